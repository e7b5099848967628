"""Screens of every size: nothing is out of sight on a desktop, everything can be played on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import DESKTOP, PHONE, SMALL
from tests.client.browser.looking import no_scroll, no_sideways_scroll
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen


def test_a_desktop_shows_everything_at_the_end(warm_screen: OpenScreen) -> None:
    """And at every question: test_questions looks at that."""
    screen = warm_screen(DESKTOP)
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    Player(page).wait()
    no_scroll(page)


def test_a_desktop_keeps_the_rules_within_the_window(warm_screen: OpenScreen) -> None:
    """Long pages scroll below the header."""
    page = warm_screen(DESKTOP).tab()
    page.get_by_test_id("rules-link").click()
    page.get_by_test_id("rules").wait_for()
    no_scroll(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_round_on_a_phone(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    screen = warm_screen(size)
    player = Player(sit_down(screen, make_table(screen, edition="2012")), seed=3)
    prompt = player.page.get_by_test_id("prompt")
    while player.step() and len(player.chosen) < 25:
        player.wait()
        no_sideways_scroll(player.page)
        box = prompt.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 1, "the prompt is below the window"


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)


@pytest.mark.parametrize("kind", ["PlaceMarker", "BidOnLot", "TakeAction", "PutSpice", "over"])
def test_a_phone_never_scrolls_sideways_and_shows_the_own_ducats(warm_screen: OpenScreen, kind: str) -> None:
    screen = warm_screen(PHONE)
    table = load(screen, questions("2012")[kind])
    page = sit_down(screen, table)
    Player(page).wait()
    for size in (PHONE, SMALL):
        resize(page, *size)
        no_sideways_scroll(page)
        if kind != "over":
            purse = page.get_by_test_id("purse")
            expect(purse).to_be_in_viewport()
            expect(purse).to_contain_text(str(table.view(0)["own"]["ducats"]))


def test_a_phone_shows_what_each_action_brings_now(warm_screen: OpenScreen) -> None:
    """On the buttons, and with the names of the columns above the figures of the board."""
    screen = warm_screen(PHONE)
    table = load(screen, questions("2012")["TakeAction"])
    page = sit_down(screen, table)
    Player(page).wait()
    view = table.view(0)
    printed = table.request("GET", "printed", 0).json()
    rows = view["table"]["players"][0]["rows"]
    offered = {each["text"] for each in view["own"]["offered"]}
    actions = [each for each in enumerate(("build ships", "harvest", "taxes", "expedition")) if each[1] in offered]
    assert len(actions) >= 3
    for column, action in actions:
        gives = printed["columns"][column]["gives"][rows[column]]
        expect(page.locator(f"[data-testid=prompt] [data-choice='{action}']")).to_contain_text(f"({gives}")
    names = page.locator("[data-mat='0'] .head .name")
    expect(names).to_have_text(["Ships", "Harvest", "Taxes", "Expedition", "Colonists"])
    assert all(name.is_visible() for name in names.all())
    resize(page, *SMALL)
    for name in ("Ships", "Harvest", "Taxes", "Expedition", "Colonists"):
        head = page.locator("[data-mat='0'] .head").filter(has_text=name)
        expect(head).to_have_accessible_name(re.compile(name))


# The costs that are drawn outside of the row that they belong to, or not at all.
UNREADABLE = """() => [...document.querySelectorAll('[data-mat="0"] .cost')].filter((cost) => {
  const row = cost.closest('.row').getBoundingClientRect()
  const { left, right, top, bottom, width } = cost.getBoundingClientRect()
  if (!cost.childElementCount) return false
  return !width || left < row.left - 1 || right > row.right + 1 || top < row.top - 2 || bottom > row.bottom + 2
}).length"""


@pytest.mark.parametrize(
    "sizes", [((901, 768), (1000, 768), (1100, 768)), ((1366, 768), (1920, 1080))], ids=["touched", "desktop"]
)
def test_costs_can_be_read_on_every_screen(warm_screen: OpenScreen, sizes: tuple[tuple[int, int], ...]) -> None:
    screen = warm_screen(sizes[0])
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    for size in sizes:
        resize(page, *size)
        no_scroll(page)  # with the fonts
        assert page.evaluate(UNREADABLE) == 0
