"""Tables with a socket for every seat, and choices there: as fast as possible, or at a rate."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from typing import Any
from zlib import crc32

from bench.server.load_clients import Connection, Listener

SEATS = 4
MAKERS = 32  # connections that create tables
OPENING = 50  # sockets that are opened at the same time
AT_A_RATE = 128  # connections that share the choices made at a rate
LATEST = 10.0  # seconds to wait for a view before it counts as a failure


@dataclass
class Load:
    """Tables, their sockets, and what was measured."""

    port: int
    on_progress: Callable[[str], None] = lambda _: None
    seats: int = SEATS
    addresses: tuple[str, ...] = ("127.0.0.1",)  # of the clients, in turns: one has about 28,000 ports
    processes: int = 1  # of the server; a connection is used for the tables of one
    tables: list[dict[str, Any]] = field(default_factory=list)
    listeners: list[list[Listener]] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)  # in seconds, since the measurement began
    reached: dict[int, int] = field(default_factory=dict)  # by table: the number of the last choice acknowledged
    awaited: dict[int, int] = field(default_factory=dict)  # by table: the seat that chose last
    stale: int = 0
    over: int = 0  # how often a table was over

    def address(self, number: int) -> str:
        return self.addresses[number % len(self.addresses)]

    async def make(self, tables: int) -> None:
        """Every seat has its own name, so no two tables have the same log lines."""

        async def some(maker: int) -> None:
            connection = Connection(self.port, self.address(maker))
            for number in range(maker, tables, MAKERS):
                names = [f"{name} {number}" for name in ("Ann", "Bob", "Cyd", "Dee")[: self.seats]]
                self.tables.append(await connection.make_table(names))

        await asyncio.gather(*(some(maker) for maker in range(MAKERS)))
        self.on_progress(f"{tables} tables made")

    async def watch(self) -> None:
        gate = asyncio.Semaphore(OPENING)
        self.listeners = [[] for _ in self.tables]

        async def open_all(number: int) -> None:
            table = self.tables[number]
            for seat in table["seats"]:
                listener = Listener(self.port, table["id"], seat["token"])
                listener.reopen = partial(self._open, listener, self.address(number))
                async with gate:
                    await listener.reopen()
                    await asyncio.wait_for(listener.came.wait(), 60)
                self.listeners[number].append(listener)

        await asyncio.gather(*(open_all(number) for number in range(len(self.tables))))
        self.on_progress(f"{sum(map(len, self.listeners))} sockets opened")

    async def _open(self, listener: Listener, address: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: listener, "127.0.0.1", self.port, local_addr=(address, 0))

    async def choose(self, number: int, connection: Connection, due: float) -> bool:
        """One choice at this table, after the socket of its seat has brought the view; false if the game is over."""
        seat = self.awaited.get(number, 0)
        while True:
            listener = self.listeners[number][seat]
            view = listener.view()
            assert view.table is not None
            if view.number < self.reached.get(number, 0):
                await listener.news(LATEST)
                due = max(due, time.perf_counter())  # the socket was late, not the answer
            elif view.table.seat < 0:
                self.over += 1
                return False
            elif view.table.seat == seat:
                break
            else:
                seat = view.table.seat
        assert view.own is not None
        table = self.tables[number]
        text = view.own.offered[view.number % len(view.own.offered)].text
        body = {"after": view.number, "choose": [text], "key": f"k{view.number}", "view": False}
        status, answer = await connection.post(f"/api/games/{table['id']}/choices", table["seats"][seat]["token"], body)
        if status == HTTPStatus.OK:
            self.reached[number] = view.number + 1
            self.awaited[number] = seat
            self.latencies.append(time.perf_counter() - due)
        else:
            assert status == HTTPStatus.CONFLICT, answer
            self.stale += 1
        return True

    async def as_fast_as_possible(self, seconds: float, at_once: int) -> float:
        """Choices acknowledged a second."""
        self.latencies = []
        began = time.perf_counter()

        async def work(first: int) -> None:
            connection = Connection(self.port)
            while True:
                for number in range(first, len(self.tables), at_once):
                    if time.perf_counter() - began > seconds:
                        return
                    await self.choose(number, connection, time.perf_counter())

        await asyncio.gather(*(work(first) for first in range(min(at_once, len(self.tables)))))
        return len(self.latencies) / (time.perf_counter() - began)

    async def at_a_rate(self, rate: float, seconds: float) -> float:
        """Make choices when they are due, answered or not. Latency counts from when each was due."""
        self.latencies = []
        all_free: list[asyncio.Queue[Connection]] = [asyncio.Queue() for _ in range(self.processes)]
        for count in range(AT_A_RATE):
            all_free[count % self.processes].put_nowait(Connection(self.port, self.address(count)))

        async def one(number: int, due: float) -> None:
            free = all_free[crc32(self.tables[number]["id"].encode()) % self.processes]
            connection = await free.get()
            try:
                await self.choose(number, connection, due)
            finally:
                free.put_nowait(connection)

        began = time.perf_counter()
        tasks: list[asyncio.Task[None]] = []
        for count in range(int(rate * seconds)):
            due = began + count / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(one(count % len(self.tables), due)))
        await asyncio.gather(*tasks)
        return len(self.latencies) / (time.perf_counter() - began)

    async def some_each(self, choices: int) -> None:
        """Make some choices at every table, all tables at the same time."""
        self.latencies = []

        async def work(number: int) -> None:
            connection = Connection(self.port)
            for _ in range(choices):
                if not await self.choose(number, connection, time.perf_counter()):
                    return

        await asyncio.gather(*(work(number) for number in range(len(self.tables))))
