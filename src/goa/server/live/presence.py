"""Who sits at the same tables through other processes. Each writes down its own; whoever stops writing is gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from sqlalchemy import delete, insert, select, update

from goa.server.live.live_table import Room
from goa.server.store.schema import presence
from goa.server.store.store import BESIDE, Store
from goa.tables.errors import Unavailable

LOG: Final = logging.getLogger("goa.crowd")
SECONDS_BETWEEN_SIGNS: Final = 10.0
GONE_AFTER: Final = 35  # seconds


class Crowd:
    """The presence of all processes on one PostgreSQL; on SQLite there is only one process, and nothing to do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self._due: set[str] = set()
        self._telling: dict[str, asyncio.Task[None]] = {}

    def tell(self, room: Room) -> None:
        """Somebody came or went at this process: say so to those here, and to the others."""
        room.publish_presence()
        id = room.table.game.id
        if not self.store.is_postgres:
            return
        self._due.add(id)
        if id not in self._telling:
            self._telling[id] = asyncio.create_task(self._tell(room, id), name=f"presence at {id}")

    async def elsewhere(self, id: str) -> tuple[frozenset[int], int]:
        """The seats and the number of spectators at other processes."""
        if not self.store.is_postgres:
            return frozenset(), 0
        lately = int(time.time()) - GONE_AFTER
        query = select(presence.c.seats, presence.c.spectators).where(
            presence.c.game == id, presence.c.process != self.process, presence.c.seen > lately
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        seats = {seat for row in rows for seat in range(4) if row.seats >> seat & 1}
        return frozenset(seats), sum(row.spectators for row in rows)

    async def keep_alive(self) -> None:
        """Say every now and then that this process is still there, and forget those that are not."""
        while self.store.is_postgres:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            now = int(time.time())
            try:
                async with self.store.writing() as connection:
                    await connection.execute(
                        update(presence).where(presence.c.process == self.process).values(seen=now)
                    )
                    await connection.execute(delete(presence).where(presence.c.seen < now - 2 * GONE_AFTER))
            except Unavailable:
                LOG.warning("presence is not kept", extra={"details": {}})

    async def leave(self) -> None:
        telling = list(self._telling.values())
        for task in telling:
            task.cancel()
        await asyncio.gather(*telling, return_exceptions=True)
        if self.store.is_postgres:
            try:
                async with self.store.writing() as connection:
                    await connection.execute(delete(presence).where(presence.c.process == self.process))
            except Unavailable:
                LOG.warning("presence is left behind", extra={"details": {}})

    async def _tell(self, room: Room, id: str) -> None:
        """One at a time for each table; who comes meanwhile is told in the next round."""
        try:
            while id in self._due:
                self._due.discard(id)
                await self._write(room, id)
        except Unavailable:
            LOG.warning("presence is not told", extra={"details": {"game": id}})
        finally:
            self._telling.pop(id, None)

    async def _write(self, room: Room, id: str) -> None:
        here, spectators = room.here()
        mine = (presence.c.process == self.process) & (presence.c.game == id)
        async with self.store.writing() as connection:
            await connection.execute(delete(presence).where(mine))
            if here or spectators:
                bits = sum(1 << seat for seat in here)
                row = {"process": self.process, "game": id, "seats": bits, "spectators": spectators}
                await connection.execute(insert(presence).values(**row, seen=int(time.time())))
            await self.store.notify(connection, {id: BESIDE})
