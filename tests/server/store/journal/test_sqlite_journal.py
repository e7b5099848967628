"""SqliteJournal gives the same guarantees as the SQLAlchemy path."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.journal.sqlite_journal import SqliteJournal
from goa.server.store.migrate import migrate
from goa.server.store.schema import editions, games
from goa.server.store.store import Store
from goa.tables.journal import Append, Entry

GAMES = ("one", "two", "three")
MADE = 1_000_000


def choice(game: str, number: int, *texts: str, key: str | None = None) -> Append:
    texts = texts or ("pass",)
    return Append(
        game, tuple(Entry(number + part, "choose", 1, text, key, part, MADE) for part, text in enumerate(texts))
    )


@asynccontextmanager
async def store_at(file: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await migrate(store.engine)
    async with store.writing() as connection:
        await connection.execute(insert(editions).values(digest="e", text=""))
        for id in GAMES:
            await connection.execute(
                insert(games).values(id=id, edition="e", rules="", seed=1, salt="", agreed="", made=1)
            )
    yield store
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def with_store(file: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with store_at(file) as store:
            await test(store)

    asyncio.run(run())


def test_what_is_stored_comes_back_as_it_was(file: Path) -> None:
    async def test(store: Store) -> None:
        said = 'harvest "ginger"\n\\ é 香 \u0007'
        assert await store.append([choice("one", 0, said, "bid 4", key="k"), choice("two", 0)]) == [True, True]
        assert await store.append([choice("one", 2)]) == [True]
        assert await store.entries("one") == [
            Entry(0, "choose", 1, said, "k", 0, MADE),
            Entry(1, "choose", 1, "bid 4", "k", 1, MADE),
            Entry(2, "choose", 1, "pass", None, 0, MADE),
        ]

    with_store(file, test)


@pytest.mark.parametrize("number", [0, 1, 3, 7])
def test_what_does_not_come_next_is_not_stored_and_harms_nobody(file: Path, number: int) -> None:
    async def test(store: Store) -> None:
        await store.append([choice("one", 0, "pass", "pass")])
        assert await store.append([choice("two", 0), choice("one", number), choice("three", 0)]) == [True, False, True]
        assert [len(await store.entries(game)) for game in GAMES] == [2, 1, 1]

    with_store(file, test)


def test_of_two_appends_to_one_game_in_a_batch_one_is_stored(file: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(IntegrityError):  # the writer then tries them one by one
            await store.append([choice("one", 0, "pass"), choice("one", 0, "bid 4")])
        assert await store.entries("one") == []

    with_store(file, test)


def test_a_key_is_used_once_and_nothing_of_the_second_request_is_stored(file: Path) -> None:
    async def test(store: Store) -> None:
        await store.append([choice("one", 0, key="k")])
        with pytest.raises(IntegrityError):
            await store.append([choice("two", 0), choice("one", 1, key="k")])
        assert [len(await store.entries(game)) for game in GAMES] == [1, 0, 0]

    with_store(file, test)


def test_a_game_that_is_none_has_no_journal(file: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.append([choice("nowhere", 0)])

    with_store(file, test)


def test_a_database_that_somebody_else_holds_is_away_and_comes_back(file: Path) -> None:
    async def test(store: Store) -> None:
        journal = SqliteJournal(str(file), ("synchronous = FULL",), 0.1)
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnavailable):
            await journal.append([choice("one", 0)])
        holder.execute("ROLLBACK")
        holder.close()
        assert await journal.append([choice("one", 0)])
        assert len(await store.entries("one")) == 1
        await journal.close()

    with_store(file, test)


def test_every_append_is_synced_to_the_disk(file: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store._journal, SqliteJournal)
        connection = store._journal._open()
        names = ("journal_mode", "synchronous", "foreign_keys")
        pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
        assert pragmas == ["wal", 2, 1]
        connection.close()
        store._journal._connection = None

    with_store(file, test)


def test_plain_choices_take_the_short_way(file: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store._journal, SqliteJournal)
        assert await store._journal.append([choice("one", 0), choice("two", 0)])
        assert not await store._journal.append([choice("one", 1), choice("two", 0)])
        assert [len(await store.entries(game)) for game in GAMES] == [1, 1, 0]

    with_store(file, test)


def test_what_sqlite_would_cut_off_goes_the_long_way(file: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.append([choice("one", 0, "a\0b")]) == [True]
        assert [entry.text for entry in await store.entries("one")] == ["a\0b"]

    with_store(file, test)
