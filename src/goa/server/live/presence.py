"""Presence across processes: each writes which seats it serves. Rows expire unless they are renewed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final

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
SECONDS_BEFORE_LOOKING: Final = 2.0  # until visible tabs are written: clients may change them as often as they like


class PresenceTracker:
    """Who is at the same tables through other processes. On SQLite there is one process, so there is nothing to do."""

    def __init__(self, store: Store, now: Callable[[], float], process: str | None = None) -> None:
        self.store = store
        self._now = now
        self.process = process or secrets.token_hex(8)
        self._changed: dict[str, LiveTable] = {}  # to be written
        self._told: set[str] = set()  # those of them that other processes are told about
        self._looking: dict[str, LiveTable] = {}  # where a tab is now visible or hidden; written a little later
        self._looking_timer: asyncio.TimerHandle | None = None
        self._written: dict[str, dict[str, int]] = {}  # who is at each table, as it is in the database
        self._writing: asyncio.Task[None] | None = None

    def announce(self, live: LiveTable) -> None:
        """Someone came or left at this process: tell everyone at the table, here and at other processes."""
        live.publish_presence()
        if self.store.is_postgres:
            self._told.add(live.id)
            self._write_soon({live.id: live})

    def announce_looking(self, live: LiveTable) -> None:
        """The table is now visible or hidden on a screen: other processes read it before they call somebody."""
        if not self.store.is_postgres:
            return
        self._looking[live.id] = live
        if self._looking_timer is None:
            loop = asyncio.get_running_loop()
            self._looking_timer = loop.call_later(SECONDS_BEFORE_LOOKING, self._write_looking)

    def _write_looking(self) -> None:
        self._looking_timer = None
        looking, self._looking = self._looking, {}
        self._write_soon({id: live for id, live in looking.items() if _who(live) != self._written.get(id)})

    def _write_soon(self, tables: dict[str, LiveTable]) -> None:
        self._changed.update(tables)
        if self._writing is None and self._changed:
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
        if self._looking_timer is not None:
            self._looking_timer.cancel()
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
                told = self._told.intersection([live.id for live in batch])
                self._told -= told
                try:
                    await self._write(batch, told)
                except IntegrityError:  # one of the games was deleted meanwhile
                    for live in batch:
                        with suppress(IntegrityError, DatabaseUnavailable):
                            await self._write([live], told & {live.id})
                except DatabaseUnavailable as problem:
                    LOG.warning("presence is not written", extra={"details": {"why": str(problem)}})
        finally:
            self._writing = None

    async def _write(self, batch: Sequence[LiveTable], told: Collection[str]) -> None:
        """Store who is at these tables, and tell other processes about some of them."""
        found = {live.id: who for live in batch if (who := _who(live)) is not None}
        now = int(self._now())
        rows = [{"process": self.process, "game": id, "seen": now, **who} for id, who in found.items()]
        async with self.store.writing() as connection:
            own = (presence.c.process == self.process) & presence.c.game.in_([live.id for live in batch])
            await connection.execute(delete(presence).where(own))
            if rows:
                await connection.execute(insert(presence), rows)
            await self.store.notify(connection, dict.fromkeys(told, NOT_JOURNAL))
        for live in batch:
            self._written.pop(live.id, None)
        self._written.update(found)


def _who(live: LiveTable) -> dict[str, int] | None:
    """Who is at a table through this process; none if nobody is."""
    seats, spectators = live.local_presence()
    if not seats and not spectators:
        return None
    return {"seats": _bits(seats), "spectators": spectators, "looking": _bits(live.looking_seats() & seats)}


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: Iterable[int]) -> frozenset[int]:
    return frozenset(seat for each in bits for seat in range(4) if each >> seat & 1)
