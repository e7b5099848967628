"""How long a person waits for what is there already."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page
from tests.client.conftest import OpenScreen
from tests.client.playing import Player, make_table, sit_down

MILLISECONDS_TO_SHOW_A_CHOICE = 100
MILLISECONDS_TO_SHOW_A_TABLE = 1000

# From the moment the answer is there to the first frame in which the page has changed.
STOPWATCH = """() => {
  window.shown = []
  const ask = window.fetch
  window.fetch = async (...request) => {
    const response = await ask(...request)
    if (new URL(request[0], location).pathname.endsWith('/choices')) {
      const read = response.json.bind(response)
      response.json = async () => {
        const content = await read()
        const answered = performance.now()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - answered)))
        })
        observer.observe(document.querySelector('[data-testid=table]'), { attributeFilter: ['data-number'] })
        return content
      }
    }
    return response
  }
}"""

# From the click on the link to the first frame with the table in it.
FIRST_SIGHT = """() => new Promise((resolve) => {
  const look = () => document.querySelector('[data-testid=board]')
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    : requestAnimationFrame(look)
  look()
})"""


def test_a_choice_is_on_the_screen_at_once(open_screen: OpenScreen) -> None:
    screen = open_screen()
    player = Player(sit_down(screen, make_table(screen)))
    player.wait()
    player.page.evaluate(STOPWATCH)
    for _ in range(30):
        player.step()
        player.wait()
    shown: list[float] = player.page.evaluate("() => window.shown")
    assert len(shown) >= 10
    assert median(shown) < MILLISECONDS_TO_SHOW_A_CHOICE, sorted(shown)


def first_sight(page: Page) -> float:
    page.reload(wait_until="commit")
    milliseconds: float = page.evaluate(FIRST_SIGHT)
    return milliseconds


def test_a_table_is_there_within_a_second(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = sit_down(screen, make_table(screen))
    took = [first_sight(page) for _ in range(5)]
    assert median(took) < MILLISECONDS_TO_SHOW_A_TABLE, took
