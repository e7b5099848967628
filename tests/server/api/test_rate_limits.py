"""What one visitor can cost the others has bounds: by what is asked, how often, and how much of it is kept."""

import asyncio
from pathlib import Path
from typing import cast

import httpx
import pytest
from tests.server.api.test_responses import at_random, game_of
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

from goa.server.api.middleware import COSTS, cost_of
from goa.server.api.rate_limits import Buckets
from goa.server.api.requests import Undo
from goa.server.bots.hints import MOST_WAITING, Hints
from goa.server.live.live_table import Room
from goa.server.live.subscriber import Watcher
from goa.server.live.table_registry import Hall
from goa.tables.errors import Refused
from goa.tables.table import Table
from goa.tables.undo import MOST_ENTRIES, undo


def test_what_costs_more_counts_as_more() -> None:
    assert cost_of("/api/games/abc/hint") == COSTS["hint"] == 10
    assert cost_of("/api/games/abc/at/17") == COSTS["at"]
    assert cost_of("/api/games/abc/choices") == cost_of("/api/about") == cost_of("/") == cost_of("/api/games") == 1
    buckets = Buckets(rate=0, most=20)
    assert [buckets.take("one", 8) for _ in range(4)] == [True, True, False, False]
    assert [buckets.take("one") for _ in range(5)] == [True] * 4 + [False]
    assert buckets.take("two", 1000)  # more than ever fits in: all there is, once
    assert not buckets.take("two")


def test_hints_run_out_before_requests_do(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_REQUESTS_A_SECOND="0.1", GOA_REQUESTS_AT_ONCE="60").start()
    try:
        with server.client() as client:
            table = make_table(client)
            seat = table.awaited()
            answers = [table.request("GET", "hint", seat) for _ in range(8)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].headers["retry-after"] == "5"
            assert sum(answer.status_code == 200 for answer in answers) == 5
    finally:
        server.stop()


def test_opening_sockets_again_and_again_is_counted(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_REQUESTS_A_SECOND="0.1", GOA_REQUESTS_AT_ONCE="20").start()
    try:
        with server.client() as client:
            table = make_table(client)
            for _ in range(9):  # 18 of 20, and 1 for the table
                with Socket(table, 0) as socket:
                    socket.next("view")
            with pytest.raises(Exception, match="403"), Socket(table, 0):
                pass
    finally:
        server.stop()


def test_whoever_claims_to_know_the_future_hears_what_follows(client: httpx.Client) -> None:
    """And what is drawn for him is what is drawn for all: nothing is kept for each number that somebody names."""
    table = make_table(client)
    with Socket(table, 0, after=1_000_000) as socket:
        assert socket.next("view")["number"] == 0
        table.step()
        assert socket.next("view")["number"] == 1
    room = Room(Table(game_of("2012", 2)), {})
    assert {Watcher(room, 0, "en", after).sent for after in range(0, 10_000, 100)} == {0}


def test_no_more_than_some_wait_for_a_hint() -> None:
    async def ask() -> None:
        hints = Hints()
        thinking = asyncio.Event()

        async def never(_task: object) -> dict[str, object]:
            await thinking.wait()
            return {}

        hints.workshop.consult = never  # type: ignore[assignment,method-assign]  # a worker that thinks until it is told to stop
        tables = [Table(game_of("2012", 2)) for _ in range(MOST_WAITING + 1)]
        for number, table in enumerate(tables):
            table.position = number
        waiting = [asyncio.create_task(hints.hint(table, table.state.seat, "en")) for table in tables[:-1]]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="hint"):
            await hints.hint(tables[-1], tables[-1].state.seat, "en")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await hints.stop()

    asyncio.run(ask())


def test_undoing_comes_to_an_end() -> None:
    """Every undo is told again when a table is opened, so their number has a bound."""
    room = Room(Table(game_of("2012", 2)), {})
    seat = room.table.state.seat
    at_random(room.table, 3)
    assert room.table.can_undo(seat) == 1
    room.table.number = room.table.position = MOST_ENTRIES
    with pytest.raises(Refused, match="nothing is taken back any more"):
        asyncio.run(undo(cast(Hall, None), room, seat, Undo(after=MOST_ENTRIES), "en"))
