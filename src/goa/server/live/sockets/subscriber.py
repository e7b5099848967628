"""What one socket is sent. Slow clients skip to the newest view, so they delay no one else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from goa.server.limits.account import Account
from goa.server.limits.step_clock import seconds_since
from goa.server.live.chat import visible_to
from goa.server.live.sockets.messages import ChatNews, OrdersMessage, PresenceMessage
from goa.tables.choosing.leave_order import seat_orders
from goa.tables.requests.request_errors import RequestRefused

if TYPE_CHECKING:
    from goa.server.live.live_table import LiveTable
    from goa.server.live.table_registry import TableRegistry

LOG: Final = logging.getLogger("goa.live")

SendNow = Callable[[bytes], bool]  # sends a text at once; false if it has to wait


class Dismissed(Exception):
    """The socket is to be closed; with a refusal, the client need not come back."""

    def __init__(self, refusal: RequestRefused | None) -> None:
        super().__init__()
        self.refusal = refusal


class Subscriber:
    """What one socket has been sent, and what is due."""

    def __init__(
        self,
        live: LiveTable,
        seat: int,
        language: str,
        since: int | None,
        host: str = "",
        send_now: SendNow | None = None,
        account: Account | None = None,
        token_digest: str | None = None,
    ) -> None:
        self.live = live
        self.seat = seat
        self.host = host
        self.account = account  # that pays for what is sent
        self._send_now = send_now
        self._is_waiting = False  # whether the task of the socket has nothing to do
        self.token_digest = token_digest  # of the token that opened the socket
        self.is_visible = True  # until the client says that its tab is hidden
        self._dismissal: Dismissed | None = None
        self.language = language
        log = live.table.log
        now = live.table.number
        # A number from the future counts as the present one.
        self.sent = min(since, now) if since is not None else (log[0].number - 1 if log else now)
        self.last_chat_line = 0
        self._view_is_due = True
        self._presence_is_due = True
        self._orders_are_due = any(order.seat == seat for order in live.orders)
        self._woken = asyncio.Event()
        self._woken.set()

    def dismiss(self, refusal: RequestRefused | None) -> None:
        """Close the socket: with a reason, or for the client to come back."""
        self._dismissal = Dismissed(refusal)
        self._woken.set()

    def wake(self) -> None:
        self._woken.set()

    def wake_for_presence(self) -> None:
        self._presence_is_due = True
        self._woken.set()

    def wake_for_orders(self) -> None:
        self._orders_are_due = True
        self._woken.set()

    def send_view_now(self) -> bool:
        """Send the newest view without waking the task of the socket; false if more is due or the client is slow."""
        live, sent = self.live, self.sent
        if self._send_now is None or not self._is_waiting or self._woken.is_set():
            return False
        if live.chat_lines.last_id > self.last_chat_line:
            return False
        number, log = live.table.number, live.table.log
        if number <= sent:
            return True
        if sent < log[0].number - 1 or not self._send_now(live.views.message(self.seat, self.language, sent)):
            return False
        self.sent = number
        return True

    async def next_messages(self, registry: TableRegistry) -> list[bytes]:
        """Wait until something is new, then return all of it."""
        self._is_waiting = True
        try:
            await self._woken.wait()
        finally:
            self._is_waiting = False
        self._woken.clear()
        if self._dismissal is not None:
            raise self._dismissal
        due: list[bytes] = []
        live = self.live
        if self._view_is_due or live.table.number > self.sent:
            due.append(await self._view(registry))
        if live.chat_lines.last_id > self.last_chat_line:
            chat = live.chat_lines.after(self.last_chat_line)
            self.last_chat_line = live.chat_lines.last_id
            visible = visible_to(chat, self.seat, is_over=live.table.is_over)
            if visible:
                due.append(msgspec.json.encode(ChatNews(tuple(visible))))
        if self._presence_is_due:
            self._presence_is_due = False
            present = live.presence(registry.clock.now())
            due.append(msgspec.json.encode(PresenceMessage(present.seats, present.spectators, present.now)))
        if self._orders_are_due:
            self._orders_are_due = False
            told = seat_orders(live.table, self.seat, live.orders)
            due.append(msgspec.json.encode(OrdersMessage(told.orders, told.lots)))
        return due

    async def _view(self, registry: TableRegistry) -> bytes:
        live, since = self.live, self.sent
        self._view_is_due = False
        log = live.table.log
        if log and since < log[0].number - 1:
            lines = await registry.lines_since(live, self.seat, self.language, since)
            self.sent = live.table.number
            return live.views.message_with(self.seat, self.language, lines)
        self.sent = live.table.number
        return live.views.message(self.seat, self.language, since)


def deliver_views(subscribers: Iterable[Subscriber]) -> None:
    """Send everyone the newest view. Each address pays for its own sockets."""
    paying: Account | None = None
    began = time.perf_counter()
    for subscriber in subscribers:
        if subscriber.account is not paying:
            if paying is not None:
                paying.charge(seconds_since(began))
            paying, began = subscriber.account, time.perf_counter()
        try:
            is_sent = subscriber.send_view_now()
        except Exception:
            LOG.exception("a view cannot be sent", extra={"details": {"game": subscriber.live.id}})
            is_sent = False  # its task tries again and closes the socket
        if not is_sent:
            subscriber.wake()
    if paying is not None:
        paying.charge(seconds_since(began))
