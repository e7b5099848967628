"""The account of one address: the processor time it has used, and whether it may use more now.

Two budgets are filled at a constant rate. The small one paces: an address that uses much of a processor within some
hundredths of a second waits a moment, so that others come in between. The large one refuses (429) once it is spent.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from goa.server.limits.step_clock import seconds_since
from goa.server.ops.settings import Settings
from goa.tables.requests.request_errors import RequestRefused, localized

Result = TypeVar("Result")

PACE: Final = 0.5  # of a processor, at most, by one address while others are served
PACED_AFTER: Final = 0.03  # seconds of processor time that are not paced; an answer takes about 0.002
MOST_WAITING: Final = 200  # requests of one address, as many as it may have connections
WORKER_FACTOR: Final = 2  # worker processes are others' processors, so an address may use more of them
WIDER_FACTOR: Final = 4  # what an IPv6 network of /48 may use, compared with one address
LONGEST_WAIT: Final = 60.0  # seconds until something is left again, whatever was used
REQUEST_COST: Final = 0.0002  # seconds for reading a request and writing its answer, which are not measured


class Budget:
    """Seconds that are used up, and come back at a constant rate. Kept as the time when all of them are back."""

    __slots__ = ("_full_at", "_most", "_seconds_for_one")

    def __init__(self, share: float, at_once: float) -> None:
        self._seconds_for_one = 1 / share
        self._most = at_once / share
        self._full_at = 0.0

    def charge(self, seconds: float, now: float) -> None:
        full_at = self._full_at
        full_at = (max(now, full_at)) + seconds * self._seconds_for_one
        longest = now + self._most + LONGEST_WAIT
        self._full_at = min(longest, full_at)

    def wait(self, now: float) -> float:
        """Seconds until something is left; 0 or less if something is."""
        return self._full_at - now - self._most


class Account:
    """What one address uses. Everything counts for the wider network too, if there is one."""

    def __init__(self, settings: Settings, key: str, wider: Account | None = None, factor: float = 1) -> None:
        share, at_once = settings.processor_share * factor, settings.processor_seconds_at_once * factor
        self.group: str = key if wider is None else wider.group  # that shares the bots evenly with others
        self.wider = wider
        self.sockets = 0
        self.connections = 0
        self._spent = Budget(share, at_once)
        self._worker = Budget(share * WORKER_FACTOR, at_once * WORKER_FACTOR)
        # An address that may use several processors is paced only after a burst that many times as long.
        self._pace = Budget(max(PACE, share), PACED_AFTER * max(1.0, share))
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def is_in_use(self) -> bool:
        return bool(self.sockets or self.connections or self._waiting)

    def charge(self, seconds: float) -> None:
        """Count processor time of the server."""
        now = time.monotonic()
        self._spent.charge(seconds, now)
        self._pace.charge(seconds, now)
        if self.wider is not None:
            self.wider.charge(seconds)

    def slow_down(self, seconds: float) -> None:
        """Make the next request wait longer, without using anything up."""
        self._pace.charge(seconds, time.monotonic())

    def charge_worker(self, seconds: float) -> None:
        """Count time of a worker process."""
        self._worker.charge(seconds, time.monotonic())
        if self.wider is not None:
            self.wider.charge_worker(seconds)

    def refused_for(self) -> int:
        """For how many seconds requests are refused; 0 if they are not."""
        return _whole(self._longest_wait("_spent"))

    def pause(self) -> float:
        """For how many seconds an address should be given nothing, to keep its pace; 0 if it may go on."""
        return max(0.0, self._longest_wait("_pace"))

    def require_worker_time(self) -> None:
        """Refuse if this address has used up its time of worker processes."""
        seconds = _whole(self._longest_wait("_worker"))
        if seconds:
            raise budget_refusal(seconds)

    def _longest_wait(self, name: str) -> float:
        now = time.monotonic()
        budget: Budget = getattr(self, name)
        wait = budget.wait(now)
        if self.wider is not None:
            wider: Budget = getattr(self.wider, name)
            wait = max(wait, wider.wait(now))
        return wait

    def may_go_on_at_once(self) -> bool:
        """Whether a request need not wait and is not refused. It costs less than turn() and refused_for()."""
        now = time.monotonic()
        if self._waiting or self._pace.wait(now) > 0 or self._spent.wait(now) > 0:
            return False
        return self.wider is None or self.wider.may_go_on_at_once()

    async def turn(self) -> None:
        """Wait until this address may go on. Its requests wait in the order they came; too many are refused."""
        now = time.monotonic()
        if not self._waiting and self._pace.wait(now) <= 0 and (self.wider is None or self.wider.pause() == 0):
            return
        if len(self._waiting) >= MOST_WAITING:
            raise budget_refusal(1)
        loop = asyncio.get_running_loop()
        own: asyncio.Future[None] = loop.create_future()
        self._waiting.append(own)
        if len(self._waiting) == 1:
            loop.call_later(self.pause(), self._next)
        await own

    def _next(self) -> None:
        """Let the next request go on if there is time for it, and look again later."""
        while self._waiting and self._waiting[0].done():
            del self._waiting[0]  # its client left
        if not self._waiting:
            return
        pause = self.pause()
        if pause == 0:
            self._waiting.popleft().set_result(None)
        if self._waiting:
            # After one was let go, the others wait until it is known what it costs.
            asyncio.get_running_loop().call_later(max(pause, 0.001), self._next)


def budget_refusal(seconds: int) -> RequestRefused:
    """The refusal of an address whose budget is used up for so many seconds."""
    refusal = RequestRefused(429, "too fast", localized("server.used_up", seconds=seconds))
    refusal.retry_after = seconds
    return refusal


def _whole(seconds: float) -> int:
    return math.ceil(seconds) if seconds > 0 else 0


# The account that pays for what is done now. Tasks inherit it from the request that starts them.
current_account: ContextVar[Account | None] = ContextVar("current_account", default=None)


class Metered(Awaitable[Result]):
    """Runs a coroutine and charges an account with the processor time of each of its steps."""

    __slots__ = ("_charge", "_coroutine")

    def __init__(self, coroutine: Awaitable[Result], charge: Callable[[float], None]) -> None:
        self._coroutine = coroutine
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, Result]:
        steps = self._coroutine.__await__()
        charge, clock = self._charge, time.perf_counter
        began = clock()
        try:
            yielded = steps.send(None)
            while True:
                charge(seconds_since(began))
                try:
                    sent = yield yielded
                except BaseException as problem:  # noqa: BLE001 - passed on to the coroutine, whatever it is
                    began = clock()
                    yielded = steps.throw(problem)
                else:
                    began = clock()
                    yielded = steps.send(sent)
        except StopIteration as end:
            charge(seconds_since(began))
            result: Result = end.value
            return result
        except BaseException:
            charge(seconds_since(began))
            raise
