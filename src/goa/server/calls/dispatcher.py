"""Sends the notices of the outbox. Several processes share them, and none can stop the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Literal, NamedTuple

from goa.server.calls.call_channels import CallChannels
from goa.server.calls.deliveries import Busy, ContactGone, NotDelivered, Undeliverable
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.metrics import NOTICES
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.queries.outbox import (
    ABOUT_TURNS,
    LEASE_SECONDS,
    MOST_TRIES,
    Lane,
    Notice,
    claim_notices,
    drop_contact,
    finish_notice,
    next_due,
    postpone_notice,
)

LOG: Final = logging.getLogger("goa.calls")
LONGEST_WAIT: Final = 30.0  # seconds; another process may have stopped before it sent something
SECONDS_BEFORE_RETRY: Final = 5.0
SECONDS_A_NOTICE: Final = LEASE_SECONDS - 30  # then it is given back, long before another process may take it
SECONDS_WHEN_BUSY: Final = 5
SECONDS_WHILE_LOOKING: Final = 60  # between two looks whether the person still has the table on a screen
SECONDS_TO_FINISH: Final = 1.0  # when the server stops
FIRST_PAUSE: Final = 30  # after a failure; twice as long each time
LONGEST_PAUSE: Final = 6 * 3600
AT_ONCE: Final[dict[Lane, int]] = {"mail": 4, "push": 32, "slow push": 8}


class DeliveryOutcome(NamedTuple):
    """What became of a notice, and when it is due again."""

    what: Literal["sent", "failed", "gone", "retry", "later"]
    due: float = 0


class Dispatcher:
    """Claims notices that are due and sends them, each in a task of its own."""

    def __init__(self, registry: TableRegistry, channels: CallChannels) -> None:
        self.registry = registry
        self.channels = channels
        self._woken = asyncio.Event()
        self._looking = asyncio.Lock()
        self._next: float = 0  # when the outbox is looked at next
        self._under_way: dict[asyncio.Task[None], Lane] = {}
        registry.on_call = self.notice_written

    @property
    def under_way(self) -> int:
        """How many notices are being sent."""
        return len(self._under_way)

    def notice_written(self, due: float = 0) -> None:
        """Called after a commit that wrote a notice; on PostgreSQL also where one may have been written."""
        if due < self._next:
            self._woken.set()

    async def run(self) -> None:
        """Send notices until cancelled."""
        clock = self.registry.clock
        while True:
            self._woken.clear()
            self._next = clock.now() + LONGEST_WAIT
            try:
                await self.look()
                lanes = self._free_lanes()
                due = await next_due(self.registry.store, lanes) if lanes else None
                self._next = self._next if due is None else min(self._next, due)
            except DatabaseUnavailable as problem:
                LOG.warning("notices are not read", extra={"details": {"why": str(problem)}})
                self._next = clock.now() + SECONDS_BEFORE_RETRY
            await clock.wait_until(self._next, self._woken)

    async def look(self) -> None:
        """Start to send what is due, as far as there is room."""
        store, now = self.registry.store, self.registry.clock.now()
        async with self._looking:
            lanes = self._free_lanes()
            due = await next_due(store, lanes) if lanes else None
            if due is None or due > now:
                return
            for lane in lanes:
                room = AT_ONCE[lane] - self._count(lane)
                for notice in await claim_notices(store, lane, room, now):
                    self._start(lane, self._handle(notice, has_failed=lane == "slow push"))

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        while self._under_way:
            await asyncio.wait(list(self._under_way))

    async def stop(self) -> None:
        """Finish what is being sent: what is cut off may have come already, and would come twice."""
        if self._under_way:
            await asyncio.wait(list(self._under_way), timeout=SECONDS_TO_FINISH)
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self.channels.close()

    def _free_lanes(self) -> list[Lane]:
        return [lane for lane in self.channels.lanes if self._count(lane) < AT_ONCE[lane]]

    def _count(self, lane: Lane) -> int:
        return list(self._under_way.values()).count(lane)

    def _start(self, lane: Lane, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=f"notice by {lane}")
        self._under_way[task] = lane
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.pop(task, None)
        self._woken.set()  # there is room for another one

    async def _handle(self, notice: Notice, *, has_failed: bool) -> None:
        """Send one notice and store what became of it. Whatever goes wrong concerns this notice alone."""
        try:
            try:
                outcome = await self._send(notice, has_failed=has_failed)
            except Exception:
                LOG.exception("a notice failed", extra={"details": {"notice": notice.id}})
                outcome = DeliveryOutcome("retry")
            await self._store(notice, outcome)
        except DatabaseUnavailable as problem:  # it is sent again when the lease is over, with the same id
            LOG.warning("a notice is not marked", extra={"details": {"notice": notice.id, "why": str(problem)}})

    async def _send(self, notice: Notice, *, has_failed: bool) -> DeliveryOutcome:
        now = self.registry.clock.now()
        if notice.kind in ABOUT_TURNS and await self._is_looking(notice.game, notice.seat):
            # Nobody knows whether a person sits there: a tab that was closed just now counts for a while. Only the end
            # of the turn makes the notice void.
            return DeliveryOutcome("later", now + SECONDS_WHILE_LOOKING)
        try:
            async with asyncio.timeout(SECONDS_A_NOTICE):
                later = await self.channels.send(notice, now, has_failed=has_failed)
        except Busy:
            return DeliveryOutcome("later", now + SECONDS_WHEN_BUSY)
        except ContactGone:
            return DeliveryOutcome("gone")
        except Undeliverable as problem:
            _log(notice, problem)
            return DeliveryOutcome("failed")
        except (NotDelivered, TimeoutError) as problem:
            _log(notice, problem)
            return DeliveryOutcome("retry", now + getattr(problem, "seconds", 0))
        return DeliveryOutcome("sent") if later is None else DeliveryOutcome("later", later)

    async def _is_looking(self, game: str, seat: int) -> bool:
        """Whether the person at a seat has the table on a screen, here or at another process."""
        live = self.registry.tables.get(game)
        is_here = live is not None and seat in live.looking_seats()
        return is_here or await self.registry.presence.is_looking(game, seat)

    async def _store(self, notice: Notice, outcome: DeliveryOutcome) -> None:
        store, now = self.registry.store, self.registry.clock.now()
        if outcome.what == "retry" and notice.tries >= MOST_TRIES:
            outcome = DeliveryOutcome("failed")
        NOTICES.labels(notice.channel, outcome.what).inc()
        if outcome.what == "gone":
            await drop_contact(store, notice)
        elif outcome.what == "retry":
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (notice.tries - 1))
            await postpone_notice(store, notice, max(now + pause, outcome.due), has_failed=True)
        elif outcome.what == "later":
            await postpone_notice(store, notice, outcome.due, has_failed=False)
        else:
            await finish_notice(store, notice, outcome.what)


def _log(notice: Notice, problem: Exception) -> None:
    """Without the address: it is personal, and that of a push service is a secret."""
    details = {"notice": notice.id, "channel": notice.channel, "why": str(problem) or type(problem).__name__}
    LOG.warning("a notice is not delivered", extra={"details": details})
