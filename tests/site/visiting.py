"""What a visitor of the site does and sees."""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.client.browser.playing import Player

LOADING: Final = 180.0  # seconds, for Python in two workers on a busy machine


IS_KEPT: Final = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"

MEMORY_SIZES: Final = """async () => {
  const cache = await caches.open('goa-runtime')
  const keys = (await cache.keys()).filter(({ url }) => url.endsWith('.snapshot'))
  return Promise.all(keys.map(async (key) => (await (await cache.match(key)).blob()).size))
}"""
LEAST_MEMORY: Final = 1_000_000  # bytes; a broken one is smaller


def play_now(screen: Screen, page: Page) -> Player:
    """Begin a game against bots, by clicking."""
    page.get_by_test_id("play-now").click()
    return at_table(page)


def at_table(page: Page) -> Player:
    page.get_by_test_id("table").wait_for(timeout=LOADING * 1000)
    return Player(page)


def take_turns(player: Player, turns: int) -> None:
    for _ in range(turns):
        player.wait(LOADING)
        player.answer()


def wait_until_kept(page: Page) -> None:
    """Until the service worker has stored the whole site."""
    deadline = time.monotonic() + LOADING
    while not page.evaluate(IS_KEPT):
        assert time.monotonic() < deadline, "the service worker does not get ready"
        page.wait_for_timeout(100)


def wait_for_memory(page: Page) -> None:
    """Until the browser has kept Python's memory for the next visit."""
    deadline = time.monotonic() + LOADING
    while not any(size > LEAST_MEMORY for size in page.evaluate(MEMORY_SIZES)):
        assert time.monotonic() < deadline, "no memory is kept"
        page.wait_for_timeout(100)


def transfer(site: Path, asked: list[str]) -> dict[str, int]:
    """Bytes of every file that was asked for, compressed as web spaces do."""
    paths = {path.partition("?")[0].removeprefix(f"/{site.name}/") or "index.html" for path in asked}
    return {path: len(gzip.compress((site / path).read_bytes(), 6)) for path in paths if (site / path).is_file()}


def game_of(page: Page) -> str:
    return page.url.rpartition("/")[2]
