"""The simulation of bench/month/month.py: time jumps from one event to the next."""

from __future__ import annotations

import asyncio
import heapq
import random
import sys
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import httpx
from bench.month.month_calls import Post
from bench.month.month_clocks import Comparison
from bench.month.month_interruptions import Interruptions
from bench.month.month_notices import Outbox
from bench.month.month_people import DAY, HOUR, MINUTE
from bench.month.month_server import FileClock, MonthServer
from bench.month.month_tables import SECONDS, MonthTable
from tests.server.cluster import Cluster

from goa.server.live.timekeeper import TAKE_OVER_SECONDS
from goa.server.store.queries.outbox import LEASE_SECONDS

START: Final = 1_800_000_000
TOGETHER: Final = 20 * MINUTE  # what is due within this time happens at once
LONGEST: Final = 90 * DAY
SEATS: Final = (2, 2, 3, 3, 4)
NOTICES_TOGETHER: Final = 10 * MINUTE
CALL_SECONDS: Final = 30  # after which a person is called
SECONDS_TO_SEND: Final = 300  # of real time
SECONDS_IN_DOUBT: Final = 15  # for notices that a killed server may have taken
AT_ONCE: Final = 32
NOBODY: Final = -1  # instead of a seat: only the time for an answer ends
MAKER: Final = -2  # the maker of the table reminds the person who is awaited
LEAVES: Final = -3  # somebody leaves the page of the table
GOES_ON: Final = -4  # the pause is over
PAUSE: Final = (HOUR, 2 * DAY)
MOST_TOLD: Final = 5  # problems of one comparison
REMINDED: Final = 0.03  # of the turns at tables of people who remind others
REMINDED_AFTER: Final = HOUR


class Month:
    """The simulation. Events are visits of people, the ends of times, and notices."""

    def __init__(
        self,
        servers: Sequence[MonthServer],
        clock: FileClock,
        post: Post,
        outbox: Outbox,
        cluster: Cluster | None,
        tables: int,
        seed: int,
    ) -> None:
        self.clock, self.post, self.outbox = clock, post, outbox
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        self.interruptions = Interruptions(servers, clock, post, cluster, self.dice)
        limits = httpx.Limits(max_connections=2 * AT_ONCE)
        self.clients = [httpx.AsyncClient(base_url=each.url, timeout=60, limits=limits) for each in servers]
        self.tables = [
            MonthTable(
                self.dice.sample(post.people, self.dice.choice(SEATS)),
                self.dice.choice(SECONDS),
                self.clients[number % len(servers)],
                random.Random(f"{seed} table {number}"),  # noqa: S311 - nothing secret
                post.push_port,
                clock.now,
            )
            for number in range(tables)
        ]
        self.due: list[tuple[float, int, int]] = []  # time, table, seat of the visitor, or what happens
        self.comparison = Comparison(self.tables, self.clients, outbox.store)
        self._interruptions_before = 0
        self._day = 0
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self, *, kills: int, stops: int, crashes: int) -> None:
        await asyncio.gather(*(self._begin(number) for number in range(len(self.tables))))
        self.interruptions.plan(START, kills=kills, stops=stops, crashes=crashes)
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
            if kind := self.interruptions.due(among_notices=False):
                await asyncio.gather(self.interruptions.among_requests(kind), *work)
                await self._compare()
            else:
                await asyncio.gather(*work)
            await self._end_day()
        await self._send_until(self.clock.now() + DAY)
        await self._compare()

    async def _begin(self, number: int) -> None:
        async with self._places:
            await self.tables[number].make()
            await self._plan(number)

    async def _happen(self, number: int, seat: int) -> None:
        async with self._places:
            table = self.tables[number]
            if not table.ended:
                if seat == MAKER:
                    await table.remind()
                elif seat == LEAVES:
                    await table.screens.close_due()
                elif seat == GOES_ON:
                    await table.set_paused(self.dice.randrange(len(table.people)), paused=False)
                seen = await table.visit(seat) if seat >= 0 else None
                await self._plan(number, seen)

    async def _plan(self, number: int, seen: dict[str, Any] | None = None) -> None:
        """What happens at this table next: the awaited person answers, or the time for it ends. People come back."""
        table = self.tables[number]
        shown = (await table.settled(seen))["table"]
        now = self.clock.now()
        if shown["is_over"]:
            table.ended = now
            await table.screens.close_due(everything=True)
            return
        planned = {seat for _, each, seat in self.due if each == number}
        if table.screens.next_end is not None and LEAVES not in planned:
            heapq.heappush(self.due, (table.screens.next_end, number, LEAVES))
        if shown["paused"]:
            if GOES_ON not in planned:
                heapq.heappush(self.due, (now + self.dice.uniform(*PAUSE), number, GOES_ON))
            return
        for seat in {shown["seat"], *shown["stand_ins"]} - planned:
            comes = table.people[seat].answers_at(now)
            if comes is not None:
                heapq.heappush(self.due, (comes, number, seat))
        if shown["seat"] > 0 and table.people[0].habit.reminds and self.dice.random() < REMINDED:
            heapq.heappush(self.due, (now + REMINDED_AFTER, number, MAKER))
        expires = shown["clocks"]["expires"]
        if expires is not None:
            self.due = [each for each in self.due if each[1:] != (number, NOBODY)]
            heapq.heapify(self.due)
            again = now if expires >= now else now + TAKE_OVER_SECONDS + 1  # a server that has no such table waits
            heapq.heappush(self.due, (float(max(expires + 1, again)), number, NOBODY))

    async def _send_until(self, when: float) -> None:
        """Time passes, but never over a notice. Those of a few minutes are sent together."""
        while (due := await self.outbox.next_due()) is not None and due < when:
            before = self.post.interruptions
            if kind := self.interruptions.due(among_notices=True):
                self.post.on_arrival = self.interruptions.on_arrival(kind)
            self.clock.set(max(self.clock.now(), min(due + NOTICES_TOGETHER, when)))
            async with asyncio.timeout(2 * SECONDS_TO_SEND):
                await self._send_due()
            if before != self.post.interruptions:
                await self._compare()
            await self._confirm()

    async def _send_due(self) -> None:
        """Wait until the servers have tried everything that is due."""
        await self.outbox.until_tried(self.clock.now, self.interruptions.let_time_pass)
        await self.interruptions.finished()
        # Time must not pass while a notice is under way.
        before, self._interruptions_before = self._interruptions_before, self.post.interruptions
        await self.outbox.until_sent(
            self.clock.recent(LEASE_SECONDS),
            lambda: SECONDS_TO_SEND if before == self.post.interruptions else SECONDS_IN_DOUBT,
        )

    async def _confirm(self) -> None:
        """People open the links of the mails that ask for it."""
        links, self.post.links = self.post.links, []
        by_id = {table.id: table for table in self.tables}
        for person, token in links:
            answer = await self.tables[0].request("POST", "/api/mail/confirm", json={"token": token})
            if answer.status_code != HTTPStatus.GONE:  # otherwise the address was entered again, after a kill
                await by_id[answer.raise_for_status().json()["game"]].confirmed(person)

    async def _compare(self) -> None:
        """Say at once what is wrong: the month takes long, and its report comes at the end."""
        await self.outbox.read()
        before = len(self.comparison.problems)
        await self.comparison.run()
        for problem in self.comparison.problems[before:][:MOST_TOLD]:
            print(f"PROBLEM: {problem}", file=sys.stderr, flush=True)

    async def _end_day(self) -> None:
        """The servers delete notices after a week, so they are read every day. Says how far the month is."""
        day = int((self.clock.now() - START) / DAY)
        if day > self._day:
            self._day = day
            await self.outbox.read()
            over = sum(table.ended > 0 for table in self.tables)
            counts = f"{len(self.comparison.problems)} problems, {self.interruptions.counts.total()} interruptions"
            print(f"day {day}: {over} of {len(self.tables)} games are over, {counts}", file=sys.stderr, flush=True)

    async def aclose(self) -> None:
        for client in self.clients:
            await client.aclose()
