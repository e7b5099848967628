"""A server for bench/soak/soak.py whose clock can be set: python -m bench.soak.soak_server PORT FOLDER FILE.

The file holds the seconds by which the clock is wrong. Only what the server asks of its own clock jumps with it; for
the clock of the whole system there is libfaketime.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.clocked_server import ClockedServer, serve_by_clock

from goa.server.live.server_clock import ServerClock

SECONDS_BETWEEN_LOOKS: Final = 0.5


class WrongClock(ServerClock):
    """The time of day, and what a file says."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wrong_by = 0
        self._looked = 0.0

    def now(self) -> float:
        if time.monotonic() > self._looked + SECONDS_BETWEEN_LOOKS:
            self._looked = time.monotonic()
            self._wrong_by = int(self._path.read_text("ascii") or 0)
        return time.time() + self._wrong_by

    async def wait_until(self, when: float, woken: asyncio.Event) -> None:
        while (left := when - self.now()) > 0 and not woken.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), min(left, SECONDS_BETWEEN_LOOKS))


class WrongClockServer(ClockedServer):
    """A server with such a clock."""

    module = "bench.soak.soak_server"


if __name__ == "__main__":
    serve_by_clock(WrongClock, log_level="error")
