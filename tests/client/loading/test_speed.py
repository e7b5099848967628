"""What the page does between an answer and the screen, compared with drawing the whole page in the same browser."""

from __future__ import annotations

import itertools
import json
import os
from pathlib import Path
from statistics import mean, median

from playwright.sync_api import Page
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen
from tests.server.process import ServerProcess

PART_OF_A_COPY = 0.5  # a choice changes a part of the page; drawing all of it again would take a whole one
TIMES_HOME_AND_COPY = 3
MOST = 100.0  # milliseconds from a click to the screen
FRAME = 1000 / 60  # a change waits up to this for the next frame
# What is asked, and the answer that is clicked; without one the first place on the table.
CLICKS = [("TakeAction", "taxes"), ("BuyOrPass", "pass"), ("BidOnLot", "pass"), ("PlaceMarker", "")]

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
    performance.mark('clicked')
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => {
        performance.mark('click shown')
        window.shownAfter = performance.now() - timeStamp
      }))
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
    # Bots who answered at once would be drawn between the two marks as well.
    player = Player(sit_down(screen, make_table(screen, pace=0.2)))
    player.wait()
    player.page.evaluate(STOPWATCH)
    browser = player.page.context.browser
    assert browser is not None
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=player.page, path=trace, categories=["blink.user_timing"])
    for _ in range(18):
        player.step()
        player.wait()
        player.page.evaluate(COPIES, 1)
    browser.stop_tracing()
    shown = work_between(trace, "choice answered", "choice shown")
    copied = work_between(trace, "copy began", "copy shown")
    assert len(shown) >= 10
    assert len(copied) == 18
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


def server_work(server: ServerProcess) -> float:
    """Milliseconds of processor time that the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def test_a_click_is_on_the_screen_in_a_tenth_of_a_second(
    open_screen: OpenScreen, server: ServerProcess, tmp_path: Path
) -> None:
    """On a machine with nothing else to do: what page and server work one after the other, and a frame."""
    screen = open_screen()
    on_page: list[float] = []
    at_server: list[float] = []
    for number, (kind, choice) in enumerate(CLICKS * 3):
        page = sit_down(screen, load(screen, questions("2012")[kind]))
        player = Player(page)
        found = player.wait()
        page.evaluate(NEXT_CLICK)
        trace = tmp_path / f"trace-{number}.json"
        assert page.context.browser is not None
        page.context.browser.start_tracing(page=page, path=trace, categories=["blink.user_timing"])
        before = server_work(server)
        player.choose(choice or found.things[0])
        page.wait_for_function("() => window.shownAfter !== null")
        at_server.append(server_work(server) - before)
        page.context.browser.stop_tracing()
        on_page += work_between(trace, "clicked", "click shown")
        page.close()
    assert len(on_page) == len(at_server)
    assert median(on_page) + mean(at_server) + FRAME < MOST, (on_page, at_server)


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
