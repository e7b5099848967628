"""The first page, and every way that leads from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.looking import no_scroll
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

BOTS = ("Beatriz", "Afonso", "Inês")


def test_the_page_is_there(page: Page) -> None:
    expect(page).to_have_title(re.compile("Goa"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    no_scroll(page)
    expect(page.get_by_test_id("miniature-pause")).to_have_attribute("aria-pressed", "true")  # less motion is wanted
    assert page.get_by_test_id("miniature").get_attribute("data-picture") == "15"


def test_play_now_is_one_click(page: Page) -> None:
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("table").wait_for()
    expect(page).to_have_url(re.compile(r"/play/[a-z0-9]+$"))
    Player(page).wait(60)
    expect(page.get_by_test_id("marks")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desktop", "phone"])
def test_the_first_table_offers_the_lesson_once(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    page = warm_screen(size).tab()
    home = page.url
    page.get_by_test_id("play-now").click()
    player = Player(page)
    player.wait(60)
    offer = page.get_by_test_id("lesson-offer")
    expect(offer).to_be_visible()
    player.answer()  # the game goes on beside it
    expect(offer).to_be_visible()
    offer.get_by_test_id("no-lesson").click()
    expect(offer).to_have_count(0)
    page.goto(home)
    page.get_by_test_id("play-now").click()
    Player(page).wait(60)
    expect(offer).to_have_count(0)


def test_the_offered_lesson_opens_and_the_game_waits(page: Page) -> None:
    page.get_by_test_id("play-now").click()
    Player(page).wait(60)
    game = page.url
    page.get_by_test_id("offered-lesson").click()
    page.get_by_test_id("tutor").wait_for()
    page.go_back()
    expect(page).to_have_url(game)
    Player(page).wait(60)
    expect(page.get_by_test_id("lesson-offer")).to_have_count(0)


def test_a_table_can_be_gone_on_with(page: Page) -> None:
    page.get_by_test_id("play-now").click()
    player = Player(page)
    player.wait(60)
    player.answer()
    number = player.number
    page.goto(re.sub(r"/play/.*", "/", page.url))
    page.get_by_test_id("continue").get_by_role("button").first.click()
    player.wait(60)
    assert player.number >= number


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_table_of_ones_own_making(page: Page, edition: str, seats: int) -> None:
    page.get_by_test_id("new-table").click()
    no_scroll(page)
    page.get_by_role("radio", name=edition).check()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_test_id("name-0").fill("Zélia")
    page.get_by_test_id("make").click()
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_text("Zélia").first).to_be_visible()
    for seat, name in enumerate(BOTS, start=2):
        assert (page.get_by_text(name).count() > 0) == (seat <= seats), name


@pytest.mark.parametrize("way", ["play-now", "new-table"])
def test_no_bot_has_almost_the_own_name(page: Page, way: str) -> None:
    page.get_by_test_id("name").fill("ines")
    page.get_by_test_id(way).click()
    if way == "new-table":
        page.get_by_test_id("make").click()
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_text("ines (you)", exact=True).first).to_be_visible()
    expect(page.get_by_text("Vasco").first).to_be_visible()
    expect(page.get_by_text("Inês")).to_have_count(0)


def test_bots_can_be_watched(page: Page) -> None:
    page.get_by_test_id("watch").click()
    page.get_by_test_id("table").wait_for()
    player = Player(page)
    player.wait_for_entry(3)
    found = player.look()
    assert (found.things, found.buttons) == ([], [])


def test_a_record_can_be_loaded(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.goa"
    file.write_text(questions("2012")["over"], encoding="utf-8")
    page.get_by_test_id("file").set_input_files(file)
    page.get_by_test_id("open-scores").click()
    expect(page.get_by_test_id("scores")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words", "sentence"),
    [
        ("en", "imported record", "begun from a record"),
        ("de", "geladene Aufzeichnung", "aus einer Aufzeichnung"),
        ("nl", "geladen spelverslag", "vanuit een spelverslag"),
    ],
)
def test_a_loaded_record_is_marked_for_everybody(
    warm_screen: OpenScreen, tmp_path: Path, language: str, words: str, sentence: str
) -> None:
    page = warm_screen(language=language).tab()
    file = tmp_path / "game.goa"
    file.write_text(questions("2012")["over"], encoding="utf-8")
    page.get_by_test_id("file").set_input_files(file)
    badge = page.get_by_test_id("marks")
    expect(badge).to_have_accessible_name(words)
    badge.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(sentence)
    no_scroll(page)
    badge.click()
    expect(page.get_by_test_id("mark")).to_contain_text(sentence)
    page.goto(re.sub(r"/play/.*", "/", page.url))
    expect(page.get_by_test_id("finished")).to_contain_text(words)


def test_a_record_that_is_none_says_where_it_is_wrong(warm_screen: OpenScreen, tmp_path: Path) -> None:
    screen = warm_screen()
    screen.expects("422")
    page = screen.tab()
    file = tmp_path / "game.goa"
    file.write_text(questions("2012")["over"].replace("flag", "flog", 1), encoding="utf-8")
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("flog")


def first_link(page: Page) -> str:
    """Of the links for others, with its picture for a telephone's camera."""
    page.get_by_test_id("table").wait_for()
    shown = page.get_by_test_id("invitations")
    if not shown.count():
        page.get_by_test_id("open-menu").click()
    shown.locator("button[aria-expanded]").first.click()
    expect(shown.get_by_role("img")).to_be_visible()
    link = shown.get_by_test_id("link").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_friend_is_invited(warm_screen: OpenScreen) -> None:
    host, guest = warm_screen(), warm_screen()
    page = host.tab()
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("who-1").select_option("friend")
    page.get_by_test_id("name-1").fill("Guest")
    page.get_by_test_id("make").click()
    link = first_link(page)
    assert link.startswith(host.url)
    friend = guest.tab(link.removeprefix(host.url))
    friend.get_by_test_id("table").wait_for()
    expect(friend.get_by_text("Guest").first).to_be_visible()
    assert "#" not in friend.url  # the token leaves the address bar


def test_an_open_seat_is_taken(warm_screen: OpenScreen) -> None:
    host, guest = warm_screen(), warm_screen()
    page = host.tab()
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("who-1").select_option("open")
    page.get_by_test_id("make").click()
    link = first_link(page)
    friend = guest.tab(link.removeprefix(host.url))
    friend.get_by_test_id("join-name").fill("Newcomer")
    friend.get_by_test_id("sit").click()
    expect(page.get_by_text("Newcomer").first).to_be_visible()
    expect(friend.get_by_text("Newcomer").first).to_be_visible()


def test_rules_can_be_searched(page: Page) -> None:
    page.get_by_test_id("rules-link").click()
    page.get_by_test_id("search-rules").fill("AUC-3")
    expect(page.get_by_test_id("found-rules")).to_contain_text("AUC-3")


@pytest.mark.parametrize(
    ("language", "title", "word", "rulings"),
    [("de", "Wer passen darf", "Abgaben", "Festlegungen"), ("nl", "Wie mag passen", "Levering", "Besluiten")],
)
def test_rules_are_read_in_ones_own_language_with_pictures(
    warm_screen: OpenScreen, language: str, title: str, word: str, rulings: str
) -> None:
    page = warm_screen(language=language).tab("/#/rules/XTR-2")
    rules = page.get_by_test_id("rules")
    expect(rules.get_by_role("heading", name=title)).to_be_in_viewport()
    page.get_by_test_id("search-rules").fill(word)
    page.get_by_test_id("found-rules").get_by_role("button", name=re.compile("^TIL-19")).click()
    expect(rules.locator("article")).to_have_attribute("lang", language)
    expect(rules.locator("h3:has-text('TIL-19') ~ div").first.locator("svg").first).to_be_visible()
    rules.get_by_role("navigation").get_by_role("button", name=rulings).click()
    expect(rules.get_by_role("heading", name=rulings)).to_be_visible()


def test_every_tip_leads_to_its_rule(warm_screen: OpenScreen) -> None:
    screen = warm_screen(language="de")
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    Player(page).wait()
    taxes = page.locator('[data-testid=prompt] [data-choice="taxes"]')
    taxes.hover()
    page.get_by_test_id("read-rule").click()
    expect(page.get_by_test_id("rules").get_by_role("heading", name="ACT-5 Steuer")).to_be_in_viewport()
    page.keyboard.press("Escape")
    taxes.hover()
    page.get_by_test_id("tip").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules").get_by_role("heading", name="ACT-5 Steuer")).to_be_in_viewport()


def test_a_small_table_replays_a_game_and_can_be_paused(warm_screen: OpenScreen) -> None:
    page = warm_screen(reduced_motion=False, speed="normal").tab()
    miniature = page.get_by_test_id("miniature")
    miniature.wait_for()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=miniature]').dataset.picture) > 1")
    no_scroll(page)
    pause = page.get_by_test_id("miniature-pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    at = int(miniature.get_attribute("data-picture") or 0)
    pause.click()
    page.wait_for_function(
        "at => Number(document.querySelector('[data-testid=miniature]').dataset.picture) > at", arg=at
    )
