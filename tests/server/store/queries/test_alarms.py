"""Alarms are stored with the entries they follow from, and go with their game."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete

from goa.server.api.routes.create_routes import requested_game
from goa.server.store.migrate import downgrade, migrate
from goa.server.store.queries.alarms import due_alarms, next_alarm, renew_alarm
from goa.server.store.queries.new_games import store_game
from goa.server.store.schema import entries, games
from goa.server.store.schema_version import SchemaProblem
from goa.server.store.store import Store
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.journal import Append, Entry
from goa.tables.requests.request_bodies import NewGame


def with_game(folder: Path, test: Callable[[Store, str], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
        await migrate(store.engine)
        game = await requested_game(msgspec.convert({"seats": [{}, {}]}, NewGame), UploadChecks())
        await store_game(store, game)
        try:
            await test(store, game.id)
        finally:
            await store.close()

    asyncio.run(run())


def pause(game: str, number: int, alarm: int | None) -> Append:
    return Append(game, (Entry(number, "pause", 0, "", made=50 + number),), alarm=alarm)


def test_an_alarm_is_set_with_its_entries_and_not_without(tmp_path: Path) -> None:
    async def test(store: Store, game: str) -> None:
        assert await store.append([pause(game, 0, 100)]) == [True]
        assert await store.append([pause(game, 0, 70)]) == [False]  # another process was first
        assert (await next_alarm(store, 99), await next_alarm(store, 100)) == (100, None)
        assert await store.append([pause(game, 1, None)]) == [True]
        assert await due_alarms(store, 100) == [(game, 100)]
        assert await store.append([pause(game, 2, 200)]) == [True]
        assert await due_alarms(store, 199) == []
        assert [entry.made for entry in await store.entries(game)] == [50, 51, 52]

    with_game(tmp_path, test)


def test_an_alarm_that_was_set_meanwhile_is_left_alone(tmp_path: Path) -> None:
    async def test(store: Store, game: str) -> None:
        await store.append([pause(game, 0, 100)])
        await renew_alarm(store, game, 90, None)
        await renew_alarm(store, game, 90, 500)
        assert await due_alarms(store, 100) == [(game, 100)]
        await renew_alarm(store, game, 100, 500)
        assert await next_alarm(store, 100) == 500
        await renew_alarm(store, game, 500, None)
        assert await next_alarm(store, 100) is None

    with_game(tmp_path, test)


def test_an_alarm_goes_with_its_game(tmp_path: Path) -> None:
    async def test(store: Store, game: str) -> None:
        await store.append([pause(game, 0, 100)])
        async with store.writing() as connection:
            await connection.execute(delete(games).where(games.c.id == game))
        assert await due_alarms(store, 100) == []

    with_game(tmp_path, test)


def test_a_downgrade_that_would_lose_a_game_is_refused(tmp_path: Path) -> None:
    async def test(store: Store, game: str) -> None:
        await store.append([Append(game, (Entry(0, "nudge", 1, "0"),))])
        with pytest.raises(SchemaProblem, match="at 1 tables people were away"):
            await downgrade(store.engine, "0004")
        async with store.writing() as connection:
            await connection.execute(delete(entries))
        await downgrade(store.engine, "0004")
        await migrate(store.engine)

    with_game(tmp_path, test)
