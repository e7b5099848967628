"""Measures the processor time of one step on the event loop."""

from __future__ import annotations

import time
from typing import Final

SHORT: Final = 0.001  # seconds


class StepClock:
    """Counts a short step by the time of day, and a long one by the processor's own clock.

    Reading the clock of a thread is a system call and costs as much as a short step. In a long step the process may
    have been interrupted, which nobody pays for: the step cannot have used more than the thread did since the last
    reading.
    """

    def __init__(self) -> None:
        self._last = 0.0

    def seconds_since(self, began: float) -> float:
        """Seconds of the processor since time.perf_counter() was this; at most as many as have passed."""
        passed = time.perf_counter() - began
        if passed < SHORT:
            return passed
        now = time.thread_time()
        used, self._last = now - self._last, now
        return max(0.0, min(passed, used))  # negative in another thread


seconds_since: Final = StepClock().seconds_since
