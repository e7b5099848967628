"""Presence across processes: each writes which seats it serves. Rows expire unless they are renewed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from goa.server.live.live_table import NOBODY_PRESENT, LiveTable
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.notifications import NOT_JOURNAL
from goa.server.store.schema import presence
from goa.server.store.store import Store

LOG: Final = logging.getLogger("goa.presence")
SECONDS_BETWEEN_RENEWALS: Final = 10.0
EXPIRES_AFTER: Final = 35  # seconds
TABLES_AT_ONCE: Final = 500  # in one transaction


class PresenceTracker:
    """Who is at the same tables through other processes. On SQLite there is one process, so there is nothing to do."""

    def __init__(self, store: Store, now: Callable[[], float], process: str | None = None) -> None:
        self.store = store
        self._now = now
        self.process = process or secrets.token_hex(8)
        self._changed: dict[str, LiveTable] = {}
        self._writing: asyncio.Task[None] | None = None

    def announce(self, live: LiveTable) -> None:
        """Someone came or left at this process: tell everyone at the table, here and at other processes."""
        live.publish_presence()
        self.announce_looking(live)

    def announce_looking(self, live: LiveTable) -> None:
        """The table is now visible or hidden on a screen: only other processes need to know."""
        if not self.store.is_postgres:
            return
        self._changed[live.id] = live
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_until_current(), name="presence")

    async def remote(self, id: str) -> tuple[frozenset[int], int]:
        """The seats and the number of spectators at other processes."""
        if not self.store.is_postgres:
            return NOBODY_PRESENT
        oldest = int(self._now()) - EXPIRES_AFTER
        query = select(presence.c.seats, presence.c.spectators).where(
            presence.c.game == id, presence.c.process != self.process, presence.c.seen > oldest
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return _seats(row.seats for row in rows), sum(row.spectators for row in rows)

    async def is_looking(self, id: str, seat: int) -> bool:
        """Whether the table is visible on a screen of this seat at another process."""
        if not self.store.is_postgres:
            return False
        oldest = int(self._now()) - EXPIRES_AFTER
        query = select(presence.c.looking).where(
            presence.c.game == id, presence.c.process != self.process, presence.c.seen > oldest
        )
        async with self.store.reading() as connection:
            return seat in _seats(await connection.scalars(query))

    async def forget_predecessor(self) -> None:
        """Delete what a process of the same name left behind when it was killed, and tell the others."""
        try:
            async with self.store.writing() as connection:
                of_process = presence.c.process == self.process
                games = list(await connection.scalars(delete(presence).where(of_process).returning(presence.c.game)))
                if games:
                    await self.store.notify(connection, dict.fromkeys(games, NOT_JOURNAL))
        except DatabaseUnavailable as problem:
            LOG.warning("presence is not deleted", extra={"details": {"why": str(problem)}})

    async def renew(self) -> None:
        """Renew the rows of this process now and then, and delete expired ones."""
        while self.store.is_postgres:
            await asyncio.sleep(SECONDS_BETWEEN_RENEWALS)
            now = int(self._now())
            try:
                async with self.store.writing() as connection:
                    await connection.execute(
                        update(presence).where(presence.c.process == self.process).values(seen=now)
                    )
                    await connection.execute(delete(presence).where(presence.c.seen < now - 2 * EXPIRES_AFTER))
            except DatabaseUnavailable as problem:
                LOG.warning("presence is not renewed", extra={"details": {"why": str(problem)}})

    async def stop(self) -> None:
        """Delete the rows of this process."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        if self.store.is_postgres:
            try:
                async with self.store.writing() as connection:
                    await connection.execute(delete(presence).where(presence.c.process == self.process))
            except DatabaseUnavailable as problem:
                LOG.warning("presence is not deleted", extra={"details": {"why": str(problem)}})

    async def _write_until_current(self) -> None:
        """One transaction at a time, for all tables that changed. What changes meanwhile is written next."""
        try:
            while self._changed:
                batch = [self._changed.pop(id) for id in sorted(self._changed)[:TABLES_AT_ONCE]]
                try:
                    await self._write(batch)
                except IntegrityError:  # one of the games was deleted meanwhile
                    for live in batch:
                        with suppress(IntegrityError, DatabaseUnavailable):
                            await self._write([live])
                except DatabaseUnavailable as problem:
                    LOG.warning("presence is not written", extra={"details": {"why": str(problem)}})
        finally:
            self._writing = None

    async def _write(self, batch: Sequence[LiveTable]) -> None:
        ids = [live.id for live in batch]
        rows = [row for live in batch if (row := self._row(live)) is not None]
        async with self.store.writing() as connection:
            own = (presence.c.process == self.process) & presence.c.game.in_(ids)
            await connection.execute(delete(presence).where(own))
            if rows:
                await connection.execute(insert(presence), rows)
            await self.store.notify(connection, dict.fromkeys(ids, NOT_JOURNAL))

    def _row(self, live: LiveTable) -> dict[str, Any] | None:
        """Who is at a table through this process; none if nobody is."""
        seats, spectators = live.local_presence()
        if not seats and not spectators:
            return None
        who = {"seats": _bits(seats), "spectators": spectators, "looking": _bits(live.looking_seats() & seats)}
        return {"process": self.process, "game": live.id, "seen": int(self._now()), **who}


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: Iterable[int]) -> frozenset[int]:
    return frozenset(seat for each in bits for seat in range(4) if each >> seat & 1)
