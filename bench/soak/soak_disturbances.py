"""What happens to the server of bench/soak/soak.py: it is killed or told to stop, and what it stands on fails."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.server.load_limits import children_of
from tests.server.cluster import Cluster
from tests.server.process import ServerProcess

BETWEEN: Final = 12.0  # seconds, or less, so that there is time for each kind
FULL_FOR: Final = 4.0
DOWN_FOR: Final = 1.0
JUMPS: Final = ("+3600", "-600", "+86400")  # seconds from the real time
REAL_TIME: Final = "+0"


class Disturbances:
    """Each kind once, in any order, and so on until the time is over."""

    def __init__(self, server: ServerProcess, cluster: Cluster | None, clock: Path, seed: int) -> None:
        self.server, self.cluster, self.clock = server, cluster, clock
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        last = self._fill_disk if cluster is None else self._crash_database
        events = (self._kill, self._kill_worker, self._stop, self._jump, last)
        self._events: dict[str, Callable[[], Awaitable[None]]] = {
            event.__name__.strip("_").replace("_", " "): event for event in events
        }

    @property
    def kinds(self) -> list[str]:
        return list(self._events)

    async def run(self, until: float) -> None:
        pause = min(BETWEEN, (until - time.monotonic()) / (len(self._events) + 1))
        waiting: list[str] = []
        while time.monotonic() + pause < until:
            await asyncio.sleep(pause)
            if not waiting:
                waiting = self.kinds
                self.dice.shuffle(waiting)
            await self._let_happen(waiting.pop())
        for name in self.kinds:  # those for which the time was too short
            if not self.counts[name]:
                await self._let_happen(name)
        self.clock.write_text(REAL_TIME)

    async def _let_happen(self, name: str) -> None:
        print(f"{time.strftime('%H:%M:%S')} {name}", file=sys.stderr, flush=True)
        await self._events[name]()

    async def _kill(self) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        self.counts["kill"] += 1

    async def _kill_worker(self) -> None:
        """Bots think in processes of their own; the server starts another one."""
        workers = children_of(self.server.pid)
        if workers:
            with suppress(ProcessLookupError):
                os.kill(self.dice.choice(workers), signal.SIGKILL)
                self.counts["kill worker"] += 1

    async def _stop(self) -> None:
        status = await asyncio.to_thread(self.server.stop)
        if status:
            self.problems.append(f"SIGTERM: exit status {status}")
        await asyncio.to_thread(self.server.start)
        self.counts["stop"] += 1

    async def _fill_disk(self) -> None:
        """No file of the process may grow: the same system calls fail as on a full disk."""
        unlimited = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(FULL_FOR)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, unlimited)
        self.counts["fill disk"] += 1

    async def _crash_database(self) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(DOWN_FOR)
        await asyncio.to_thread(self.cluster.start)
        self.counts["crash database"] += 1

    async def _jump(self) -> None:
        """There is a day among them now and then, after which the time of everybody at a table with a clock is over."""
        self.clock.write_text(JUMPS[self.counts["jump"] % len(JUMPS)])
        self.counts["jump"] += 1
