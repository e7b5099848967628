"""Playing on the static files: by clicking, through reloads, without a network, in two tabs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.client.browser.chromium import DESKTOP, PHONE, SIZES
from tests.client.browser.looking import no_sideways_scroll
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, at_table, play_now, take_turns, transfer, wait_until_kept

pytestmark = pytest.mark.slow  # a page takes seconds to load Python

MOST_BYTES = 8_000_000  # of a whole first visit with everything that is kept for playing offline, gzipped


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIZES["phone-across"], SIZES["tablet"]])
def test_play_now_by_clicking(open_screen: OpenScreen, files: FileServer, size: tuple[int, int]) -> None:
    """The network is cut once the table is there; then some turns, and a reload in the middle of them."""
    screen = open_screen(size)
    page = screen.tab()
    page.get_by_test_id("loading").wait_for()
    no_sideways_scroll(page)
    player = play_now(screen, page)
    take_turns(player, 1)
    wait_until_kept(page)
    files.stop()
    take_turns(player, 3)
    number = player.number
    page.reload()
    player = at_table(page)
    assert player.number >= number
    take_turns(player, 2)
    assert player.number > number
    no_sideways_scroll(page)


def test_the_whole_site_is_there_without_a_network(open_screen: OpenScreen, files: FileServer) -> None:
    screen = open_screen()
    page = screen.tab()
    wait_until_kept(page)
    page.close()
    files.stop()
    page = screen.tab("/#/rules")
    page.get_by_role("heading", name="Rules").first.wait_for()
    page.goto(f"{files.url}/")
    take_turns(play_now(screen, page), 2)


def test_the_first_visit_is_small_and_the_second_loads_nothing(
    open_screen: OpenScreen, files: FileServer, site: Path
) -> None:
    screen = open_screen()
    page = screen.tab()
    wait_until_kept(page)
    first = [path for path in files.asked if not path.endswith("service-worker.js")]
    large = [path for path in first if re.search(r"\.(wasm|zip|whl)$", path)]
    assert len(large) == len(set(large)), "nothing large is loaded twice"
    assert sum(transfer(site, files.asked).values()) < MOST_BYTES
    files.asked.clear()
    play_now(screen, screen.tab())
    assert [path for path in files.asked if not path.endswith("service-worker.js")] == []


def test_two_tabs_of_one_game(open_screen: OpenScreen) -> None:
    """Both show the same; a choice in either counts; only one of them runs the bots."""
    screen = open_screen()
    first = screen.tab()
    one = play_now(screen, first)
    one.wait(LOADING)
    other = at_table(screen.tab(first.url.removeprefix(screen.url)))
    for player, watcher in ((one, other), (other, one), (one, other)):
        player.wait(LOADING)
        watcher.wait_until(lambda: one.number == other.number, LOADING)
        player.answer()
        number = player.number
        watcher.wait_until(lambda watcher=watcher, number=number: watcher.number >= number, LOADING)  # type: ignore[misc]  # bound at once
    # The bots go on in the tab that is left.
    first.close()
    take_turns(other, 2)


def test_two_choices_at_the_same_time(open_screen: OpenScreen) -> None:
    """The second one is told that it was too late, and shows what came of the first."""
    screen = open_screen()
    first = screen.tab()
    one = play_now(screen, first)
    one.wait(LOADING)
    other = at_table(screen.tab(first.url.removeprefix(screen.url)))
    other.wait(LOADING)
    number = one.number
    choices = one.look()
    text = (choices.buttons or choices.things)[0]
    for page in (one.page, other.page):
        page.evaluate('text => setTimeout(() => document.querySelector(`[data-choice="${text}"]`)?.click(), 200)', text)
    for player in (one, other):
        player.wait_until(lambda player=player: player.number > number, LOADING)  # type: ignore[misc]  # bound at once
    take_turns(one, 1)
    other.wait_until(lambda: other.number >= one.number, LOADING)
