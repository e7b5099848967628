"""Everything without a mouse, with the focus always to be seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.playing import Player, load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

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


def tab_to(page: Page, **wanted: str) -> dict[str, Any]:
    """Press Tab until something with this data attribute has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused: dict[str, Any] = page.evaluate(FOCUSED)
        assert focused["shows"] or focused["tag"] in ("BODY", "HTML"), f"nobody sees that this has the focus: {focused}"
        if all(re.fullmatch(pattern, focused.get(name) or "") for name, pattern in wanted.items()):
            return focused
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_from_the_home_page_to_a_table(page: Page) -> None:
    tab_to(page, testid="play-now")
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()


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
