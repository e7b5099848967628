"""One build at a time: two calls of make at once must not write into each other's files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str], *, waits: bool) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if waits else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str], *, waits: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive_lock(path: Path, *, waiting: str) -> Iterator[None]:
    """Hold the lock on path; where somebody else has it, say so and wait."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            _lock(file, waits=False)
        except OSError:
            print(waiting, flush=True)
            _lock(file, waits=True)
        yield  # closing the file gives the lock back, and so does dying
