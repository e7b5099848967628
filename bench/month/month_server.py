"""A server whose clock is a file, for bench/month/month.py: python -m bench.month.month_server PORT FOLDER CLOCK."""

from __future__ import annotations

import asyncio
import mmap
import os
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.process import ServerProcess, modules_path

from goa.server.live.server_clock import ServerClock
from goa.server.ops.serve import serve
from goa.server.ops.settings import Settings

ROOT: Final = Path(__file__).parents[2]
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


class MonthServer(ServerProcess):
    """Such a server in a process of its own."""

    def __init__(self, folder: Path, clock: Path, database: str, environment: dict[str, str]) -> None:
        path = os.pathsep.join(filter(None, [modules_path(), str(ROOT)]))
        own = {"PYTHONPATH": path, "GOA_DATABASE_URL": database, "GOA_BOT_PROCESSES": "1"}
        super().__init__(folder, **own, **environment)
        self.clock = clock

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self, seconds: float = 60) -> MonthServer:
        command = [sys.executable, "-m", "bench.month.month_server", str(self.port), str(self.folder), str(self.clock)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, cwd=ROOT)
        self.wait_until_ready(seconds)
        return self


def main() -> None:
    port, folder, clock = sys.argv[1:]
    serve(
        Settings(data=folder),
        "127.0.0.1",
        int(port),
        migrates=True,
        log_level="warning",
        on_ready=print,
        clock=FileClock(Path(clock)),
    )


if __name__ == "__main__":
    main()
