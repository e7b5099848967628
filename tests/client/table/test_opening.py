"""What a table shows first: nothing jumps, and only what is in sight is drawn."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.playing import BOT, Player, load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

MOST_SHIFTED = 0.1  # Lighthouse calls it good up to here

# How much of the window has moved after it was first drawn, as Lighthouse counts it.
WATCH_SHIFTS = """window.shifted = 0
new PerformanceObserver((list) => { for (const each of list.getEntries()) window.shifted += each.value })
  .observe({ type: 'layout-shift', buffered: true })"""


def test_nothing_jumps_while_a_table_opens_on_a_phone(open_screen: OpenScreen) -> None:
    screen = open_screen(PHONE)
    screen.context.add_init_script(WATCH_SHIFTS)
    page = sit_down(screen, make_table(screen))
    Player(page).wait()
    page.wait_for_timeout(300)
    assert page.evaluate("shifted") <= MOST_SHIFTED


def test_the_boards_of_others_are_drawn_when_they_come_into_sight(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    page = sit_down(screen, make_table(screen))
    Player(page).wait()
    expect(page.get_by_test_id("development-0")).to_be_attached()
    expect(page.get_by_test_id("development-2")).not_to_be_attached()
    expect(page.get_by_test_id("mat-2").locator("[data-plate]")).to_be_attached()
    page.get_by_test_id("strip").get_by_role("button").nth(2).click()
    expect(page.get_by_test_id("development-2")).to_be_in_viewport()


def test_the_boards_of_others_are_there_for_spying(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    page = sit_down(screen, load(screen, questions("2012")["SpyOn"]))
    Player(page).wait()
    assert page.locator('.mats [data-choice^="spy on"]').count() > 0


def test_the_same_drawing_is_the_same_everywhere(warm_screen: OpenScreen) -> None:
    """Drawings are copied from the first one; each place gets a copy of its own."""
    screen = warm_screen()
    page = sit_down(screen, make_table(screen, {"name": "Ann"}, BOT))
    Player(page).wait()
    drawings: list[str] = page.locator('[data-good="ducats"] svg').evaluate_all(
        "all => all.map((each) => each.innerHTML)"
    )
    assert len(drawings) > 1
    assert len(set(drawings)) == 1
    assert "<path" in drawings[0] or "<circle" in drawings[0]
    assert page.locator("svg.art:empty").count() == 0


def test_the_lesson_says_what_it_is_from_the_first_step(warm_screen: OpenScreen) -> None:
    page = warm_screen().tab("/")
    page.get_by_test_id("tutorial").click()
    expect(page.get_by_test_id("tutor").locator(".step")).to_have_text("Your teacher")
