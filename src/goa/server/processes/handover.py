"""Connections that go to the process of their table, with what was read of them."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from goa.server.limits.http_connections import LimitedHttp
from goa.server.processes.links import Links, close_all, received

TABLE: Final = re.compile(rb"[A-Z]+ /api/games/([a-z0-9]{1,16})/")
MOST_AT_ONCE: Final = 64  # connections taken from the mailbox before others are served
MOST_PENDING: Final = 256  # being taken over; then the mailbox waits, and the others notice that it is full


class HandoverHttp(LimitedHttp):
    """One connection. Between two requests it may go to another process."""

    links: ClassVar[Links]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.handed_over = b""  # read by another process
        self._is_fresh = True  # nothing of the next request was read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.handed_over and not transport.is_closing():
            data, self.handed_over = self.handed_over, b""
            super().data_received(data)

    def data_received(self, data: bytes) -> None:
        if not self._goes_elsewhere(data):
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._is_fresh = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_fresh = True

    def _goes_elsewhere(self, data: bytes) -> bool:
        if not self._is_fresh or not self._is_between_requests():
            return False
        found = TABLE.match(data)
        if found is None:
            return False
        links, transport = self.links, self.transport
        owner = links.owner_of(found[1])
        if owner == links.index or not links.is_alive(owner):
            return False
        if transport.is_closing() or transport.get_write_buffer_size():
            return False
        if not links.hand_over(owner, transport.get_extra_info("socket").fileno(), data):
            return False
        transport.close()  # here only: the other process has the connection open
        return True


def handing_over(http: type[HttpToolsProtocol], links: Links) -> type[HandoverHttp]:
    """The HTTP protocol of one of several processes, which hands connections over to others."""
    limits = {name: getattr(http, name) for name in ("limits", "trusted", "connections_open")}
    return type("HandoverHttp", (HandoverHttp,), {**limits, "links": links})


class Mailbox:
    """Takes over the connections that other processes hand to this one."""

    def __init__(self, number: int, make_protocol: Any) -> None:
        self._socket = socket.socket(fileno=number)
        self._socket.setblocking(False)
        self._make_protocol = make_protocol
        self._pending: set[asyncio.Task[None]] = set()
        self._is_open = False

    def open(self) -> None:
        self._is_open = True
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read)

    def close(self) -> None:
        """Take nothing more. What is in the mailbox stays there for the next process."""
        if self._is_open:
            self._is_open = False
            asyncio.get_running_loop().remove_reader(self._socket.fileno())

    def _read(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(MOST_AT_ONCE):
            if len(self._pending) >= MOST_PENDING:
                loop.remove_reader(self._socket.fileno())
                return
            try:
                data, files = received(self._socket)
            except (BlockingIOError, InterruptedError):
                return
            if len(files) == 1:
                task = loop.create_task(self._adopt(data, files[0]), name="take over a connection")
                self._pending.add(task)
                task.add_done_callback(self._adopted)
            else:
                close_all(files)

    def _adopted(self, task: asyncio.Task[None]) -> None:
        self._pending.discard(task)
        if self._is_open and len(self._pending) == MOST_PENDING - 1:
            asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read)

    async def _adopt(self, data: bytes, file: int) -> None:
        connection = socket.socket(fileno=file)
        connection.setblocking(False)
        protocol = self._make_protocol()
        protocol.handed_over = data
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # the client has left
            connection.close()
