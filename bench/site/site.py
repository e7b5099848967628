"""Measures the site in Chromium: PYTHONPATH=. python bench/site/site.py.

The transfer is what the browser loads until the first choice, each file compressed with gzip as web spaces do. Times
are medians of some visits, with a file server on this machine. The second visit starts from the service worker's cache:
"table" is when the table of the last visit is on the screen with what can be chosen, "python" when Python has started
from the memory of the first visit, and "choice" when a choice that is clicked then is on the board. The processor time
is that of all of Chromium until Python has started. bench/site/site_bots.py measures the bots.
"""

import argparse
import gzip
import json
import os
import statistics
import time
from pathlib import Path
from typing import Any

from building.site import SITE, build_site
from playwright.sync_api import Page
from tests.client.browser.chromium import DESKTOP, Chromium, new_screen
from tests.client.browser.playing import Player
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, at_table, play_now, transfer, wait_for_memory, wait_until_kept

CHOICES = 8
SETTINGS = {"language": "en", "theme": "light", "speed": "off"}

# From a click to the frame in which the table shows the entry.
CLICK_TO_BOARD = """text => new Promise((resolve) => {
  const table = document.querySelector('[data-testid=table]')
  const began = performance.now()
  new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - began))
  }).observe(table, { attributes: true, attributeFilter: ['data-number'] })
  document.querySelector(`[data-choice="${text}"]`).click()
  setTimeout(() => resolve(-1), 5000) // a pick of a series: nothing is sent yet
})"""


def choices_to_board(page: Page) -> list[float]:
    player, times = at_table(page), []
    for _ in range(CHOICES):
        found = player.wait(LOADING)
        if found.over:
            break
        texts = [text for text in found.buttons if page.locator(f'[data-choice="{text}"]').count()]
        if found.confirm or not texts:
            player.step()
            continue
        taken = page.evaluate(CLICK_TO_BOARD, texts[0])
        if taken >= 0:
            times.append(taken)
    return times


def first_choice(page: Page, player: Player, began: float) -> float | None:
    """Click the first choice that is offered; the seconds until the board has it."""
    found = player.wait(LOADING)
    texts = [text for text in found.buttons if page.locator(f'[data-choice="{text}"]').count()]
    if not texts or found.confirm:
        return None
    return time.perf_counter() - began if page.evaluate(CLICK_TO_BOARD, texts[0]) >= 0 else None


def processor_seconds(chromium: Chromium) -> float:
    """Of all processes of the browser, so that it says something on a busy machine too."""
    session = chromium.started().new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in found)


def visit(chromium: Chromium, level: str) -> dict[str, Any]:
    """A first visit with some choices, and a second one."""
    files = FileServer(SITE)
    screen = new_screen(chromium.started(), files.url, DESKTOP, settings=SETTINGS)
    began = time.perf_counter()
    page = screen.tab()
    page.get_by_test_id("play-now").wait_for()
    shown = time.perf_counter() - began
    page.get_by_test_id("level").locator(f"option[value={level}]").wait_for(state="attached", timeout=LOADING * 1000)
    page.get_by_test_id("level").select_option(level)
    player = play_now(screen, page)
    player.wait(LOADING)
    first = time.perf_counter() - began
    loaded = transfer(SITE, list(files.asked))
    times = choices_to_board(page)
    wait_until_kept(page)
    wait_for_memory(page)
    address = page.url.removeprefix(screen.url)
    page.close()
    files.asked.clear()
    began = time.perf_counter()
    processor = processor_seconds(chromium)
    again = screen.tab(address)
    player = at_table(again)
    second = time.perf_counter() - began
    again.get_by_test_id("loading").wait_for(state="detached", timeout=LOADING * 1000)
    ready, processor = time.perf_counter() - began, processor_seconds(chromium) - processor
    chosen = first_choice(again, player, began)
    more = [path for path in files.asked if not path.endswith("service-worker.js")]
    screen.close()
    files.stop()
    return {
        "home_seconds": shown,
        "first_choice_seconds": first,
        "choice_to_board_ms": statistics.median(times) if times else None,
        "choice_to_board_ms_worst": max(times) if times else None,
        "second_visit_table_seconds": second,
        "second_visit_python_seconds": ready,
        "second_visit_processor_seconds": processor,
        "second_visit_choice_seconds": chosen,
        "second_visit_requests": len(more),
        "transfer": {"files": len(loaded), "megabytes_gzipped": round(sum(loaded.values()) / 1e6, 2)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=3)
    visits = parser.parse_args().visits
    build_site()
    chromium = Chromium()
    results = [visit(chromium, "merchant") for _ in range(visits)]
    chromium.end()
    figures = {
        name: round(statistics.median(found), 2)
        for name in results[0]
        if name != "transfer" and (found := [each[name] for each in results if each[name] is not None])
    }
    print(json.dumps({**figures, "transfer": results[0]["transfer"], "load": os.getloadavg()[0]}, indent=2))
    whole = sum(len(gzip.compress(path.read_bytes(), 6)) for path in Path(SITE).rglob("*") if path.is_file())
    print(f"the whole site, gzipped: {whole / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
