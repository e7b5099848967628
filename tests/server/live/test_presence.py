"""Who is at a table, as one process tells the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event, select
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import HOUR, START, Given, GivenClock, given_application

from goa.server.live.live_table import POLL_SECONDS, LiveTable
from goa.server.store.schema import PRESENCE_SECONDS, presence
from goa.server.store.upkeep.administration import Administration
from goa.server.store.upkeep.retention import delete_expired

DAY = 24 * HOUR


async def tables_with_ann(given: Given, count: int) -> list[LiveTable]:
    """Tables that this process has in memory, at which seat 0 polls."""
    found = []
    for _ in range(count):
        await given.make()
        found.append(await given.registry.find(given.id))
        found[-1].polled[0] = time.monotonic()
    return found


pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]

PAUSE = 0.4  # before something is written


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goa.server.live.presence.SECONDS_BEFORE_WRITING", PAUSE)


def test_tables_that_change_together_are_written_in_one_transaction(tmp_path: Path, cluster: Cluster) -> None:
    """Also if one of the games was deleted meanwhile. A server that starts has thousands of sockets to tell about."""

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker, store = given.registry.presence, given.registry.store
            tables = await tables_with_ann(given, 12)
            commits: list[object] = []
            event.listen(store.engine.sync_engine, "commit", commits.append)
            for live in tables:
                tracker.announce(live)
            await until(given, {live.id: (1, START) for live in tables})
            assert len(commits) <= 2  # the server checks now and then that it can write
            await Administration(store, "test").delete_games([tables[0].id])
            given.clock.advance(5)
            for live in tables:
                live.polled[1] = time.monotonic()
                tracker.announce(live)
            await until(given, {live.id: (3, START + 5) for live in tables[1:]})

    asyncio.run(test())


@pytest.mark.parametrize("way", ["announce", "announce_looking"], ids=["sockets", "tabs"])
def test_what_opens_and_closes_again_and_again_costs_few_transactions(
    tmp_path: Path, cluster: Cluster, way: str
) -> None:
    """One visitor may open sockets and hide tabs as often as the pace allows. The table itself is told at once."""

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker, store = given.registry.presence, given.registry.store
            announce = getattr(tracker, way)
            (live,) = await tables_with_ann(given, 1)
            tracker.announce(live)
            await until(given, {live.id: (1, START)})
            commits: list[object] = []
            event.listen(store.engine.sync_engine, "commit", commits.append)
            began = time.monotonic()
            for _ in range(100):  # in the end nothing has changed
                live.polled.pop(0, None)
                announce(live)
                await asyncio.sleep(0.01)
                live.polled[0] = time.monotonic()
                announce(live)
            # The server checks now and then that it can write.
            assert len(commits) <= (time.monotonic() - began) / PAUSE + 3
            live.polled[1] = time.monotonic()
            announce(live)
            await until(given, {live.id: (3, START)})

    asyncio.run(test())


def test_a_page_that_polls_no_longer_has_left(tmp_path: Path, cluster: Cluster) -> None:
    """Nothing closes there. Its row would keep people from being called, and its game from being deleted, for ever."""

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker = given.registry.presence
            (live,) = await tables_with_ann(given, 1)
            tracker.announce(live)
            await until(given, {live.id: (1, START)})
            live.polled[0] -= POLL_SECONDS
            tracker.announce_silent()
            await until(given, {})

    asyncio.run(test())


def test_a_table_that_was_loaded_anew_is_still_there(tmp_path: Path, cluster: Cluster) -> None:
    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            tracker = given.registry.presence
            live, other = await tables_with_ann(given, 2)
            tracker.announce(live)
            tracker.announce(other)
            await until(given, {live.id: (1, START), other.id: (1, START)})
            live.polled.clear()
            given.registry.discard(live, None)
            again = await given.registry.find(live.id)
            again.polled[0] = time.monotonic()
            tracker.announce(again)
            for seat, seats in ((1, 3), (2, 7)):  # what was announced before is written by then
                other.polled[seat] = time.monotonic()
                tracker.announce(other)
                await until(given, {live.id: (1, START), other.id: (seats, START)})
                tracker.announce_silent()

    asyncio.run(test())


def test_a_game_that_is_watched_at_another_process_is_not_deleted(tmp_path: Path, cluster: Cluster) -> None:
    async def test() -> None:
        clock = GivenClock()
        async with (
            given_application(tmp_path, clock, cluster.url) as here,
            given_application(tmp_path, clock, cluster.url) as there,
        ):
            await here.make()
            live = await there.registry.find(here.id)
            live.polled[0] = time.monotonic()
            clock.advance(8 * DAY)
            there.registry.presence.announce(live)
            await until(here, {live.id: (1, START + 8 * DAY)})
            await delete_expired(here.registry.store, 0, 7, clock=clock.now)
            assert await here.registry.store.has_game(here.id)
            clock.advance(PRESENCE_SECONDS)  # the other process was killed
            await delete_expired(here.registry.store, 0, 7, clock=clock.now)
            assert not await here.registry.store.has_game(here.id)

    asyncio.run(test())


async def until(given: Given, wanted: dict[str, tuple[int, int]]) -> None:
    """Wait for these rows of the tables that this test made."""
    async with asyncio.timeout(10):
        while await rows(given) != wanted:  # noqa: ASYNC110 - only the database knows
            await asyncio.sleep(0.02)


async def rows(given: Given) -> dict[str, tuple[int, int]]:
    query = select(presence.c.game, presence.c.seats, presence.c.seen)
    async with given.registry.store.reading() as connection:
        return {row.game: (row.seats, row.seen) for row in await connection.execute(query)}
