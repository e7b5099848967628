"""Clocks and absence in the browser. What takes days is prepared with a given clock, before the server starts."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import no_sideways_scroll
from tests.client.browser.playing import Player, make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.conftest import assert_clean
from tests.server.given_clock import HOUR, GivenClock, Plain, given_application
from tests.server.process import ServerProcess

DAYS_AGO = 2 * 24 * HOUR
SLOW = {"kind": "correspondence", "seconds": 24 * HOUR}


class Prepared:
    """A table of Ann, Bob and Cyd that has been waiting for one of them for two days."""

    def __init__(self, made: Plain, awaited: int) -> None:
        self.id: str = made["id"]
        self.tokens: dict[int, str] = {link["seat"]: link["token"] for link in made["seats"]}
        self.awaited = awaited

    def path(self, seat: int) -> str:
        return f"/play/{self.id}#{self.tokens[seat]}"


Waiting = tuple[ServerProcess, dict[str, Prepared]]


async def prepare(folder: Path) -> dict[str, Prepared]:
    clock = GivenClock()
    clock.time = time.time() - DAYS_AGO
    prepared: dict[str, Prepared] = {}
    async with given_application(folder, clock) as given:
        wanted: dict[str, Plain] = {"expired": {"clock": SLOW}, "absent": {}, "link": {}}
        for name, more in wanted.items():
            await given.make(**more)
            awaited = await given.answer()
            while awaited == 0:  # Ann makes the tables
                awaited = await given.answer()
            prepared[name] = Prepared(given.made, awaited)
    return prepared


@pytest.fixture(scope="module")
def waiting(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Waiting]:
    folder = tmp_path_factory.mktemp("waiting")
    with ThreadPoolExecutor(1) as thread:  # this one has the event loop of the browser
        prepared = thread.submit(asyncio.run, prepare(folder)).result()
    process = ServerProcess(folder).start()
    yield process, prepared
    assert process.stop() == 0
    assert_clean(process.log)


def test_a_clock_is_chosen_and_shown(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = screen.tab("/#/new")
    expect(page.get_by_test_id("takeover")).to_have_count(0)
    page.get_by_test_id("clock").select_option(label="10 min + 10 s for each answer")
    page.get_by_test_id("takeover").select_option("novice")
    page.locator("input[name=number][value='2']").check()
    page.get_by_test_id("make").click()
    page.get_by_test_id("your-move").wait_for()
    clock = page.get_by_test_id("own-clock")
    expect(clock).to_have_text("10:00")  # it starts with the first choice
    Player(page).step()
    expect(page.get_by_test_id("clock-0")).to_be_visible()
    page.get_by_test_id("open-menu").click()
    expect(page.get_by_test_id("dialog")).to_contain_text("10 minutes for the game, plus 10 seconds")


def test_on_a_phone_the_clock_that_runs_is_in_sight(warm_screen: OpenScreen) -> None:
    """The seats with their clocks are further down."""
    screen = warm_screen(PHONE)
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"}, clock=SLOW)
    mover = table.awaited()
    while table.awaited() == mover:
        table.step()
    page = sit_down(screen, table, mover)
    clock = page.get_by_test_id("awaited-clock")
    expect(clock).to_have_attribute("aria-label", re.compile("^(Ann|Bob) has 2[34] h"))
    expect(clock).to_be_in_viewport()
    no_sideways_scroll(page)


def test_without_a_clock_nothing_is_shown(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen)
    page = screen.tab(f"/play/{table.id}#{table.tokens[0]}")
    page.get_by_test_id("your-move").wait_for()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.get_by_test_id("open-menu").click()
    expect(page.get_by_test_id("absence")).to_have_count(0)


def test_a_waiting_time_can_be_chosen_for_friends(warm_screen: OpenScreen) -> None:
    page = warm_screen().tab("/#/new")
    expect(page.get_by_test_id("absence-hours")).to_have_count(0)
    page.get_by_test_id("who-1").select_option("friend")
    expect(page.get_by_test_id("absence-hours")).to_have_value("24")
    page.get_by_test_id("absence-hours").select_option("0")
    expect(page.get_by_test_id("takeover")).to_have_count(0)


@pytest.mark.slow
def test_a_bot_has_played_on_and_the_person_takes_the_seat_back(open_screen: OpenScreen, waiting: Waiting) -> None:
    server, tables = waiting
    table = tables["expired"]
    page = open_screen(PHONE, server=server).tab(table.path(table.awaited))
    page.get_by_test_id("back").press("Enter")
    expect(page.get_by_test_id("back")).to_have_count(0)
    page.get_by_role("button", name="Log").first.click()
    log = page.get_by_test_id("log").last
    expect(log).to_contain_text(re.compile("has no time left. A bot plays on until .* is back"))
    expect(log).to_contain_text("is back and takes over from the bot.")


@pytest.mark.slow
def test_the_maker_reminds_and_lets_a_bot_play(open_screen: OpenScreen, waiting: Waiting) -> None:
    server, tables = waiting
    table = tables["absent"]
    maker = open_screen(server=server).tab(table.path(0))
    absent = open_screen(server=server).tab(table.path(table.awaited))
    close_welcome(maker)
    close_welcome(absent)
    maker.get_by_test_id("open-menu").click()
    expect(maker.get_by_test_id("waiting")).to_contain_text("for 2 days")
    maker.get_by_test_id("nudge").click()
    expect(maker.get_by_test_id("nudge")).to_be_disabled()
    expect(absent.get_by_test_id("reminded")).to_be_visible()
    maker.get_by_test_id("hand-over").click()
    maker.get_by_test_id("really-hand-over").click()
    expect(maker.get_by_test_id("hand-over")).to_have_count(0)
    expect(maker.get_by_test_id(f"reissue-{table.awaited}")).to_have_count(0)  # the waiting time begins anew
    absent.get_by_test_id("back").click()
    expect(absent.get_by_test_id("back")).to_have_count(0)
    expect(maker.get_by_test_id("log")).to_contain_text("has been away for long.")


@pytest.mark.slow
def test_a_new_link_is_shown_to_the_maker_and_the_old_one_is_closed(open_screen: OpenScreen, waiting: Waiting) -> None:
    server, tables = waiting
    table = tables["link"]
    maker = open_screen(server=server).tab(table.path(0))
    close_welcome(maker)
    maker.get_by_test_id("open-menu").click()
    maker.get_by_test_id(f"reissue-{table.awaited}").click()
    maker.get_by_test_id(f"really-reissue-{table.awaited}").click()
    shown = maker.get_by_test_id("absence").get_by_test_id("invitations")
    shown.get_by_role("button").nth(1).click()
    link = shown.get_by_test_id("link").input_value()
    with server.client() as client:
        old = client.get(
            f"/api/games/{table.id}/view", headers={"Authorization": f"Bearer {table.tokens[table.awaited]}"}
        )
    assert old.status_code == 404
    new = open_screen(server=server).tab(link.removeprefix(server.url))
    new.get_by_test_id("your-move").wait_for()


def close_welcome(page: Page) -> None:
    page.get_by_test_id("welcome").get_by_role("button", name="Close").click()
