"""A browser's end of the socket."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Self

from tests.server.players import Seats
from websockets.sync.client import ClientConnection, connect

from goa.record.wire import JsonObject


class Socket:
    """Sends the first message, and reads what the server sends."""

    def __init__(self, table: Seats, seat: int, after: int | None = None, language: str = "en") -> None:
        address = str(table.client.base_url).replace("http", "ws", 1)
        self._address = f"{address}/api/games/{table.id}/live"
        self._hello = json.dumps({"token": table.tokens[seat], "after": after, "language": language})
        self._stack = ExitStack()
        self.connection: ClientConnection

    def __enter__(self) -> Self:
        self.connection = self._stack.enter_context(connect(self._address, open_timeout=20))
        self.connection.send(self._hello)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def next(self, kind: str, seconds: float = 10) -> JsonObject:
        """The next message of this kind; others are passed over."""
        while True:
            message: JsonObject = json.loads(self.connection.recv(timeout=seconds))
            if message["type"] == kind:
                return message

    def until(self, number: int) -> list[JsonObject]:
        """All views up to this number."""
        seen = [self.next("view")]
        while seen[-1]["number"] < number:
            seen.append(self.next("view"))
        return seen
