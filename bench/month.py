"""A month of correspondence games in minutes: people with habits, on the server's clock, which jumps to what is next.

PYTHONPATH=. python bench/month.py                          200 people, 300 tables, 20 kills, SQLite
PYTHONPATH=. python bench/month.py --postgres               two server processes on a PostgreSQL of their own
PYTHONPATH=. python bench/month.py --people 12 --tables 8 --kills 3

Some people are quick, some sleep long, some leave secret orders, some vanish, some are away for days. The server is a
real process, which is killed and started again in the middle of requests. Exit status 1 unless every game ends, every
acknowledged choice is stored once under its number, and every clock and awaited seat that the server shows is the one
that reading the database from nothing gives: after every kill, and at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
from bench.month_checks import differences, stored_problems
from bench.month_people import DAY, MINUTE, Person
from bench.month_server import TIME, FileClock, MonthServer
from bench.month_tables import SECONDS, MonthTable
from tests.server.cluster import Cluster, missing

from goa.server.ops.archive import stored_table
from goa.server.ops.settings import Settings
from goa.server.store.store import Store

START: Final = 1_800_000_000
TOGETHER: Final = 10 * MINUTE  # what is due within this time happens at once
LONGEST: Final = 90 * DAY
SEATS: Final = (2, 2, 3, 3, 4)
AT_ONCE: Final = 16
DAYS_OF_KILLS: Final = (0.2, 2)  # while nearly all games are under way
NOBODY: Final = -1  # only the time for an answer ends


@dataclass
class Report:
    """What happened."""

    days: float
    seconds: float
    choices: int
    kinds: Counter[str]
    orders: int
    kills: int
    retries: int
    compared: int
    habits: Counter[str]
    ended_on: list[float]
    problems: list[str]

    def lines(self) -> list[str]:
        later = sum(day > 30 for day in self.ended_on)  # noqa: PLR2004 - a month
        lasted = sorted(self.ended_on)
        kinds = ", ".join(f"{kind} {count:,}" for kind, count in sorted(self.kinds.items()))
        return [
            f"people: {', '.join(f'{name} {count}' for name, count in self.habits.items())}",
            f"{len(lasted)} games ended after {lasted[0]:.1f} to {lasted[-1]:.1f} days; {later} took more than 30",
            f"half of them after {lasted[len(lasted) // 2]:.1f} days",
            f"{self.days:.1f} days in {self.seconds:.0f} s",
            f"{self.choices:,} choices acknowledged, {self.orders:,} secret orders left; entries: {kinds}",
            f"{self.kills} kills, {self.retries:,} requests sent again",
            f"{self.compared:,} times a table's clocks and awaited seat were compared with the database",
            *[f"PROBLEM {problem}" for problem in self.problems[:20]],
            f"{len(self.problems)} problems",
        ]


class Month:
    """The simulation. Events are visits of people and the ends of times."""

    def __init__(self, servers: Sequence[MonthServer], clock: FileClock, people: int, tables: int, seed: int) -> None:
        self.servers, self.clock = servers, clock
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        self.people = [Person(number, START, seed) for number in range(people)]
        limits = httpx.Limits(max_connections=2 * AT_ONCE)
        self.clients = [httpx.AsyncClient(base_url=each.url, timeout=60, limits=limits) for each in servers]
        self.tables = [
            MonthTable(
                self.dice.sample(self.people, self.dice.choice(SEATS)),
                self.dice.choice(SECONDS),
                self.clients[number % len(servers)],
                random.Random(f"{seed} table {number}"),  # noqa: S311 - nothing secret
            )
            for number in range(tables)
        ]
        self.due: list[tuple[float, int, int]] = []  # time, table, seat of the visitor, or NOBODY
        self.compared = self.killed = 0
        self.problems: list[str] = []
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self, kills: int, store: Store) -> None:
        await asyncio.gather(*(self._begin(number) for number in range(len(self.tables))))
        planned = self._kill_plan(kills)
        while self.due and self.clock.now() < START + LONGEST:
            now = self.due[0][0] + TOGETHER
            batch: dict[tuple[int, int], None] = {}
            while self.due and self.due[0][0] <= now:
                at, number, seat = heapq.heappop(self.due)
                batch[number, seat] = None
                self.clock.set(max(self.clock.now(), at))
            work = [self._happen(number, seat) for number, seat in batch]
            if planned and self.clock.now() >= planned[0]:
                planned.pop(0)
                await asyncio.gather(self._kill(), *work)
                await self.compare(store)
            else:
                await asyncio.gather(*work)

    def _kill_plan(self, kills: int) -> list[float]:
        return sorted(START + self.dice.uniform(*DAYS_OF_KILLS) * DAY for _ in range(kills))

    async def _begin(self, number: int) -> None:
        async with self._places:
            await self.tables[number].make()
            await self._plan(number)

    async def _happen(self, number: int, seat: int) -> None:
        async with self._places:
            if not self.tables[number].ended:
                seen = await self.tables[number].visit(seat) if seat >= 0 else None
                await self._plan(number, seen)

    async def _plan(self, number: int, seen: dict[str, Any] | None = None) -> None:
        """What happens at this table next: the awaited person answers, or the time for it ends. People come back."""
        table = self.tables[number]
        shown = (await table.settled(seen))["table"]
        now = self.clock.now()
        if shown["is_over"]:
            table.ended = now
            return
        planned = {seat for _, each, seat in self.due if each == number}
        for seat in {shown["seat"], *shown["stand_ins"]} - planned:
            comes = table.people[seat].answers_at(now)
            if comes is not None:
                heapq.heappush(self.due, (comes, number, seat))
        expires = shown["clocks"]["expires"]
        if expires is not None:
            self.due = [each for each in self.due if each[1:] != (number, NOBODY)]
            heapq.heapify(self.due)
            heapq.heappush(self.due, (float(max(expires + 1, now)), number, NOBODY))

    async def _kill(self) -> None:
        """In the middle of requests, with nothing finished."""
        server = self.dice.choice(self.servers)
        await asyncio.sleep(self.dice.uniform(0, 0.05))
        await asyncio.to_thread(server.kill)
        self.killed += 1
        await asyncio.to_thread(server.start)

    async def compare(self, store: Store) -> None:
        """Clocks and awaited seats as the server shows them with those that reading the database gives."""
        for table in self.tables:
            async with self._places:
                seen = await table.settled()
                stored = await stored_table(store, table.id)
            if stored.number != seen["number"]:  # an order was carried out in between
                seen, stored = await table.settled(), await stored_table(store, table.id)
            self.problems += [f"{table.id}: {each}" for each in differences(stored, seen)]
            self.compared += 1

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()


async def simulate(servers: Sequence[MonthServer], clock: FileClock, database: str, **wanted: Any) -> Report:
    kills = wanted.pop("kills")
    started = time.monotonic()
    month = Month(servers, clock, **wanted)
    store = Store(database)
    try:
        await month.run(kills, store)
        await month.compare(store)
        problems, kinds = await stored_problems(store, month.tables)
    finally:
        await month.close()
        await store.close()
    return Report(
        (clock.now() - START) / DAY,
        time.monotonic() - started,
        sum(len(table.acknowledged) for table in month.tables),
        kinds,
        sum(table.orders for table in month.tables),
        month.killed,
        sum(table.retries for table in month.tables),
        month.compared,
        Counter(person.habit.name for person in month.people),
        [(table.ended - START) / DAY for table in month.tables],
        month.problems + problems,
    )


def run_month(folder: Path, *, people: int, tables: int, kills: int, seed: int, postgres: bool = False) -> Report:
    """Start the servers, let the month pass, stop them."""
    time_file = folder / "clock"
    time_file.write_bytes(TIME.pack(float(START)))
    clock = FileClock(time_file)
    cluster = Cluster().make() if postgres else None
    database = cluster.url if cluster else ""
    servers = [MonthServer(folder, time_file, database) for _ in range(2 if postgres else 1)]
    try:
        for server in servers:
            server.start()
        url = Settings(data=str(folder), database_url=database).url
        return asyncio.run(simulate(servers, clock, url, people=people, tables=tables, kills=kills, seed=seed))
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()
        if cluster:
            cluster.remove()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes on a PostgreSQL of their own")
    arguments = parser.parse_args()
    if arguments.people < max(SEATS) or arguments.tables < 1 or arguments.kills < 0:
        parser.error(f"expected at least {max(SEATS)} people, 1 table and 0 kills")
    if arguments.postgres and missing():
        parser.error(missing())
    with tempfile.TemporaryDirectory(prefix="goa-month-") as folder:
        report = run_month(Path(folder), **vars(arguments))
    print("\n".join(report.lines()))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
