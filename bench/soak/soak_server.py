"""A server for bench/soak/soak.py whose clock can be set: python -m bench.soak.soak_server PORT FOLDER FILE.

The file holds the seconds by which the clock is wrong. Only what the server asks of its own clock jumps with it; for
the clock of the whole system there is libfaketime.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.process import ServerProcess, modules_path

from goa.server.live.server_clock import ServerClock
from goa.server.ops.serve import serve
from goa.server.ops.settings import Settings

ROOT: Final = Path(__file__).parents[2]
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


class WrongClockServer(ServerProcess):
    """Such a server in a process of its own."""

    def __init__(self, folder: Path, clock: Path, **environment: str) -> None:
        path = os.pathsep.join(filter(None, [modules_path(), str(ROOT)]))
        super().__init__(folder, PYTHONPATH=path, **environment)
        self.clock = clock

    def start(self, seconds: float = 60) -> WrongClockServer:
        command = [sys.executable, "-m", "bench.soak.soak_server", str(self.port), str(self.folder), str(self.clock)]
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
        log_level="error",
        on_ready=print,
        clock=WrongClock(Path(clock)),
    )


if __name__ == "__main__":
    main()
