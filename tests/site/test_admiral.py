"""The learned bot in the page: loaded when it plays, kept, and with the answers of Python."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.stored_games import stored_table
from tests.site.visiting import LOADING, at_table, play_now, take_turns, wait_until_kept

from goa.bots.network.player import NetworkBot
from goa.core.choices import BY_TEXT
from goa.page.page_table import PageTable
from goa.rules.game import apply
from goa.views.observation import observe

pytestmark = pytest.mark.slow

CHOICES = 30
NETWORK_IS_KEPT = """async () =>
  (await (await caches.open('goa-runtime')).keys()).some(({ url }) => url.endsWith('.npz'))"""


def begin_against_admirals(screen: Screen, page: Page) -> None:
    page.get_by_test_id("level").locator("option[value=admiral]").wait_for(state="attached", timeout=LOADING * 1000)
    governor = page.get_by_test_id("level").locator("option[value=governor]")
    assert governor.is_disabled(), "too slow without NumPy"
    assert "needs a server" in governor.inner_text()
    page.get_by_test_id("level").select_option("admiral")
    play_now(screen, page)


def admirals_choices(at: PageTable) -> list[tuple[str, str]]:
    """What the bots chose where they had a choice, and what Python's own network would have chosen."""
    table = at.table
    state, found = table.game.begin(), []
    for entry in at.journal:
        if entry.kind != "choose":
            continue
        if table.seats[entry.seat].kind == "bot" and len(state.offered) > 1:
            bot = NetworkBot(table.game.bot_seed(entry.seat))
            observation = observe(state, entry.seat)
            found.append((entry.text, bot.choose(observation, observation.offered).text))
        apply(state, BY_TEXT[entry.text])
    return found


def test_the_answers_are_those_of_python(open_screen: OpenScreen, files: FileServer) -> None:
    """Without a network once the game has begun, and through a reload."""
    screen = open_screen()
    page = screen.tab()
    wait_until_kept(page)
    assert not any(path.endswith(".npz") for path in files.asked), "loaded before a bot needs it"
    begin_against_admirals(screen, page)
    player = at_table(page)
    take_turns(player, 1)
    player.wait_until(lambda: bool(page.evaluate(NETWORK_IS_KEPT)), LOADING)
    assert sum(path.endswith(".npz") for path in files.asked) == 1
    files.stop()
    page.reload()
    player = at_table(page)
    while len(found := admirals_choices(stored_table(page))) < CHOICES:
        take_turns(player, 1)
    assert [ours for ours, _ in found] == [pythons for _, pythons in found]
    assert all(seat.level in ("", "admiral") for seat in stored_table(page).table.seats), "none was replaced"


def test_without_a_connection_it_waits(open_screen: OpenScreen, files: FileServer) -> None:
    """The bot is not replaced: it plays once it can be loaded."""
    screen = open_screen()
    screen.expects(r"Failed to load resource", r"\.npz: net::ERR_FAILED")
    page = screen.tab()
    wait_until_kept(page)
    page.context.route("**/*.npz", lambda route: route.abort())
    begin_against_admirals(screen, page)
    page.get_by_test_id("network-missing").wait_for(timeout=LOADING * 1000)
    page.context.unroute("**/*.npz")
    page.get_by_test_id("network-missing").wait_for(state="detached", timeout=LOADING * 1000)
    take_turns(at_table(page), 2)
    assert all(ours == pythons for ours, pythons in admirals_choices(stored_table(page)))
