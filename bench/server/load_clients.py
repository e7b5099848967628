"""A browser's two connections to the server, as cheap as possible, so that the generator is not what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, cast

import msgspec

HEAD, MEDIUM, LONG = 2, 126, 127  # how a WebSocket frame encodes its length
TEXT, PING, PONG = 0x81, 0x89, 0x8A
VIEW = b'{"type":"view"'


class Offered(msgspec.Struct):
    text: str


class Own(msgspec.Struct):
    offered: list[Offered]


class Common(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    """The parts of a view that a client needs to choose."""

    type: str
    number: int = 0
    table: Common | None = None
    own: Own | None = None


class Listener(asyncio.Protocol):
    """The socket of one seat. Keeps the newest view and counts all of them."""

    def __init__(self, port: int, game: str, token: str) -> None:
        self._request = (
            f"GET /api/games/{game}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self._hello = msgspec.json.encode({"token": token, "after": 0})
        self._waiting = b""
        self._is_open = False
        self._newest = b""
        self.views = 0
        self.bytes_of_views = 0
        self.came = asyncio.Event()
        self.transport: asyncio.WriteTransport | None = None
        self.reopen: Callable[[], Coroutine[Any, Any, None]] | None = None  # after the server closed it
        self._reopening: asyncio.Task[None] | None = None

    def connection_lost(self, _problem: Exception | None) -> None:
        if self.reopen is not None:
            self._waiting, self._is_open = b"", False
            self._reopening = asyncio.get_running_loop().create_task(self.reopen())

    def view(self) -> View:
        """The newest view, decoded only when it is needed."""
        return msgspec.json.decode(self._newest, type=View)

    async def news(self, seconds: float) -> None:
        """Wait for the next view."""
        self.came.clear()
        await asyncio.wait_for(self.came.wait(), seconds)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's class is not derived from it
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._waiting = self._waiting + data if self._waiting else data
        if not self._is_open:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._is_open, self._waiting = True, rest
            assert self.transport is not None
            self.transport.write(_frame(self._hello))
        while (message := self._message()) is not None:
            if message.startswith(VIEW):
                self.views += 1
                self.bytes_of_views += len(message)
                self._newest = message
                self.came.set()

    def _message(self) -> bytes | None:
        data = self._waiting
        if len(data) < HEAD:
            return None
        length, start = data[1] & LONG, HEAD
        if length == MEDIUM:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == LONG:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self._waiting = data[start + length :]
        message = data[start : start + length]
        if data[0] == PING:
            assert self.transport is not None
            self.transport.write(_frame(message, PONG))
        return message


def _frame(text: bytes, kind: int = TEXT) -> bytes:
    """A frame masked with zeros, which changes nothing."""
    length = bytes([0x80 | len(text)]) if len(text) < MEDIUM else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return bytes([kind]) + length + b"\0\0\0\0" + text


class Connection:
    """A keep-alive connection for requests."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address  # of the client
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.is_new = True  # nothing was answered on it yet

    async def post(self, path: str, token: str, body: Any) -> tuple[int, bytes]:
        """The status and the body of the answer. A server closes connections that were idle for some seconds."""
        try:
            return await self._post(path, token, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            if self.is_new:
                raise
            self.writer = None  # choices have a key, so that asking again does nothing twice
            return await self._post(path, token, body)

    async def _post(self, path: str, token: str, body: Any) -> tuple[int, bytes]:
        self.is_new = self.writer is None
        if self.writer is None or self.reader is None:
            own = (self.address, 0)
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=own)
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer[9:12]), await self.reader.readexactly(length)

    async def make_table(self, names: list[str]) -> dict[str, Any]:
        status, body = await self.post("/api/games", "", {"seats": [{"name": name} for name in names]})
        assert status == HTTPStatus.CREATED, body
        made: dict[str, Any] = msgspec.json.decode(body)
        return made
