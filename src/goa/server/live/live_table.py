"""A table in memory, with its lock, those who watch it, and what is drawn for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from goa.server.live.chat import SAYINGS_KEPT, Saying
from goa.tables.payloads.view_cache import Sketches
from goa.tables.payloads.views import Pictures
from goa.tables.table import Table

if TYPE_CHECKING:
    from goa.server.live.subscriber import Watcher

POLLED_RECENTLY: Final = 40.0


class Room:
    """Everything of a live table that is not its game."""

    def __init__(self, table: Table, doors: dict[str, int]) -> None:
        self.table = table
        self.doors = doors
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._sketches = Sketches(table)
        self.pictures = Pictures(table, self._sketches)
        self.changed = asyncio.Event()  # for those who poll; a new one after each change
        self.is_doubtful = False  # a commit may or may not have come through: read the journal before going on
        self.last_used = time.monotonic()
        self.sayings: deque[Saying] = deque(maxlen=SAYINGS_KEPT)
        self.waiting = 0  # who ask without a socket and wait for news
        self.polled: dict[int, float] = {}  # when a seat last asked without a socket
        self.elsewhere: tuple[frozenset[int], int] = (frozenset(), 0)  # seats and spectators at other processes
        self.robot: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.waiting and not self.lock.locked() and self.robot is None

    def publish(self) -> None:
        """Everything stored is shown: whoever watches is woken and draws what is new to him."""
        self.pictures = Pictures(self.table, self._sketches)
        self.changed.set()
        self.changed = asyncio.Event()
        for watcher in self.watchers:
            watcher.wake()

    def hear(self, said: Iterable[Saying]) -> None:
        """New sayings, which are stored already."""
        last = self.sayings[-1].id if self.sayings else 0
        self.sayings.extend(each for each in said if each.id > last)
        for watcher in self.watchers:
            watcher.wake()

    def publish_presence(self) -> None:
        for watcher in self.watchers:
            watcher.wake_for_presence()

    def here(self) -> tuple[set[int], int]:
        """The seats and the number of spectators at this process."""
        recently = time.monotonic() - POLLED_RECENTLY
        seats = {watcher.seat for watcher in self.watchers} | {s for s, at in self.polled.items() if at > recently}
        return {seat for seat in seats if seat >= 0}, sum(watcher.seat < 0 for watcher in self.watchers)

    def presence(self) -> dict[str, Any]:
        """Who is at the table now, through whichever process."""
        seats, spectators = self.here()
        return {"seats": sorted(seats | self.elsewhere[0]), "spectators": spectators + self.elsewhere[1]}
