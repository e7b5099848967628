"""What one socket is sent. Slow clients skip to the newest view, so they delay no one else."""

from __future__ import annotations

import asyncio

import msgspec

from goa.server.live.chat import visible_to
from goa.server.live.live_table import LiveTable
from goa.server.live.messages import ChatNews, OrdersMessage, PresenceMessage
from goa.server.live.table_registry import TableRegistry
from goa.tables.leave_order import seat_orders
from goa.tables.request_errors import RequestRefused


class Dismissed(Exception):
    """The socket is to be closed; with a refusal, the client need not come back."""

    def __init__(self, refusal: RequestRefused | None) -> None:
        super().__init__()
        self.refusal = refusal


class Subscriber:
    """What one socket has been sent, and what is due."""

    def __init__(self, live: LiveTable, seat: int, language: str, since: int | None, host: str = "") -> None:
        self.live = live
        self.seat = seat
        self.host = host
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

    async def next_messages(self, registry: TableRegistry) -> list[bytes]:
        """Wait until something is new, then return all of it."""
        await self._woken.wait()
        self._woken.clear()
        if self._dismissal is not None:
            raise self._dismissal
        due: list[bytes] = []
        live = self.live
        if self._view_is_due or live.table.number > self.sent:
            due.append(await self._view(registry))
        chat = [message for message in live.chat_lines if message.id > self.last_chat_line]
        if chat:
            self.last_chat_line = chat[-1].id
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
