"""Secret orders in the browser: left in a dialog, listed there, revoked, carried out, and dropped with a notice."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import axe, no_sideways_scroll
from tests.client.browser.playing import Player, make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

PEOPLE = ({"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}, {"name": "Dee"})


def lay_markers(table: Seats) -> list[int]:
    """Play to the first lot; the seats in the order in which they answer."""
    while (seen := table.view(table.awaited()))["table"]["auction"] is None:
        choose(table, seen["own"]["offered"][0]["text"])
    order: list[int] = seen["table"]["auction"]["order"]
    return order


def choose(table: Seats, text: str) -> None:
    """By hand, at another screen."""
    seat = table.awaited()
    response = table.choose(seat, table.view(seat)["number"], text)
    assert response.status_code == 200, response.text


def leave(page: Page, lot: int, kind: str, amount: int | None = None) -> None:
    row = page.get_by_test_id(f"order-{lot}")
    row.get_by_test_id("kind").select_option(kind)
    if amount is not None:
        row.get_by_test_id("order-amount").fill(str(amount))
    row.get_by_test_id("leave").click()
    row.get_by_test_id("revoke").wait_for()


def said(page: Page, lot: int) -> str:
    return page.get_by_test_id(f"order-{lot}").get_by_test_id("left").inner_text()


def test_orders_are_left_revoked_and_carried_out(warm_screen: OpenScreen) -> None:
    screen = warm_screen(bypass_csp=True)
    table = make_table(screen, *PEOPLE)
    second = lay_markers(table)[1]
    page = sit_down(screen, table, second)
    page.get_by_test_id("orders").click()
    leave(page, 1, "bid", 2)
    leave(page, 2, "raise", 7)
    leave(page, 3, "buy", 4)  # the player's own lot
    page.get_by_test_id("order-0").get_by_test_id("leave").click()
    page.get_by_test_id("order-0").get_by_test_id("revoke").wait_for()
    assert said(page, 1) == "Bid 2 ducats."
    assert said(page, 2) == "Bid 1 more than the highest bid, up to 7 ducats; otherwise pass."
    assert said(page, 3) == "Buy it if it costs at most 4 ducats; otherwise sell."
    axe(page)
    page.get_by_test_id("order-2").get_by_test_id("revoke").click()
    page.get_by_test_id("order-2").get_by_test_id("kind").wait_for()
    page.get_by_test_id("close").click()
    expect(page.get_by_test_id("orders")).to_contain_text("3")
    player, before = Player(page), Player(page).number
    choose(table, "bid 1")
    player.wait_until(lambda: player.number >= before + 2)
    expect(page.get_by_test_id("auction")).to_contain_text("bids 2")
    expect(page.get_by_test_id("orders")).to_contain_text("2")


def test_an_order_that_no_longer_fits_is_said_so(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, *PEOPLE)
    second = lay_markers(table)[1]
    page = sit_down(screen, table, second)
    page.keyboard.press("o")
    leave(page, 1, "bid", 2)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("orders-panel")).to_have_count(0)
    choose(table, "bid 3")
    notice = page.get_by_test_id("dropped-order")
    expect(notice).to_contain_text("Lot 1: your order to bid 2 ducats was dropped")
    expect(page.get_by_test_id("your-move")).to_be_visible()
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_test_id("your-move")).to_have_count(0)


def test_a_person_who_renews_the_link_is_told_that_orders_are_deleted(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    table = make_table(screen, *PEOPLE)
    page = sit_down(screen, table, lay_markers(table)[1])
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("renew").click()
    page.get_by_test_id("really-renew").wait_for()
    expect(page.get_by_test_id("lost-orders")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id("orders").click()
    leave(page, 2, "raise", 7)
    page.get_by_test_id("close").click()
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("renew").click()
    expect(page.get_by_test_id("lost-orders")).to_be_visible()
    no_sideways_scroll(page)
    page.get_by_test_id("really-renew").click()
    page.get_by_test_id("renewed").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("orders").click()
    page.get_by_test_id("order-2").get_by_test_id("kind").wait_for()


def test_a_refusal_is_shown_and_the_open_question_is_answered(warm_screen: OpenScreen) -> None:
    """On a phone: an order for the question that is open acts like an answer."""
    screen = warm_screen(PHONE)
    table = make_table(screen, *PEOPLE)
    first, second, *_ = lay_markers(table)
    page = sit_down(screen, table, first)
    page.get_by_test_id("orders").click()
    no_sideways_scroll(page)
    row = page.get_by_test_id("order-1")
    row.get_by_test_id("kind").select_option("bid")
    row.get_by_test_id("order-amount").fill("150")
    expect(row.get_by_test_id("leave")).to_be_disabled()
    row.get_by_test_id("order-amount").fill("3")
    row.get_by_test_id("leave").click()
    expect(page.get_by_test_id("order-1")).to_have_count(0)  # it is answered
    assert table.awaited() == second
    no_sideways_scroll(page)


def test_orders_are_not_offered_where_nobody_else_is_waited_for(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen))
    Player(page).wait()
    expect(page.get_by_test_id("orders")).to_have_count(0)


def test_on_a_phone_the_tools_leave_room_for_the_question(warm_screen: OpenScreen) -> None:
    """Orders, pace and pause stood in one row, and the question had one letter a line."""
    screen = warm_screen(PHONE, speed="normal")
    table = make_table(screen, *PEOPLE)
    page = sit_down(screen, table, lay_markers(table)[1])
    page.get_by_test_id("orders").wait_for()
    box = page.get_by_text(re.compile("is thinking about")).first.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] / 4
