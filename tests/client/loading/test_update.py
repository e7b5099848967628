"""The server is updated while a page is open: the page reloads itself, once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.client.browser.playing import Player, make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.conftest import assert_clean
from tests.server.process import ServerProcess

import goa
from goa.server.ops.client_files import SCRIPT, client_version

UNREACHABLE = (r"ERR_CONNECTION_REFUSED", r"ERR_CONNECTION_RESET", r"WebSocket connection")
LOADS = "() => Number(sessionStorage.getItem('loads'))"
COUNT_LOADS = "sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads')) + 1)"


@pytest.fixture
def mortal(built: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop and replace."""
    process = ServerProcess(tmp_path).start()
    yield process
    process.stop()
    assert_clean(process.log)


def update(server: ServerProcess, folder: Path) -> str:
    """Let the server run from a copy of the package whose client has another script; the client's new version."""
    package = folder / "goa"
    shutil.copytree(Path(goa.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    for module in Path(goa.__file__).parent.parent.glob("*__mypyc*"):
        shutil.copy(module, folder)
    static = package / "server" / "static"
    page = static / "index.html"
    old = client_version()
    new = f"{old}-updated"
    (static / "assets" / f"{old}.js").rename(static / "assets" / f"{new}.js")
    for file in [page, *(static / "assets").glob("*.js")]:  # the script's parts import it by its name
        file.write_text(file.read_text("utf-8").replace(f"{old}.js", f"{new}.js"), "utf-8")
    server.environment["PYTHONPATH"] = os.pathsep.join([str(folder), server.environment["PYTHONPATH"]])
    return new


def version_in(page: Page) -> str:
    found = SCRIPT.search(page.content())
    assert found is not None
    return found[1]


def test_a_page_that_is_open_during_an_update_reloads_itself(
    open_screen: OpenScreen, mortal: ServerProcess, tmp_path: Path
) -> None:
    screen = open_screen(server=mortal)
    screen.expects(*UNREACHABLE)
    table = make_table(screen)
    player = Player(sit_down(screen, table))
    player.page.add_init_script(COUNT_LOADS)
    player.step()
    offered, number = player.wait(), player.number
    assert version_in(player.page) == client_version()

    mortal.stop()
    new = update(mortal, tmp_path / "updated")
    mortal.start()
    player.page.wait_for_function(LOADS, timeout=60_000)
    assert player.wait(60) == offered
    assert version_in(player.page) == new
    assert player.number == number
    player.answer()
    assert player.page.evaluate(LOADS) == 1


def test_a_page_that_stays_out_of_date_reloads_only_once(open_screen: OpenScreen) -> None:
    """As behind a cache that keeps sending the old page: it is used as it is."""
    screen = open_screen()
    table = make_table(screen)
    page = sit_down(screen, table)
    Player(page).wait()
    page.add_init_script(COUNT_LOADS)

    def rename_client(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace(client_version(), "another")))

    page.route_web_socket("**/live", rename_client)
    page.reload()
    player = Player(page)
    page.wait_for_function(f"() => ({LOADS})() === 2")
    player.wait()
    player.answer()
    page.reload()
    Player(page).wait()
    assert page.evaluate(LOADS) == 3
