"""A full storage: nothing is lost without a word, and the game can be taken along."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page
from tests.client.playing import Player
from tests.site.conftest import OpenScreen
from tests.site.visiting import LOADING, play_now, take_turns

from goa.record.notation import read_record
from goa.record.replay import verify

pytestmark = pytest.mark.slow


def fill_storage(page: Page) -> CDPSession:
    """No room for anything until the session ends."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": page.evaluate("location.origin"), "quotaSize": 1})
    return session


def choose_until_refused(player: Player, refusal: Locator) -> None:
    """A series of picks is only sent when it is complete."""
    for _ in range(10):
        found = player.wait(LOADING)
        if refusal.is_visible():
            return
        if found.confirm:
            player.page.get_by_test_id("confirm").click()
        else:
            player.choose((found.buttons or found.things)[0])
        player.page.wait_for_timeout(500)


@pytest.mark.parametrize(("language", "words"), [("en", "no room left"), ("de", "keinen Platz"), ("nl", "geen ruimte")])
def test_a_full_storage(open_screen: OpenScreen, tmp_path: Path, language: str, words: str) -> None:
    screen = open_screen(language=language)
    screen.expects("QuotaExceededError")
    page = screen.tab()
    player = play_now(screen, page)
    take_turns(player, 1)
    player.wait(LOADING)
    number = player.number
    full = fill_storage(page)
    notice = page.get_by_test_id("storage-full")
    choose_until_refused(player, notice)
    notice.wait_for()
    assert words in notice.inner_text()
    assert player.number == number, "what is not stored does not count"
    with page.expect_download() as download:
        page.get_by_test_id("rescue").click()
    saved = tmp_path / "rescued.goa"
    download.value.save_as(saved)
    record = read_record(saved.read_text(encoding="utf-8"))
    verify(record)
    assert record.moves
    full.detach()
    take_turns(player, 1)
    assert player.number > number
