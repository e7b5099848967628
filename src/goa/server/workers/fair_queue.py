"""Decides who gets the next free worker: payers share the time evenly, and the questions of each take turns."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from goa.server.limits.account import current_account

PAYERS_KEPT: Final = 1_000
QUIET_SECONDS: Final = 0.15  # before something in the background starts: bots often choose several times in a row
USUAL_SECONDS: Final = 0.05  # counted when a question starts, until it is known how long it took


class WorkerTurn(NamedTuple):
    """Who pays for a question, and whether it can wait until nobody else wants a worker."""

    payer: str = ""
    is_background: bool = False
    charge: Callable[[float], None] | None = None  # is told how many seconds it took


FOR_ANYONE: Final = WorkerTurn()


def turn_of_caller() -> WorkerTurn:
    """The turn of the request that is handled now; its address pays. Refused if it has used up its time of workers."""
    account = current_account.get()
    if account is None:
        return FOR_ANYONE
    account.require_worker_time()
    return WorkerTurn(account.group, charge=account.charge_worker)


Waiting = dict[str, deque["asyncio.Future[None]"]]  # by payer


class FairQueue:
    """Grants a number of slots. Among those who wait, the payer who has used the least time is next."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._foreground: Waiting = {}
        self._background: Waiting = {}
        self._used: dict[str, float] = {}  # seconds by payer; those who come later start at the time of the last grant
        self._now = 0.0  # what the payer of the last grant had used before it
        self._quiet_since = 0.0  # the last time that something in the foreground ended
        self._looks_again = False

    def waiting(self, payer: str) -> int:
        """How many questions of this payer wait."""
        return len(self._foreground.get(payer, ())) + len(self._background.get(payer, ()))

    async def enter(self, turn: WorkerTurn) -> float:
        """Wait for a slot; returns when it began."""
        if self._free and (not turn.is_background or self._quiet_left() <= 0):
            self._free -= 1
            self._grant(turn.payer)
            return time.monotonic()
        own: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._background if turn.is_background else self._foreground
        waiting.setdefault(turn.payer, deque()).append(own)
        if self._free:
            self._look_again()
        try:
            await own
        except asyncio.CancelledError:
            if own.done() and not own.cancelled():
                self._pass_on()  # the slot came at the same moment
            else:
                _forget(waiting, turn.payer, own)
            raise
        return time.monotonic()

    def leave(self, turn: WorkerTurn, began: float) -> None:
        """Give the slot back. What it took counts for the payer."""
        now = time.monotonic()
        if turn.payer in self._used:
            self._used[turn.payer] += now - began - USUAL_SECONDS
        if turn.charge is not None:
            turn.charge(now - began)
        if not turn.is_background:
            self._quiet_since = now
        self._pass_on()

    def _quiet_left(self) -> float:
        """Seconds until something in the background may start."""
        return self._quiet_since + QUIET_SECONDS - time.monotonic()

    def _look_again(self) -> None:
        if not self._looks_again:
            self._looks_again = True
            asyncio.get_running_loop().call_later(self._quiet_left(), self._start_background)

    def _start_background(self) -> None:
        self._looks_again = False
        while self._free and self._background:
            if self._quiet_left() > 0:
                self._look_again()
                return
            self._free -= 1
            self._pass_on()

    def _pass_on(self) -> None:
        """Give a slot to the next one who waits."""
        waiting = self._foreground
        if not waiting and self._background:
            if self._quiet_left() <= 0:
                waiting = self._background
            else:
                self._look_again()
        if not waiting:
            self._free += 1
            return
        payer = min(waiting, key=lambda each: self._used.get(each, self._now))  # of equals, the one who waits longest
        own = waiting[payer].popleft()
        rest = waiting.pop(payer)
        if rest:
            waiting[payer] = rest  # behind the others
        self._grant(payer)
        own.set_result(None)

    def _grant(self, payer: str) -> None:
        """Count a turn for this payer. Nobody saves up time: a payer that was idle starts at the present level."""
        used = max(self._used.pop(payer, 0.0), self._now)
        self._now = used
        self._used[payer] = used + USUAL_SECONDS
        if len(self._used) > PAYERS_KEPT:
            self._used.pop(next(iter(self._used)))


def _forget(waiting: Waiting, payer: str, own: asyncio.Future[None]) -> None:
    left = waiting.get(payer)
    if left is not None:
        left.remove(own)
        if not left:
            del waiting[payer]
