"""Presence across processes: each writes which seats it serves. Rows expire unless they are renewed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from contextvars import Context
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from goa.server.live.live_table import NOBODY_PRESENT, LiveTable
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.notifications import NOT_JOURNAL
from goa.server.store.schema import PRESENCE_SECONDS, presence
from goa.server.store.store import Store

LOG: Final = logging.getLogger("goa.presence")
SECONDS_BETWEEN_RENEWALS: Final = 10.0
TABLES_AT_ONCE: Final = 500  # in one transaction
SECONDS_BEFORE_WRITING: Final = 2.0  # clients may open sockets and hide tabs as often as they like


class PresenceTracker:
    """Who is at the same tables through other processes. On SQLite there is one process, so there is nothing to do."""

    def __init__(self, store: Store, now: Callable[[], float], process: str | None = None) -> None:
        self.store = store
        self._now = now
        self.process = process or secrets.token_hex(8)
        self._changed: dict[str, LiveTable] = {}  # perhaps; written a little later
        self._timer: asyncio.TimerHandle | None = None
        self._due: dict[str, LiveTable] = {}  # to be written now
        self._written: dict[str, tuple[LiveTable, dict[str, int]]] = {}  # who is where, as it is in the database
        self._writing: asyncio.Task[None] | None = None

    def announce(self, live: LiveTable) -> None:
        """Someone came or left here. Everyone at the table is told at once, other processes a little later."""
        live.publish_presence()
        self.announce_looking(live)

    def announce_looking(self, live: LiveTable) -> None:
        """The table is now visible or hidden on a screen: other processes read it before they call somebody."""
        if not self.store.is_postgres:
            return
        self._changed[live.id] = live
        if self._timer is None:
            # In a context of its own: the visitor who came first does not pay for the others.
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SECONDS_BEFORE_WRITING, self._write_changed, context=Context())

    def _write_changed(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        for id, live in changed.items():
            who = _who(live)
            if self._writing is not None or who != self._as_written(id):  # what is being written may be outdated
                self._due[id] = live
            elif who is not None:
                self._written[id] = (live, who)  # the table may have been loaded anew
        if self._writing is None and self._due:
            self._writing = asyncio.create_task(self._write_until_current(), name="presence")

    def _as_written(self, id: str) -> dict[str, int] | None:
        return self._written[id][1] if id in self._written else None

    async def remote(self, id: str) -> tuple[frozenset[int], int]:
        """The seats and the number of spectators at other processes."""
        if not self.store.is_postgres:
            return NOBODY_PRESENT
        oldest = int(self._now()) - PRESENCE_SECONDS
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
        oldest = int(self._now()) - PRESENCE_SECONDS
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
            self.announce_silent()
            now = int(self._now())
            try:
                async with self.store.writing() as connection:
                    await connection.execute(
                        update(presence).where(presence.c.process == self.process).values(seen=now)
                    )
                    await connection.execute(delete(presence).where(presence.c.seen < now - 2 * PRESENCE_SECONDS))
            except DatabaseUnavailable as problem:
                LOG.warning("presence is not renewed", extra={"details": {"why": str(problem)}})

    def announce_silent(self) -> None:
        """Look for seats that have not polled for a while. Nothing else tells that they left."""
        for id, (live, who) in list(self._written.items()):
            if id not in self._changed and _who(live) != who:
                self.announce(live)

    async def stop(self) -> None:
        """Delete the rows of this process."""
        if self._timer is not None:
            self._timer.cancel()
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
            while self._due:
                batch = [self._due.pop(id) for id in sorted(self._due)[:TABLES_AT_ONCE]]
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
        """Store who is at these tables, and tell other processes where somebody came or left."""
        found = {live.id: (live, who) for live in batch if (who := _who(live)) is not None}
        told = [live.id for live in batch if _there(_who(live)) != _there(self._as_written(live.id))]
        now = int(self._now())
        rows = [{"process": self.process, "game": id, "seen": now, **who} for id, (_, who) in found.items()]
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


def _there(who: dict[str, int] | None) -> tuple[int, int]:
    """What everyone at the table is told: seats and spectators, but not whether they look."""
    return (0, 0) if who is None else (who["seats"], who["spectators"])


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: Iterable[int]) -> frozenset[int]:
    return frozenset(seat for each in bits for seat in range(4) if each >> seat & 1)
