"""Choosing: picks in any order, and a question only before something is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.client.browser.chromium import DESKTOP, PHONE
from tests.client.browser.looking import IN_SIGHT
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import position, questions
from tests.client.conftest import OpenScreen

import goa
from goa.bots.explain.hint_evaluation import hint_evaluation
from goa.core.choices import BY_TEXT, EXTRA_ACTION, Bid
from goa.core.state import State
from goa.editions.vocabulary import EFFECTS
from goa.locales import say
from goa.rules.cards import SellSpice
from goa.rules.tiles.receive import ShipsOrColonists


def may_spend_the_last_extra_action(state: State) -> bool:
    return EXTRA_ACTION in state.offered and state.players[0].extra_actions == 1


def may_discard(state: State) -> bool:
    return any(choice.text.startswith("discard ") for choice in state.offered)


def may_bid_far_too_much(state: State) -> bool:
    """So few bids are worth it that the hint has room for one of the others."""
    if sum(isinstance(choice, Bid) for choice in state.offered) < 6:
        return False
    limit: int = hint_evaluation(goa.observe(state, 0))["appraisal"]["break_even"]
    return limit <= 3


def has_one_bid(state: State) -> bool:
    return sum(isinstance(choice, Bid) for choice in state.offered) == 1


def follows_a_sale(state: State) -> bool:
    return state.lot > 0 and isinstance(state.agenda[-1], ShipsOrColonists)


def test_a_sold_tile_stays_in_sight_until_its_question_is_answered(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    auction = sit_down(screen, load(screen, position(follows_a_sale))).get_by_test_id("auction")
    expect(auction.get_by_role("heading")).to_contain_text(say("term.tile.ships_or_colonists"))
    expect(auction.locator(".lot svg")).to_be_visible()
    expect(auction).to_contain_text("Ann takes the Ships/colonists tile")
    expect(auction).not_to_contain_text(say("client.auction.speaks"))


def test_sacks_are_laid_in_any_order(warm_screen: OpenScreen) -> None:
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


@pytest.mark.parametrize(
    ("loses", "record"),
    [
        ("found ", questions("2012")["TakeAction"]),
        ("extra action", position(may_spend_the_last_extra_action)),
        ("discard ", position(may_discard)),
    ],
    ids=["hopeless founding", "last extra action", "discarded card"],
)
def test_what_would_be_lost_asks_first(warm_screen: OpenScreen, loses: str, record: str) -> None:
    screen = warm_screen()
    table = load(screen, record)
    player = Player(sit_down(screen, table))
    offered = table.view(0)["own"]["offered"]
    lost = [each["text"] for each in offered if "warning" in each and each["text"].startswith(loses)]
    assert lost
    number = player.number
    player.wait()
    player.choose(lost[0])
    confirm = player.page.get_by_test_id("confirm")
    confirm.wait_for()
    warning = next(each["warning"] for each in offered if each["text"] == lost[0])
    expect(player.page.get_by_test_id("question")).to_have_text(warning)
    assert player.number == number
    player.page.get_by_test_id("cancel").click()
    expect(confirm).to_have_count(0)
    player.choose(lost[0])
    confirm.click()
    player.wait_for_entry(number)


def test_a_founding_that_cannot_succeed_does_not_glow(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")["TakeAction"])
    page = sit_down(screen, table)
    Player(page).wait()
    offered = [each for each in table.view(0)["own"]["offered"] if each["text"].startswith("found ")]
    assert {"warning" in each for each in offered} == {True, False}
    for each in offered:
        colony = page.locator(f"""button.thing[data-choice="{each["text"]}"]""")
        glow = colony.first.evaluate("element => getComputedStyle(element).boxShadow")
        assert (glow == "none") == ("warning" in each), each["text"]


def test_the_chance_of_a_founding_is_said_where_it_is_chosen(warm_screen: OpenScreen) -> None:
    """In the menu and on the colonies, also for those who hear the page."""
    screen = warm_screen()
    table = load(screen, questions("2012")["TakeAction"])
    page = sit_down(screen, table)
    Player(page).wait()
    odds = [each for each in table.request("GET", "odds", 0).json() if each["offered"]]
    assert len({each["with_colonists"] for each in odds}) > 1
    page.get_by_test_id("group-found").click()
    for each in odds:
        chance = re.compile(f"\\b{round(each['with_colonists'] * 100)} % chance$")
        expect(page.locator(f"[role=menu] [data-choice='{each['choice']}']")).to_have_accessible_name(chance)
        colony = page.locator(f".colonies [data-choice='{each['choice']}']")
        expect(colony).to_have_accessible_name(chance)
        expect(colony.locator(".face")).to_contain_text(chance.pattern.removesuffix(" chance$").removeprefix("\\b"))


def sells_spices(state: State) -> bool:
    """Several sacks, so that a sale can be ended after the first."""
    frame = state.agenda[-1]
    return isinstance(frame, SellSpice) and frame.sold == 0 and len(state.offered) > 1


def test_a_sale_shows_one_amount_and_one_way_back(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, position(sells_spices))
    player = Player(sit_down(screen, table))
    sales = [text for text in player.wait().things if text.startswith("give ")]
    ducats = table.view(0)["own"]["ducats"]
    purse = player.page.get_by_test_id("purse")
    expect(purse).to_have_text(re.compile(f"^{ducats}\\D"))
    player.choose(sales[0])
    player.page.get_by_test_id("cancel").wait_for()
    expect(purse).not_to_have_text(re.compile(f"^{ducats}\\D"))
    expect(player.page.locator("[data-mat='0'] [data-good=ducats] [aria-hidden]").last).to_have_text(
        purse.locator("[aria-hidden]").last.inner_text()
    )
    expect(player.page.get_by_test_id("undo")).to_have_count(0)
    expect(player.page.locator("[data-testid=prompt] [data-choice=done]")).to_have_text(re.compile("Sell no more"))
    player.page.get_by_test_id("cancel").click()
    expect(purse).to_have_text(re.compile(f"^{ducats}\\D"))


def test_a_single_bid_is_no_range(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, position(has_one_bid))
    page = sit_down(screen, table)
    only = next(each["text"] for each in table.view(0)["own"]["offered"] if each["text"].startswith("bid "))
    expect(page.get_by_test_id("amount")).to_have_attribute("placeholder", only.removeprefix("bid "))
    page.get_by_test_id("amount").fill("99")
    expect(page.get_by_role("alert")).to_have_text(only.removeprefix("bid "))


def test_no_button_among_several_looks_recommended(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["ChooseColonyTile"]))
    Player(page).wait()
    expect(page.locator("[data-testid=prompt] .answers .primary")).to_have_count(0)
    menu = page.get_by_test_id("group-choose")
    if menu.count():
        menu.click()
    assert page.locator(":is([role=menu], [data-testid=prompt]) [data-choice^='choose '] svg").count() >= 2


def test_a_button_with_a_menu_has_no_number_that_reads_like_a_price(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    expect(page.get_by_test_id("group-found")).to_have_text("Found a colony …")


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "parts"), [("BidOnLot", ("auction", "amount")), ("TakeAction", ("odds",))])
@pytest.mark.parametrize("size", [DESKTOP, (820, 1180)], ids=["laptop", "tablet"])
def test_hints_close_and_cover_nothing_they_talk_about(
    warm_screen: OpenScreen, size: tuple[int, int], kind: str, parts: tuple[str, ...]
) -> None:
    screen = warm_screen(size)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").wait_for()
    for part in parts:
        expect(page.get_by_test_id(part)).to_be_in_viewport(ratio=1)
        assert page.get_by_test_id(part).evaluate(IN_SIGHT), f"{part} is covered"
    page.get_by_test_id("close-hints").click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_test_id("hint-panel").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["phone", "phone-across"])
def test_a_small_screen_leaves_hints_as_they_were_left_and_in_sight(
    warm_screen: OpenScreen, size: tuple[int, int]
) -> None:
    screen = warm_screen(size)
    player = Player(sit_down(screen, make_table(screen)))
    player.wait()
    hints, panel = player.page.get_by_test_id("hints"), player.page.get_by_test_id("hint-panel")
    close = player.page.get_by_test_id("close-hints")
    player.page.get_by_test_id("hint").click()
    hints.wait_for()
    expect(panel).to_be_in_viewport(ratio=1)
    panel.evaluate("(element) => element.scrollTo(0, 9999)")
    assert close.evaluate(IN_SIGHT)
    player.answer()
    player.wait()
    hints.wait_for()
    close.click()
    player.answer()
    player.wait()
    expect(player.page.get_by_test_id("hint")).to_be_visible()
    expect(panel).to_have_count(0)


@pytest.mark.slow
def test_hints_are_gone_while_picks_are_laid_out(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    player = Player(sit_down(screen, load(screen, questions("2012")["HarvestSack"])))
    player.wait()
    player.page.get_by_test_id("hint").click()
    player.page.get_by_test_id("hints").wait_for()
    number = player.number
    player.choose(player.look().things[0])
    player.page.get_by_test_id("cancel").wait_for()
    expect(player.page.get_by_test_id("hint-panel")).to_have_count(0)
    assert player.number == number, "there is another question, and its hint would be no old one"


@pytest.mark.slow
def test_a_hint_on_a_draw_names_no_card(warm_screen: OpenScreen) -> None:
    """What is on the pile is hidden, so a name would look like peeking."""
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["DrawCard"]))
    page.get_by_test_id("hint").click()
    draw = page.locator("[data-testid=hints] li").filter(has=page.get_by_role("button", name="Draw"))
    words = draw.inner_text().lower()
    names = [say(f"term.effect.{effect.replace(' ', '_')}").lower() for effect in EFFECTS]
    assert [name for name in names if name in words] == []


@pytest.mark.slow
def test_a_bid_above_the_limit_is_explained_without_figures(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, position(may_bid_far_too_much))
    page = sit_down(screen, table)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").wait_for()
    noted = [each for each in table.request("GET", "hint", 0).json()["opinions"] if each.get("note")]
    assert noted
    row = page.locator("[data-testid=hints] li").filter(has_text=noted[0]["note"])
    expect(row).to_have_count(1)  # one is enough
    expect(row).to_contain_text(noted[0]["words"])
    expect(row).not_to_contain_text("%")


@pytest.mark.slow
def test_steps_show_the_ships_they_cost(warm_screen: OpenScreen) -> None:
    for size in (PHONE, (820, 1180)):
        screen = warm_screen(size)
        page = sit_down(screen, make_table(screen))
        steps = page.locator("[data-testid=development-0] [data-column=ships] .sails")
        assert steps.count() == 4
        assert all(step.is_visible() for step in steps.all())
        assert all(each.is_visible() for each in page.locator("[data-testid=development-0] .later").all())
