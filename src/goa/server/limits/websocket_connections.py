"""Socket connections with limits: frames are read at the pace of their address, also pings of the protocol itself."""

from __future__ import annotations

import asyncio
import time
from typing import Any, ClassVar, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from goa.server.limits.account import Account
from goa.server.limits.proxies import UNKNOWN, TrustedProxies, host_of
from goa.server.limits.rate_limits import RateLimits
from goa.server.limits.step_clock import seconds_since

BYTES_AT_ONCE: Final = 1024  # about 170 pings; a client sends 150 bytes in the beginning and 15 now and then
SECONDS_UNTIL_WRITABLE: Final = 0.1
SECONDS_FOR_APPLICATION: Final = 0.01  # until it has taken what was read
MOST_HELD: Final = 1024 * 1024  # a read brings a quarter of it at most

SEND_NOW: Final = "goa.send_now"  # the extension of a scope that sends a text without waiting
SHORT_FRAME, MEDIUM_FRAME = 126, 65_536  # bytes from which the length of a frame takes more room


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One connection. What cannot be read yet is held, and no more comes meanwhile."""

    limits: ClassVar[RateLimits]
    trusted: ClassVar[TrustedProxies]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._held = bytearray()
        self._waits = False  # for its turn to read on
        self._end_timer: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end_timer is not None:
            self._end_timer.cancel()
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()  # refers to this connection: only garbage collection would free them

    def data_received(self, data: bytes) -> None:
        if self._waits:
            self._held += data
            if len(self._held) > MOST_HELD:
                self.transport.abort()
        elif not self.handshake_initiated:
            super().data_received(data)  # the request, as the HTTP connection passes it on
            if self.transport.is_closing():  # it was refused, and no application will see it
                self._end_soon()
        else:
            self._held += data
            self._read()

    async def run_asgi(self) -> None:
        self.scope["extensions"][SEND_NOW] = self.send_now  # type: ignore[assignment]  # our own
        try:
            await super().run_asgi()
        finally:
            self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        """End the connection in a while, even if the client does not read what was sent before it was closed.

        It no longer counts as a socket of its address, so it must not stay open.
        """
        if self._end_timer is None and not self.disconnected:
            self._end_timer = self.loop.call_later(self.limits.settings.body_seconds, self.transport.abort)

    def send_now(self, text: bytes) -> bool:
        """Send a text, unless the client does not read or leaves: then false.

        Nothing is compressed and nothing is sent in fragments, so the frame can be written beside the library.
        """
        transport = self.transport
        if not self.writable.is_set() or self.close_sent or self.disconnected or transport.is_closing():
            return False
        transport.write(_text_frame(text))
        return True

    def _read(self) -> None:
        """Read a piece of what is held, and the rest later."""
        self._waits = False
        if self.disconnected or self.transport.is_closing():
            self._held.clear()
            return
        account = self._account()
        if not self._is_taken():
            pause = SECONDS_FOR_APPLICATION
        elif self.writable.is_set():
            piece = bytes(self._held[:BYTES_AT_ONCE])
            del self._held[:BYTES_AT_ONCE]
            began = time.perf_counter()
            super().data_received(piece)
            if account is not None:
                account.charge(seconds_since(began))
            pause = 0.0 if account is None else account.pause()
        else:
            pause = SECONDS_UNTIL_WRITABLE  # the client does not read our answers, so there will be no more
        if self._held or pause > 0:
            self._waits = True
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self.loop.call_later(pause, self._go_on)

    def _go_on(self) -> None:
        if self._held:
            self._read()
            return
        self._waits = False
        if self.read_paused and self._is_taken() and not self.disconnected and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _is_taken(self) -> bool:
        """Whether the application has taken everything. After it closed the socket, it takes nothing more."""
        return self.close_sent or self.queue.empty()

    def _account(self) -> Account | None:
        """The account of the caller, as a trusted proxy may have named it."""
        host = host_of(self.scope) if hasattr(self, "scope") else UNKNOWN  # type: ignore[arg-type]  # a typed scope
        return None if self.trusted.includes(host) else self.limits.account(host)


def _text_frame(text: bytes) -> bytes:
    length = len(text)
    if length < SHORT_FRAME:
        return b"\x81%c%b" % (length, text)
    if length < MEDIUM_FRAME:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)


def limited_websocket(limits: RateLimits, trusted: TrustedProxies) -> type[WebSocketsSansIOProtocol]:
    """The protocol of uvicorn with these limits."""
    return type("LimitedWebSocket", (LimitedWebSocket,), {"limits": limits, "trusted": trusted})
