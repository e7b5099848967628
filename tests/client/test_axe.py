"""axe-core finds nothing serious on any page."""

from __future__ import annotations

import pytest
from tests.client.chromium import PHONE
from tests.client.conftest import WarmScreen
from tests.client.looking import axe
from tests.client.playing import Player, load, sit_down
from tests.client.positions import questions

PHASES = ["PlaceFlag", "PlaceMarker", "BidOnLot", "BuyOrPass", "TakeAction", "PaySpice", "Recruit", "SpendExtraAction"]

LOOKS = [
    *((kind, "light") for kind in (*PHASES, "over")),
    *((kind, "dark") for kind in ("BidOnLot", "over")),
    *(pytest.param(kind, "dark", marks=pytest.mark.slow) for kind in ("PlaceFlag", "TakeAction")),
]


@pytest.mark.parametrize(("kind", "theme"), LOOKS)
def test_the_table_in_each_phase(warm_screen: WarmScreen, kind: str, theme: str) -> None:
    screen = warm_screen(bypass_csp=True, theme=theme)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    axe(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/#/new", "/#/new/hotseat", "/#/rules"])
def test_pages(warm_screen: WarmScreen, path: str, theme: str) -> None:
    page = warm_screen(bypass_csp=True, theme=theme).tab(path)
    page.get_by_role("heading", level=1).first.wait_for()
    axe(page)


@pytest.mark.parametrize("opener", ["open-menu", "open-rules", "hint", "tab-chat"])
def test_panels(warm_screen: WarmScreen, opener: str) -> None:
    screen = warm_screen(bypass_csp=True)
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    page.get_by_test_id(opener).click()
    page.wait_for_timeout(300)
    axe(page)


def test_the_scoring_sheet(warm_screen: WarmScreen) -> None:
    screen = warm_screen(bypass_csp=True)
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("scores").wait_for()
    axe(page)


def test_settings_and_the_tutorial(warm_screen: WarmScreen) -> None:
    page = warm_screen(bypass_csp=True).tab()
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("language").wait_for()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("tutorial").click()
    page.get_by_test_id("tutor").wait_for()
    axe(page)


def test_a_phone(warm_screen: WarmScreen) -> None:
    screen = warm_screen(PHONE, bypass_csp=True)
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    axe(page)
