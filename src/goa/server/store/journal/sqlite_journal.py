"""Appends to the journal on SQLite with one statement, one commit and one thread hop for a whole batch.

Through SQLAlchemy's engine the same takes ten hops, and each costs more than its statement. ARCHITECTURE.md says what
this saves.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from goa.server.store.database_errors import database_errors
from goa.server.store.journal.journal_rows import journal_rows
from goa.tables.journal import Append

# All rows come as one JSON text, so SQLite is entered once: the thread needs the interpreter's lock whenever it comes
# back. If one row does not come next in its game, none is stored.
INSERT: Final = """
INSERT INTO entries (game, number, kind, seat, text, key, part, made)
WITH came AS (
    SELECT json_extract(value, '$[0]') AS game, json_extract(value, '$[1]') AS number,
           json_extract(value, '$[2]') AS kind, json_extract(value, '$[3]') AS seat,
           json_extract(value, '$[4]') AS text, json_extract(value, '$[5]') AS key,
           json_extract(value, '$[6]') AS part, json_extract(value, '$[7]') AS made,
           json_extract(value, '$[8]') AS first
    FROM json_each(?))
SELECT game, number, kind, seat, text, key, part, made FROM came
WHERE NOT EXISTS (
    SELECT 1 FROM came AS one
    WHERE one.first != (SELECT coalesce(max(entries.number), -1) + 1 FROM entries WHERE entries.game = one.game))
"""
NUL: Final = "\\u0000"  # as JSON writes it; SQLite would cut the text off there


class SqliteJournal:
    """A connection used for nothing else, in its own thread, opened when it is first needed."""

    def __init__(self, path: str, pragmas: Sequence[str], seconds: float) -> None:
        self._path = path
        self._pragmas = pragmas
        self._seconds = seconds  # to wait for another writer
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def append(self, batch: Sequence[Append]) -> bool:
        """Store all of them if each comes next in its game and holds nothing unusual; otherwise none."""
        text = msgspec.json.encode(journal_rows(batch)).decode()
        if NUL in text:
            return False
        with database_errors():
            stored = await asyncio.get_running_loop().run_in_executor(self._thread, self._store, text)
        return stored > 0

    def _store(self, rows: str) -> int:
        connection = self._connection or self._open()
        return connection.execute(INSERT, (rows,)).rowcount

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=self._seconds)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}").close()
        self._connection = connection
        return connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
