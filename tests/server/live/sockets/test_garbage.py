"""A socket that is closed leaves nothing behind that only garbage collection would free."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import uvicorn
from tests.server.garbage import run_without_collections
from tests.server.given_clock import Given, GivenClock, given_application
from websockets.asyncio.client import connect

from goa.server.api.app import served
from goa.server.limits.http_connections import LimitedHttp, limited_http
from goa.server.limits.proxies import TrustedProxies
from goa.server.limits.rate_limits import RateLimits
from goa.server.limits.websocket_connections import LimitedWebSocket, limited_websocket
from goa.server.live.sockets.subscriber import Subscriber
from goa.server.ops.settings import Settings

SOCKETS: Final = 12
KEPT: Final = (LimitedHttp, LimitedWebSocket, Subscriber)


def left() -> list[str]:
    return sorted(type(each).__name__ for each in gc.get_objects() if issubclass(type(each), KEPT))


async def open_and_close(given: Given, port: int) -> None:
    hello = json.dumps({"token": given.tokens[0]})
    async with connect(f"ws://127.0.0.1:{port}/api/games/{given.id}/live") as opened:
        await opened.send(hello)
        for _ in ("welcome", "view"):
            await asyncio.wait_for(opened.recv(), 10)


def test_sockets_that_are_closed_need_no_garbage_collection(tmp_path: Path) -> None:
    """Opening and closing sockets made every young collection of a server take a fifth of a second."""

    async def test() -> None:
        async with given_application(tmp_path, GivenClock()) as given:
            await given.make()
            limits, trusted = RateLimits(Settings()), TrustedProxies("")
            app: Any = given.client._transport.app  # type: ignore[attr-defined]  # httpx's transport to the application
            http, ws = limited_http(limits, trusted), limited_websocket(limits, trusted)
            server = uvicorn.Server(
                uvicorn.Config(served(app, trusted), http=http, ws=ws, lifespan="off", log_config=None)
            )
            with closing(socket.socket()) as listening:
                listening.bind(("127.0.0.1", 0))
                port = listening.getsockname()[1]
                serving = asyncio.create_task(server.serve([listening]))
                while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                    await asyncio.sleep(0.01)
                for _ in range(SOCKETS):
                    await open_and_close(given, port)
                async with asyncio.timeout(10):
                    while left():  # noqa: ASYNC110 - they end by themselves, or only a collection ends them
                        await asyncio.sleep(0.05)
                server.should_exit = True
                await serving

    run_without_collections(test())
