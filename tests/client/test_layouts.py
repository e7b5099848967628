"""The layouts of all sizes: nothing overlaps or is cut, and the question is in sight together with its subject."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.client.chromium import PHONE, SIZES
from tests.client.conftest import WarmScreen
from tests.client.looking import no_scroll, no_sideways_scroll
from tests.client.playing import Player, load, make_table, sit_down
from tests.client.positions import questions

# The question of each phase, and the part of the table that it is about.
SUBJECTS = {"BidOnLot": "[data-testid=board]", "TakeAction": "[data-mat='0'] .development"}
SCROLLING = ("phone", "phone-across")
MOST_OF_A_PHONE = 0.4

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

# Whether an element is wholly in the window, and nothing lies over its corners.
IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inset = 8
  return [left + inset, right - inset].every((x) => [top + inset, bottom - inset].every((y) =>
    element.contains(document.elementFromPoint(x, y))))
}"""

# What does not fit into its part, and can only be reached by scrolling in it.
HIDDEN = """() => [...document.querySelectorAll('.mats, .rivals, .dock, .supply')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1)
  .map((part) => `${part.className}: ${part.scrollHeight - part.clientHeight} px`)"""


def sit_at(warm_screen: WarmScreen, size: str, kind: str, language: str = "en", theme: str = "light") -> Page:
    screen = warm_screen(SIZES[size], language=language, theme=theme)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    page.locator("[data-testid=welcome] .close").click()
    no_sideways_scroll(page)  # with the fonts
    return page


def box_of(page: Page, part: str) -> FloatRect:
    box = page.get_by_test_id(part).bounding_box()
    assert box is not None, part
    return box


@pytest.mark.parametrize("kind", SUBJECTS)
@pytest.mark.parametrize(("size", "language"), [*((size, "en") for size in SIZES), ("laptop", "de")])
def test_nothing_overlaps_or_is_cut(warm_screen: WarmScreen, size: str, language: str, kind: str) -> None:
    page = sit_at(warm_screen, size, kind, language)
    if size not in SCROLLING:
        no_scroll(page)
        assert page.evaluate(OVERLAPS) == []
        assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(UNREADABLE) == 0
    assert page.locator(SUBJECTS[kind]).evaluate(IN_SIGHT), "the subject of the question is out of sight"
    expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("purse")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_question_stands_beside_its_subject(warm_screen: WarmScreen, size: str) -> None:
    """The market is larger in auctions than in actions, and the own board the other way round."""
    page = sit_at(warm_screen, size, "BidOnLot")
    assert page.get_by_test_id("table").get_attribute("data-lead") == "market"
    board, mat = box_of(page, "board"), box_of(page, "mat-0")
    page = sit_at(warm_screen, size, "TakeAction")
    assert page.get_by_test_id("table").get_attribute("data-lead") == "mat"
    board_now, mat_now = box_of(page, "board"), box_of(page, "mat-0")
    if size in SCROLLING:
        assert board["y"] < mat["y"]
        assert mat_now["y"] < board_now["y"]
    else:
        assert board["width"] > board_now["width"]
        assert mat_now["width"] >= mat["width"]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_answers_leave_most_of_a_phone_to_the_table(warm_screen: WarmScreen, language: str) -> None:
    page = sit_at(warm_screen, "phone", "TakeAction", language)
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] <= MOST_OF_A_PHONE * PHONE[1]
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_possible_is_marked_with_a_shape(warm_screen: WarmScreen, theme: str) -> None:
    """For people who see no colours: a frame and a dot that other things do not have."""
    page = sit_at(warm_screen, "laptop", "TakeAction", theme=theme)
    dot = "element => [getComputedStyle(element, '::after').content, getComputedStyle(element).boxShadow]"
    possible, other = page.locator(".thing.possible").first, page.locator(".thing:not(.possible)").first
    content, frame = possible.evaluate(dot)
    assert content == '""'
    assert frame != "none"
    assert other.evaluate(dot) == ["none", "none"]


def test_the_log_stays_in_sight_beside_the_welcome(warm_screen: WarmScreen) -> None:
    host, friend = warm_screen(), warm_screen()
    page = sit_down(friend, make_table(host, {"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}, {"name": "Dee"}), 1)
    expect(page.get_by_test_id("welcome")).to_be_visible()
    no_scroll(page)
    expect(page.get_by_test_id("log")).to_be_in_viewport(ratio=1)
    assert box_of(page, "log")["height"] >= 80
