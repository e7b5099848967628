"""axe-core finds nothing on any page, advice aside. The end of a game: test_ending looks at that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.client.browser.chromium import PHONE, SIZES
from tests.client.browser.looking import SHOWN, axe, pages_of
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

PHASES = ["PlaceFlag", "PlaceMarker", "BidOnLot", "BuyOrPass", "PaySpice", "Recruit", "SpendExtraAction"]

LOOKS = [
    *((kind, "light") for kind in PHASES),
    ("BidOnLot", "dark"),
    *(pytest.param(kind, "dark", marks=pytest.mark.slow) for kind in ("PlaceFlag", "TakeAction")),
]


@pytest.mark.parametrize(("kind", "theme"), LOOKS)
def test_the_table_in_each_phase(warm_screen: OpenScreen, kind: str, theme: str) -> None:
    screen = warm_screen(bypass_csp=True, theme=theme)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    axe(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(warm_screen: OpenScreen, theme: str) -> None:
    for page in pages_of(warm_screen(bypass_csp=True, theme=theme), SHOWN):
        page.get_by_role("heading", level=1).first.wait_for()
        axe(page)


def test_an_action_and_all_panels(warm_screen: OpenScreen) -> None:
    screen = warm_screen(bypass_csp=True)
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    axe(page)
    for opener in ("open-menu", "open-rules"):
        page.get_by_test_id(opener).click()
        page.get_by_test_id("dialog").wait_for()
        axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("dialog")).to_have_count(0)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").wait_for()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("tab-chat").click()
    page.get_by_test_id("chat").wait_for()
    axe(page)


def test_settings_and_the_tutorial(warm_screen: OpenScreen) -> None:
    page = warm_screen(bypass_csp=True).tab()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("language").wait_for()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("tutorial").click()
    page.get_by_test_id("tutor").wait_for()
    axe(page)


SHAPES = [name for name in SIZES if name != "laptop"]  # the tests above have a laptop's window


@pytest.mark.parametrize("kind", ["TakeAction", pytest.param("BidOnLot", marks=pytest.mark.slow)])
def test_the_table_in_windows_of_every_shape(warm_screen: OpenScreen, kind: str) -> None:
    screen = warm_screen(PHONE, bypass_csp=True)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    for shape in SHAPES:
        width, height = SIZES[shape]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        expect(page.get_by_test_id("prompt")).to_be_visible()
        axe(page)


@pytest.mark.parametrize("lesson", ["second-half", "strategy-1"])
def test_the_other_lessons(warm_screen: OpenScreen, lesson: str) -> None:
    screen = warm_screen(bypass_csp=True)
    made = screen.api.post("/api/tutorial", json={"lesson": lesson, "pace": 0})
    assert made.status_code == 201, made.text
    table = Seats(screen.api, made.json())
    (learner,) = (seat for seat in table.tokens if seat >= 0)
    page = sit_down(screen, table, learner)
    page.get_by_test_id("tutor" if lesson == "second-half" else "strategy").wait_for()
    Player(page).wait()
    axe(page)
