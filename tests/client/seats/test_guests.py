"""Coming to a table and leaving it: links, names, removing it from the list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import IN_SIGHT
from tests.client.browser.playing import Player, make_table, sit_down
from tests.client.conftest import OpenScreen

from goa.locales import say


def test_removing_a_game_asks_and_can_be_undone(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen)
    sit_down(screen, table).close()
    page = screen.tab()
    page.get_by_test_id("forget").click()
    page.get_by_test_id("keep").click()
    page.get_by_test_id("forget").click()
    page.get_by_test_id("really-forget").click()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    page.get_by_test_id("restore").click()
    page.get_by_test_id("continue").get_by_role("button").first.click()
    page.get_by_test_id("your-move").wait_for()  # the seat, not only the table


def test_the_own_seat_has_a_link_for_another_device(warm_screen: OpenScreen) -> None:
    here, there = warm_screen(), warm_screen()
    table = make_table(here)
    page = sit_down(here, table)
    page.get_by_test_id("open-menu").click()
    own = page.get_by_test_id("own-link")
    own.get_by_role("button").nth(1).click()
    assert own.get_by_role("img").is_visible()
    link = own.get_by_test_id("link").input_value()
    assert link == f"{here.url}/play/{table.id}#{table.tokens[0]}"
    other = there.tab(link.removeprefix(here.url))
    other.get_by_test_id("your-move").wait_for()
    expect(other.get_by_test_id("welcome")).to_have_count(0)  # the only person needs no welcome


def test_a_friend_is_welcomed_and_may_take_another_name(warm_screen: OpenScreen) -> None:
    host, friend = warm_screen(), warm_screen()
    table = make_table(host, {"name": "Ann"}, {"name": "Player 2"})
    while table.awaited() != 1:
        table.step()
    table.step()
    before, page = sit_down(host, table), sit_down(friend, table, 1)
    expect(before.get_by_test_id("log")).to_contain_text("Player 2")
    expect(page.get_by_test_id("welcome")).to_contain_text("Ann")
    page.get_by_test_id("welcome-name").fill("Zoë")
    page.get_by_test_id("welcome-start").click()
    expect(page.get_by_test_id("welcome")).to_have_count(0)
    expect(before.locator("[data-plate='1']")).to_contain_text("Zoë")
    expect(before.get_by_test_id("log")).not_to_contain_text("Player 2")
    page.reload()
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("welcome")).to_have_count(0)


def test_the_log_names_who_took_an_open_seat(warm_screen: OpenScreen) -> None:
    host, guest = warm_screen(), warm_screen()
    table = make_table(host, {"name": "Ann"}, {"kind": "open"})
    while table.awaited() != 1:  # the log says that the open seat begins
        table = make_table(host, {"name": "Ann"}, {"kind": "open"})
    here = sit_down(host, table)
    log = here.get_by_test_id("log")
    placeholder = say("client.games.open_seat")
    home = host.tab()
    expect(home.get_by_test_id("forget")).to_have_attribute("aria-label", re.compile(f"Ann, {placeholder}$"))
    home.close()
    expect(log).to_contain_text(placeholder)
    expect(here.locator("[data-plate='1']")).to_contain_text(placeholder)
    page = sit_down(guest, table, -2)
    page.get_by_test_id("join-name").fill("Zoë")
    page.get_by_test_id("sit").click()
    expect(log).to_contain_text("Zoë")
    expect(log).not_to_contain_text(placeholder)


def test_an_invitation_begins_with_the_form_on_a_phone(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    page = sit_down(screen, make_table(screen, {"name": "Ann"}, {"kind": "open"}), -2)
    for each in ("join-name", "sit", "join-lesson", "join-rules"):
        assert page.get_by_test_id(each).evaluate(IN_SIGHT), each
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    page.get_by_test_id("join-rules").click()
    page.get_by_test_id("rules").wait_for()
    page.get_by_test_id("close").click()
    page.get_by_test_id("join-name").fill("Zoë")
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("join")).to_have_count(0)


def test_a_seat_that_is_left_to_a_bot_keeps_its_name(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    page = sit_down(screen, table)
    assert table.request("POST", "resign", 1, json={}).status_code == 200
    expect(page.get_by_test_id("log")).to_contain_text("Bob leaves, and a bot takes over.")
    expect(page.locator("[data-plate='1']")).to_contain_text("Bob")
    expect(page.locator("[data-plate='1']")).not_to_contain_text("heuristic")


@pytest.mark.slow
def test_a_friend_who_closes_the_page_is_not_here(warm_screen: OpenScreen) -> None:
    host, friend = warm_screen(), warm_screen()
    table = make_table(host, {"name": "Ann"}, {"name": "Bob"})
    here = sit_down(host, table)
    away = here.locator("[data-plate='1']").get_by_role("img", name="Not here")
    page = sit_down(friend, table, 1)
    expect(away).to_have_count(0)
    page.close()
    expect(away).to_have_count(1)


@pytest.mark.slow
def test_who_asks_for_an_undo_sees_that_it_was_asked(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"}, undo="ask")
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    player.answer()
    table.step()
    player.wait_until(lambda: player.number == table.view(-1)["number"])  # an undo of an older position is refused
    player.page.get_by_test_id("undo").click()
    expect(player.page.get_by_test_id("undo-asked")).to_contain_text(("Ann", "Bob")[1 - seat])


@pytest.mark.slow
def test_spectators_know_who_reads_them(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen), -1)
    page.get_by_test_id("tab-chat").click()
    expect(page.get_by_test_id("apart")).to_be_visible()


def test_a_message_shows_on_a_phone_wherever_one_looks(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    page = sit_down(screen, table)
    unread, chat = page.get_by_test_id("unread"), page.get_by_test_id("chat")
    for text in ("Hello!", "Are you there?"):  # the second comes while the chat is open below the window
        expect(unread).to_have_count(0)
        page.evaluate("() => scrollTo(0, 0)")
        assert table.request("POST", "chat", 1, json={"text": text}).status_code == 201
        expect(unread).to_have_text("1")
        unread.click()
        expect(chat.get_by_text(text)).to_be_in_viewport()
        expect(unread).to_have_count(0)
