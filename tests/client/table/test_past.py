"""Looking back while the game runs, and the whole game once it is over."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE
from tests.client.browser.looking import IN_SIGHT
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen


def grid(page: Page) -> list[str]:
    return [cell.get_attribute("aria-label") or cell.inner_text() for cell in page.locator("[data-walk]").all()]


def test_a_step_back_and_forth_again(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["BidOnLot"]))
    player = Player(page)
    offered, now = player.wait(), grid(page)
    page.get_by_test_id("slider").fill("0")
    expect(page.get_by_test_id("past")).to_be_visible()
    player.wait_until(lambda: grid(page) != now)
    found = player.look()
    assert (found.things, found.buttons) == ([], []), "nothing can be chosen in the past"
    page.get_by_test_id("now").click()
    player.wait_until(lambda: player.look() == offered)
    assert grid(page) == now


def test_a_finished_game_is_replayed(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("past")).to_be_visible()
    for moment in (1, 2):  # by itself
        page.wait_for_function(
            "moment => Number(document.querySelector('[data-testid=slider]').value) >= moment", arg=moment
        )
    page.get_by_test_id("walk").click()
    page.get_by_test_id("step-forward").click()
    expect(page.get_by_test_id("past")).to_be_visible()
    page.get_by_test_id("now").click()
    expect(page.get_by_test_id("past")).to_have_count(0)


def test_a_replay_on_a_phone_leaves_the_page_where_it_is(warm_screen: OpenScreen) -> None:
    screen = warm_screen(PHONE)
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("replay").click()
    slider = page.get_by_test_id("slider")
    page.wait_for_function("() => Number(document.querySelector('[data-testid=slider]').value) >= 3")
    assert page.evaluate("() => scrollY") == 0
    assert page.locator(".board").evaluate(IN_SIGHT)
    assert page.get_by_test_id("walk").evaluate(IN_SIGHT)
    page.get_by_test_id("walk").click()
    for step in ("step-back", "step-forward"):
        before = slider.input_value()
        page.get_by_test_id(step).click()
        expect(slider).not_to_have_value(before)
    assert page.evaluate("() => scrollY") == 0


def test_the_record_can_be_saved(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")["over"])
    page = sit_down(screen, table)
    page.get_by_test_id("open-menu").click()
    with page.expect_download() as download:
        page.get_by_test_id("save-record").click()
    saved = download.value.path().read_text(encoding="utf-8")
    assert saved == table.request("GET", "record", 0).text


def test_the_rematch_of_another_player_shows_in_the_scoring(warm_screen: OpenScreen) -> None:
    here, there = warm_screen(PHONE), warm_screen()
    table = load(here, questions("2012")["over"])
    page = sit_down(here, table)
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("boards").scroll_into_view_if_needed()
    expect(page.get_by_test_id("next-game")).to_have_count(0)
    friend = sit_down(there, table, 1)
    friend.get_by_test_id("open-scores").click()
    friend.get_by_test_id("rematch").click()
    friend.wait_for_url(lambda address: table.id not in address)
    expect(page.get_by_test_id("next-game")).to_contain_text("Bob")
    page.get_by_test_id("join-rematch").click()
    page.wait_for_url(lambda address: table.id not in address)
    assert page.url.split("#")[0] == friend.url.split("#")[0]


def test_a_rematch(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, load(screen, questions("2012")["over"]))
    before = page.url
    page.get_by_test_id("open-scores").click()
    page.get_by_test_id("rematch").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.get_by_test_id("board").wait_for()
