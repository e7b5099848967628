"""A table of four people in a database, with orders that are carried out when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.given_clock import GivenClock
from tests.tables.random_games import game_with, people

from goa.server.live.commit import submit
from goa.server.live.live_table import LiveTable
from goa.server.live.order_runner import OrderRunner
from goa.server.live.sockets.subscriber import Subscriber
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.settings import Settings
from goa.server.store.schema import metadata
from goa.server.store.store import Store
from goa.tables.choosing.leave_order import new_order
from goa.tables.game_config import GameConfig
from goa.tables.table import Table
from goa.tables.timing.time_control import TimeControl
from goa.tables.tokens import digest_of

GAME = "x"


class Gate:
    """The pause of orders: each one waits until it is let through, and then the next one is waited for."""

    def __init__(self) -> None:
        self.waiting = asyncio.Event()
        self._open = asyncio.Event()
        self.passed = 0
        self.most = 0.0

    async def __call__(self, most: float) -> None:
        self.most = most
        self.waiting.set()
        await self._open.wait()
        self._open.clear()
        self.passed += 1

    async def let_through(self) -> None:
        await asyncio.wait_for(self.waiting.wait(), 30)
        self.waiting.clear()
        self._open.set()


async def no_pause(_most: float = 0) -> None:
    await asyncio.sleep(0)


@dataclass
class Process:
    """What one server process has in memory."""

    registry: TableRegistry
    runner: OrderRunner
    live: LiveTable
    subscribers: dict[int, Subscriber] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        return self.live.table

    def seat(self, steps: int) -> int:
        """Clockwise from the auctioneer of the first lot."""
        return (self.table.state.opener + steps) % self.table.state.seats

    async def choose(self, *texts: str) -> None:
        """Choices by hand of the seats that are asked."""
        for text in texts:
            async with self.registry.locked_table(self.live):
                await submit(
                    self.registry,
                    self.live,
                    self.table.state.seat,
                    self.table.number,
                    [text],
                    "by-hand-" + str(self.table.number),
                )

    async def leave(self, seat: int, lot: int, kind: Any, amount: int = 0) -> None:
        async with self.registry.locked_table(self.live):
            await self.runner.leave(self.live, new_order(self.table, seat, lot, kind, amount))

    async def at_rest(self) -> None:
        """Until the orders that are due have been carried out."""
        while self.live.order_task is not None:
            await asyncio.wait_for(asyncio.wait([self.live.order_task]), 30)

    def listen(self) -> None:
        """A socket for each seat and a spectator."""
        for seat in (-1, 0, 1, 2, 3):
            self.subscribers[seat] = Subscriber(self.live, seat, "en", None)
            self.live.subscribers.add(self.subscribers[seat])

    async def heard(self, seat: int) -> list[bytes]:
        """What a socket is sent now, if anything."""
        subscriber = self.subscribers[seat]
        is_woken: asyncio.Event = vars(subscriber)["_woken"]
        return await subscriber.next_messages(self.registry) if is_woken.is_set() else []


@asynccontextmanager
async def process(url: str, pause: Any = no_pause, clock: TimeControl | None = None) -> AsyncIterator[Process]:
    """A process on this database, with the table in memory."""
    store = Store(url)
    async with store.engine.begin() as connection:  # much faster than the migrations
        await connection.run_sync(metadata.create_all)
    if not await store.has_game(GAME):
        config = GameConfig(people(4), undo="ask", clock=clock)
        await store.add_game(game_with("2012", config), [(digest_of(f"token {seat}"), seat) for seat in range(4)])
    registry = TableRegistry(store, Settings(), GivenClock())
    runner = OrderRunner(registry, pause)
    try:
        yield Process(registry, runner, await registry.find(GAME))
    finally:
        await runner.stop()
        await registry.writer.stop()
        await store.close()


@asynccontextmanager
async def at_auctions(folder: Path, pause: Any = no_pause, clock: TimeControl | None = None) -> AsyncIterator[Process]:
    """The same, at the first question of the first lot."""
    async with process(url_in(folder), pause, clock) as made:
        while made.table.state.lot == 0:
            await made.choose(made.table.state.offered[0].text)
        yield made


def url_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'games.sqlite'}"
