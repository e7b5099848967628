"""Appends to the journal on PostgreSQL with one statement and one round trip for a whole batch.

Through SQLAlchemy's engine the same takes seven round trips. No lock is needed: a row whose number is taken breaks the
primary key, so of two processes one comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import URL
from sqlalchemy.exc import IntegrityError

from goa.server.store.database_errors import DatabaseUnavailable, cause_of
from goa.server.store.journal.journal_rows import journal_rows
from goa.server.store.notifications import CHANNEL
from goa.tables.journal import Append

# If one row does not come next in its game, none is stored and nothing is returned.
STORED: Final = """
WITH came AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::bigint[],
                         $9::int[]) AS row (game, number, kind, seat, text, key, part, made, first)),
stored AS (
    INSERT INTO entries (game, number, kind, seat, text, key, part, made)
    SELECT game, number, kind, seat, text, key, part, made FROM came
    WHERE NOT EXISTS (
        SELECT 1 FROM came AS one
        WHERE one.first != (SELECT coalesce(max(entries.number), -1) + 1 FROM entries WHERE entries.game = one.game))
    RETURNING game, number)"""
# The same as write_turn() in outbox.py: notices of the turn before are void, and the awaited person is called. The ids
# are as random as Python's token_urlsafe(16).
CALLED: Final = """,
turn AS (
    SELECT * FROM unnest($10::text[], $11::int[], $12::bigint[], $13::bigint[], $14::bool[])
    AS turn (game, seat, made, due, is_nudge) WHERE EXISTS (SELECT 1 FROM stored)),
passed AS (
    UPDATE notices SET status = 'passed' FROM turn
    WHERE notices.game = turn.game AND NOT turn.is_nudge AND notices.status = 'waiting'
    AND notices.kind IN ('turn', 'nudge')),
called AS (
    INSERT INTO notices (id, contact, game, kind, status, due, tries, made)
    SELECT translate(left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), 22),
                     '+/', '-_'),
           contacts.id, turn.game, CASE WHEN turn.is_nudge THEN 'nudge' ELSE 'turn' END, 'waiting', turn.due, 0,
           turn.made
    FROM turn JOIN contacts ON contacts.game = turn.game AND contacts.seat = turn.seat
    WHERE contacts.status = 'active')"""
TOLD: Final = f"""
SELECT pg_notify('{CHANNEL}', game || ' ' || max(number) + 1) FROM stored GROUP BY game
"""  # noqa: S608 - a constant
INSERT: Final = STORED + TOLD
INSERT_AND_CALL: Final = STORED + CALLED + TOLD
SECONDS_TO_CONNECT: Final = 10.0


class PostgresJournal:
    """A connection used for nothing else, opened when it is first needed and again after it was lost."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None
        self._insert: Any = None
        self._insert_and_call: Any = None

    async def append(self, batch: Sequence[Append]) -> bool:
        """Store all entries and their notices if each entry is the next of its game; otherwise store nothing."""
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra of its own, without types

        rows = sorted(journal_rows(batch))  # in one order, so that no two processes wait for each other
        columns = list(map(list, zip(*rows, strict=True)))
        turns = sorted([(each.game, *astuple(each.turn)) for each in batch if each.turn is not None])
        try:
            if self._connection is None or self._connection.is_closed():
                await self._open(asyncpg)
            if not turns:
                return bool(await self._insert.fetch(*columns))
            return bool(await self._insert_and_call.fetch(*columns, *map(list, zip(*turns, strict=True))))
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise IntegrityError(None, None, problem) from problem
        except asyncpg.TransactionRollbackError:
            return False  # a deadlock after all: the other way takes locks
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as problem:
            await self.close()
            raise DatabaseUnavailable(cause_of(problem)) from problem

    async def _open(self, asyncpg: Any) -> None:
        connection = self._connection = await asyncpg.connect(self._url, timeout=SECONDS_TO_CONNECT)
        try:
            self._insert = await connection.prepare(INSERT)
            self._insert_and_call = await connection.prepare(INSERT_AND_CALL)
        except AttributeError as problem:  # what asyncpg raises when the database goes away at this moment
            raise asyncpg.InterfaceError("the connection was lost when it had just been made") from problem

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
