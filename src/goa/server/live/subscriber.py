"""One who watches through a socket. He is told the newest, however much he missed: a slow line costs nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from goa.server.live.chat import heard_by
from goa.server.live.live_table import Room
from goa.server.live.table_registry import Hall


class Watcher:
    """Where one socket is: what it was sent and what is due."""

    def __init__(self, room: Room, seat: int, language: str, since: int | None) -> None:
        self.room = room
        self.seat = seat
        self.language = language
        told = room.table.told
        now = room.table.number
        # Whoever claims to know the future is told the present, and what follows.
        self.sent = min(since, now) if since is not None else (told[0].number - 1 if told else now)
        self.heard = 0
        self._view_is_due = True
        self._presence_is_due = True
        self._woken = asyncio.Event()
        self._woken.set()

    def wake(self) -> None:
        self._woken.set()

    def wake_for_presence(self) -> None:
        self._presence_is_due = True
        self._woken.set()

    async def next_messages(self, hall: Hall) -> list[bytes]:
        """Wait until there is something to say, then all of it."""
        await self._woken.wait()
        self._woken.clear()
        messages: list[bytes] = []
        room = self.room
        if self._view_is_due or room.table.number > self.sent:
            messages.append(await self._view(hall))
        sayings = [each for each in room.sayings if each.id > self.heard]
        if sayings:
            self.heard = sayings[-1].id
            heard = [each.as_plain() for each in heard_by(sayings, self.seat, is_over=room.table.is_over)]
            if heard:
                messages.append(encoded("chat", sayings=heard))
        if self._presence_is_due:
            self._presence_is_due = False
            messages.append(encoded("presence", **room.presence()))
        return messages

    async def _view(self, hall: Hall) -> bytes:
        room, since = self.room, self.sent
        self._view_is_due = False
        told = room.table.told
        if told and since < told[0].number - 1:
            lines = await hall.lines_since(room, since)
            view = room.pictures.view(self.seat, self.language, lines)
            self.sent = view["number"]
            return encoded("view", **view)
        self.sent = room.table.number
        return room.pictures.message(self.seat, self.language, since)


def encoded(kind: str, **content: Any) -> bytes:
    return msgspec.json.encode({"type": kind, **content})
