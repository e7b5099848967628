"""Postpones full garbage collections until the server is idle. With many tables they take long and stop everything."""

from __future__ import annotations

import gc
import time
from typing import Final

# The youngest generation is collected when so many more objects were made than freed. A choice leaves about four in
# cycles, which only a collection frees; everything else is freed at once. So collections are rare, and garbage stays
# below some 40 MB.
YOUNG: Final = 200_000
NEVER: Final = 1_000_000_000
SECONDS_WHEN_QUIET: Final = 60.0
SECONDS_AT_MOST: Final = 900.0


def start_manual_collection() -> None:
    """Exempt what exists now, and leave full collections to GcSchedule."""
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class GcSchedule:
    """Called every few seconds. Collects if nothing was written since the last call, or if a collection is overdue."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._appends = 0

    def collect_if_quiet(self, appends: int) -> bool:
        """Whether it collected. The argument counts journal appends so far."""
        is_quiet = appends == self._appends
        self._appends = appends
        waited = time.monotonic() - self._last
        if waited < (SECONDS_WHEN_QUIET if is_quiet else SECONDS_AT_MOST):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
