"""The end of part A, the last round, and the final scoring: told line by line, and at once for those who want it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE, SIZES, SMALL
from tests.client.browser.looking import axe, no_sideways_scroll
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import before, position, questions, showpieces
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

import goa
from goa.core.frames import Decision
from goa.core.state import State
from goa.locales import say

# The winner, the lines and the total are hidden until their time has come.
TOLD = "[data-testid=winner], [data-testid=scores] .line td, [data-testid=scores] .total td"
HIDDEN = f"""() => [...document.querySelectorAll('{TOLD}')]
  .filter((each) => getComputedStyle(each).opacity === '0').length"""

# Stops all movement at its first frame, now and later, so that no test depends on how fast frames come.
STOP = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { animation-play-state: paused !important; }')
  document.adoptedStyleSheets.push(sheet)
}"""


def pass_on(player: Player) -> None:
    """Pass, also where that has to be confirmed."""
    number = player.number
    player.choose("pass")
    player.wait_until(lambda: player.number > number or player.look().confirm)
    if player.number == number:
        player.page.get_by_test_id("confirm").click()
        player.wait_for_entry(number)


def end_of_game(warm_screen: OpenScreen, *, reduced_motion: bool = False) -> tuple[Seats, Page]:
    """The first seat makes the last choice of a game."""
    screen = warm_screen(reduced_motion=reduced_motion, speed="slow")
    table = load(screen, before("GameEnded"))
    player = Player(sit_down(screen, table))
    player.wait()
    player.page.evaluate(STOP)
    pass_on(player)
    player.page.get_by_test_id("scores").wait_for()
    return table, player.page


def ends_with_a_pick(state: State) -> bool:
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    if (state.part, state.round) != (1, 4) or not frame.question().is_series or len(state.offered) < 2:
        return False
    after = state.copy()
    goa.apply(after, state.offered[0])
    return after.is_over


def test_the_last_choice_says_that_it_ends_the_game(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    player = Player(sit_down(screen, load(screen, position(ends_with_a_pick))))
    player.choose(player.wait().things[0])
    player.page.get_by_test_id("confirm").wait_for()
    expect(player.page.get_by_test_id("question")).to_have_text(say("final.ends"))
    player.page.get_by_test_id("confirm").click()
    player.page.get_by_test_id("scores").wait_for()


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator("[data-testid=scores] tr.total td").all_inner_texts()]


def test_the_points_are_told_line_by_line_until_a_key_tells_all(warm_screen: OpenScreen) -> None:
    table, page = end_of_game(warm_screen)
    assert page.evaluate(HIDDEN) == page.locator(TOLD).count()
    page.keyboard.press("Space")
    page.wait_for_function(f"() => ({HIDDEN})() === 0")
    expect(page.get_by_test_id("tell-all")).to_have_count(0)
    assert totals(page) == [line["total"] for line in table.view(-1)["table"]["scores"]["seats"]]
    expect(page.get_by_test_id("dialog")).to_be_visible()


def test_a_button_tells_all_too(warm_screen: OpenScreen) -> None:
    _, page = end_of_game(warm_screen)
    assert page.evaluate(HIDDEN) > 0
    page.get_by_test_id("tell-all").click()
    page.wait_for_function(f"() => ({HIDDEN})() === 0")


def test_everything_is_there_at_once_where_less_motion_is_wanted(warm_screen: OpenScreen) -> None:
    _, page = end_of_game(warm_screen, reduced_motion=True)
    assert page.evaluate(HIDDEN) == 0
    expect(page.get_by_test_id("tell-all")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_curve_shows_what_the_server_says_and_opens_turning_points(warm_screen: OpenScreen, theme: str) -> None:
    screen = warm_screen(bypass_csp=True, theme=theme)
    table = load(screen, questions("2012")["over"])
    page = sit_down(screen, table)
    Player(page).wait()
    axe(page)
    page.get_by_test_id("open-scores").click()
    curve = table.request("GET", "curve", 0).json()
    expect(page.get_by_test_id("turning-point")).to_have_count(len(curve["turning_points"]))
    expect(page.get_by_test_id("turning-point").first).to_contain_text(curve["turning_points"][0]["text"])
    assert page.locator("[data-testid=curve] .total").all_text_contents() == [
        str(total) for total in curve["standings"][-1]["totals"]
    ]
    expect(page.get_by_test_id("boards").locator("[data-mat]")).to_have_count(4)
    no_sideways_scroll(page)
    axe(page)
    expect(page.get_by_test_id("chance-help")).to_contain_text("with all cards known")
    page.get_by_test_id("turning-point").last.click()
    expect(page.get_by_test_id("past")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_boards_at_the_end_fit_a_phone(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    screen = warm_screen(size)
    page = sit_down(screen, load(screen, showpieces()["over"]))
    Player(page).wait()
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("boards").locator("[data-mat] .place").first.wait_for()
    wide = "parts => parts.map(part => part.scrollWidth - part.clientWidth).filter(more => more > 0)"
    assert page.locator("dialog .body, [data-testid=boards] :is([data-mat], .place)").evaluate_all(wide) == []


def test_a_tablet_scrolls_the_sheet_and_not_its_dialog(warm_screen: OpenScreen) -> None:
    """At the end of the boards another swipe would push the header and the buttons out of the window."""
    screen = warm_screen(SIZES["tablet"])
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    Player(page).wait()
    page.get_by_test_id("open-scores").click()
    dialog, body = page.get_by_test_id("dialog"), page.locator("dialog .body")
    page.get_by_test_id("boards").wait_for()
    scroll = "(element) => { element.scrollTo(0, 99999); return element.scrollTop }"
    assert body.evaluate(scroll) > 0
    assert dialog.evaluate(scroll) == 0
    expect(page.get_by_test_id("close")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("RoundBegan", {"part": 0, "round": 2}, "Part A, round 2 of 4"),
        ("PartBegan", {"part": 1}, "Part B begins"),
        ("RoundBegan", {"part": 1, "round": 4}, "The last round"),
    ],
)
def test_every_round_is_announced(warm_screen: OpenScreen, kind: str, facts: dict[str, int], sentence: str) -> None:
    screen = warm_screen(reduced_motion=False, speed="slow")
    player = Player(sit_down(screen, load(screen, before(kind, **facts))))
    player.wait()
    player.page.evaluate(STOP)
    announcement = player.page.get_by_test_id("announcement")
    expect(announcement).to_have_count(0)
    pass_on(player)
    expect(announcement).to_contain_text(sentence)
    player.page.evaluate("() => document.activeElement.blur()")
    player.page.keyboard.press("Space")
    expect(announcement).to_be_hidden()
    expect(player.page.get_by_test_id("last-round")).to_have_count(1 if sentence == "The last round" else 0)
