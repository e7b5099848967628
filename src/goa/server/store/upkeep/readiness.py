"""Checks that choices can be stored: writes a row, looks at the disk, and lets SQLite check its file."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from goa.server.store.database_errors import DatabaseUnavailable, cause_of, database_errors
from goa.server.store.schema import readiness
from goa.server.store.store import Store

SECONDS_KEPT: Final = 1.0  # for which an answer holds; anyone may ask
SECONDS_TO_ANSWER: Final = 3.0
LEAST_FREE_BYTES: Final = 64 * 1024 * 1024
FORGOTTEN_AFTER: Final = 24 * 3600  # seconds: rows of processes that are gone
REST_AFTER_FILE_CHECK: Final = 100  # times as long as it took: a check reads the whole file
WRITE: Final = "INSERT OR REPLACE INTO readiness (process, written) VALUES (?, ?)"
CHECK_FILE: Final = "PRAGMA quick_check(1)"


class Readiness:
    """Says what is in the way of storing choices. At most one check runs at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = secrets.token_hex(8)
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._problems: tuple[str, ...] = ()
        self._next_file_check = 0.0
        self._damage = ""
        self.on_checked: Callable[[bool], None] = lambda _is_ready: None  # set by one of several processes
        path = None if store.is_postgres else store.engine.url.database
        self.file = Path(path) if path else None

    async def problems(self) -> tuple[str, ...]:
        """Nothing if choices can be stored; otherwise the causes."""
        async with self._lock:
            if time.monotonic() - self._checked > SECONDS_KEPT:
                self._problems = tuple([each for each in (await self._write(), self._disk(), self._damage) if each])
                self._checked = time.monotonic()
                self.on_checked(not self._problems)
            return self._problems

    async def _write(self) -> str:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                if self.file is None:
                    await self._write_row()
                else:
                    await asyncio.to_thread(self._write_file, self.file)
        except DatabaseUnavailable as problem:
            return f"database: {problem}"
        except (SQLAlchemyError, sqlite3.Error) as problem:
            return f"database: {cause_of(problem)}"
        except TimeoutError:
            return f"database: no answer within {SECONDS_TO_ANSWER:g} seconds"
        return ""

    async def _write_row(self) -> None:
        now = int(time.time())
        async with self._store.writing() as connection:
            is_old = readiness.c.written < now - FORGOTTEN_AFTER
            await connection.execute(delete(readiness).where((readiness.c.process == self._process) | is_old))
            await connection.execute(insert(readiness).values(process=self._process, written=now))

    def _write_file(self, file: Path) -> None:
        """On a connection of its own: others may have the pages of a file that is damaged or gone in memory."""
        with database_errors():
            if not file.is_file():
                raise FileNotFoundError(2, "the file is gone", str(file))
            connection = sqlite3.connect(file, timeout=SECONDS_TO_ANSWER, isolation_level=None)
            try:
                connection.execute("PRAGMA synchronous = FULL").close()
                connection.execute(WRITE, (self._process, int(time.time()))).close()
                if time.monotonic() >= self._next_file_check:
                    self._check_file(connection)
            finally:
                connection.close()

    def _check_file(self, connection: sqlite3.Connection) -> None:
        began = time.monotonic()
        (found,) = connection.execute(CHECK_FILE).fetchone()
        self._damage = "" if found == "ok" else f"database: {str(found).splitlines()[0]}"
        self._next_file_check = time.monotonic() + REST_AFTER_FILE_CHECK * (time.monotonic() - began)

    def _disk(self) -> str:
        free = self.free_bytes()
        return f"disk: {free // 2**20} MiB free" if free is not None and free < LEAST_FREE_BYTES else ""

    def free_bytes(self) -> int | None:
        """Free space on the disk of the SQLite file. The disk of PostgreSQL is not ours to see."""
        try:
            return None if self.file is None else shutil.disk_usage(self.file.parent).free
        except OSError:
            return 0
