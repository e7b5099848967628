"""Lessons and playing on without a server, by clicking, in windows of other shapes than elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from building.embedding import packed
from building.examples import pictures_of_example
from playwright.sync_api import expect
from tests.client.browser.chromium import SIZES
from tests.client.browser.looking import axe, no_sideways_scroll
from tests.client.browser.playing import Player
from tests.client.table.test_lessons import follow
from tests.site.conftest import OpenScreen
from tests.site.differential import random_record
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, at_table

from goa.locales import say
from goa.tables.lessons.lessons import FIRST_ROUND, SECOND_HALF, lesson_of

pytestmark = pytest.mark.slow

SLOWLY = LOADING * 1000


def test_questions_of_strategy(open_screen: OpenScreen) -> None:
    page = open_screen(SIZES["tablet"], bypass_csp=True).tab()
    page.get_by_test_id("strategy-lesson").click()
    player = at_table(page)
    question = page.get_by_test_id("strategy")
    expect(question).to_contain_text("question 1 of", timeout=SLOWLY)
    player.wait(LOADING)
    player.choose("pass")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("That is what the strong bots do", timeout=SLOWLY)
    no_sideways_scroll(page)
    axe(page)
    page.get_by_test_id("next-question").click()
    expect(question).to_contain_text("question 2 of", timeout=SLOWLY)
    player.wait(LOADING)
    number = player.number
    player.choose("bid 8")
    page.get_by_test_id("play-on").click()
    player.wait_until(lambda: player.number > number, LOADING)
    expect(question).to_have_count(0)
    player.answer()


def test_the_lesson_and_its_second_half(open_screen: OpenScreen) -> None:
    page = open_screen(SIZES["tablet-across"]).tab()
    page.get_by_test_id("tutorial").click()
    at_table(page)
    page.get_by_test_id("tutor-next").click(timeout=SLOWLY)
    first = lesson_of(FIRST_ROUND)
    follow(page, first, is_small=True)
    tutor = page.get_by_test_id("tutor")
    expect(tutor).to_contain_text(say(first.afterwards[0]), timeout=SLOWLY)
    Player(page).answer()
    expect(tutor).to_contain_text(say(first.afterwards[1]), timeout=SLOWLY)
    page.get_by_test_id("next-lesson").click()
    follow(page, lesson_of(SECOND_HALF), is_small=True)
    expect(tutor).to_contain_text(say("tutorial.b_fill"), timeout=SLOWLY)
    no_sideways_scroll(page)


def test_playing_on_from_a_moment(open_screen: OpenScreen, tmp_path: Path) -> None:
    file = tmp_path / "game.goa"
    file.write_text(random_record(1), encoding="utf-8")
    page = open_screen(SIZES["tablet-across"]).tab()
    page.get_by_test_id("file").set_input_files(file)
    at_table(page)
    page.get_by_test_id("round-chips").get_by_role("button").nth(4).click()
    page.get_by_test_id("past").wait_for(timeout=SLOWLY)
    finished = page.url
    page.get_by_test_id("play-on").click()
    page.wait_for_url(lambda address: address != finished, timeout=SLOWLY)
    player = at_table(page)
    player.wait(LOADING)
    expect(page.locator("header .rounds li.now")).to_have_text("B1")
    player.answer()
    player.answer()


def test_axe_finds_nothing(open_screen: OpenScreen, files: FileServer) -> None:
    """On the home page, at a table, and in embedded views."""
    page = open_screen(bypass_csp=True).tab()
    page.get_by_role("heading", level=1).first.wait_for()
    axe(page)
    page.get_by_test_id("play-now").click()
    at_table(page).wait(LOADING)
    axe(page)
    for language, address in (("en", packed("[]")), ("de", packed(json.dumps(pictures_of_example("auction", "de"))))):
        page.goto(f"{files.url}/embed.html#{address}")
        page.get_by_test_id("embedded").get_by_test_id("embed-broken" if language == "en" else "embed-told").wait_for()
        assert page.locator("html").get_attribute("lang") == language
        axe(page)
