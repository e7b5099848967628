"""A request that is answered leaves nothing behind that only garbage collection would free."""

from __future__ import annotations

import asyncio
import socket
import weakref
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, Final

import pytest
import uvicorn
from tests.server.garbage import run_without_collections

from goa.server.limits.http_connections import ANSWER_NOW, limited_http
from goa.server.limits.proxies import TrustedProxies
from goa.server.limits.rate_limits import RateLimits
from goa.server.ops.settings import Settings

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

REQUEST: Final = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
REQUESTS: Final = 5

requests: list[weakref.ref[Any]] = []


async def answers(_scope: Any, receive: Receive, send: Send) -> None:
    await _note(receive)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def answers_in_one_piece(scope: Any, receive: Receive, _send: Send) -> None:
    await _note(receive)
    assert scope["extensions"][ANSWER_NOW](b"HTTP/1.1 200 OK\r\n", b"ok")


async def _note(receive: Receive) -> None:
    await receive()
    requests.append(weakref.ref(receive.__self__))  # type: ignore[attr-defined]  # uvicorn's request


@pytest.mark.parametrize("app", [answers, answers_in_one_piece])
def test_requests_that_are_answered_need_no_garbage_collection(app: Any) -> None:
    """Young collections of a busy server took a tenth of a second, and requests that they missed stayed in memory."""

    async def test() -> None:
        requests.clear()
        limits, trusted = RateLimits(Settings()), TrustedProxies("")
        http = limited_http(limits, trusted)
        server = uvicorn.Server(uvicorn.Config(app, http=http, lifespan="off", log_config=None))
        with closing(socket.socket()) as listening:
            listening.bind(("127.0.0.1", 0))
            serving = asyncio.create_task(server.serve([listening]))
            while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                await asyncio.sleep(0.01)
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            for _ in range(REQUESTS):
                writer.write(REQUEST)
                await asyncio.wait_for(reader.readuntil(b"ok"), 10)
                await asyncio.sleep(0.01)
            # The connection keeps its last one.
            assert [request() is None for request in requests] == [True] * (REQUESTS - 1) + [False]
            writer.close()
            server.should_exit = True
            await serving

    run_without_collections(test())
