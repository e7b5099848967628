"""Choosing: picks in any order, and a question only before something is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.client.chromium import PHONE
from tests.client.conftest import WarmScreen
from tests.client.playing import Player, load, make_table, sit_down
from tests.client.positions import questions

from goa.core.choices import BY_TEXT


def test_sacks_are_laid_in_any_order(warm_screen: WarmScreen) -> None:
    """The last place first: the others stay possible, and the rules get them in their order."""
    screen = warm_screen()
    table = load(screen, questions("2012")["HarvestSack"])
    player = Player(sit_down(screen, table))
    first = [text for text in player.wait().things if text.startswith("fill ")]
    last = max(first, key=lambda text: BY_TEXT[text].id)
    number = player.number
    player.choose(last)
    player.page.get_by_test_id("cancel").wait_for()
    earlier = [text for text in player.wait().things if text in first and BY_TEXT[text].id < BY_TEXT[last].id]
    assert earlier
    player.choose(earlier[0])
    while player.number == number:
        if player.look().any:
            player.step()
        player.page.wait_for_timeout(20)
    chosen = [line["text"] for line in table.view(0)["lines"] if line["number"] > number]
    assert chosen.index(earlier[0]) < chosen.index(last)


def test_a_founding_that_cannot_succeed_asks_first(warm_screen: WarmScreen) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")["TakeAction"])
    player = Player(sit_down(screen, table))
    lost = [each["text"] for each in table.view(0)["own"]["offered"] if "warning" in each]
    assert lost
    number = player.number
    player.wait()
    player.choose(lost[0])
    confirm = player.page.get_by_test_id("confirm")
    confirm.wait_for()
    assert player.number == number
    player.page.get_by_test_id("cancel").click()
    expect(confirm).to_have_count(0)
    player.choose(lost[0])
    confirm.click()
    player.wait_for_entry(number)


def test_no_button_among_several_looks_recommended(warm_screen: WarmScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["ChooseColonyTile"]))
    Player(page).wait()
    expect(page.locator("[data-testid=prompt] .answers .primary")).to_have_count(0)
    menu = page.get_by_test_id("group-choose")
    if menu.count():
        menu.click()
    assert page.locator(":is([role=menu], [data-testid=prompt]) [data-choice^='choose '] svg").count() >= 2


@pytest.mark.slow
def test_who_bids_on_a_phone_sees_the_own_ducats(warm_screen: WarmScreen) -> None:
    screen = warm_screen(PHONE)
    table = load(screen, questions("2012")["BidOnLot"])
    page = sit_down(screen, table)
    expect(page.get_by_test_id("purse")).to_be_in_viewport()
    expect(page.get_by_test_id("purse")).to_contain_text(str(table.view(0)["own"]["ducats"]))


@pytest.mark.slow
def test_hints_close_and_cover_neither_lot_nor_bids(warm_screen: WarmScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["BidOnLot"]))
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").wait_for()
    expect(page.get_by_test_id("auction")).to_be_in_viewport()
    expect(page.get_by_test_id("amount")).to_be_in_viewport()
    page.get_by_test_id("close-hints").click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_test_id("hint-panel").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)


@pytest.mark.slow
def test_hints_are_gone_while_picks_are_laid_out(warm_screen: WarmScreen) -> None:
    screen = warm_screen()
    player = Player(sit_down(screen, load(screen, questions("2012")["HarvestSack"])))
    player.wait()
    player.page.get_by_test_id("hint").click()
    player.page.get_by_test_id("hints").wait_for()
    player.choose(player.look().things[0])
    expect(player.page.get_by_test_id("hint-panel")).to_have_count(0)


@pytest.mark.slow
def test_steps_show_the_ships_they_cost(warm_screen: WarmScreen) -> None:
    for size in (PHONE, (820, 1180)):
        screen = warm_screen(size)
        page = sit_down(screen, make_table(screen))
        steps = page.locator("[data-testid=development-0] [data-column=ships] .sails")
        assert steps.count() == 4
        assert all(step.is_visible() for step in steps.all())
        assert all(each.is_visible() for each in page.locator("[data-testid=development-0] .later").all())
