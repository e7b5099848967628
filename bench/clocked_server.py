"""Servers whose clock is set from outside, by a file; bench/month and bench/soak each have their kind of clock."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final, Self

from tests.server.process import ServerProcess, modules_path

from goa.server.live.server_clock import ServerClock
from goa.server.ops.serve import serve
from goa.server.ops.settings import Settings

ROOT: Final = Path(__file__).parents[1]


class ClockedServer(ServerProcess):
    """Such a server in a process of its own, started as `python -m MODULE PORT FOLDER CLOCK`."""

    module: ClassVar[str]  # calls serve_by_clock

    def __init__(self, folder: Path, clock: Path, **environment: str) -> None:
        path = os.pathsep.join(filter(None, [modules_path(), str(ROOT)]))
        super().__init__(folder, PYTHONPATH=path, **environment)
        self.clock = clock

    def start(self, seconds: float = 60) -> Self:
        command = [sys.executable, "-m", self.module, str(self.port), str(self.folder), str(self.clock)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, cwd=ROOT)
        self.wait_until_ready(seconds)
        return self


def serve_by_clock(make_clock: Callable[[Path], ServerClock], log_level: str) -> None:
    """Serve as the command line says, until the process is told to stop."""
    port, folder, clock = sys.argv[1:]
    settings = Settings(data=folder)
    own = make_clock(Path(clock))
    serve(settings, "127.0.0.1", int(port), migrates=True, log_level=log_level, on_ready=print, clock=own)
