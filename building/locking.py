"""A file lock, so that two builds at once do not write into each other's files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(file: IO[str], *, waits: bool) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not waits:
                    raise
                time.sleep(1)  # LK_LOCK would give up after ten seconds, and a build takes longer
            else:
                return
else:
    import fcntl

    def _lock(file: IO[str], *, waits: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive_lock(path: Path, *, waiting: str) -> Iterator[None]:
    """Hold the lock on path; if another process has it, print `waiting` and wait."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            _lock(file, waits=False)
        except OSError:
            print(waiting, flush=True)
            _lock(file, waits=True)
        yield  # closing the file releases the lock, and so does the end of the process
