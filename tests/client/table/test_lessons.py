"""Lessons: every step is passed by doing it on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import DESKTOP, PHONE
from tests.client.browser.looking import no_scroll
from tests.client.browser.playing import Player
from tests.client.conftest import OpenScreen

from goa.locales import say
from goa.tables.lessons.lesson import Lesson
from goa.tables.lessons.lessons import FIRST_ROUND, SECOND_HALF, lesson_of


def begin(page: Page) -> Player:
    page.get_by_test_id("tutorial").click()
    page.get_by_test_id("tutor").wait_for()
    page.get_by_test_id("tutor-next").click()
    player = Player(page)
    player.wait()
    return player


def test_a_step_is_passed_by_doing_it_on_the_board(page: Page) -> None:
    player = begin(page)
    tutor = page.get_by_test_id("tutor")
    expect(tutor).to_contain_text("Every round begins with the flag")
    assert tutor.locator("[data-choice]").count() == 0  # no button does it instead
    assert page.locator(".suggested").count() == 0
    player.choose("flag north c")
    expect(tutor).to_contain_text("Marker 4 is yours", timeout=30_000)


def test_show_me_marks_the_place_and_enter_clicks_it(page: Page) -> None:
    player = begin(page)
    number = player.number
    page.get_by_test_id("show-me").press("Enter")
    expect(page.locator('.suggested[data-choice="flag north c"]')).to_be_focused()
    page.keyboard.press("Enter")
    player.wait_for_entry(number)


def test_a_step_can_be_done_for_the_learner(warm_screen: OpenScreen) -> None:
    page = warm_screen(PHONE).tab()
    player = begin(page)
    number = player.number
    assert page.get_by_test_id("do-it").count() == 0
    page.get_by_test_id("show-me").click()
    expect(page.get_by_test_id("tutor")).to_contain_text(say("client.tutor.shown_touch"))
    expect(page.get_by_test_id("marks")).to_have_count(0)  # a lesson is prepared: nobody has to be warned
    page.get_by_test_id("do-it").click()
    player.wait_for_entry(number)


def test_a_learner_who_strays_comes_back_with_a_click(page: Page) -> None:
    player = begin(page)
    player.choose("flag north a")
    back = page.get_by_test_id("back-to-lesson")
    back.click(timeout=30_000)
    expect(page.get_by_test_id("tutor")).to_contain_text("Every round begins with the flag")
    expect(page.get_by_test_id("show-me")).to_be_visible()


def follow(page: Page, lesson: Lesson, *, is_small: bool) -> None:
    """Read every note and do every step by clicking what stands for it."""
    player = Player(page)
    tutor = page.get_by_test_id("tutor")
    for step in [each for each in lesson.script if each.key]:
        for note in step.notes:
            expect(tutor).to_contain_text(say(note), timeout=30_000)
            if not is_small:  # a phone scrolls
                no_scroll(page)
            page.get_by_test_id("tutor-next").click()
        expect(tutor).to_contain_text(say(step.key), timeout=30_000)
        player.wait_until(lambda: player.look().any)
        number = player.number
        if is_small:  # what is asked for may be out of sight
            page.get_by_test_id("show-me").click()
        player.choose(step.choose)
        confirm = page.get_by_test_id("confirm")
        if confirm.count() and player.number == number:
            confirm.click()
        player.wait_for_entry(number)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_whole_lesson_and_its_second_half_by_clicking(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    page = warm_screen(size).tab()
    player = begin(page)
    first = lesson_of(FIRST_ROUND)
    follow(page, first, is_small=size == PHONE)
    tutor = page.get_by_test_id("tutor")
    expect(tutor).to_contain_text(say(first.afterwards[0]), timeout=30_000)
    player.answer()
    expect(tutor).to_contain_text(say(first.afterwards[1]), timeout=60_000)
    page.get_by_test_id("next-lesson").click()
    follow(page, lesson_of(SECOND_HALF), is_small=size == PHONE)
    expect(tutor).to_contain_text(say("tutorial.b_fill"))
    player.answer()
    expect(tutor).to_contain_text(say("tutorial.b_goodbye"), timeout=30_000)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_question_of_strategy_is_answered_on_the_table(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    page = warm_screen(size).tab()
    page.get_by_test_id("strategy-lesson").click()
    question = page.get_by_test_id("strategy")
    expect(question).to_contain_text("question 1 of")
    player = Player(page)
    player.wait()
    number = player.number
    player.choose("buy")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("The strong bots choose otherwise")
    expect(verdict).to_contain_text(say("strategy.flag_price_why"))
    expect(verdict).to_contain_text("%")
    assert player.number == number  # the answer is not played
    page.get_by_test_id("ask-again").click()
    expect(verdict).to_have_count(0)
    player.choose("pass")
    expect(verdict).to_contain_text("That is what the strong bots do")
    page.get_by_test_id("next-question").click()
    expect(question).to_contain_text("question 2 of")
    player.wait()
    number = player.number
    player.choose("bid 8")
    page.get_by_test_id("play-on").click()
    player.wait_for_entry(number)
    expect(question).to_have_count(0)
