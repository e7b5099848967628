"""Screens of every size: nothing is out of sight on a desktop, everything can be played on a phone."""

from __future__ import annotations

import pytest
from tests.client.chromium import DESKTOP, PHONE, SMALL
from tests.client.conftest import OpenScreen
from tests.client.looking import no_scroll, no_sideways_scroll
from tests.client.playing import Player, load, make_table, sit_down
from tests.client.positions import questions


def test_a_desktop_shows_everything_at_the_end(open_screen: OpenScreen) -> None:
    """And at every question: test_questions looks at that."""
    screen = open_screen(DESKTOP)
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    Player(page).wait()
    no_scroll(page)


def test_a_desktop_keeps_the_rules_within_the_window(open_screen: OpenScreen) -> None:
    """Long pages scroll below the header."""
    page = open_screen(DESKTOP).tab()
    page.get_by_test_id("rules-link").click()
    page.get_by_test_id("rules").wait_for()
    no_scroll(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_round_on_a_phone(open_screen: OpenScreen, size: tuple[int, int]) -> None:
    screen = open_screen(size)
    player = Player(sit_down(screen, make_table(screen, edition="2012")), seed=3)
    prompt = player.page.get_by_test_id("prompt")
    while player.step() and len(player.chosen) < 25:
        player.wait()
        no_sideways_scroll(player.page)
        box = prompt.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 1, "the prompt is below the window"


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("kind", ["BidOnLot", "TakeAction", "over"])
def test_a_phone_never_scrolls_sideways(open_screen: OpenScreen, size: tuple[int, int], kind: str) -> None:
    screen = open_screen(size)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    no_sideways_scroll(page)
