"""What else the page offers without a network: one screen for all, lessons, bots to watch, records to replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import no_sideways_scroll
from tests.client.browser.playing import share_screen
from tests.site.conftest import OpenScreen
from tests.site.differential import random_record
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, at_table, wait_until_kept

pytestmark = pytest.mark.slow


@pytest.fixture
def page(open_screen: OpenScreen, files: FileServer) -> Iterator[Page]:
    """The home page on a phone, loaded once and then cut off."""
    page = open_screen(PHONE).tab()
    wait_until_kept(page)
    files.stop()
    yield page
    no_sideways_scroll(page)


def test_one_screen_for_two(page: Page) -> None:
    player = share_screen(page)
    seats: set[str] = set()
    while len(seats) < 2:
        player.wait_until(lambda: player.is_handed_over or player.look().any, LOADING)
        if player.is_handed_over:
            seats.add(page.get_by_test_id("hand-over").inner_text())
            page.get_by_test_id("ready").click()
            page.get_by_test_id("table").wait_for()
        else:
            player.step()


def test_the_lesson(page: Page) -> None:
    page.get_by_test_id("tutorial").click()
    at_table(page)
    expect(page.get_by_test_id("tutor")).to_contain_text("eight rounds", timeout=LOADING * 1000)


def test_bots_are_watched(page: Page) -> None:
    page.get_by_test_id("watch").click()
    player = at_table(page)
    player.wait_until(lambda: player.number >= 3, LOADING)
    assert not player.look().any


def test_a_record_is_loaded_and_replayed(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.goa"
    file.write_text(random_record(1), encoding="utf-8")
    page.get_by_test_id("file").set_input_files(file)
    at_table(page)
    page.get_by_test_id("open-scores").click()
    expect(page.get_by_test_id("scores")).to_be_visible()
    page.get_by_test_id("close").first.click()
    page.get_by_test_id("slider").fill("0")
    expect(page.get_by_test_id("past")).to_be_visible(timeout=LOADING * 1000)
