"""Pages of bench/month/month.py: a table is on a screen until its person leaves or the connection breaks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bench.month.month_people import HOUR, MINUTE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

STAYS: Final = (10 * MINUTE, 3 * HOUR)  # how long a page stays open
BROKEN: Final = 0.5  # of the pages end without a close frame, as when a phone loses its network
SECONDS_TO_NOTICE: Final = 0.3  # of real time, until every server knows who looks


@dataclass
class Look:
    """Somebody had their table on a screen for a time."""

    seat: int
    start: float
    end: float = float("inf")

    def within(self, start: float, end: float) -> float:
        """For how many seconds of a time."""
        return max(0.0, min(end, self.end) - max(start, self.start))


class Screen:
    """A page that is open. It ends with the server too: nobody opens it again until they come back."""

    def __init__(self, connection: ClientConnection, look: Look, until: float, now: Callable[[], float]) -> None:
        self.connection, self.look, self.until, self.now = connection, look, until, now
        self._reading = asyncio.create_task(self._read())

    @property
    def is_open(self) -> bool:
        return not self._reading.done()

    async def _read(self) -> None:
        with suppress(WebSocketException, OSError):
            async for _ in self.connection:
                pass
        self.look.end = self.now()

    async def close(self, *, politely: bool) -> None:
        if politely:
            await self.connection.close()
        else:
            self.connection.transport.abort()
        await self._reading


class Screens:
    """The pages of one table."""

    def __init__(self, now: Callable[[], float], dice: random.Random) -> None:
        self.now, self.dice = now, dice
        self.looks: list[Look] = []
        self.broken = 0
        self._open: list[Screen] = []

    @property
    def next_end(self) -> float | None:
        """When the next page is left."""
        return min((screen.until for screen in self._open), default=None)

    async def open(self, url: str, token: str, seat: int) -> None:
        """Open the page of a seat, unless the server is down or the page is open already."""
        if any(screen.look.seat == seat and screen.is_open for screen in self._open):
            return
        try:
            connection = await connect(url, max_size=None, ping_interval=None)
            await connection.send(json.dumps({"token": token, "after": 0}))
            await connection.recv()
        except (OSError, WebSocketException, TimeoutError):
            return
        await asyncio.sleep(SECONDS_TO_NOTICE)
        look = Look(seat, self.now())
        self.looks.append(look)
        self._open.append(Screen(connection, look, self.now() + self.dice.uniform(*STAYS), self.now))

    async def close_due(self, *, everything: bool = False) -> None:
        """Close the pages whose time is over."""
        due = [screen for screen in self._open if everything or screen.until <= self.now()]
        self._open = [screen for screen in self._open if screen not in due]
        for screen in due:
            is_broken = screen.is_open and self.dice.random() < BROKEN
            self.broken += is_broken
            await screen.close(politely=not is_broken)
        if due:
            await asyncio.sleep(SECONDS_TO_NOTICE)
