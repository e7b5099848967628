"""Looking back at a finished game: rounds, playing on, a picture, and the score sheet on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import axe, no_sideways_scroll
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

MOST_BYTES = 8_000_000


def finished(warm_screen: OpenScreen, size: tuple[int, int] | None = None) -> tuple[Seats, Page]:
    screen = warm_screen(size, bypass_csp=True) if size else warm_screen(bypass_csp=True)
    table = load(screen, questions("2012")["over"])
    page = sit_down(screen, table)
    page.get_by_test_id("round-chips").wait_for()
    return table, page


@pytest.mark.slow
@pytest.mark.parametrize("size", [None, PHONE])
def test_a_chip_opens_its_round(warm_screen: OpenScreen, size: tuple[int, int] | None) -> None:
    table, page = finished(warm_screen, size)
    chips = page.get_by_test_id("round-chips").get_by_role("button")
    assert chips.all_inner_texts() == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    expect(page.locator(".chip.turning").first).to_be_visible()
    chips.nth(5).focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("past").wait_for()
    expect(chips.nth(5)).to_have_attribute("aria-current", "step")
    shown = next(
        line["number"]
        for line in table.request("GET", "lines", 0).json()["lines"]
        if {"event": "RoundBegan", "part": 1, "round": 2} in line["events"]
    )
    expect(page.get_by_test_id("slider")).to_have_value(str(shown))
    no_sideways_scroll(page)
    axe(page)


@pytest.mark.slow
def test_playing_on_opens_a_marked_table_at_that_moment(warm_screen: OpenScreen) -> None:
    table, page = finished(warm_screen)
    page.get_by_test_id("round-chips").get_by_role("button").nth(4).click()
    page.get_by_test_id("past").wait_for()
    page.get_by_test_id("play-on").click()
    page.wait_for_url(lambda address: table.id not in address)
    player = Player(page)
    player.wait()
    page.get_by_test_id("open-menu").click()
    expect(page.get_by_test_id("mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("header .rounds li.now")).to_have_text("B1")


@pytest.mark.slow
def test_a_picture_of_the_moment_is_saved(warm_screen: OpenScreen, tmp_path: Path) -> None:
    _, page = finished(warm_screen)
    page.get_by_test_id("round-chips").get_by_role("button").nth(3).click()
    page.get_by_test_id("past").wait_for()
    with page.expect_download() as saving:
        page.get_by_test_id("save-picture").click()
    saving.value.save_as(tmp_path / "moment.png")
    picture = (tmp_path / "moment.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert saving.value.suggested_filename.endswith(".png")
    assert 50_000 < len(picture) < MOST_BYTES  # an empty one is far smaller


@pytest.mark.slow
def test_the_score_sheet_fits_on_one_page(open_screen: OpenScreen) -> None:
    _, page = finished(open_screen)
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("scores").wait_for()
    paper = page.pdf(format="A4")
    assert paper.count(b"/Type /Page\n") == 1
    page.emulate_media(media="print")
    expect(page.get_by_test_id("scores")).to_be_visible()
    expect(page.get_by_test_id("print")).to_be_hidden()
    expect(page.get_by_test_id("boards")).to_be_hidden()
    expect(page.get_by_test_id("table")).to_be_hidden()
