"""How bench/month/month.py disturbs its servers: they are killed, told to stop, or lose their database for a while."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from bench.month.month_calls import Post
from bench.month.month_people import DAY
from bench.month.month_server import FileClock, MonthServer
from tests.server.cluster import Cluster

Kind = Literal["kill", "kill among notices", "stop", "stop among notices", "crash of the database"]

DAYS: Final = (0.2, 10)  # while most games are under way
LONGEST_BEFORE: Final = 0.05  # seconds of real time for which requests are under way
SECONDS_AFTER_CRASH: Final = 6  # a server tries again five seconds after an error of the database
SECONDS_OF_DELAY: Final = 0.3  # of real time, for the answer to a notice that a server sent just before it was to stop


class Planned(NamedTuple):
    """One disturbance."""

    at: float
    kind: Kind


class Interruptions:
    """Kills, orderly ends and crashes, at random times."""

    def __init__(
        self, servers: Sequence[MonthServer], clock: FileClock, post: Post, cluster: Cluster | None, dice: random.Random
    ) -> None:
        self.servers, self.clock, self.post, self.cluster, self.dice = servers, clock, post, cluster, dice
        self.planned: list[Planned] = []
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self._under_way: asyncio.Task[None] | None = None
        self._told: MonthServer | None = None  # to stop
        self._seconds_to_pass = 0

    def plan(self, start: float, *, kills: int, stops: int, crashes: int) -> None:
        """Every second kill and stop is in the middle of notices. Only PostgreSQL can crash apart from the servers."""
        kinds: list[Kind] = []
        for number in range(max(kills, stops)):
            kinds += ["kill among notices" if number % 2 else "kill"] * (number < kills)
            kinds += ["stop" if number % 2 else "stop among notices"] * (number < stops)
        kinds += ["crash of the database"] * (crashes if self.cluster else 0)
        self.dice.shuffle(kinds)
        self.planned = sorted(Planned(start + self.dice.uniform(*DAYS) * DAY, kind) for kind in kinds)

    def due(self, *, among_notices: bool) -> Kind | None:
        """The kind of the one that is planned now, if it is for this moment."""
        if not self.planned or self.clock.now() < self.planned[0].at:
            return None
        if self.planned[0].kind.endswith("among notices") != among_notices:
            return None
        return self.planned.pop(0).kind

    def on_arrival(self, kind: Kind) -> Callable[[], None]:
        """Called when a notice has come and before that is known to the server."""

        def disturb() -> None:
            self.post.on_arrival = lambda: None
            self._end(kind)
            if kind.startswith("stop"):
                time.sleep(SECONDS_OF_DELAY)
            self._under_way = asyncio.create_task(self._start_again(kind))

        return disturb

    async def among_requests(self, kind: Kind) -> None:
        """In the middle of requests, with nothing finished."""
        await asyncio.sleep(self.dice.uniform(0, LONGEST_BEFORE))
        await asyncio.to_thread(self._end, kind)
        await self._start_again(kind)

    async def finished(self) -> None:
        """Wait until all servers are there again."""
        if self._under_way is not None:
            await self._under_way
            self._under_way = None

    def let_time_pass(self) -> None:
        """Called while servers do not go on: after a crash of the database they may wait for a few seconds."""
        if self._seconds_to_pass:
            self._seconds_to_pass -= 1
            self.clock.set(self.clock.now() + 1)

    def _end(self, kind: Kind) -> None:
        self.counts[kind] += 1
        self.post.interruptions += 1
        if kind.startswith("stop"):
            self._told = self.dice.choice(self.servers)
            assert self._told.process is not None
            self._told.process.send_signal(signal.SIGTERM)
            return
        self.post.kills += 1
        if kind.startswith("kill"):
            self.dice.choice(self.servers).kill()
        else:
            assert self.cluster is not None
            self.cluster.stop("immediate")

    async def _start_again(self, kind: Kind) -> None:
        if self._told is not None:
            status = await asyncio.to_thread(self._told.stop)
            self._told = None
            if status:
                self.problems.append(f"a server that was told to stop ended with status {status}")
        elif kind.startswith("crash"):
            assert self.cluster is not None
            await asyncio.to_thread(self.cluster.start)
            self.clock.set(self.clock.now() + SECONDS_AFTER_CRASH)
            self._seconds_to_pass = 2 * SECONDS_AFTER_CRASH
        for server in self.servers:
            if not server.runs:
                await asyncio.to_thread(server.start)
        self.post.interruptions += 1
        self.post.kills += not kind.startswith("stop")  # what a killed one had sent has come by now
