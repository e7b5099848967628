"""Whole games by clicking, and several people at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import SIZES
from tests.client.browser.looking import no_sideways_scroll
from tests.client.browser.playing import BOT, Player, make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.players import Seats


def totals_on_sheet(page: Page) -> list[int]:
    cells = page.locator("[data-testid=scores] tr.total td")
    return [int(text) for text in cells.all_inner_texts()]


def totals_of(table: Seats) -> list[int]:
    return [line["total"] for line in table.view(-1)["table"]["scores"]["seats"]]


# Each size once, the editions in turns, one with everything that moves.
GAMES = [
    (size, ("2004", "2012")[number % 2], "fast" if size == "tablet" else "off") for number, size in enumerate(SIZES)
]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "edition", "speed"), GAMES, ids=SIZES)
def test_a_whole_game_by_clicking(warm_screen: OpenScreen, size: str, edition: str, speed: str) -> None:
    screen = warm_screen(SIZES[size], reduced_motion=speed == "off", speed=speed)
    table = make_table(screen, {"name": "Ann"}, BOT, edition=edition)
    page = sit_down(screen, table)
    player = Player(page, seed=7)
    while player.step():
        pass
    expect(page.get_by_test_id("scores")).to_be_visible()
    assert len(player.chosen) > 50
    assert totals_on_sheet(page) == totals_of(table)
    no_sideways_scroll(page)


def test_two_browsers_at_one_table(warm_screen: OpenScreen) -> None:
    """For a whole round."""
    screens = [warm_screen(), warm_screen()]
    table = make_table(screens[0], {"name": "Ann"}, {"name": "Bob"})
    players = [Player(sit_down(screen, table, seat), seat) for seat, screen in enumerate(screens)]
    while (shown := table.view(-1))["table"]["round"] == 1:
        seat, before = table.awaited(), shown["number"]
        players[seat].answer()
        for player in players:
            player.wait_for_entry(before)
    lines = [player.page.get_by_test_id("log").locator("li").count() for player in players]
    assert lines[0] > 0
    assert players[0].number == players[1].number


def test_two_tabs_of_one_seat_agree(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen)
    first = Player(sit_down(screen, table))
    second = Player(sit_down(screen, table))
    for player, other in [(first, second), (second, first), (first, second)]:
        before = other.number
        player.answer()
        other.wait_for_entry(before)
    assert first.wait() == second.wait()
