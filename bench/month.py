"""A month of correspondence games in minutes: people with habits, on the server's clock, which jumps to what is next.

PYTHONPATH=. python bench/month.py                          200 people, 300 tables, 20 kills, SQLite
PYTHONPATH=. python bench/month.py --postgres               two server processes on a PostgreSQL of their own
PYTHONPATH=. python bench/month.py --people 12 --tables 8 --kills 3

Some people are quick, some sleep long, some leave secret orders, some vanish, some are away for days. Most are called
by mail, by push or by both: there are a real mail server, and a push service that decrypts what it is sent. Both fail
at times. The server is a real process, which is killed and started again in the middle of requests and of notices.
Exit status 1 unless all of this holds:

- every game ends, and every acknowledged choice is stored once under its number
- every clock and awaited seat that the server shows is the one that reading the database from nothing gives: after
  every kill, and at the end
- every turn in the journals has its notice, which came unless the person was quicker; none came twice without a kill
  in between, and then with the same id and topic
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
from contextlib import aclosing
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import httpx
from bench.month_calls import Post, post_office
from bench.month_checks import differences, stored_problems
from bench.month_notices import Outbox, check_notices
from bench.month_people import DAY, MINUTE, Person
from bench.month_report import Report
from bench.month_server import TIME, FileClock, MonthServer
from bench.month_tables import SECONDS, MonthTable
from tests.server.cluster import Cluster, missing

from goa.server.ops.archive import stored_table
from goa.server.ops.settings import Settings
from goa.server.store.queries.outbox import LEASE_SECONDS
from goa.server.store.store import Store

START: Final = 1_800_000_000
TOGETHER: Final = 20 * MINUTE  # what is due within this time happens at once
LONGEST: Final = 90 * DAY
SEATS: Final = (2, 2, 3, 3, 4)
NOTICES_TOGETHER: Final = 10 * MINUTE
CALL_SECONDS: Final = 30  # after which a person is called
SECONDS_TO_SEND: Final = 300  # of real time
SECONDS_IN_DOUBT: Final = 15  # for notices that a killed server may have taken
AT_ONCE: Final = 32
DAYS_OF_KILLS: Final = (0.2, 10)  # while most games are under way
NOBODY: Final = -1  # only the time for an answer ends


class Month:
    """The simulation. Events are visits of people, the ends of times, and notices."""

    def __init__(
        self, servers: Sequence[MonthServer], clock: FileClock, post: Post, outbox: Outbox, tables: int, seed: int
    ) -> None:
        self.servers, self.clock, self.post, self.outbox = servers, clock, post, outbox
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        limits = httpx.Limits(max_connections=2 * AT_ONCE)
        self.clients = [httpx.AsyncClient(base_url=each.url, timeout=60, limits=limits) for each in servers]
        self.tables = [
            MonthTable(
                self.dice.sample(post.people, self.dice.choice(SEATS)),
                self.dice.choice(SECONDS),
                self.clients[number % len(servers)],
                random.Random(f"{seed} table {number}"),  # noqa: S311 - nothing secret
                post.push_port,
            )
            for number in range(tables)
        ]
        self.due: list[tuple[float, int, int]] = []  # time, table, seat of the visitor, or NOBODY
        self.planned: list[float] = []  # kills
        self.compared = self.killed = 0
        self.problems: list[str] = []
        self._restart: asyncio.Task[None] | None = None
        self._kills_before = 0
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self, kills: int) -> None:
        await asyncio.gather(*(self._begin(number) for number in range(len(self.tables))))
        self.planned = sorted(START + self.dice.uniform(*DAYS_OF_KILLS) * DAY for _ in range(kills))
        while self.due and self.clock.now() < START + LONGEST:
            await self._send_due()
            await self._send_until(max(self.due[0][0], self.clock.now() + CALL_SECONDS + 1))
            now = self.due[0][0] + TOGETHER
            batch: dict[tuple[int, int], None] = {}
            last = self.clock.now()
            while self.due and self.due[0][0] <= now:
                at, number, seat = heapq.heappop(self.due)
                batch[number, seat] = None
                last = max(last, at)
            self.clock.set(last)  # at once: the servers must not see times in between
            work = [self._happen(number, seat) for number, seat in batch]
            if self._kill_is_due(among_notices=False):
                await asyncio.gather(self._kill(), *work)
                await self.compare()
            else:
                await asyncio.gather(*work)
        await self._send_until(self.clock.now() + DAY)
        await self.compare()

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

    async def _send_until(self, when: float) -> None:
        """Time passes, but never over a notice. Those of a few minutes are sent together."""
        while (due := await self.outbox.next_due()) is not None and due < when:
            kills = self.post.kills
            if self._kill_is_due(among_notices=True):
                self.post.on_arrival = self._kill_on_arrival
            self.clock.set(max(self.clock.now(), min(due + NOTICES_TOGETHER, when)))
            async with asyncio.timeout(2 * SECONDS_TO_SEND):
                await self._send_due()
            if kills != self.post.kills:
                await self.compare()
            await self._confirm()

    async def _send_due(self) -> None:
        """Wait until the servers have tried everything that is due."""
        await self.outbox.until_tried(self.clock.now)
        if self._restart is not None:
            await self._restart
            self._restart = None
        # Time must not pass while a notice is under way.
        kills, self._kills_before = self._kills_before, self.post.kills
        await self.outbox.until_sent(
            self.clock.recent(LEASE_SECONDS),
            lambda: SECONDS_TO_SEND if kills == self.post.kills else SECONDS_IN_DOUBT,
        )

    async def _confirm(self) -> None:
        """People open the links of the mails that ask for it."""
        links, self.post.links = self.post.links, []
        by_id = {table.id: table for table in self.tables}
        for person, token in links:
            answer = await self.tables[0].request("POST", "/api/mail/confirm", json={"token": token})
            if answer.status_code != HTTPStatus.GONE:  # otherwise the address was entered again, after a kill
                await by_id[answer.raise_for_status().json()["game"]].confirmed(person)

    def _kill_is_due(self, *, among_notices: bool) -> bool:
        """Whether one is planned now; every second one is in the middle of notices."""
        if not self.planned or self.clock.now() < self.planned[0] or len(self.planned) % 2 != among_notices:
            return False
        self.planned.pop(0)
        return True

    def _kill_on_arrival(self) -> None:
        """When a notice has come and before that is known to the server."""
        self.post.on_arrival = lambda: None
        self._kill_now()
        self._restart = asyncio.create_task(self._start_again())

    def _kill_now(self) -> None:
        self.post.kills += 1
        self.dice.choice(self.servers).kill()
        self.killed += 1

    async def _kill(self) -> None:
        """In the middle of requests, with nothing finished."""
        await asyncio.sleep(self.dice.uniform(0, 0.05))
        await asyncio.to_thread(self._kill_now)
        await self._start_again()

    async def _start_again(self) -> None:
        for server in self.servers:
            if not server.runs:
                await asyncio.to_thread(server.start)
        self.post.kills += 1  # what the killed one had sent has come by now

    async def compare(self) -> None:
        """Clocks and awaited seats as the server shows them with those that reading the database gives."""
        store = self.outbox.store
        await self.outbox.read()
        for table in self.tables:
            async with self._places:
                seen = await table.settled()
                stored = await stored_table(store, table.id)
            if stored.number != seen["number"]:  # an order was carried out in between
                seen, stored = await table.settled(), await stored_table(store, table.id)
            self.problems += [f"{table.id}: {each}" for each in differences(stored, seen)]
            self.compared += 1

    async def aclose(self) -> None:
        for client in self.clients:
            await client.aclose()


async def simulate(
    folder: Path, time_file: Path, database: str, *, people: int, tables: int, kills: int, seed: int
) -> Report:
    """Start the servers, two of them on PostgreSQL, let the month pass, stop them."""
    clock = FileClock(time_file)
    started = time.monotonic()
    sitting = [Person(number, START, seed) for number in range(people)]
    async with post_office(Post(sitting, random.Random(f"{seed} post"), clock.now)) as post:  # noqa: S311 - nothing secret
        servers = [MonthServer(folder, time_file, database, post.environment()) for _ in range(2 if database else 1)]
        store = Store(Settings(data=str(folder), database_url=database).url)
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            outbox = Outbox(store)
            async with aclosing(Month(servers, clock, post, outbox, tables, seed)) as month:
                await month.run(kills)
                problems, kinds = await stored_problems(store, month.tables)
                lost, notices = await check_notices(month.tables, outbox, post.arrivals)
        finally:
            await store.close()
            for server in servers:
                if server.runs:
                    await asyncio.to_thread(server.stop)
    return Report(
        days=(clock.now() - START) / DAY,
        seconds=time.monotonic() - started,
        kinds=kinds,
        tables=month.tables,
        kills=month.killed,
        compared=month.compared,
        habits=Counter(person.habit.name for person in sitting),
        ended_on=[(table.ended - START) / DAY for table in month.tables],
        notices=notices,
        arrivals=post.arrivals,
        refused=post.refused,
        problems=month.problems + problems + lost,
    )


def run_month(folder: Path, *, people: int, tables: int, kills: int, seed: int, postgres: bool = False) -> Report:
    """The whole month, on a PostgreSQL of its own if wanted."""
    time_file = folder / "clock"
    time_file.write_bytes(TIME.pack(float(START)))
    wanted = {"people": people, "tables": tables, "kills": kills, "seed": seed}
    if not postgres:
        return asyncio.run(simulate(folder, time_file, "", **wanted))
    cluster = Cluster().make()
    try:
        return asyncio.run(simulate(folder, time_file, cluster.url, **wanted))
    finally:
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
