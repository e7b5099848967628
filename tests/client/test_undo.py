"""Taking back: picks that are only laid out, and choices that were sent."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.client.conftest import OpenScreen
from tests.client.playing import Player, load, make_table, sit_down
from tests.client.positions import questions

ALONE = ({"name": "Ann"}, {"name": "Bob"})


def test_a_choice_is_taken_back(open_screen: OpenScreen) -> None:
    screen = open_screen()
    table = make_table(screen, *ALONE)
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    before = player.wait()
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").click()
    player.wait_until(lambda: player.look() == before)
    assert table.awaited() == seat


def test_undo_is_one_key(open_screen: OpenScreen) -> None:
    screen = open_screen()
    table = make_table(screen, *ALONE)
    player = Player(sit_down(screen, table, table.awaited()))
    before = player.wait()
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").wait_for()
    player.page.keyboard.press("u")
    player.wait_until(lambda: player.look() == before)


def test_what_is_laid_out_is_not_yet_sent(open_screen: OpenScreen) -> None:
    screen = open_screen()
    table = load(screen, questions("2012")["HarvestSack"])
    player = Player(sit_down(screen, table))
    before, number = player.wait(), player.number
    player.step()
    assert player.number == number == table.view(-1)["number"]
    player.page.keyboard.press("Escape")
    player.wait_until(lambda: player.look() == before)
    while not player.wait().confirm:
        player.step()
    player.page.get_by_test_id("confirm").click()
    player.wait_for_entry(number)
    expect(player.page.get_by_test_id("confirm")).to_have_count(0)
    assert table.view(-1)["number"] == player.number
