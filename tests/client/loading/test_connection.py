"""The line to the server: cut, and healed by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.client.browser.playing import Player, make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.conftest import assert_clean
from tests.server.process import ServerProcess

UNREACHABLE = (
    r"ERR_CONNECTION_REFUSED",
    r"ERR_CONNECTION_RESET",
    r"ERR_INTERNET_DISCONNECTED",
    r"WebSocket connection",
)


@pytest.fixture(scope="module")
def mortal(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that a test may kill and starts again."""
    process = ServerProcess(tmp_path_factory.mktemp("mortal")).start()
    yield process
    process.stop()
    assert_clean(process.log)


def test_a_server_that_dies_and_comes_back(open_screen: OpenScreen, mortal: ServerProcess) -> None:
    screen = open_screen(server=mortal)
    screen.expects(*UNREACHABLE)
    table = make_table(screen)
    player = Player(sit_down(screen, table))
    player.step()
    offered = player.wait()
    lost = player.page.get_by_test_id("lost")
    expect(lost).not_to_be_visible()
    mortal.kill()
    expect(lost).to_have_text("Connection lost. Trying again …")  # no choice is on its way
    mortal.start()
    expect(lost).not_to_be_visible(timeout=30_000)
    assert player.wait() == offered
    player.answer()


def test_a_choice_made_while_the_server_was_away_arrives_once(open_screen: OpenScreen, mortal: ServerProcess) -> None:
    screen = open_screen(server=mortal)
    screen.expects(*UNREACHABLE)
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    choice = player.wait().things[0]
    mortal.kill()
    lost = player.page.get_by_test_id("lost")
    expect(lost).to_be_visible()
    player.choose(choice)
    expect(lost).to_have_text("Connection lost. Your choice is kept and will be sent again …")
    mortal.start()
    player.wait_for_entry(0)
    assert table.view(-1)["number"] == player.number == 1


def test_a_browser_without_a_net(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.expects(*UNREACHABLE)
    table = make_table(screen)
    player = Player(sit_down(screen, table))
    player.wait()
    lost = player.page.get_by_test_id("lost")
    expect(lost).not_to_be_visible()
    screen.context.set_offline(True)
    expect(lost).to_be_visible()
    screen.context.set_offline(False)
    expect(lost).not_to_be_visible()
    player.answer()


# A socket that stays open and brings no more views.
SILENT_SOCKET = """
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(listener) {
    this.addEventListener('message', (message) => {
      if (!(window.isSilent && JSON.parse(message.data).type === 'view')) listener(message)
    })
  },
})
"""


def test_a_view_comes_once_through_the_socket(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    player.wait()
    expect(player.page.get_by_test_id("lost")).not_to_be_visible()
    with player.page.expect_response(lambda response: "/choices" in response.url) as answered:
        player.answer()
    assert answered.value.json()["view"] is None
    assert player.number == table.view(-1)["number"] > 0


def test_a_view_that_the_socket_does_not_bring_is_asked_for(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.context.add_init_script(SILENT_SOCKET)
    table = make_table(screen, {"name": "Ann"}, {"name": "Bob"})
    seat = table.awaited()
    player = Player(sit_down(screen, table, seat))
    player.wait()
    player.page.evaluate("() => { window.isSilent = true }")
    with player.page.expect_response(lambda response: "/view?" in response.url):
        player.answer()
    assert player.number == table.view(-1)["number"] > 0
