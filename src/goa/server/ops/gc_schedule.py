"""Python's search for lost cycles. A full one stops everybody, the longer the more tables there are: not amid play."""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 20_000  # things, looked through once while they are few
NEVER: Final = 1_000_000_000
SECONDS_WHEN_QUIET: Final = 60.0
SECONDS_AT_MOST: Final = 900.0


def begin() -> None:
    """What is there now stays; what has been looked through once is looked through again only when told."""
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Sweeper:
    """Asked every few seconds, it sweeps when nothing was written in between, or when it is long due."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._written = 0

    def sweep_if_quiet(self, written: int) -> bool:
        """Whether it did; `written` is how many entries there were so far."""
        is_quiet = written == self._written
        self._written = written
        waited = time.monotonic() - self._last
        if waited < (SECONDS_WHEN_QUIET if is_quiet else SECONDS_AT_MOST):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
