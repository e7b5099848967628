"""Bots are shared fairly: a flood of tables delays only the bots of the one who made them."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.attacks.attacker import ATTACKER, client_from, server_with_default_limits
from tests.server.bots.waiting import wait_for
from tests.server.conftest import assert_clean
from tests.server.players import Seats
from tests.server.process import ServerProcess

from goa.record.wire import JsonObject

TABLES = 16
BOT: JsonObject = {"kind": "bot", "level": "captain"}
SLOW_BOT: JsonObject = {"kind": "bot", "level": "viceroy"}  # half a second for each choice
NEIGHBOUR = "127.0.0.7"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = server_with_default_limits(tmp_path, GOA_ROBOT_PROCESSES="1", GOA_UNWATCHED_SECONDS="1").start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def table_with(client: httpx.Client, *seats: JsonObject, pace: float = 0) -> Seats:
    response = client.post("/api/games", json={"seats": list(seats), "pace": pace})
    assert response.status_code == 201, response.text
    return Seats(client, response.json())


def longest_wait(table: Seats, choices: int) -> float:
    """The longest that bots took to answer some choices of a person."""
    longest = 0.0
    for _ in range(choices):
        wait_for(table, "person")
        view = table.view(0)
        assert table.choose(0, view["number"], table.pick(view)).status_code == 200
        began = time.monotonic()
        wait_for(table, "person")
        longest = max(longest, time.monotonic() - began)
    return longest


def entries(server: ServerProcess, game: str) -> int:
    """How long a journal is, without looking at the table."""
    with sqlite3.connect(server.folder / "games.sqlite") as database:
        count: int = database.execute("SELECT count(*) FROM entries WHERE game = ?", (game,)).fetchone()[0]
        return count


@pytest.mark.slow
@pytest.mark.parametrize(
    "seats", [(SLOW_BOT, SLOW_BOT), (SLOW_BOT, SLOW_BOT, {"name": "Eve"})], ids=["bots only", "with a seat"]
)
def test_many_tables_of_one_address_delay_nobody_elses_bots(
    server: ServerProcess, seats: tuple[JsonObject, ...]
) -> None:
    with client_from(server, NEIGHBOUR) as client, client_from(server, ATTACKER) as flooding:
        table = table_with(client, {"name": "Ann"}, BOT)
        longest_wait(table, 1)  # the worker starts
        quiet = longest_wait(table, 5)
        flood = [table_with(flooding, *seats) for _ in range(TABLES)]
        for each in flood:
            each.view(-1)
        wait = longest_wait(table, 5)
        assert wait < 4 * quiet + 3  # in one queue for all: the flood takes 8 seconds to go round


def test_bots_stop_where_nobody_plays_or_looks_until_somebody_does(server: ServerProcess) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2
    with client_from(server, NEIGHBOUR) as client:
        table = table_with(client, *bots, pace=0.05)
        table.view(-1)
        deadline = time.monotonic() + 30
        before, count = 0, entries(server, table.id)
        while time.monotonic() < deadline:
            time.sleep(1.5)
            before, count = count, entries(server, table.id)
            if before == count > 0:
                break
        assert before == count > 0
        assert not table.view(-1)["table"]["is_over"]
        deadline = time.monotonic() + 30
        while entries(server, table.id) == count and time.monotonic() < deadline:
            time.sleep(0.1)
        assert entries(server, table.id) > count
