"""The store: rows in, rows out. It knows the shape of a journal and nothing of the game."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from goa.editions.load import parse_stored_edition
from goa.editions.types import Edition
from goa.server.store.database import direct_journal, open_engine, writing
from goa.server.store.database_errors import database_errors
from goa.server.store.journal.batch_writer import BatchWriter
from goa.server.store.notifications import notify
from goa.server.store.queries.game_rows import EDITIONS_KEPT, digest_of_text, game_of, game_row, write_rematch
from goa.server.store.queries.outbox import drop_contacts, write_turn
from goa.server.store.schema import alarms, editions, entries, games, orders, seat_tokens
from goa.server.store.write_turns import WriteTurns
from goa.tables.choosing.orders import ALL_OTHERS
from goa.tables.game_config import Game
from goa.tables.journal import Append, Entry

ENTRY_COLUMNS: Final = (
    entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.key, entries.c.part,
    entries.c.made,
)  # fmt: skip


class AddedGame(NamedTuple):
    """A game that is to be stored."""

    game: Game
    tokens: Sequence[tuple[str, int]]  # their digests, and the seats they open
    entries: Sequence[Entry]  # of a game that was played elsewhere
    result: str | None


class Store:
    """Everything that is kept, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._writing = writing(self.engine)
        self._journal = direct_journal(self.engine)
        self._turns = None if self.is_postgres else WriteTurns()
        self._new_games: BatchWriter[AddedGame, None] = BatchWriter(self._add_games)
        self._editions: OrderedDict[str, tuple[Edition, str]] = OrderedDict()  # shared by all games
        self.on_write: Callable[[], None] = lambda: None  # before each transaction that writes; set by the application

    async def close(self) -> None:
        if self._journal is not None:
            await self._journal.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with database_errors():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *, is_choice: bool = False) -> AsyncIterator[AsyncConnection]:
        self.on_write()
        with database_errors():
            async with self._turn(is_choice=is_choice), self._writing.begin() as connection:
                yield connection

    def _turn(self, *, is_choice: bool) -> AbstractAsyncContextManager[None]:
        return nullcontext() if self._turns is None else self._turns.turn(is_choice=is_choice)

    async def add_game(
        self,
        game: Game,
        its_tokens: Sequence[tuple[str, int]],
        its_entries: Sequence[Entry] = (),
        result: str | None = None,
    ) -> None:
        """Store a game with all that belongs to it, or nothing. Games that come together share one transaction."""
        await self._new_games.add(AddedGame(game, its_tokens, its_entries, result))

    async def _add_games(self, batch: Sequence[AddedGame]) -> list[None]:
        brought = {digest_of_text(added.game.edition_text): added.game for added in batch}
        async with self.writing() as connection:
            await self.lock(connection, sorted(brought))  # two games may bring the same new edition
            known = set(await connection.scalars(select(editions.c.digest).where(editions.c.digest.in_(brought))))
            new = [{"digest": digest, "text": game.edition_text} for digest, game in brought.items()]
            new = [row for row in new if row["digest"] not in known]
            if new:
                await connection.execute(insert(editions), new)
            await connection.execute(insert(games), [game_row(each.game) | {"result": each.result} for each in batch])
            tokens = [{"game": e.game.id, "digest": digest, "seat": seat} for e in batch for digest, seat in e.tokens]
            if tokens:
                await connection.execute(insert(seat_tokens), tokens)
            now = int(time.time())
            rows = [_row(each.game.id, entry, now) for each in batch for entry in each.entries]
            if rows:
                await connection.execute(insert(entries), rows)
        for digest, game in brought.items():
            self._keep_edition(digest, game.edition, game.edition_text)
        return [None] * len(batch)

    async def game(self, id: str) -> Game | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == id))).mappings().one_or_none()
            if row is None:
                return None
            kept = self._editions.get(row["edition"])
            text: str | None = kept[1] if kept else await connection.scalar(_text_of(row["edition"]))
        return None if text is None else game_of(row, *await self._edition(row["edition"], text))

    async def has_game(self, id: str) -> bool:
        async with self.reading() as connection:
            return await connection.scalar(select(games.c.id).where(games.c.id == id)) is not None

    async def _edition(self, digest: str, edition_text: str) -> tuple[Edition, str]:
        """Parsed once, and in a thread: it takes some hundredths of a second."""
        kept = self._editions.get(digest)
        if kept is None:
            where = f"the stored edition {digest[:8]}"
            edition = await asyncio.to_thread(parse_stored_edition, edition_text, where)
            return self._keep_edition(digest, edition, edition_text)
        return self._keep_edition(digest, *kept)

    def _keep_edition(self, digest: str, edition: Edition, edition_text: str) -> tuple[Edition, str]:
        kept = self._editions.setdefault(digest, (edition, edition_text))
        self._editions.move_to_end(digest)
        if len(self._editions) > EDITIONS_KEPT:
            self._editions.popitem(last=False)
        return kept

    async def seat_tokens(self, id: str) -> dict[str, int]:
        """The seat that each token opens, by the token's digest."""
        query = select(seat_tokens.c.digest, seat_tokens.c.seat).where(seat_tokens.c.game == id)
        async with self.reading() as connection:
            return {row.digest: row.seat for row in await connection.execute(query)}

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """How many entries each of these games has; those without any are left out."""
        query = select(entries.c.game, func.max(entries.c.number) + 1).where(entries.c.game.in_(ids))
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query.group_by(entries.c.game))}

    async def entries(self, id: str, after: int = 0, before: int | None = None) -> list[Entry]:
        query = select(*ENTRY_COLUMNS).where(entries.c.game == id, entries.c.number >= after)
        if before is not None:
            query = query.where(entries.c.number < before)
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query.order_by(entries.c.number))]

    async def entries_of_key(self, id: str, seat: int, key: str) -> list[Entry]:
        """The entries that a request with this key stored, if there was one."""
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
        """Store each append that comes next in its game, all in one transaction; says which ones were stored."""
        is_plain = all(each.is_plain_but_for_turn if self.is_postgres else each.is_plain for each in batch)
        if self._journal is not None and is_plain:
            async with self._turn(is_choice=True):
                if await self._journal.append(batch):
                    return [True] * len(batch)
        ids = sorted({each.game for each in batch})
        async with self.writing(is_choice=True) as connection:
            await self.lock(connection, ids)
            query = select(entries.c.game, func.max(entries.c.number)).where(entries.c.game.in_(ids))
            rows = await connection.execute(query.group_by(entries.c.game))
            newest: dict[str, int] = {row[0]: row[1] for row in rows}
            fits = [
                newest.get(each.game, -1) + 1 == each.first and await self._use_order(connection, each)
                for each in batch
            ]
            fitting = [each for each, fit in zip(batch, fits, strict=True) if fit]
            if fitting:
                await self._insert(connection, fitting)
        return fits

    async def _use_order(self, connection: AsyncConnection, append: Append) -> bool:
        """Use up the order that the append carries out. False if that order is no longer open."""
        if append.order is None:
            return True
        is_open = (orders.c.id == append.order) & (orders.c.game == append.game) & (orders.c.status == "open")
        # An order for all other lots is not used up, but it must still be there.
        is_used_up = case((orders.c.lot == ALL_OTHERS, "open"), else_="used")
        used = await connection.execute(update(orders).where(is_open).values(status=is_used_up))
        return used.rowcount == 1

    async def _insert(self, connection: AsyncConnection, batch: Sequence[Append]) -> None:
        now = int(time.time())
        by_game = sorted(batch, key=lambda each: each.game)  # as other processes do
        rows = [_row(each.game, entry, now) for each in by_game for entry in each.entries]
        await connection.execute(insert(entries), rows)
        for each in batch:
            if each.revoked_seat is not None:
                of_seat = (seat_tokens.c.game == each.game) & (seat_tokens.c.seat == each.revoked_seat)
                await connection.execute(delete(seat_tokens).where(of_seat))
                own = (orders.c.game == each.game) & (orders.c.seat == each.revoked_seat)
                await connection.execute(delete(orders).where(own))
            if each.uncalled_seat is not None:
                await drop_contacts(connection, each)
            if each.turn is not None:
                await write_turn(connection, each.game, each.turn)
            if each.rematch is not None:
                await write_rematch(connection, each.game, each.rematch)
        tokens = [{"game": e.game, "digest": digest, "seat": seat} for e in batch for digest, seat in e.seat_tokens]
        if tokens:
            await connection.execute(insert(seat_tokens), tokens)
        for each in batch:
            if each.result is not None:
                await connection.execute(update(games).where(games.c.id == each.game).values(result=each.result))
                await connection.execute(delete(orders).where(orders.c.game == each.game))
        due = {each.game: each.alarm for each in batch if each.alarm is not None}
        if due:
            await connection.execute(delete(alarms).where(alarms.c.game.in_(due)))
            await connection.execute(insert(alarms), [{"game": game, "due": at} for game, at in due.items()])
        await self.notify(connection, {each.game: each.end for each in batch})

    async def notify(self, connection: AsyncConnection, numbers: dict[str, int]) -> None:
        """Tell the other processes, where there can be any."""
        if self.is_postgres:
            await notify(connection, numbers)

    async def lock(self, connection: AsyncConnection, names: Sequence[str]) -> None:
        """One writer for each game. Names come in one order, so that no two transactions wait for each other."""
        if self.is_postgres:
            query = text(
                "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(CAST(:names AS text[])) AS name"
            )
            await connection.execute(query, {"names": list(names)})


def _text_of(digest: str) -> Select[Any]:
    return select(editions.c.text).where(editions.c.digest == digest)


def _row(game: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "game": game,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "key": entry.key,
        "part": entry.part,
        "made": entry.made or now,
    }
