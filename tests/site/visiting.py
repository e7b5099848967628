"""What a visitor of the site does and sees."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page
from tests.client.chromium import Screen
from tests.client.playing import Player

LOADING: Final = 180.0  # seconds, for Python in two workers on a busy machine


IS_KEPT: Final = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"


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


def game_of(page: Page) -> str:
    return page.url.rpartition("/")[2]
