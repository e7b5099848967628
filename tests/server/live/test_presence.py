"""Who is at a table, as one process tells the others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import event, select
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import START, Given, given_application

from goa.server.live.live_table import LiveTable
from goa.server.store.schema import presence
from goa.server.store.upkeep.administration import Administration


async def tables_with_ann(given: Given, count: int) -> list[LiveTable]:
    """Tables that this process has in memory, at which seat 0 polls."""
    found = []
    for _ in range(count):
        await given.make()
        found.append(await given.registry.find(given.id))
        found[-1].polled[0] = time.monotonic()
    return found


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_tables_that_change_together_are_written_in_one_transaction(tmp_path: Path) -> None:
    """Also if one of the games was deleted meanwhile. A server that starts has thousands of sockets to tell about."""
    cluster = Cluster().make()

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker, store = given.registry.presence, given.registry.store
            tables = await tables_with_ann(given, 12)
            commits: list[object] = []
            event.listen(store.engine.sync_engine, "commit", commits.append)
            for live in tables:
                tracker.announce(live)
            await asyncio.sleep(0.5)
            assert len(commits) == 1
            assert await rows(given) == {live.id: (1, START) for live in tables}
            await Administration(store, "test").delete_games([tables[0].id])
            given.clock.advance(5)
            for live in tables:
                tracker.announce(live)
            await asyncio.sleep(1)
            assert await rows(given) == {live.id: (1, START + 5) for live in tables[1:]}

    try:
        asyncio.run(test())
    finally:
        cluster.remove()


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_tabs_that_are_hidden_and_shown_again_and_again_cost_few_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One visitor may say so as often as the pace of the socket allows. Other processes read it when they need it."""
    monkeypatch.setattr("goa.server.live.presence.SECONDS_BEFORE_LOOKING", 0.4)
    cluster = Cluster().make()

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker, store = given.registry.presence, given.registry.store
            (live,) = await tables_with_ann(given, 1)
            tracker.announce(live)
            await asyncio.sleep(0.3)
            commits: list[object] = []
            event.listen(store.engine.sync_engine, "commit", commits.append)
            began = time.monotonic()
            for _ in range(100):  # Ann's tab goes and comes: in the end nothing has changed
                live.polled.pop(0, None)
                tracker.announce_looking(live)
                await asyncio.sleep(0.01)
                live.polled[0] = time.monotonic()
                tracker.announce_looking(live)
            await asyncio.sleep(0.5)
            assert (
                len(commits) <= (time.monotonic() - began) / 0.4 + 3
            )  # the server checks now and then that it can write
            live.polled[1] = time.monotonic()
            tracker.announce_looking(live)
            await asyncio.sleep(1)
            assert (await rows(given))[live.id][0] == 3

    try:
        asyncio.run(test())
    finally:
        cluster.remove()


async def rows(given: Given) -> dict[str, tuple[int, int]]:
    query = select(presence.c.game, presence.c.seats, presence.c.seen)
    async with given.registry.store.reading() as connection:
        return {row.game: (row.seats, row.seen) for row in await connection.execute(query)}
