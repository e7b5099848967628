"""A server whose clock is a file, for bench/month/month.py: python -m bench.month.month_server PORT FOLDER CLOCK."""

from __future__ import annotations

import asyncio
import mmap
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.clocked_server import ClockedServer, serve_by_clock

from goa.server.live.server_clock import ServerClock

SECONDS_BETWEEN_LOOKS: Final = 0.01  # of real time
TIME: Final = struct.Struct("d")


class FileClock(ServerClock):
    """The time that a file holds. Every process that maps the file has the same time at once."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), TIME.size)
        self._moments: list[int] = []

    def now(self) -> float:
        seconds: float = TIME.unpack(self._map[:])[0]
        return seconds

    def set(self, seconds: float) -> None:
        self._map[:] = TIME.pack(seconds)
        self._moments.append(int(seconds))

    def recent(self, seconds: int) -> list[int]:
        """The moments that were set within this time, in whole seconds."""
        self._moments = [each for each in self._moments if each >= int(self.now()) - seconds]
        return self._moments

    async def wait_until(self, when: float, woken: asyncio.Event) -> None:
        while self.now() < when and not woken.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), SECONDS_BETWEEN_LOOKS)


class MonthServer(ClockedServer):
    """A server with such a clock."""

    module = "bench.month.month_server"

    def __init__(self, folder: Path, clock: Path, database: str, environment: dict[str, str]) -> None:
        super().__init__(folder, clock, GOA_DATABASE_URL=database, GOA_BOT_PROCESSES="1", **environment)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None


if __name__ == "__main__":
    serve_by_clock(FileClock, log_level="warning")
