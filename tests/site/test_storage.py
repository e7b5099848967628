"""A full storage: nothing is lost without a word, and the game can be taken along."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.site.conftest import OpenScreen
from tests.site.visiting import LOADING, play_now, take_turns

from goa.record.notation import read_record
from goa.record.replay import verify

pytestmark = pytest.mark.slow


def limit_storage(page: Page, size: int | None) -> None:
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    limit = {} if size is None else {"quotaSize": size}
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **limit})
    session.detach()


@pytest.mark.parametrize(("language", "words"), [("en", "no room left"), ("de", "keinen Platz"), ("nl", "geen ruimte")])
def test_a_full_storage(open_screen: OpenScreen, tmp_path: Path, language: str, words: str) -> None:
    screen = open_screen(language=language)
    screen.expects("QuotaExceededError")
    page = screen.tab()
    player = play_now(screen, page)
    take_turns(player, 1)
    found = player.wait(LOADING)
    number = player.number
    limit_storage(page, 1)
    player.choose((found.buttons or found.things)[0])
    notice = page.get_by_test_id("storage-full")
    notice.wait_for(timeout=LOADING * 1000)
    assert words in notice.inner_text()
    assert player.number == number, "what is not stored does not count"
    with page.expect_download() as download:
        page.get_by_test_id("rescue").click()
    saved = tmp_path / "rescued.goa"
    download.value.save_as(saved)
    record = read_record(saved.read_text(encoding="utf-8"))
    verify(record)
    assert record.moves
    limit_storage(page, None)
    take_turns(player, 1)
    assert player.number > number
