"""What the page does between an answer and the screen, compared with drawing the whole page in the same browser."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from statistics import median

from playwright.sync_api import Page
from tests.client.conftest import OpenScreen
from tests.client.playing import Player, load, make_table, sit_down
from tests.client.positions import questions

PART_OF_A_COPY = 0.5  # a choice changes a part of the page; drawing all of it again would take a whole one
TIMES_HOME_AND_COPY = 3

# Marks the moment when the answer is there, and the first frame in which the page has changed.
STOPWATCH = """() => {
  const ask = window.fetch
  window.fetch = async (...request) => {
    const response = await ask(...request)
    if (new URL(request[0], location).pathname.endsWith('/choices')) {
      const read = response.json.bind(response)
      response.json = async () => {
        const content = await read()
        performance.mark('choice answered')
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => performance.mark('choice shown')))
        })
        observer.observe(document.querySelector('[data-testid=table]'), { attributeFilter: ['data-number'] })
        return content
      }
    }
    return response
  }
}"""

# Adds a copy of the whole table to the page until the next frame, so many times.
COPIES = """async (copies) => {
  const times = []
  for (let number = 0; number < copies; number++) {
    const began = performance.now()
    performance.mark('copy began')
    const copy = document.querySelector('[data-testid=table]').cloneNode(true)
    document.body.append(copy)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    performance.mark('copy shown')
    times.push(performance.now() - began)
    copy.remove()
  }
  return times
}"""

# Notes how long it takes from the next click to the first frame in which the page has changed.
NEXT_CLICK = """() => {
  window.shownAfter = null
  document.addEventListener('click', ({ timeStamp }) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (window.shownAfter = performance.now() - timeStamp)))
    })
    observer.observe(document.querySelector('[data-testid=table]'), { attributeFilter: ['data-number'] })
  }, { capture: true, once: true })
}"""

# How long a small request takes, some times.
ROUND_TRIPS = """async (times) => {
  const trips = []
  for (let number = 0; number < times; number++) {
    const began = performance.now()
    await (await fetch('/api/about')).text()
    trips.push(performance.now() - began)
  }
  return trips
}"""

# From the start of loading to the first frame that contains the element.
FIRST_SIGHT = """(selector) => new Promise((resolve) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    : requestAnimationFrame(look)
  look()
})"""


def work_between(trace: Path, began: str, ended: str) -> list[float]:
    """Milliseconds of processor time of the page between two marks, each time that they were set.

    Not the time of day: while bots and the server use the processor too, that says little about the page.
    """
    events = json.loads(trace.read_text())["traceEvents"]
    marks = sorted((each["ts"], each["name"], each["tts"]) for each in events if each["name"] in (began, ended))
    return [
        (stop - start) / 1000
        for (_, first, start), (_, second, stop) in itertools.pairwise(marks)
        if (first, second) == (began, ended)
    ]


def test_a_choice_changes_a_part_of_the_page(open_screen: OpenScreen, tmp_path: Path) -> None:
    screen = open_screen()
    player = Player(sit_down(screen, make_table(screen)))
    player.wait()
    player.page.evaluate(STOPWATCH)
    browser = player.page.context.browser
    assert browser is not None
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=player.page, path=trace, categories=["blink.user_timing"])
    for _ in range(30):
        player.step()
        player.wait()
        player.page.evaluate(COPIES, 1)
    browser.stop_tracing()
    shown = work_between(trace, "choice answered", "choice shown")
    copied = work_between(trace, "copy began", "copy shown")
    assert len(shown) >= 10
    assert len(copied) == 30
    assert median(shown) < PART_OF_A_COPY * median(copied), (sorted(shown), sorted(copied))


def test_a_click_is_on_the_screen_soon(open_screen: OpenScreen) -> None:
    """In times of day, with nobody else at the server: two round trips and a whole page are the most it may take."""
    screen = open_screen()
    clicked, copied, trips = [], [], []
    for kind, choice in [("TakeAction", "taxes"), ("BuyOrPass", "pass")] * 3:
        page = sit_down(screen, load(screen, questions("2012")[kind]))
        player = Player(page)
        player.wait()
        copied += page.evaluate(COPIES, 2)
        trips += page.evaluate(ROUND_TRIPS, 3)
        page.evaluate(NEXT_CLICK)
        player.choose(choice)
        page.wait_for_function("() => window.shownAfter !== null")
        clicked.append(page.evaluate("() => window.shownAfter"))
        page.close()
    assert median(clicked) < 2 * median(trips) + median(copied), (clicked, trips, copied)


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
