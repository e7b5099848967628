"""Sockets end, even if their client does not read what they were sent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, Final

import pytest
import uvicorn
from tests.server.attacks.attacker import text_frame

from goa.server.limits.http_connections import limited_http
from goa.server.limits.proxies import TrustedProxies
from goa.server.limits.rate_limits import RateLimits
from goa.server.limits.websocket_connections import limited_websocket
from goa.server.ops.settings import Settings

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

SMALL: Final = 4096  # bytes that the system holds for a connection, or a little more
UNREAD: Final = 50_000  # bytes: more than that, and not so many that the server waits before it sends more
SECONDS: Final = 0.3
PATIENCE: Final = 10.0
UPGRADE: Final = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-key: x3JJHMbDL1EzLkh9GBhXDw==\r\nsec-websocket-version: %b\r\n\r\n"
)


async def closes_at_once(_scope: Any, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "x" * UNREAD})
    await send({"type": "websocket.close", "code": 1008})


async def waits_for_client(_scope: Any, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "x" * UNREAD})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def answers(scope: Any, receive: Receive, send: Send) -> None:
    """A long answer to a request; the socket that follows on the same connection is refused before it gets here."""
    assert scope["type"] == "http"
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * UNREAD})


@pytest.mark.parametrize(
    ("app", "sent"),
    [
        (closes_at_once, [UPGRADE % b"13"]),
        (waits_for_client, [UPGRADE % b"13", b"\x88\x80\0\0\0\0"]),
        (waits_for_client, [UPGRADE % b"13", text_frame(b"x" * 20)[:5]]),
        (answers, [b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", UPGRADE % b"1"]),
    ],
    ids=["the server closes", "the client closes", "the client is silent", "refused"],
)
def test_a_socket_ends_although_its_client_does_not_read(app: Any, sent: list[bytes]) -> None:
    async def test() -> None:
        limits, trusted = RateLimits(Settings(body_seconds=SECONDS)), TrustedProxies("")
        config = uvicorn.Config(
            app,
            http=limited_http(limits, trusted),
            ws=limited_websocket(limits, trusted),
            ws_ping_interval=SECONDS,
            ws_ping_timeout=SECONDS,
            lifespan="off",
            log_config=None,
        )
        server = uvicorn.Server(config)
        with closing(socket.socket()) as listening, closing(socket.socket()) as client:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
            listening.bind(("127.0.0.1", 0))
            serving = asyncio.create_task(server.serve([listening]))
            while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                await asyncio.sleep(0.01)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            client.setblocking(False)
            await asyncio.get_running_loop().sock_connect(client, listening.getsockname())
            for piece in sent:
                await asyncio.get_running_loop().sock_sendall(client, piece)
                await asyncio.sleep(0.2)
            assert server.server_state.connections
            async with asyncio.timeout(PATIENCE):
                while server.server_state.connections or server.server_state.tasks:  # noqa: ASYNC110 - the same
                    await asyncio.sleep(0.05)
            server.should_exit = True
            await serving

    asyncio.run(test())
