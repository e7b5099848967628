"""The server is killed while games are played, again and again: nothing acknowledged is lost, nothing is there twice.

GOA_KILL_TABLES=50 GOA_KILLS=20 is the whole test; without them it is a short one.
"""

import asyncio
import os
from pathlib import Path

import pytest
from tests.server.conftest import assert_clean
from tests.server.drivers import play_while_it_is_killed
from tests.server.players import make_table
from tests.server.process import ServerProcess

TABLES = int(os.environ.get("GOA_KILL_TABLES", "8"))
KILLS = int(os.environ.get("GOA_KILLS", "3"))


@pytest.mark.slow
def test_killed_again_and_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        choices = asyncio.run(play_while_it_is_killed(server, TABLES, KILLS))
    finally:
        server.stop()
    assert choices > 100 * TABLES
    assert_clean(server.log)


@pytest.mark.slow
def test_an_acknowledged_order_outlives_the_server_and_is_carried_out_once(tmp_path: Path) -> None:
    """Killed after it is left, and killed again after the choice that opens its question."""
    server = ServerProcess(tmp_path).start()
    try:
        with server.client() as client:
            table = make_table(client, 4)
            while (seen := table.view(table.awaited()))["table"]["auction"] is None:
                assert table.choose(seen["own"]["seat"], seen["number"], seen["own"]["offered"][0]["text"]).is_success
            first, second, third, _ = seen["table"]["auction"]["order"]
            for seat, order in ((second, {"lot": 1, "kind": "bid", "amount": 2}), (third, {"lot": 0, "kind": "pass"})):
                assert table.request("POST", "orders", seat, json=order).status_code == 201
        restart(server)
        with server.client() as client:
            table.client = client
            assert [order["kind"] for order in table.request("GET", "orders", second).json()["orders"]] == ["bid"]
            assert table.choose(first, seen["number"], "bid 1").status_code == 200
        restart(server)
        with server.client() as client:
            table.client = client
            number = seen["number"] + 1
            while number < seen["number"] + 3:
                answer = table.request("GET", "view", first, params={"after": number, "wait": 30})
                assert answer.status_code in (200, 204), answer.text
                number = answer.json()["number"] if answer.status_code == 200 else number
            lines = table.request("GET", "lines", first, params={"after": seen["number"]}).json()["lines"]
            told = [(line["seat"], line["text"]) for line in lines]
            assert told == [(first, "bid 1"), (second, "bid 2"), (third, "pass")]
            assert table.request("GET", "orders", second).json()["orders"] == []
    finally:
        server.stop()
    assert_clean(server.log)


def restart(server: ServerProcess) -> None:
    server.kill()
    server.start()
