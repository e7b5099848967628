"""The store: rows in, rows out. It knows the journal's shape and nothing of the game."""

from __future__ import annotations

import hashlib
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from goa.editions.load import parse_edition
from goa.editions.types import Edition
from goa.server.store.database import open_engine, sqlite_journal, writing
from goa.server.store.schema import doors, editions, entries, games
from goa.tables.errors import Unavailable
from goa.tables.game_config import Agreed, Game
from goa.tables.journal import Append, Entry

CHANNEL: Final = "goa"
BESIDE: Final = 0  # instead of a number: not the journal but what is beside it has changed
ENTRY_COLUMNS: Final = (
    entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.key, entries.c.part
)  # fmt: skip


class Store:
    """All that is kept, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self._writing = writing(self.engine)
        self._sqlite_journal = sqlite_journal(self.engine)

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        if self._sqlite_journal is not None:
            await self._sqlite_journal.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _database_problems():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with _database_problems():
            async with self._writing.begin() as connection:
                yield connection

    async def is_reachable(self) -> bool:
        try:
            async with self.reading() as connection:
                await connection.execute(select(1))
        except Unavailable:
            return False
        return True

    async def add_game(self, game: Game, its_doors: Sequence[tuple[str, int]]) -> None:
        digest = hashlib.sha256(game.edition_text.encode()).hexdigest()
        async with self.writing() as connection:
            await self._lock(connection, [digest])  # two games may bring the same new edition
            known = await connection.scalar(select(editions.c.digest).where(editions.c.digest == digest))
            if known is None:
                await connection.execute(insert(editions).values(digest=digest, text=game.edition_text))
            await connection.execute(
                insert(games).values(
                    id=game.id,
                    edition=digest,
                    rules=game.rules,
                    seed=game.seed,
                    salt=game.salt,
                    agreed=msgspec.json.encode(game.agreed).decode(),
                    made=game.made,
                )
            )
            if its_doors:
                rows = [{"game": game.id, "digest": token, "seat": seat} for token, seat in its_doors]
                await connection.execute(insert(doors), rows)

    async def game(self, id: str) -> Game | None:
        query = select(games, editions.c.text.label("edition_text")).join(editions).where(games.c.id == id)
        async with self.reading() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _game_of(row)

    async def doors(self, id: str) -> dict[str, int]:
        """The seat behind each token's digest."""
        async with self.reading() as connection:
            rows = await connection.execute(select(doors.c.digest, doors.c.seat).where(doors.c.game == id))
            return {row.digest: row.seat for row in rows}

    async def entries(self, id: str, after: int = 0, before: int | None = None) -> list[Entry]:
        query = select(*ENTRY_COLUMNS).where(entries.c.game == id, entries.c.number >= after)
        if before is not None:
            query = query.where(entries.c.number < before)
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query.order_by(entries.c.number))]

    async def entries_of_key(self, id: str, seat: int, key: str) -> list[Entry]:
        """What a request of this key brought about, if it ever came."""
        query = select(*ENTRY_COLUMNS).where(entries.c.game == id, entries.c.seat == seat, entries.c.key == key)
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query.order_by(entries.c.number))]

    async def ids(self) -> list[str]:
        async with self.reading() as connection:
            return list(await connection.scalars(select(games.c.id).order_by(games.c.made, games.c.id)))

    async def result(self, id: str) -> str | None:
        async with self.reading() as connection:
            return await connection.scalar(select(games.c.result).where(games.c.id == id))

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Store each that comes next in its game, all in one transaction; which ones were stored."""
        is_plain = not any(each.doors or each.result for each in batch)
        if self._sqlite_journal is not None and is_plain and await self._sqlite_journal.append(batch):
            return [True] * len(batch)
        ids = sorted({each.game for each in batch})
        async with self.writing() as connection:
            await self._lock(connection, ids)
            query = select(entries.c.game, func.max(entries.c.number)).where(entries.c.game.in_(ids))
            rows = await connection.execute(query.group_by(entries.c.game))
            newest: dict[str, int] = {row[0]: row[1] for row in rows}
            fits = [newest.get(each.game, -1) + 1 == each.first for each in batch]
            fitting = [each for each, fit in zip(batch, fits, strict=True) if fit]
            if fitting:
                await self._insert(connection, fitting)
        return fits

    async def _insert(self, connection: AsyncConnection, batch: Sequence[Append]) -> None:
        now = int(time.time())
        rows = [_row(each.game, entry, now) for each in batch for entry in each.entries]
        await connection.execute(insert(entries), rows)
        new_doors = [{"game": e.game, "digest": digest, "seat": seat} for e in batch for digest, seat in e.doors]
        if new_doors:
            await connection.execute(insert(doors), new_doors)
        for each in batch:
            if each.result is not None:
                await connection.execute(update(games).where(games.c.id == each.game).values(result=each.result))
        await self.notify(connection, {each.game: each.end for each in batch})

    async def notify(self, connection: AsyncConnection, numbers: dict[str, int]) -> None:
        """Tell the other processes; nothing travels but game and number."""
        if self.is_postgres:
            payloads = [f"{game} {number}" for game, number in numbers.items()]
            query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            await connection.execute(query, {"channel": CHANNEL, "payloads": payloads})

    async def _lock(self, connection: AsyncConnection, names: Sequence[str]) -> None:
        """One writer a game; in one order, so that nobody waits for each other."""
        if self.is_postgres:
            query = text(
                "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(CAST(:names AS text[])) AS name"
            )
            await connection.execute(query, {"names": list(names)})


class _database_problems:  # noqa: N801 - used as a with-statement
    """Turns every way in which a database can be away into one."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, problem: BaseException | None, _trace: object) -> None:
        if isinstance(problem, IntegrityError):
            return
        if isinstance(problem, OperationalError | InterfaceError | OSError | TimeoutError):
            raise Unavailable(str(problem)) from problem
        if isinstance(problem, DBAPIError) and (problem.connection_invalidated or _is_going_down(problem)):
            raise Unavailable(str(problem)) from problem


def _is_going_down(problem: DBAPIError) -> bool:
    # 57P01 to 57P03: shut down, crashed, starting; 08...: the connection; asyncpg names them on its errors
    state = str(getattr(problem.orig, "sqlstate", "") or getattr(problem.orig, "pgcode", "") or "")
    return state.startswith(("57P", "08", "53"))


def _row(game: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "game": game,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "key": entry.key,
        "part": entry.part,
        "made": now,
    }


def _game_of(row: Any) -> Game:
    return Game(
        id=row["id"],
        edition=_edition(row["edition"], row["edition_text"]),
        edition_text=row["edition_text"],
        rules=row["rules"],
        seed=row["seed"],
        salt=row["salt"],
        agreed=msgspec.json.decode(row["agreed"], type=Agreed),
        made=row["made"],
    )


@lru_cache(maxsize=64)
def _edition(digest: str, edition_text: str) -> Edition:
    """Shared by all games that are played with it."""
    return parse_edition(edition_text, f"the stored edition {digest[:8]}")


def rules_version() -> str:
    try:
        return version("goa")
    except PackageNotFoundError:
        return "unknown"
