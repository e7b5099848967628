"""A full storage: nothing is lost without a word, and the game can be taken along."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page
from tests.client.browser.playing import Player
from tests.site.conftest import OpenScreen
from tests.site.visiting import LOADING, at_table, play_now, take_turns

from goa.record.read_record import read_record
from goa.record.replay import verify

pytestmark = pytest.mark.slow


def fill_storage(page: Page) -> CDPSession:
    """No room for anything until the session ends."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": page.evaluate("location.origin"), "quotaSize": 1})
    return session


def choose_until_refused(player: Player, refusal: Locator) -> None:
    """Browsers notice a full storage some choices late; it may be a bot's choice."""
    deadline = time.monotonic() + LOADING
    while not refusal.is_visible():
        assert time.monotonic() < deadline, "everything could be stored"
        found = player.look()
        if found.confirm:
            player.page.get_by_test_id("confirm").click()
        elif found.buttons or found.things:
            player.choose((found.buttons or found.things)[0])
        player.page.wait_for_timeout(300)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "no room left"), ("de", "keinen Platz mehr"), ("nl", "geen ruimte meer")]
)
def test_a_full_storage(open_screen: OpenScreen, tmp_path: Path, language: str, words: str) -> None:
    screen = open_screen(language=language)
    screen.expects("QuotaExceededError")
    page = screen.tab()
    player = play_now(screen, page)
    take_turns(player, 1)
    player.wait(LOADING)
    full = fill_storage(page)
    notice = page.get_by_test_id("storage-full")
    choose_until_refused(player, notice)
    assert words in notice.inner_text()
    number = player.number
    with page.expect_download() as download:
        page.get_by_test_id("rescue").click()
    saved = tmp_path / "rescued.goa"
    download.value.save_as(saved)
    record = read_record(saved.read_text(encoding="utf-8"))
    verify(record)
    assert record.moves
    page.reload()
    player = at_table(page)
    assert player.number == number, "what was on the screen is what is stored"
    full.detach()
    take_turns(player, 1)
    assert player.number > number
