"""Two browsers of one person: a link takes all seats to the other device, and can be revoked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import DESKTOP, PHONE, Screen
from tests.client.browser.looking import LOOKS, axe, no_sideways_scroll
from tests.client.browser.playing import make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

PEOPLE = ({"name": "Ann"}, {"name": "Bob"})


def visited(screen: Screen) -> Seats:
    table = make_table(screen, *PEOPLE)
    page = sit_down(screen, table, table.awaited())
    page.get_by_test_id("table").wait_for()
    page.close()
    return table


def device_link(page: Page) -> str:
    page.get_by_test_id("my-devices").click()
    page.get_by_test_id("make-device-link").click()
    return page.get_by_test_id("device-link").get_by_test_id("link").input_value()


def arrived(screen: Screen, link: str) -> Page:
    """The other device, with the seats that the link brought."""
    page = screen.tab(link.removeprefix(screen.url))
    page.get_by_test_id("device-name").fill("my phone")
    page.get_by_test_id("take-seats").click()
    page.get_by_test_id("brought").wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_seats_go_to_another_device_and_are_revoked(warm_screen: OpenScreen, size: tuple[int, int]) -> None:
    here, there, thief = warm_screen(size), warm_screen(size), warm_screen(size)
    table, _ = visited(here), visited(here)
    page = here.tab()
    link = device_link(page)
    secret = link.rpartition("/")[2]
    assert link == f"{here.url}/#/device/{secret}"
    no_sideways_scroll(page)
    other = arrived(there, link)
    expect(other).to_have_url(f"{there.url}/#/device")  # the secret is gone from the address bar
    expect(other.get_by_test_id("brought")).to_contain_text("2")
    other.get_by_test_id("to-games").click()
    expect(other.get_by_test_id("your-turn").get_by_test_id("game")).to_have_count(2)
    other.locator(f"[data-game='{table.id}']").get_by_role("button").first.click()
    other.get_by_test_id("your-move").wait_for()

    stolen = thief.tab(link.removeprefix(here.url))
    thief.expects("404")
    stolen.get_by_test_id("take-seats").click()
    expect(stolen.get_by_role("alert")).to_contain_text("used already")

    page.reload()
    page.get_by_test_id("my-devices").click()
    expect(page.get_by_test_id("devices")).to_contain_text("my phone")
    page.get_by_test_id("revoke").click()
    page.get_by_test_id("really-revoke").click()
    expect(page.get_by_test_id("devices")).to_have_count(0)
    there.expects("404")
    expect(other.get_by_role("alert")).to_contain_text("does not open it")  # its socket was closed at once
    expect(page.get_by_test_id("your-turn").get_by_test_id("game")).to_have_count(2)


def test_the_link_of_the_own_seat_is_renewed(warm_screen: OpenScreen) -> None:
    here, there = warm_screen(), warm_screen()
    table = make_table(here, *PEOPLE)
    seat = table.awaited()
    page, other = sit_down(here, table, seat), sit_down(there, table, seat)
    other.get_by_test_id("table").wait_for()
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("renew").click()
    page.get_by_test_id("really-renew").click()
    expect(page.get_by_test_id("renewed")).to_be_visible()
    there.expects("404")
    expect(other.get_by_role("alert")).to_contain_text("does not open it")
    own = page.get_by_test_id("own-link")
    own.get_by_role("button").nth(1).click()
    link = own.get_by_test_id("link").input_value()
    assert table.tokens[seat] not in link
    page.reload()
    page.get_by_test_id("your-move").wait_for()
    again = there.tab(link.removeprefix(here.url))
    again.get_by_test_id("your-move").wait_for()
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("renews the link of this seat"))


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_pages_by_keyboard_on_a_phone(warm_screen: OpenScreen, language: str, theme: str) -> None:
    screen = warm_screen(PHONE, bypass_csp=True, language=language, theme=theme)
    visited(screen)
    page = screen.tab()
    page.get_by_test_id("my-devices").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("make-device-link").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("device-link").wait_for()
    page.get_by_test_id("devices").wait_for()
    axe(page)
    no_sideways_scroll(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("device-link")).to_have_count(0)
    arriving = screen.tab("/#/device/" + "s" * 32)
    arriving.get_by_test_id("take-seats").wait_for()
    axe(arriving)
    no_sideways_scroll(arriving)
