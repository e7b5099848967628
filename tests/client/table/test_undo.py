"""Taking back: picks that are only laid out, and choices that were sent."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

ALONE = ({"name": "Ann"}, {"name": "Bob"})


def test_a_choice_is_taken_back(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, *ALONE)
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    before = player.wait()
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").click()
    player.wait_until(lambda: player.look() == before)
    assert table.awaited() == seat


def test_the_log_strikes_out_what_was_taken_back(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, *ALONE)
    player = Player(sit_down(screen, table, table.awaited()))
    before = player.wait()
    undone = player.page.get_by_test_id("log").locator("s")
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").wait_for()
    expect(undone).to_have_count(0)
    player.page.get_by_test_id("undo").click()
    player.wait_until(lambda: player.look() == before)
    expect(undone).to_have_count(1)
    expect(undone).to_contain_text("Taken back:")
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").wait_for()
    expect(undone).to_have_count(1)


def test_undo_is_one_key(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, *ALONE)
    player = Player(sit_down(screen, table, table.awaited()))
    before = player.wait()
    player.choose(before.things[0])
    player.page.get_by_test_id("undo").wait_for()
    player.page.keyboard.press("u")
    player.wait_until(lambda: player.look() == before)


def test_what_is_laid_out_is_not_yet_sent(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")["HarvestSack"])
    player = Player(sit_down(screen, table))
    before, number = player.wait(), player.number
    player.step()
    assert player.number == number == table.view(-1)["number"]
    player.page.keyboard.press("Escape")
    player.wait_until(lambda: player.look() == before)
    while player.number == number:
        player.step()
    assert table.view(-1)["number"] == player.number  # nothing is at stake, so nobody asked for a confirmation
    assert "(confirmed)" not in player.chosen
    while player.look() != before:  # pick by pick
        player.page.get_by_test_id("undo").click()
        player.wait()


def test_what_bots_answered_is_taken_back_too(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen)
    player = Player(sit_down(screen, table))
    player.wait()
    while table.view(0)["table"]["phase"] != "auctions":
        player.step()
        player.wait()
    before, ours = player.wait(), table.view(0)["table"]["choices"]
    assert "pass" in before.buttons
    player.choose("pass")
    player.wait_until(lambda: table.view(0)["own"]["may_undo"] > 0 and table.view(-1)["table"]["choices"] > ours + 1)
    player.page.get_by_test_id("undo").click()
    player.wait_until(lambda: table.view(-1)["table"]["choices"] == ours)
    player.wait_until(lambda: player.look().buttons == before.buttons)
