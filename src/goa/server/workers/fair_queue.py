"""Decides who gets the next free worker: payers share the time evenly, and the questions of each take turns."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
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
    """Grants a number of slots. Among those who wait, the payer who has used the least time is next.

    Slots in reserve are for another payer: the others are as many as one payer has at once, and the background at all.
    """

    def __init__(self, slots: int, reserve: int = 0) -> None:
        self._free = slots + reserve
        self._reserve = reserve
        self._most_of_one = slots
        self._foreground: Waiting = {}
        self._background: Waiting = {}
        self._held: Counter[str] = Counter()  # slots by payer
        self._used: dict[str, float] = {}  # seconds by payer; those who come later start at the time of the last grant
        self._now = 0.0  # what the payer of the last grant had used before it
        self._quiet_since = 0.0  # the last time that something in the foreground ended
        self._looks_again = False

    def waiting(self, payer: str) -> int:
        """How many questions of this payer wait."""
        return len(self._foreground.get(payer, ())) + len(self._background.get(payer, ()))

    async def enter(self, turn: WorkerTurn) -> float:
        """Wait for a slot; returns when it began."""
        own: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._background if turn.is_background else self._foreground
        waiting.setdefault(turn.payer, deque()).append(own)
        self._grant_free_slots()
        try:
            if not own.done():
                await own
        except asyncio.CancelledError:
            if own.done() and not own.cancelled():
                self._take_back(turn.payer)  # the slot came at the same moment
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
        self._take_back(turn.payer)

    def _take_back(self, payer: str) -> None:
        self._held[payer] -= 1
        if not self._held[payer]:
            del self._held[payer]
        self._free += 1
        self._grant_free_slots()

    def _grant_free_slots(self) -> None:
        """Give free slots to those who wait and may have one."""
        while self._free and (waiting := self._next_kind()):
            payers = [each for each in waiting if self._held[each] < self._most_of_one]
            if not payers:
                return
            payer = min(payers, key=lambda each: self._used.get(each, self._now))  # of equals, who waits longest
            own = waiting[payer].popleft()
            rest = waiting.pop(payer)
            if rest:
                waiting[payer] = rest  # behind the others
            self._free -= 1
            self._held[payer] += 1
            self._count_turn(payer)
            own.set_result(None)

    def _next_kind(self) -> Waiting:
        """Those who wait in the foreground; those in the background when nobody else has waited for a while."""
        if self._foreground or not self._background or self._free <= self._reserve:
            return self._foreground
        quiet_left = self._quiet_since + QUIET_SECONDS - time.monotonic()
        if quiet_left <= 0:
            return self._background
        if not self._looks_again:
            self._looks_again = True
            asyncio.get_running_loop().call_later(quiet_left, self._look_again)
        return self._foreground

    def _look_again(self) -> None:
        self._looks_again = False
        self._grant_free_slots()

    def _count_turn(self, payer: str) -> None:
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
