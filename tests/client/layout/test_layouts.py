"""The layouts of all sizes: nothing overlaps or is cut, and the question is in sight together with its subject."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.client.browser.chromium import PHONE, SIZES, Screen
from tests.client.browser.looking import IN_SIGHT, no_scroll, no_sideways_scroll
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import before, position, questions
from tests.client.conftest import OpenScreen

from goa.core.places import FIRST_COLONY, field_count
from goa.core.state import State
from goa.rules.action_turns import TakeAction
from goa.rules.auction import BidOnLot

# The question of each phase, and the part of the table that it is about.
SUBJECTS = {"BidOnLot": "[data-testid=board]", "TakeAction": "[data-mat='0'] .development"}
SCROLLING = ("phone", "phone-across")
MOST_OF_A_PHONE = 0.4
FINGER = 24  # pixels
LAST_LOT = 5

# A finger on the screen, or none.
TOUCH = """(fingers) => {
  const touches = fingers ? [new Touch({ identifier: 1, target: document.body })] : []
  document.body.dispatchEvent(new TouchEvent(fingers ? 'touchstart' : 'touchend', { touches, bubbles: true }))
}"""

# Pairs of parts that cover each other.
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.scene > header, .board, .supply, .mats, .rivals, .news, .dock')]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ name: part.className || part.tagName, box: part.getBoundingClientRect() }))
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  return parts.flatMap((one, index) => parts.slice(index + 1)
    .filter((other) => overlap(one.box, other.box))
    .map((other) => `${one.name} and ${other.name}`))
}"""

# Words that are wider than the room they have.
CUT = """() => [...document.querySelectorAll('.caption, .said, .question, .gives, .needs, .name, h2, .dock button')]
  .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
  .filter((element) => getComputedStyle(element).display !== 'inline' && !element.closest('.strip'))
  .map((element) => element.textContent)"""

# The costs that are drawn outside of the row that they belong to, or too small: spices below 14 pixels, ships below 12.
UNREADABLE = """() => {
  return [...document.querySelectorAll('[data-mat="0"] :is(.cost, .sails)')].filter((cost) => {
    const pictures = [...cost.querySelectorAll('svg')].map((picture) => picture.getBoundingClientRect().width)
    const least = cost.matches('.cost') ? 13.9 : 11.9
    const row = cost.closest('.row').getBoundingClientRect()
    const { left, right, top, bottom } = cost.getBoundingClientRect()
    const isOutside = left < row.left - 1 || right > row.right + 1 || top < row.top - 2 || bottom > row.bottom + 2
    return pictures.some((width) => width < least) || (pictures.length && isOutside)
  }).length
}"""

# What can be tapped and is lower than so many pixels.
LOW = """(least) => [...document.querySelectorAll('button, a, input, select')]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < least)
  .map((each) => each.outerHTML.slice(0, 200))"""

# What does not fit into its part, and can only be reached by scrolling in it.
HIDDEN = """() => [...document.querySelectorAll('.mats, .rivals, .dock, .supply')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1)
  .map((part) => `${part.className}: ${part.scrollHeight - part.clientHeight} px`)"""


def show(screen: Screen, kind: str, page: Page | None = None) -> Page:
    """A table with this question."""
    page = sit_down(screen, load(screen, questions("2012")[kind]), page=page)
    Player(page).wait()
    if kind == "BidOnLot":
        assert page.evaluate(LOW, FINGER) == []
    page.locator("[data-testid=welcome] .close").click()
    no_sideways_scroll(page)  # with the fonts
    return page


def box_of(page: Page, part: str) -> FloatRect:
    box = page.get_by_test_id(part).bounding_box()
    assert box is not None, part
    return box


def nothing_overlaps_or_is_cut(page: Page, size: str, kind: str) -> None:
    if size not in SCROLLING:
        no_scroll(page)
        assert page.evaluate(OVERLAPS) == []
        assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(UNREADABLE) == 0
    assert page.locator(SUBJECTS[kind]).evaluate(IN_SIGHT), "the subject of the question is out of sight"
    expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("purse")).to_be_in_viewport(ratio=1)


def boards_are_whole(page: Page) -> None:
    """Also those of the rivals."""
    for seat in range(4):
        mat = page.get_by_test_id(f"mat-{seat}")
        assert mat.locator("[data-column]").count() == 5
        overflow = "mat => [mat.scrollHeight - mat.clientHeight, mat.scrollWidth - mat.clientWidth]"
        assert mat.evaluate(overflow) == [0, 0]


def market_has_no_gap(page: Page) -> None:
    board, supply = page.get_by_test_id("board").bounding_box(), page.locator(".supply").bounding_box()
    assert board is not None
    assert supply is not None
    assert 0 <= supply["y"] - (board["y"] + board["height"]) <= 16


@pytest.mark.parametrize("size", SIZES)
def test_the_question_stands_beside_its_subject(warm_screen: OpenScreen, size: str) -> None:
    """Nothing overlaps or is cut. The market is larger in auctions, the player's own board in actions."""
    screen = warm_screen(SIZES[size])
    page = show(screen, "BidOnLot")
    nothing_overlaps_or_is_cut(page, size, "BidOnLot")
    assert page.get_by_test_id("table").get_attribute("data-lead") == "market"
    board, mat = box_of(page, "board"), box_of(page, "mat-0")

    page = show(screen, "TakeAction", page)
    nothing_overlaps_or_is_cut(page, size, "TakeAction")
    if size == "laptop":
        market_has_no_gap(page)
    if size in ("desktop", "large"):
        boards_are_whole(page)
    assert page.get_by_test_id("table").get_attribute("data-lead") == "mat"
    board_now, mat_now = box_of(page, "board"), box_of(page, "mat-0")
    if size in SCROLLING:
        assert board["y"] < mat["y"]
        assert mat_now["y"] < board_now["y"]
    else:
        assert board["width"] > board_now["width"]
        assert mat_now["width"] >= mat["width"]


PHASES = ("PlaceMarker", "BidOnLot", "BuyOrPass", "TakeAction", "HarvestSack", "Recruit", "FinishTurn")
UPRIGHT = ("phone", "tablet")  # their question begins where its buttons find room
PLACES = "() => ['.dock', '.board'].map((part) => document.querySelector(part).getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("size", SIZES)
def test_the_question_keeps_its_place(warm_screen: OpenScreen, size: str) -> None:
    """From phase to phase, and covers no bids. The board has one size for each lead."""
    screen = warm_screen(SIZES[size])
    page: Page | None = None
    docks: set[tuple[int, ...]] = set()
    boards: dict[str | None, set[int]] = {}
    for kind in PHASES:
        page = show(screen, kind, page)
        dock, board = page.evaluate(PLACES)
        docks.add(tuple(round(dock[side]) for side in ("left", "right", "bottom", *(["top"] * (size not in UPRIGHT)))))
        lead = page.get_by_test_id("table").get_attribute("data-lead")
        boards.setdefault(lead, set()).add(round(board["width"]))
        subject = page.locator(":is(.auction, .founding):visible")
        if subject.count():
            assert subject.evaluate(IN_SIGHT), f"{kind}: what is asked about is covered"
    assert len(docks) == 1, docks
    assert [len(sizes) for sizes in boards.values()] == [1, 1], boards


@pytest.mark.parametrize("kind", SUBJECTS)
def test_nothing_is_cut_in_longer_words(warm_screen: OpenScreen, kind: str) -> None:
    nothing_overlaps_or_is_cut(show(warm_screen(SIZES["laptop"], language="de"), kind), "laptop", kind)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_answers_leave_most_of_a_phone_to_the_table(warm_screen: OpenScreen, language: str) -> None:
    page = show(warm_screen(PHONE, language=language), "TakeAction")
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] <= MOST_OF_A_PHONE * PHONE[1]
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_possible_is_marked_with_a_shape(warm_screen: OpenScreen, theme: str) -> None:
    """For people who see no colours: a frame and a dot that other things do not have."""
    page = show(warm_screen(theme=theme), "TakeAction")
    dot = "element => [getComputedStyle(element, '::after').content, getComputedStyle(element).boxShadow]"
    possible, other = page.locator(".thing.possible").first, page.locator(".thing:not(.possible)").first
    content, frame = possible.evaluate(dot)
    assert content == '""'
    assert frame != "none"
    assert other.evaluate(dot) == ["none", "none"]


def test_the_log_stays_in_sight_beside_the_welcome(warm_screen: OpenScreen) -> None:
    host, friend = warm_screen(), warm_screen()
    page = sit_down(friend, make_table(host, {"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}, {"name": "Dee"}), 1)
    expect(page.get_by_test_id("welcome")).to_be_visible()
    no_scroll(page)
    expect(page.get_by_test_id("log")).to_be_in_viewport(ratio=1)
    assert box_of(page, "log")["height"] >= 80


def test_a_phone_goes_to_what_leads_unless_a_finger_holds_it(warm_screen: OpenScreen) -> None:
    """After the last auction the player's own board is above the market; the page does not stay at the log."""
    screen = warm_screen(PHONE)
    page = sit_down(screen, load(screen, before("LotTaken", lot=LAST_LOT)))
    player = Player(page)
    player.wait()
    page.evaluate("() => scrollTo(0, 1100)")
    page.evaluate(TOUCH, 1)
    player.choose("pass")
    expect(page.get_by_test_id("table")).to_have_attribute("data-lead", "mat")
    expect(page.get_by_test_id("strip")).not_to_be_in_viewport()
    page.evaluate(TOUCH, 0)
    expect(page.get_by_test_id("strip")).to_be_in_viewport(ratio=1)
    header, strip = page.locator("header").bounding_box(), box_of(page, "strip")
    assert header is not None
    assert header["y"] + header["height"] <= strip["y"] <= header["y"] + header["height"] + 40
    question = page.get_by_test_id("question")
    assert question.evaluate("(words) => words.parentElement.clientWidth") > PHONE[0] * 0.9, "no room for the words"


def is_full(state: State) -> bool:
    """Cards, and plantations and colonies with sacks below each other."""
    player = state.players[0]
    plantations, colonies = player.places[:FIRST_COLONY], player.places[FIRST_COLONY:]
    return len(player.hand) > 1 and all(
        any(field_count(laid) > 1 for laid in places) for places in (plantations, colonies)
    )


def acts_with_a_full_board(state: State) -> bool:
    return isinstance(state.agenda[-1], TakeAction) and is_full(state)


def bids_with_a_full_board(state: State) -> bool:
    return isinstance(state.agenda[-1], BidOnLot) and is_full(state)


@pytest.mark.parametrize("is_wanted", [acts_with_a_full_board, bids_with_a_full_board])
def test_a_tablet_shows_the_whole_own_board(warm_screen: OpenScreen, is_wanted: Callable[[State], bool]) -> None:
    screen = warm_screen(SIZES["tablet"])
    page = sit_down(screen, load(screen, position(is_wanted)))
    Player(page).wait()
    page.locator("[data-testid=welcome] .close").click()
    no_scroll(page)
    assert [part for part in page.evaluate(HIDDEN) if part.startswith("mats")] == []


def test_the_own_board_begins_at_its_top_when_the_layout_changes(warm_screen: OpenScreen) -> None:
    screen = warm_screen(SIZES["tablet"])
    player = Player(sit_down(screen, load(screen, before("LotTaken", lot=LAST_LOT))))
    player.wait()
    mats = player.page.locator(".mats")
    mats.locator("> *").evaluate("(mat) => { mat.style.minHeight = '60rem' }")
    assert mats.evaluate("(mats) => { mats.scrollTo(0, 999); return mats.scrollTop }") > 0
    player.choose("pass")
    expect(player.page.get_by_test_id("table")).to_have_attribute("data-lead", "mat")
    assert mats.evaluate("(mats) => mats.scrollTop") == 0


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_pace_of_the_others_leaves_room_for_the_own_ducats(warm_screen: OpenScreen, language: str) -> None:
    """Beside the lot there is half the width of a tablet."""
    screen = warm_screen(SIZES["tablet"], language=language, speed="slow")
    table = load(screen, questions("2012")["BidOnLot"])
    page = sit_down(screen, table, 2)
    seen = table.view(table.awaited())
    table.choose(table.awaited(), seen["number"], seen["own"]["offered"][0]["text"])
    page.get_by_test_id("scene-pause").click()
    purse, pace = box_of(page, "purse"), box_of(page, "scene-pause")
    assert purse["x"] + purse["width"] <= pace["x"] or purse["y"] + purse["height"] <= pace["y"]
    no_scroll(page)


def knows_more_of_its_points(state: State) -> bool:
    """Cards in hand count, and only their owner sees them."""
    return len(state.players[0].hand) > 1


def test_a_tab_says_the_points_of_the_own_mat(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    table = load(screen, position(knows_more_of_its_points))
    page = sit_down(screen, table)
    view = table.view(0)
    points: int = view["own"]["points"]["total"]
    assert points > view["table"]["players"][0]["points"]["total"]
    expect(page.get_by_test_id("strip").get_by_role("button").first).to_have_text(f"Ann (you) {points}")
    expect(page.locator("[data-plate='0'] .points")).to_contain_text(f"{points} ")


def test_a_tip_says_each_reason_once_and_leaves_the_answers_free(warm_screen: OpenScreen) -> None:
    """A tile just above the bar with the answers: there is no room for the tip below it."""
    screen = warm_screen(PHONE)
    page = show(screen, "TakeAction")
    tile = page.locator("[data-space=c4]").first
    tile.evaluate("""(tile) => {
      const bar = document.querySelector('.dock').getBoundingClientRect()
      scrollBy(0, tile.getBoundingClientRect().bottom + 20 - bar.top)
    }""")
    tile.tap(force=True)
    reasons = page.get_by_test_id("tip").locator(".why")
    reasons.first.wait_for()
    sentences = reasons.all_inner_texts()
    assert all(". Rule " in sentence for sentence in sentences), sentences
    tip, dock = box_of(page, "tip"), page.locator(".dock").bounding_box()
    assert dock is not None
    assert tip["y"] + tip["height"] <= dock["y"]

    page = show(screen, "BidOnLot", page)
    page.locator("[data-mat='0'] .head").last.tap(force=True)  # it stands for four colonies
    reasons.first.wait_for()
    expect(reasons).to_have_count(1)


@pytest.mark.parametrize("writes", [False, True], ids=["looking", "writing"])
def test_a_phone_goes_to_what_leads_when_the_own_turn_begins(warm_screen: OpenScreen, writes: bool) -> None:
    """Unless somebody writes in the chat. The market leads before and after."""
    screen = warm_screen(PHONE)
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    while table.awaited() != 1:
        table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    page = sit_down(screen, table)
    page.get_by_test_id("tab-chat").click()
    if writes:
        page.locator("#say").focus()
    page.evaluate("() => document.querySelector('#talk').scrollIntoView()")
    assert not page.get_by_test_id("board").evaluate(IN_SIGHT)
    while table.awaited() == 1:
        table.step()
    page.get_by_test_id("your-move").wait_for()
    if writes:
        expect(page.locator("#say")).to_be_in_viewport()
    else:
        page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('[data-testid=board]'))")
