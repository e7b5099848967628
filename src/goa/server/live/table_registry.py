"""The hall: rooms are opened when somebody comes and put away when nobody has been there for long."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from goa.server.live.chat import newest_sayings
from goa.server.live.live_table import Room
from goa.server.live.presence import Crowd
from goa.server.ops.metrics import TABLES
from goa.server.ops.settings import Settings
from goa.server.store.journal_writer import Writer
from goa.server.store.store import BESIDE, Store
from goa.tables.errors import Differs, Refused, Unavailable, no_such_game, words
from goa.tables.history import Album
from goa.tables.table import Table, Told

GAME_ID: Final = re.compile(r"[a-z0-9]{1,16}")


class Hall:
    """All live tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.writer = Writer(store)
        self.crowd = Crowd(store)
        self.album = Album(store)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Room, bool], None] = lambda _room, _mine: None  # the bots look here
        self.is_closing = asyncio.Event()

    async def room(self, id: str) -> Room:
        """The room of a game, opened if need be."""
        room = self.rooms.get(id)
        if room is None:
            if not GAME_ID.fullmatch(id):
                raise no_such_game()
            opening = self._opening.setdefault(id, asyncio.Lock())
            async with opening:
                room = self.rooms.get(id) or await self._open(id)
            self._opening.pop(id, None)
        room.last_used = time.monotonic()
        return room

    async def _open(self, id: str) -> Room:
        game = await self.store.game(id)
        if game is None:
            raise no_such_game()
        # The doors first: a seat that is taken in between is found in the journal below, and its door on refresh.
        doors = await self.store.doors(id)
        table = Table(game)
        try:
            table.take_all(await self.store.entries(id))
        except Differs as difference:
            raise _differs(game.rules, difference) from None
        room = Room(table, doors)
        room.sayings = await newest_sayings(self.store, id)
        room.elsewhere = await self.crowd.elsewhere(id)
        self.rooms[id] = room
        TABLES.set(len(self.rooms))
        self.on_change(room, True)
        return room

    @asynccontextmanager
    async def entered(self, id: str) -> AsyncIterator[Room]:
        """The room with its lock held, sure to be up to date with what this process knows."""
        room = await self.room(id)
        async with room.lock:
            if room.is_doubtful:
                await self.refresh(room)
            try:
                yield room
            except Unavailable:
                room.is_doubtful = True
                raise

    async def refresh(self, room: Room) -> bool:
        """Read on in the journal, under the lock; whether there was something new."""
        table = room.table
        new = await self.store.entries(table.game.id, table.number)
        if any(entry.kind == "sit" for entry in new):
            room.doors = await self.store.doors(table.game.id)
        # From here on nobody is waited for: whoever is woken in between would draw what is half old and half new.
        try:
            table.take_all(new)
        except Differs as difference:
            raise _differs(table.game.rules, difference) from None
        room.is_doubtful = False
        if not new:
            return False
        room.publish()
        self.on_change(room, False)
        return True

    async def notice(self, id: str, number: int) -> None:
        """Somebody wrote something: into the journal, or beside it, where the number is 0."""
        room = self.rooms.get(id)
        if room is not None and number == BESIDE:
            await self.listen(room)
        elif room is not None and room.table.number < number:
            async with room.lock:
                if room.table.number < number:
                    await self.refresh(room)

    async def listen(self, room: Room) -> None:
        """Read on in the chat, and look who is there."""
        elsewhere = await self.crowd.elsewhere(room.table.game.id)
        if elsewhere != room.elsewhere:
            room.elsewhere = elsewhere
            room.publish_presence()
        last = room.sayings[-1].id if room.sayings else 0
        room.hear(await newest_sayings(self.store, room.table.game.id, last))

    async def table_at(self, room: Room, number: int) -> Table:
        """The table as it was after some entries, told from the beginning."""
        table = Table(room.table.game, lines_kept=None)
        entries = await self.store.entries(table.game.id)
        table.take_all(entries[:number])
        return table

    async def lines_since(self, room: Room, since: int) -> list[Told]:
        """What happened after this number; from memory where it was not long ago."""
        told = room.table.told
        if not told or since >= told[0].number or told[0].kind == "begin":
            return [line for line in told if line.number > since]
        table = await self.table_at(room, room.table.number)
        return [line for line in table.told if line.number > since]

    def put_away(self) -> int:
        """Forget tables that nobody looks at; how many are left."""
        now = time.monotonic()
        idle = sorted((room for room in self.rooms.values() if room.is_idle), key=lambda room: room.last_used)
        too_many = len(self.rooms) - self.settings.tables_kept
        for rank, room in enumerate(idle):
            if rank < too_many or now - room.last_used > self.settings.idle_seconds:
                del self.rooms[room.table.game.id]
        TABLES.set(len(self.rooms))
        return len(self.rooms)


def _differs(rules: str, difference: Differs) -> Refused:
    sentence = words("server.differs", version=rules, difference=str(difference))
    return Refused(409, "differs", sentence)
