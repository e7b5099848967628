"""Brings the news of a table: through a socket, or by long polling where there is none. Reconnects by itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http import HTTPStatus
from queue import Queue
from threading import Event, Thread
from typing import Any, Final

from goa.cli.join.table_api import ConnectionLost, Json, Refused, TableApi
from goa.cli.play.keyboard import InputEnded

FIRST_PAUSE: Final = 0.3
LONGEST_PAUSE: Final = 10.0
POLL_SECONDS: Final = 20
MOST_BYTES: Final = 2**24
FOR_GOOD: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)


@dataclass(frozen=True)
class TableNews:
    """The view, and the observation that belongs to it."""

    view: Json
    observation: Json


@dataclass(frozen=True)
class OtherNews:
    """Chat, presence or orders, as the server sends them."""

    message: Json


@dataclass(frozen=True)
class ConnectionNews:
    """The connection was lost, or is there again."""

    is_there: bool


@dataclass(frozen=True)
class Typed:
    """A line of the keyboard."""

    line: str


# What the session waits for: news, a typed line, the end of the input, or the end of it all.
Event_ = TableNews | OtherNews | ConnectionNews | Typed | InputEnded | Refused


class TableFeed:
    """A thread that puts all news of the table into a queue."""

    def __init__(self, api: TableApi, events: Queue[Event_]) -> None:
        self.api = api
        self.events = events
        self.number: int | None = None  # of the last view that was passed on
        self._closing = Event()
        self._is_lost = False
        self._has_answered = False  # since the last attempt to connect
        self._socket: Any = None

    def start(self) -> None:
        Thread(target=self._run, daemon=True, name="table feed").start()

    def close(self) -> None:
        self._closing.set()
        if self._socket is not None:
            self._socket.close()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            self._has_answered = False
            try:
                self._listen()
            except Refused as refusal:
                if refusal.status in FOR_GOOD:
                    self.events.put(refusal)
                    return
            except ConnectionLost:
                self._report_lost()
            pause = FIRST_PAUSE if self._has_answered else min(2 * pause, LONGEST_PAUSE)
            self._closing.wait(pause)

    def _listen(self) -> None:
        """Until the connection ends. Where sockets do not work, one poll."""
        try:
            from websockets.exceptions import WebSocketException  # noqa: PLC0415 - an extra
            from websockets.sync.client import connect  # noqa: PLC0415 - an extra
        except ImportError:
            self._poll()
            return
        address = self.api.link.address.replace("http", "ws", 1) + f"/api/games/{self.api.link.game}/live"
        try:
            with connect(address, max_size=MOST_BYTES, proxy=None) as socket:
                self._socket = socket
                hello = {"token": self.api.link.token, "after": self.number, "language": self.api.language}
                socket.send(json.dumps(hello))
                for text in socket:
                    self._take(json.loads(text))
        except (OSError, WebSocketException, ValueError):
            if not self._closing.is_set():
                self._poll()  # finds out whether only the socket does not work
                return
        finally:
            self._socket = None
        self._report_lost()

    def _take(self, message: Json) -> None:
        kind = message.get("type")
        if kind == "welcome":
            self._report_back()
        elif kind == "view":
            self._pass_on(message)
        elif kind == "error":
            raise Refused(HTTPStatus.NOT_FOUND, message)
        elif kind in ("chat", "presence", "orders"):
            self.events.put(OtherNews(message))

    def _poll(self) -> None:
        """One request that waits for news."""
        query = {} if self.number is None else {"after": self.number, "wait": POLL_SECONDS}
        view = self.api.get("view", seconds=POLL_SECONDS * 2, **query)
        self._report_back()
        if view is None:
            return
        self.events.put(OtherNews({"type": "presence", **view["presence"]}))
        self._pass_on(view)
        self.events.put(OtherNews({"type": "chat", **self.api.get("chat")}))

    def _pass_on(self, view: Json) -> None:
        """Queue a view with the observation of the same number. If the table has changed, a newer view is fetched."""
        seen = self.api.get("observation")
        self._report_back()
        if seen["number"] == view["number"]:
            self.number = view["number"]
            self.events.put(TableNews(view, seen["observation"]))
        else:
            later = self.api.get("view", **({} if self.number is None else {"after": self.number}))
            self._pass_on(later)

    def _report_lost(self) -> None:
        if not self._is_lost and not self._closing.is_set():
            self._is_lost = True
            self.events.put(ConnectionNews(is_there=False))

    def _report_back(self) -> None:
        self._has_answered = True
        if self._is_lost:
            self._is_lost = False
            self.events.put(ConnectionNews(is_there=True))
