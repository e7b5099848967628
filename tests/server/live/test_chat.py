"""Chat and notes: when something was said, that nothing is lost, and what a note costs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import HOUR, START, Given, given_application

from goa.server.limits.account import Account, current_account
from goa.server.limits.metering import WRITE_COST
from goa.server.live.chat import add_chat_line, newest_chat_lines, note_of, save_note
from goa.server.store.schema import chat_lines, notes
from goa.server.store.store import Store
from goa.server.store.upkeep.administration import Administration

on_postgres = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]
DATABASES = ["sqlite", pytest.param("postgres", marks=on_postgres)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database, or nothing for SQLite."""
    return request.getfixturevalue("cluster").url if request.param == "postgres" else ""


def test_a_chat_line_has_the_time_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            await given.post("chat", 0, text="hello")
            given.clock.advance(3 * HOUR)
            await given.post("chat", 1, text="hi")
            headers = {"Authorization": f"Bearer {given.tokens[0]}"}
            told = (await given.client.get(f"/api/games/{given.id}/chat", headers=headers)).json()
            assert [line["made"] for line in told["messages"]] == [START, START + 3 * HOUR]

    asyncio.run(test())


def test_spectators_cannot_push_out_what_the_seats_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither from memory nor from the database, and the other way round neither."""
    monkeypatch.setattr("goa.server.live.chat.CHAT_LINES_STORED", 80)

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            live, store = await given.registry.find(given.id), given.registry.store
            for number in range(3):
                await add_chat_line(store, given.id, number, "Ann", f"seat {number}", START)
            for number in range(90):
                await add_chat_line(store, given.id, -1, "", f"spectator {number}", START)
            await given.registry.refresh_chat_and_presence(live)
            kept = [f"seat {number}" for number in range(3)] + [f"spectator {number}" for number in range(40, 90)]
            assert [line.text for line in live.chat_lines.after()] == kept
            assert [line.text for line in live.chat_lines.after(live.chat_lines.last_id - 1)] == kept[-1:]
            assert [line.text for line in await newest_chat_lines(store, given.id)] == kept
            async with store.reading() as connection:
                stored = list(await connection.scalars(select(chat_lines.c.text).order_by(chat_lines.c.id)))
            assert stored == kept[:3] + [f"spectator {number}" for number in range(10, 90)]

    asyncio.run(test())


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_line_that_is_stored_late_is_read_all_the_same(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people write at the same time, and the transaction of the first ends last."""

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            await given.make()
            live, store = await given.registry.find(given.id), given.registry.store
            may_end, notify = asyncio.Event(), store.notify
            is_inserted = asyncio.Event()

            async def wait_and_notify(connection: AsyncConnection, numbers: dict[str, int]) -> None:
                if not is_inserted.is_set():
                    is_inserted.set()
                    await may_end.wait()
                await notify(connection, numbers)

            monkeypatch.setattr(store, "notify", wait_and_notify)
            first = asyncio.create_task(add_chat_line(store, given.id, 0, "Ann", "first", START))
            await is_inserted.wait()
            second = asyncio.create_task(add_chat_line(store, given.id, 1, "Bob", "second", START))
            while not second.done() and not await waiting_locks(store):  # noqa: ASYNC110 - only the database knows
                await asyncio.sleep(0.01)
            await given.registry.refresh_chat_and_presence(live)
            may_end.set()
            await asyncio.gather(first, second)
            await given.registry.refresh_chat_and_presence(live)
            assert [line.text for line in live.chat_lines.after()] == ["first", "second"]

    asyncio.run(test())


async def waiting_locks(store: Store) -> int:
    async with store.reading() as connection:
        return int(await connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")) or 0)


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_line_that_comes_while_lines_are_read_is_read_next(tmp_path: Path, cluster: Cluster) -> None:
    """A seat says something after the lines of the seats were read, and a spectator before the others were."""

    async def test() -> None:
        async with given_application(tmp_path, database=cluster.url) as given:
            await given.make()
            live = await given.registry.find(given.id)
            engine, has_read = given.registry.store.engine.sync_engine, asyncio.Event()

            async def say_both() -> None:
                store = Store(given.registry.settings.url)
                await add_chat_line(store, given.id, 0, "Ann", "seat", START)
                await add_chat_line(store, given.id, -1, "", "spectator", START)
                await store.close()

            def read(_connection: object, _cursor: object, statement: str, *_: object) -> None:
                if "FROM sayings" in statement and not has_read.is_set():
                    has_read.set()
                    with ThreadPoolExecutor(1) as thread:
                        thread.submit(asyncio.run, say_both()).result()

            event.listen(engine, "after_cursor_execute", read)
            await given.registry.refresh_chat_and_presence(live)
            await given.registry.refresh_chat_and_presence(live)
            assert [line.text for line in live.chat_lines.after()] == ["seat", "spectator"]

    asyncio.run(test())


@pytest.mark.parametrize("database", DATABASES, indirect=True)
def test_a_game_that_was_deleted_just_now_takes_neither_chat_nor_notes(tmp_path: Path, database: str) -> None:
    """The process has it in memory until it reads the audit log."""

    async def test() -> None:
        async with given_application(tmp_path, database=database) as given:
            for write in (put_note(given, 0, "mine"), given.post("chat", 0, text="hello")):
                await given.make()
                await given.registry.find(given.id)
                await Administration(given.registry.store, "test").delete_games([given.id])
                answer = await write
                assert (answer.status_code, answer.json()["error"]) == (404, "no such game")
                assert given.id not in given.registry.tables

    asyncio.run(test())


@pytest.mark.parametrize("database", DATABASES, indirect=True)
def test_the_first_notes_of_a_seat_may_come_at_once(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        async with given_application(tmp_path, database=database) as given:
            await given.make()
            answers = await asyncio.gather(*(put_note(given, 0, f"note {number}") for number in range(8)))
            assert [answer.status_code for answer in answers] == [200] * 8
            async with given.registry.store.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(notes)) == 1

    asyncio.run(test())


def test_notes_are_limited_like_other_things_that_a_seat_writes(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path, entries_a_minute=3) as given:
            await given.make()
            answers = [await put_note(given, 0, f"note {number}") for number in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            assert (await put_note(given, 1, "another seat")).status_code == 200

    asyncio.run(test())


def test_what_is_written_is_charged_and_the_same_note_is_not_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            payer, charged, store = Account(given.registry.settings, "192.0.2.1"), list[float](), given.registry.store
            monkeypatch.setattr(payer, "charge", charged.append)
            current_account.set(payer)
            for said in ("plan", "plan", "other plan"):
                await save_note(store, given.id, 0, said)
            assert await note_of(store, given.id, 0) == "other plan"
            assert charged == [WRITE_COST] * 2
            await add_chat_line(store, given.id, 0, "Ann", "hello", START)
            assert charged == [WRITE_COST] * 3

    asyncio.run(test())


async def put_note(given: Given, seat: int, said: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {given.tokens[seat]}"}
    body: dict[str, Any] = {"text": said}
    return await given.client.put(f"/api/games/{given.id}/note", headers=headers, json=body)
