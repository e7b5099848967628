"""Pictures of what people at several screens see: my games, invitations, being called, absence, secret orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.client.browser.playing import load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.server.players import Seats
from tests.server.process import ServerProcess

PEOPLE: Final = ({"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}, {"name": "Dee"})
TWO: Final = ({"name": "Ann"}, {"name": "Bartholomew the Younger"})
HOURS: Final = 3600
DAY: Final = {"kind": "correspondence", "seconds": 24 * HOURS}

Draw = Callable[[Screen], Page]


def server(folder: Path) -> ServerProcess:
    """One that offers mail and notifications. Nothing is sent."""
    process = ServerProcess(folder)
    process.environment |= {
        "GOA_PUBLIC_ADDRESS": process.url,
        "GOA_SMTP_HOST": "127.0.0.1",
        "GOA_SMTP_FROM": "goa@example.org",
        "GOA_PUSH_TO_PRIVATE_ADDRESSES": "yes",
    }
    return process.start()


def my_games(screen: Screen) -> Page:
    for number, waits in enumerate((True, True, False, False)):
        table = make_table(screen, *(PEOPLE if number % 2 else TWO), **({"clock": DAY} if number != 1 else {}))
        table.step()
        awaited = table.awaited()
        sit_down(screen, table, awaited if waits else 1 - awaited).get_by_test_id("table").wait_for()
        table.request("POST", "chat", awaited if not waits else 1 - awaited, json={"text": "Hello!"})
    sit_down(screen, load(screen, questions("2012")["over"])).get_by_test_id("table").wait_for()
    for page in screen.context.pages:
        page.close()
    page = screen.tab("/")
    page.get_by_test_id("your-turn").wait_for()
    page.get_by_test_id("my-games").scroll_into_view_if_needed()
    return page


def welcome(screen: Screen) -> Page:
    table = make_table(screen, *PEOPLE, clock=DAY)
    page = sit_down(screen, table, 1)
    page.get_by_test_id("welcome").wait_for()
    return page


def invitations(screen: Screen) -> Page:
    page = screen.tab("/#/new")
    page.locator("input[name=number][value='3']").check()
    page.get_by_test_id("make").click()
    page.get_by_test_id("table").wait_for()
    return page


def in_menu(click: tuple[str, ...], **more: object) -> Draw:
    """The menu of a table at which somebody else is awaited, after clicks on these."""

    def draw(screen: Screen) -> Page:
        table = make_table(screen, *PEOPLE, **more)
        table.step()
        while table.awaited() == 0:
            table.step()
        page = sit_down(screen, table)
        page.locator("[data-testid=welcome] .close").click()
        page.get_by_test_id("open-menu").click()
        for each in click:
            found = page.get_by_test_id(each)
            (found.locator("summary") if each == "open-calls" else found).first.click()
        if click:
            page.get_by_test_id(click[-1]).last.scroll_into_view_if_needed()
        return page

    return draw


def renewal(screen: Screen) -> Page:
    page = in_menu(())(screen)
    page.get_by_test_id("open-calls").locator("summary").click()
    page.get_by_test_id("call-address").fill("somebody@example.com")
    page.get_by_test_id("send-link").click()
    page.get_by_test_id("call-mail").wait_for()
    page.get_by_test_id("renew").click()
    page.get_by_test_id("really-renew").scroll_into_view_if_needed()
    return page


def own_link(screen: Screen) -> Page:
    page = in_menu(())(screen)
    page.get_by_test_id("own-link").get_by_role("button").nth(1).click()
    page.get_by_test_id("own-link").scroll_into_view_if_needed()
    return page


def lay_markers(table: Seats) -> int:
    """Play to the first lot; the seat that answers second."""
    while (seen := table.view(table.awaited()))["table"]["auction"] is None:
        table.choose(table.awaited(), seen["number"], seen["own"]["offered"][0]["text"])
    second: int = seen["table"]["auction"]["order"][1]
    return second


def orders(screen: Screen) -> Page:
    table = make_table(screen, *PEOPLE)
    page = sit_down(screen, table, lay_markers(table))
    page.locator("[data-testid=welcome] .close").click()
    page.get_by_test_id("orders").click()
    row = page.get_by_test_id("order-1")
    row.get_by_test_id("kind").select_option("raise")
    row.get_by_test_id("order-amount").fill("5")
    row.get_by_test_id("leave").click()
    row.get_by_test_id("revoke").wait_for()
    page.get_by_test_id("order-2").get_by_test_id("kind").select_option("bid")
    return page


def devices(screen: Screen) -> Page:
    make = make_table(screen, *TWO)
    sit_down(screen, make).get_by_test_id("table").wait_for()
    page = screen.tab("/")
    page.get_by_test_id("my-devices").click()
    page.get_by_test_id("make-device-link").click()
    page.get_by_test_id("device-link").wait_for()
    return page


def screens() -> Iterator[tuple[str, Draw]]:
    """Every such screen with its name."""
    yield "my-games", my_games
    yield "welcome", welcome
    yield "invitations", invitations
    yield "orders", orders
    yield "calls", in_menu(("open-calls",))
    yield "absence", in_menu((), clock=DAY)
    yield "renewal", renewal
    yield "own-link", own_link
    yield "devices", devices
