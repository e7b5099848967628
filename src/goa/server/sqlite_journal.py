"""Appending to the journal on SQLite: one statement, one commit and one trip to another thread for a whole batch.

Through the engine the same takes ten such trips, and each costs more than the statement it carries.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Final

import aiosqlite
import msgspec
from sqlalchemy.exc import IntegrityError

from goa.server.journal import Append
from goa.server.refusals import Unavailable

# Rows come as one text, so SQLite is entered once however many there are. Each is stored if its append comes next.
INSERT: Final = """
INSERT INTO entries (game, number, kind, seat, text, key, part, made)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?) AS came
WHERE json_extract(value, '$[8]') =
      (SELECT coalesce(max(number), -1) + 1 FROM entries WHERE game = json_extract(came.value, '$[0]'))
RETURNING game
"""


class SqliteJournal:
    """A connection that does nothing else. It is opened when first needed."""

    def __init__(self, path: str, pragmas: Sequence[str], seconds: float) -> None:
        self._path = path
        self._pragmas = pragmas
        self._seconds = seconds  # to wait for another writer
        self._connection: aiosqlite.Connection | None = None

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Store each that comes next in its game; which ones were stored."""
        now = int(time.time())
        rows = [
            (each.game, entry.number, entry.kind, entry.seat, entry.text, entry.key, entry.part, now, each.first)
            for each in batch
            for entry in each.entries
        ]
        try:
            connection = self._connection or await self._open()
            stored = await connection.execute_fetchall(INSERT, (msgspec.json.encode(rows).decode(),))
        except sqlite3.IntegrityError as problem:
            raise IntegrityError(INSERT, None, problem) from problem
        except sqlite3.OperationalError as problem:
            raise Unavailable(str(problem)) from problem
        games = {row[0] for row in stored}
        return [each.game in games for each in batch]

    async def _open(self) -> aiosqlite.Connection:
        connection = await aiosqlite.connect(self._path, isolation_level=None, timeout=self._seconds)
        for pragma in self._pragmas:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
