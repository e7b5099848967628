"""HTTP connections with limits: how many, how long for the head and the body of a request, and how much at once."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, ClassVar, Final

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from goa.server.limits.account import Account
from goa.server.limits.open_connections import NEVER, OpenConnections
from goa.server.limits.proxies import UNKNOWN, TrustedProxies
from goa.server.limits.rate_limits import RateLimits
from goa.server.limits.step_clock import seconds_since

HEAD_BYTES: Final = 32 * 1024
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 8  # requests that wait for the one before them; browsers send none
MOST_PIECES: Final = 1_000  # of one body: a network gives larger ones

TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

ANSWER_NOW: Final = "goa.answer_now"  # the extension of a scope that answers in one piece


class TooMuchAtOnce(Exception):
    """The parser stops, and the connection ends with 400."""


class LimitedHttp(HttpToolsProtocol):
    """One connection. The subclass that limited_http makes has the limits."""

    limits: ClassVar[RateLimits]
    trusted: ClassVar[TrustedProxies]
    connections_open: ClassVar[OpenConnections]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.deadline = time.monotonic() + self.limits.settings.header_seconds
        self._account: Account | None = None  # none for a trusted proxy
        self._reading_until = self.deadline  # for the client to send
        self._writing_until = NEVER  # for the client to take what it is sent
        self._running: RequestResponseCycle | None = None  # while others wait behind it, it is not the newest one
        self._head_bytes = 0
        self._pieces = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        host = self.client[0] if self.client else UNKNOWN
        if not self.trusted.includes(host):
            self._account = self.limits.account(host)
        if not self.connections_open.admit(self, self._account):
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections_open.leave(self, self._account)
        self._disconnect()
        super().connection_lost(exc)
        self._forget_parser()

    def _forget_parser(self) -> None:
        """Parser and connection refer to each other: only garbage collection would free them."""
        self.parser = None  # type: ignore[assignment]  # nothing more is parsed

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        extensions: dict[str, Any] = {ANSWER_NOW: partial(answer_now, cycle)}
        cycle.scope["extensions"] = extensions
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        if self._running is not None:
            # The extension refers to the request, and the request to it: only garbage collection would free them.
            self._running.scope["extensions"] = {}
        super().on_response_complete()

    def _disconnect(self) -> None:
        """Tell the request that is answered now that nobody reads the answer. uvicorn tells only the newest one."""
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        self.pipeline.clear()

    def send_400_response(self, msg: str) -> None:
        self._disconnect()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self.connections_open.leave(self, self._account)  # from now on it counts as a socket
        super().handle_websocket_upgrade()
        self._forget_parser()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._reading_until == NEVER and self._is_between_requests():
            self._wait_for_request(self.limits.settings.header_seconds)
        began = time.perf_counter()
        super().data_received(data)
        if self._account is not None:
            self._account.charge(seconds_since(began))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuchAtOnce
        super().on_header(name, value)

    def _count_head(self, count: int) -> None:
        self._head_bytes += count
        if self._head_bytes > HEAD_BYTES:
            raise TooMuchAtOnce

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuchAtOnce
        self._wait_for_request(self.limits.settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise TooMuchAtOnce
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait_for_request(NEVER)
        super().on_message_complete()

    def _wait_for_request(self, seconds: float) -> None:
        self._reading_until = time.monotonic() + seconds
        self.deadline = min(self._reading_until, self._writing_until)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing_until = time.monotonic() + self.limits.settings.body_seconds
        self.deadline = min(self._reading_until, self._writing_until)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing_until = NEVER
        self.deadline = self._reading_until

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def end_for_waiting(self) -> None:
        """The client did not send its request in time, or does not read the answer."""
        if self.transport.is_closing() or self._writing_until != NEVER:
            self.transport.abort()
            return
        if self._is_between_requests() or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self._disconnect()
        self.transport.close()

    def _is_between_requests(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is None or cycle.response_complete


def answer_now(cycle: RequestResponseCycle, head: bytes, body: bytes) -> bool:
    """Send a whole answer with one write; false if it has to go the ordinary way, because the client does not read.

    The head is the status line and headers, without the length. uvicorn would check every header and write twice.
    """
    if cycle.flow.write_paused or cycle.disconnected or cycle.response_started:
        return False
    answer = [head]
    for name, value in cycle.default_headers:
        answer += (name, b": ", value, b"\r\n")
    if not cycle.keep_alive:
        answer.append(b"connection: close\r\n")
    answer += (b"content-length: %d\r\n\r\n" % len(body), body)
    cycle.waiting_for_100_continue = False
    cycle.response_started = cycle.response_complete = True
    cycle.transport.write(b"".join(answer))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True


def limited_http(limits: RateLimits, trusted: TrustedProxies) -> type[HttpToolsProtocol]:
    """The protocol of uvicorn with these limits."""
    attributes = {"limits": limits, "trusted": trusted, "connections_open": OpenConnections(limits)}
    return type("LimitedHttp", (LimitedHttp,), attributes)
