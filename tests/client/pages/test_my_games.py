"""My games on the home page: those that wait first, kept up to date with few requests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE, Screen
from tests.client.browser.looking import LOOKS, axe, no_sideways_scroll
from tests.client.browser.playing import load, make_table, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen
from tests.server.players import Seats

PEOPLE = ({"name": "Ann"}, {"name": "Bob"})
HIDDEN = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def visited(screen: Screen, *, waits: bool) -> Seats:
    """A table of two that this screen has opened, at the seat that is awaited or at the other one."""
    table = make_table(screen, *PEOPLE)
    awaited = table.awaited()
    page = sit_down(screen, table, awaited if waits else 1 - awaited)
    page.get_by_test_id("table").wait_for()
    page.close()
    return table


def asked(page: Page) -> list[str]:
    """The bodies of the requests for the list from now on."""
    bodies: list[str] = []
    page.on("request", lambda sent: bodies.append(sent.post_data or "") if "my-games" in sent.url else None)
    return bodies


def test_games_that_wait_for_you_come_first(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    mine = visited(screen, waits=True)
    other = visited(screen, waits=False)
    finished = load(screen, questions("2012")["over"])
    sit_down(screen, finished).close()
    page = screen.tab()
    for group, table in (("your-turn", mine), ("waiting", other), ("finished", finished)):
        row = page.get_by_test_id(group).get_by_test_id("game")
        expect(row).to_have_count(1)
        expect(row).to_have_attribute("data-game", table.id)
    expect(page.get_by_test_id("your-turn")).to_contain_text("Your turn · now")
    expect(page.get_by_test_id("waiting")).to_contain_text(f"{('Ann', 'Bob')[other.awaited()]} is to choose")
    expect(page.get_by_test_id("finished")).to_contain_text("Winner")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    page.get_by_test_id("your-turn").get_by_role("button").first.click()
    page.get_by_test_id("your-move").wait_for()
    expect(page).to_have_title(re.compile("^● "))  # no other game waits


def test_the_list_follows_what_happens_and_a_hidden_tab_asks_seldom(open_screen: OpenScreen) -> None:
    screen = open_screen()
    table = visited(screen, waits=False)
    page = screen.tab()
    page.clock.install()
    page.reload()
    expect(page.get_by_test_id("waiting").get_by_test_id("game")).to_have_count(1)
    bodies = asked(page)
    assert table.request("POST", "chat", table.awaited(), json={"text": "hurry"}).status_code == 201
    seat = table.awaited()
    while table.awaited() == seat:
        table.step()
    page.evaluate(HIDDEN, "hidden")
    page.clock.run_for(290_000)
    assert bodies == []
    page.clock.run_for(15_000)
    expect(page).to_have_title(re.compile(r"^\(1\) "))  # also while nobody sees it
    assert len(bodies) == 1
    page.evaluate(HIDDEN, "visible")
    page.clock.run_for(30_000)
    expect(page.get_by_test_id("your-turn").get_by_test_id("game")).to_have_count(1)
    expect(page.get_by_test_id("your-turn")).to_contain_text("1")
    expect(page.get_by_title("Unread messages: 1")).to_be_visible()
    assert 1 <= len(bodies) <= 3
    assert all(table.tokens[1 - seat] in body for body in bodies)


def test_a_table_alone_asks_for_no_list(open_screen: OpenScreen) -> None:
    """Who plays one game only has the socket of its table."""
    screen = open_screen()
    page = screen.tab()
    page.clock.install()
    bodies = asked(page)
    table = make_table(screen, *PEOPLE)
    frames: list[object] = []

    def received(frame: object) -> None:
        frames.append(frame)

    page.on("websocket", lambda opened: opened.on("framereceived", received))
    with page.expect_websocket() as socket:
        page.goto(f"{screen.url}/play/{table.id}#{table.tokens[0]}")
    page.get_by_test_id("table").wait_for()
    while not frames:
        page.wait_for_timeout(20)
    for _ in range(25):
        page.clock.run_for(4_000)
        page.evaluate("() => fetch('/healthz')")  # the socket's answers need real time
    assert not socket.value.is_closed()
    assert bodies == []


def test_a_game_shows_the_time_that_is_left_and_the_most_urgent_comes_first(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    for hours in (None, 48, 1):
        table = make_table(
            screen, *PEOPLE, **({"clock": {"kind": "correspondence", "seconds": hours * 3600}} if hours else {})
        )
        first = table.awaited()
        while table.awaited() == first:  # clocks start with the first choice
            table.step()
        sit_down(screen, table, table.awaited()).get_by_test_id("table").wait_for()
    page = screen.tab()
    rows = page.get_by_test_id("your-turn").get_by_test_id("game")
    expect(rows).to_have_count(3)
    times = [row.get_by_test_id("time-left") for row in rows.all()]
    expect(times[0]).to_have_text(re.compile(r"^59:\d\d$|^1 h 00 min$"))
    expect(times[1]).to_have_text(re.compile(r"^1 d 23 h$|^2 d 0 h$"))
    expect(times[2]).to_have_count(0)


def test_a_link_that_was_revoked_is_named(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = visited(screen, waits=True)
    assert table.request("POST", "renew", table.awaited(), json={"key": "k" * 22}).status_code == 200
    page = screen.tab()
    expect(page.get_by_test_id("my-games")).to_contain_text("no longer opens")
    expect(page).to_have_title(re.compile("^Play"))


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_list_on_a_phone(warm_screen: OpenScreen, language: str, theme: str) -> None:
    screen = warm_screen(PHONE, bypass_csp=True, language=language, theme=theme)
    visited(screen, waits=True)
    visited(screen, waits=False)
    page = screen.tab()
    page.get_by_test_id("your-turn").wait_for()
    no_sideways_scroll(page)
    axe(page)


def test_a_spectator_is_not_offered_a_seat(warm_screen: OpenScreen) -> None:
    screen, guest = warm_screen(), warm_screen()
    table = make_table(screen, {"name": "Ann"}, {"kind": "open"})
    page = sit_down(screen, table, -1)
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("join")).to_have_count(0)
    invited = sit_down(guest, table, -2)
    expect(invited.get_by_test_id("join")).to_be_visible()
