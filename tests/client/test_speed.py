"""The time from an answer to the screen, compared with drawing the whole page in the same browser."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page
from tests.client.conftest import OpenScreen
from tests.client.playing import Player, make_table, sit_down

PART_OF_A_COPY = 0.5  # a choice changes a part of the page; drawing all of it again would take a whole one
TIMES_HOME_AND_COPY = 3

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

# From adding a copy of the whole table to the page to the next frame, so many times.
COPIES = """async (copies) => {
  const times = []
  for (let number = 0; number < copies; number++) {
    const began = performance.now()
    const copy = document.querySelector('[data-testid=table]').cloneNode(true)
    document.body.append(copy)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - began)
    copy.remove()
  }
  return times
}"""

# From the start of loading to the first frame that contains the element.
FIRST_SIGHT = """(selector) => new Promise((resolve) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    : requestAnimationFrame(look)
  look()
})"""


def test_a_choice_is_on_the_screen_at_once(open_screen: OpenScreen) -> None:
    screen = open_screen()
    player = Player(sit_down(screen, make_table(screen)))
    player.wait()
    player.page.evaluate(STOPWATCH)
    copied: list[float] = []
    for _ in range(30):  # in turns, so that other load on the machine affects both
        player.step()
        player.wait()
        copied += player.page.evaluate(COPIES, 1)
    shown: list[float] = player.page.evaluate("() => window.shown")
    assert len(shown) >= 10
    assert median(shown) < PART_OF_A_COPY * median(copied), (sorted(shown), sorted(copied))


def first_sight(page: Page, selector: str) -> float:
    page.bring_to_front()  # a page in the background draws no frames
    page.reload(wait_until="commit")
    milliseconds: float = page.evaluate(FIRST_SIGHT, selector)
    return milliseconds


def test_a_table_is_there_soon(open_screen: OpenScreen) -> None:
    screen = open_screen()
    home_page, table_page = screen.tab("/"), sit_down(screen, make_table(screen))
    home, table = [], []
    for _ in range(5):  # in turns, so that other load on the machine affects both
        home.append(first_sight(home_page, "[data-testid=play-now]"))
        table.append(first_sight(table_page, "[data-testid=board]"))
    copied: list[float] = table_page.evaluate(COPIES, 10)
    assert median(table) < TIMES_HOME_AND_COPY * (median(home) + median(copied)), (table, home, copied)
