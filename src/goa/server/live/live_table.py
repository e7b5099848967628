"""A table in memory: its lock, its subscribers, its views, its chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from goa.server.limits.account import Account
from goa.server.live.chat import ChatLine, ChatLog
from goa.server.live.sockets.subscriber import Subscriber, deliver_views
from goa.tables.choosing.orders import Order
from goa.tables.payloads.answers import Presence
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.table import Table
from goa.tables.tokens import digest_of
from goa.tables.views.view_cache import ViewCache
from goa.tables.views.views import TableViews

POLL_SECONDS: Final = 40.0  # for which a seat that polls counts as present

NOBODY_PRESENT: Final[tuple[frozenset[int], int]] = (frozenset(), 0)  # seats, number of spectators


class LiveTable:
    """Everything about a table in memory that is not its game."""

    def __init__(self, table: Table, seat_tokens: dict[str, int]) -> None:
        self.table = table
        self.seat_tokens = seat_tokens  # digest of a token, and its seat
        self.lock = asyncio.Lock()
        self.history_lock = asyncio.Lock()  # of its past, which is replayed once
        self.looking_back: list[Account | None] = []  # who has the lock or waits for it
        self.subscribers: set[Subscriber] = set()
        self._view_cache = ViewCache(table)
        self.views = TableViews(table, self._view_cache)
        self._delivery_is_due = False
        self.changed = asyncio.Event()  # for callers who poll; replaced after each change
        self.needs_refresh = False  # a commit may or may not have happened: read the journal before going on
        self.last_used = time.monotonic()
        self.chat_lines = ChatLog()
        self.polls_waiting = 0
        self.polled: dict[int, float] = {}  # when a seat last polled
        self.remote_presence = NOBODY_PRESENT  # at other processes
        self.bot_task: asyncio.Task[None] | None = None
        self.orders: tuple[Order, ...] = ()  # secret orders of all seats; nobody is sent another seat's
        self.order_task: asyncio.Task[None] | None = None
        self.called: frozenset[int] = frozenset()  # seats whose people want to be called when it is their turn
        self.account: Account | None = None  # that pays for its bots: of the seat that chose last, or else of a watcher

    @property
    def id(self) -> str:
        return self.table.game.id

    @property
    def is_idle(self) -> bool:
        is_busy = self.lock.locked() or self.history_lock.locked() or self.bot_task is not None
        is_busy = is_busy or self.order_task is not None
        return not self.subscribers and not self.polls_waiting and not is_busy

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat here, even if a bot plays for them meanwhile."""
        return bool(self.table.stand_ins) or any(seat.kind == "human" for seat in self.table.seats)

    def is_watched(self, seconds: float) -> bool:
        """Whether somebody looks at this table, or did within so many seconds."""
        if self.subscribers or self.polls_waiting or self.remote_presence != NOBODY_PRESENT:
            return True
        return time.monotonic() - self.last_used < seconds

    @asynccontextmanager
    async def history_locked(self, account: Account | None) -> AsyncIterator[None]:
        """Hold the lock of the history for this caller. The server itself has no account, and nothing slows it down."""
        self.looking_back.append(account)
        try:
            async with self.history_lock:
                yield
        finally:
            self.looking_back.remove(account)

    def seat_of(self, token: str) -> int:
        """The seat that a token opens. A wrong token is answered like a game that does not exist."""
        seat = self.seat_tokens.get(digest_of(token))
        if seat is None:
            raise no_such_game()
        return seat

    def take_tokens(self, seat_tokens: dict[str, int]) -> None:
        """Keep the valid tokens, and close the sockets of the others. Their clients come back with a new link."""
        self.seat_tokens = seat_tokens
        for subscriber in list(self.subscribers):
            if subscriber.token_digest is not None and subscriber.token_digest not in seat_tokens:
                subscriber.dismiss(None)

    def publish(self) -> None:
        """Wake every request that polls, and have the views of what is stored delivered soon."""
        self.views = TableViews(self.table, self._view_cache)
        self.changed.set()
        self.changed = asyncio.Event()
        if self.subscribers and not self._delivery_is_due:
            # After the choice is answered: its caller waits for the answer, not for the others' views.
            self._delivery_is_due = True
            asyncio.get_running_loop().call_soon(self._deliver)

    def _deliver(self) -> None:
        self._delivery_is_due = False
        deliver_views(tuple(self.subscribers))
        self.views.forget_messages()

    def add_chat_lines(self, lines: Iterable[ChatLine]) -> None:
        """Send chat lines that are stored already."""
        self.chat_lines.add(lines)
        for subscriber in self.subscribers:
            subscriber.wake()

    def take_orders(self, orders: tuple[Order, ...]) -> None:
        """Keep the stored orders, and tell each seat whose own ones have changed."""
        before, self.orders = self.orders, orders
        changed = {order.seat for order in {*before, *orders} if (order in before) != (order in orders)}
        for subscriber in self.subscribers:
            if subscriber.seat in changed:
                subscriber.wake_for_orders()

    def publish_presence(self) -> None:
        for subscriber in self.subscribers:
            subscriber.wake_for_presence()

    def local_presence(self) -> tuple[set[int], int]:
        """The seats and the number of spectators at this process."""
        recently = time.monotonic() - POLL_SECONDS
        seats = {subscriber.seat for subscriber in self.subscribers}
        seats |= {seat for seat, at in self.polled.items() if at > recently}
        return {seat for seat in seats if seat >= 0}, sum(subscriber.seat < 0 for subscriber in self.subscribers)

    def looking_seats(self) -> set[int]:
        """The seats whose table is visible on a screen at this process."""
        recently = time.monotonic() - POLL_SECONDS
        seats = {subscriber.seat for subscriber in self.subscribers if subscriber.is_visible}
        return seats | {seat for seat, at in self.polled.items() if at > recently}

    def presence(self, now: float = 0) -> Presence:
        """The seats and the number of spectators at all processes, with the time of day."""
        seats, spectators = self.local_presence()
        return Presence(tuple(sorted(seats | self.remote_presence[0])), spectators + self.remote_presence[1], now)


def no_such_game() -> RequestRefused:
    return RequestRefused(404, "no such game", localized("server.no_such_game"))
