"""Everything without a mouse, with the focus always to be seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import position, questions
from tests.client.conftest import OpenScreen
from tests.client.table.test_choosing import may_spend_the_last_extra_action

MOST_TABS = 150

# What has the focus, and whether that shows: an outline or a shadow that it has only then.
FOCUSED = """() => {
  const element = document.activeElement
  const look = () => {
    const style = getComputedStyle(element)
    return style.outline + style.boxShadow + style.borderColor
  }
  const focused = look()
  const { testid, choice, choices, walk } = element.dataset
  element.blur()
  const plain = look()
  element.focus({ focusVisible: true })
  return { testid, choice, choices, walk, shows: focused !== plain, tag: element.tagName, text: element.innerText }
}"""


def tab_to(page: Page, key: str = "Tab", **wanted: str) -> dict[str, Any]:
    """Press Tab until something with this data attribute has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        focused: dict[str, Any] = page.evaluate(FOCUSED)
        assert focused["shows"] or focused["tag"] in ("BODY", "HTML"), f"nobody sees that this has the focus: {focused}"
        if all(re.fullmatch(pattern, focused.get(name) or "") for name, pattern in wanted.items()):
            return focused
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_from_the_home_page_to_a_table(page: Page) -> None:
    tab_to(page, testid="play-now")
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()


@pytest.mark.parametrize("kind", ["TakeAction", "over"])
def test_the_first_stop_of_a_table_leads_to_the_question(warm_screen: OpenScreen, kind: str) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    address = page.url
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to the question")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.dock') !== null")
    expect(link).not_to_be_in_viewport(ratio=0.5)
    assert page.url == address


def test_the_grid_is_walked_with_arrows(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    page = sit_down(screen, table, table.awaited())
    player = Player(page)
    player.wait()
    tab_to(page, walk=r"\d+")
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 2 + ("ArrowUp",) * 6:
        page.keyboard.press(key)
        focused: dict[str, Any] = page.evaluate(FOCUSED)
        assert focused["shows"]
        if focused["choice"]:
            break
    page.keyboard.press("Enter")
    player.wait_for_entry(0)


@pytest.mark.slow
def test_every_kind_of_answer_has_a_key_or_a_stop(warm_screen: OpenScreen) -> None:
    """A whole round: digits for the buttons, Enter for what has the focus."""
    screen = warm_screen()
    page = sit_down(screen, make_table(screen))
    player = Player(page)
    while page.locator("[aria-current=step]").inner_text() == "A1":
        found, number = player.wait(), player.number
        if found.confirm:
            page.keyboard.press("Enter")
        elif any(text.startswith("bid ") for text in found.buttons):
            page.keyboard.type(found.buttons[0].removeprefix("bid "))  # digits go into the field for the amount
            page.keyboard.press("Enter")
        elif found.buttons:
            page.keyboard.press("1")
        else:
            tab_to(page, walk=r"\d+")
            walk_to_possible(page)
            page.keyboard.press("Enter")
        player.wait_until(lambda: player.number > number or player.look() != found)  # noqa: B023 - called at once


def walk_to_possible(page: Page) -> None:
    """Row by row over the grid, as a person would with the arrows."""
    for key in ("ArrowUp",) * 7 + (("ArrowLeft",) * 7 + ("ArrowRight",) * 6 + ("ArrowDown",)) * 7:
        if page.evaluate("() => document.activeElement.dataset.choice"):
            return
        page.keyboard.press(key)
        if key == "ArrowRight" and page.evaluate("() => document.activeElement.dataset.choice"):
            return
    raise AssertionError("no cell that is possible can be reached with the arrows")


def test_dialogs_open_and_close_and_give_the_focus_back(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    for opener in ("open-menu", "open-rules"):
        tab_to(page, testid=opener)
        page.keyboard.press("Enter")
        dialog = page.get_by_test_id("dialog")
        expect(dialog).to_be_visible()
        assert page.evaluate("() => document.activeElement.closest('[data-testid=dialog]') !== null")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert page.evaluate("() => document.activeElement.dataset.testid") == opener


def test_the_log_is_spoken(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen))
    player = Player(page)
    player.wait()
    spoken = page.locator("[aria-live=polite], [role=log]")
    expect(spoken.first).to_be_attached()
    before = spoken.all_inner_texts()
    player.answer()
    player.wait_until(lambda: spoken.all_inner_texts() != before)


def press_something_for(page: Page, kind: str) -> None:
    """Go to a thing on the table that stands for such choices, and take the first of them."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused: dict[str, Any] = page.evaluate(FOCUSED)
        if (focused["choice"] or focused["choices"] or "").startswith(kind):
            page.keyboard.press("Enter")
            if focused["choices"]:
                page.locator("[role=menu]").wait_for()
                page.keyboard.press("Enter")
            return
    raise AssertionError(f"nothing for {kind} can be reached with Tab")


def test_picks_are_staged_taken_back_and_confirmed(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")["HarvestSack"])
    page = sit_down(screen, table)
    player = Player(page)
    player.wait()
    number = player.number
    press_something_for(page, "fill ")
    cancel = page.get_by_test_id("cancel")
    expect(cancel).to_be_visible()
    page.keyboard.press("Escape")
    expect(cancel).to_have_count(0)
    assert player.number == number
    while player.number == number:
        found = player.look()
        if found.confirm:
            tab_to(page, testid="confirm")
            page.keyboard.press("Enter")
        elif found.any:
            press_something_for(page, "fill ")
        page.wait_for_timeout(20)
    assert any(line["text"].startswith("fill ") for line in table.view(0)["lines"] if line["number"] > number)


def test_what_would_be_lost_is_asked_and_answered(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, position(may_spend_the_last_extra_action))
    page = sit_down(screen, table)
    player = Player(page)
    player.wait()
    number = player.number
    warning = next(each["warning"] for each in table.view(0)["own"]["offered"] if each["text"] == "extra action")
    question = page.get_by_test_id("question")
    digit = str(1 + player.look().buttons.index("extra action"))
    page.keyboard.press(digit)
    expect(question).to_have_text(warning)
    page.keyboard.press("Escape")
    expect(question).not_to_have_text(warning)
    assert player.number == number
    page.keyboard.press(digit)
    expect(question).to_have_text(warning)
    page.keyboard.press("Enter")
    player.wait_for_entry(number)


def test_a_line_of_the_recap_opens_its_moment(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen))
    player = Player(page, seed=4)
    recap = page.get_by_test_id("recap-line")
    while not recap.count():
        player.step()
        player.wait()
    tab_to(page, testid="recap-line")
    page.keyboard.press("Enter")
    past = page.get_by_test_id("past")
    expect(past).to_be_visible()
    tab_to(page, testid="now")
    page.keyboard.press("Enter")
    expect(past).to_have_count(0)


def test_a_turning_point_of_the_score_curve_opens_its_moment(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    Player(page).wait()
    tab_to(page, "Shift+Tab", testid="open-scores")  # the question is the last part of the table
    page.keyboard.press("Enter")
    page.get_by_test_id("turning-point").first.wait_for()
    tab_to(page, testid="turning-point")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("past")).to_be_visible()
    expect(page.get_by_test_id("dialog")).to_have_count(0)
