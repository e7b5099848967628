"""Whole games by clicking, without a network, in both editions and in German and Dutch, on a laptop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import DESKTOP, PHONE
from tests.client.browser.looking import no_sideways_scroll
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.stored_games import stored_table
from tests.site.visiting import LOADING, at_table, wait_until_kept

from goa.record.read_record import read_record
from goa.record.replay import replay
from goa.rules.scoring import score
from goa.tables.review.records import record_text

pytestmark = pytest.mark.slow

RELOAD_AFTER = 40  # clicks


def begin(page: Page, edition: str) -> None:
    """A table for two with the form, against a bot that answers at once."""
    page.get_by_test_id("new-table").click()
    page.locator(f"input[name=edition][value='{edition}']").check(force=True)
    page.locator("input[name=number][value='2']").check(force=True)
    who = page.get_by_test_id("who-1")
    who.locator("option[value=novice]").wait_for(state="attached", timeout=LOADING * 1000)
    who.select_option("novice")
    page.get_by_test_id("make").click()


@pytest.mark.parametrize(
    ("edition", "language", "size", "words"),
    [("2004", "de", PHONE, "Wertung"), ("2012", "nl", DESKTOP, "Puntentelling")],
)
def test_a_whole_game_without_a_network(
    open_screen: OpenScreen, files: FileServer, edition: str, language: str, size: tuple[int, int], words: str
) -> None:
    screen = open_screen(size, language=language)
    page = screen.tab()
    wait_until_kept(page)
    files.stop()
    page.reload()
    begin(page, edition)
    player = at_table(page)
    assert page.locator("html").get_attribute("lang") == language
    player.wait(LOADING)
    while player.step():
        if len(player.chosen) == RELOAD_AFTER:
            page.reload()
            at_table(page)
            player.wait(LOADING)
            no_sideways_scroll(page)
    expect(page.get_by_test_id("scores")).to_be_visible()
    assert len(player.chosen) > RELOAD_AFTER
    no_sideways_scroll(page)
    totals = [int(text) for text in page.locator("[data-testid=scores] tr.total td").all_inner_texts()]
    record = read_record(record_text(stored_table(page).table))
    state = replay(record)
    assert state.edition.name == edition
    assert state.is_over
    assert totals == [line.total for line in score(state).seats], "as Python scores the stored game"
    assert words in page.get_by_role("dialog").inner_text()
