"""Looks at tables when time runs out: a bot plays on, and bots go on that a restart has interrupted.

It waits for the earliest alarm of the database. With several processes the one that has the table in memory acts;
another one does so a little later if nothing happened. The number of the entry decides who was first.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from goa.server.live.commit import commit
from goa.server.live.table_registry import TableRegistry
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.queries.alarms import due_alarms, next_alarm, renew_alarm
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.timing.absence import expiry_entries
from goa.tables.timing.clocks import look_again_at

LOG: Final = logging.getLogger("goa.time")
LONGEST_WAIT: Final = 30.0  # seconds; other processes may stop, and the time of day may be corrected
SECONDS_BEFORE_RETRY: Final = 5.0
TAKE_OVER_SECONDS: Final = 5  # after which another process looks at the table
SECONDS_AFTER_PROBLEM: Final = 600  # for example at a table that the host has closed


class Timekeeper:
    """Acts on the alarms of all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._woken = asyncio.Event()
        self._next: float = 0
        registry.on_alarm = self.alarm_set

    def alarm_set(self, due: int) -> None:
        """Called after a commit that set an alarm."""
        if due < self._next:
            self._woken.set()

    async def run(self) -> None:
        """Act on alarms until cancelled."""
        clock = self.registry.clock
        while True:
            self._woken.clear()
            self._next = clock.now() + LONGEST_WAIT
            try:
                earliest = await self.look()
                self._next = self._next if earliest is None else min(self._next, earliest)
            except DatabaseUnavailable as problem:
                LOG.warning("clocks are not read", extra={"details": {"why": str(problem)}})
                self._next = clock.now() + SECONDS_BEFORE_RETRY
            await clock.wait_until(self._next, self._woken)

    async def look(self) -> int | None:
        """Act on every alarm that is due. Returns the time of the next one."""
        store, now = self.registry.store, self.registry.clock.now()
        skipped = False
        for game, due in await due_alarms(store, now):
            if store.is_postgres and game not in self.registry.tables and now < due + TAKE_OVER_SECONDS:
                skipped = True  # the process that has the table acts first
            else:
                await self._ring(game, due)
        return int(now) + TAKE_OVER_SECONDS if skipped else await next_alarm(store, now)

    async def _ring(self, game: str, due: int) -> None:
        """Look at one table. Whatever is wrong with it concerns no other table."""
        try:
            next_due = await self._act(game)
        except DatabaseUnavailable:
            raise
        except Exception as problem:
            details = {"game": game, "error": getattr(problem, "error", type(problem).__name__)}
            is_expected = isinstance(problem, RequestRefused)
            LOG.warning("a clock is not read", extra={"details": details}, exc_info=not is_expected)
            next_due = int(self.registry.clock.now()) + SECONDS_AFTER_PROBLEM
        await renew_alarm(self.registry.store, game, due, next_due)

    async def _act(self, game: str) -> int | None:
        """Let a bot play on if time has run out. Returns when to look again."""
        registry = self.registry
        async with registry.locked(game) as live:  # loading a table also lets its bots go on
            now = registry.clock.now()
            while entries := expiry_entries(live.table, now):
                if await commit(registry, live, entries):
                    LOG.info("time ran out", extra={"details": {"game": game, "seat": entries[0].seat}})
            return look_again_at(live.table, now)
