"""The time of the server. Tests give it another one."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress


class ServerClock:
    """The time of day, and waiting for it."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait_until(self, when: float, woken: asyncio.Event) -> None:
        """Return at this time, or earlier if the event is set."""
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), max(0.0, when - self.now()))
