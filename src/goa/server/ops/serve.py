"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

import uvicorn
from fastapi import FastAPI

from goa.server.api.app import answer_waiting_requests, make_app, served
from goa.server.limits.http_connections import limited_http
from goa.server.limits.open_connections import raise_file_limit
from goa.server.limits.proxies import TrustedProxies
from goa.server.limits.websocket_connections import limited_websocket
from goa.server.live.server_clock import ServerClock
from goa.server.ops.address import CannotServe, SingleServerLock, address_of, listening_socket
from goa.server.ops.gc_schedule import start_manual_collection
from goa.server.ops.logs import start_logging
from goa.server.ops.settings import Settings
from goa.server.store.prepare import DatabaseNotUsable, prepare_database, sqlite_file
from goa.server.store.private_files import make_private

SECONDS_TO_FINISH: Final = 1  # for running requests; a supervisor expects the end soon
SECONDS_BETWEEN_PINGS: Final = 40.0  # proxies close silent connections after 50 to 60 s; a ping costs as much as a view
SECONDS_TO_ANSWER_PING: Final = 20.0

Supervise = Callable[[Settings, socket.socket, str, str], None]  # runs several processes until it is told to stop


def serve(
    settings: Settings,
    host: str,
    port: int | None,
    *,
    migrates: bool,
    log_level: str,
    on_ready: Callable[[str], None],
    proxies: str = "",
    clock: ServerClock | None = None,
    supervise: Supervise | None = None,
) -> None:
    """Serve until SIGTERM or Ctrl-C, then finish running requests. on_ready is called once the port is taken."""
    start_logging(log_level)
    early = StopRequest()
    signal.signal(signal.SIGTERM, early)
    if settings.processes > 1:
        require_several(settings)
    with ExitStack() as stack:
        file, lock = sqlite_file(settings.url), None
        try:
            if file is not None:
                make_private(file)
                lock = stack.enter_context(SingleServerLock(file))
            asyncio.run(prepare_database(settings.url, migrates=migrates))
        except DatabaseNotUsable as problem:
            raise CannotServe(str(problem)) from None
        listening = stack.enter_context(listening_socket(host, port))
        address = address_of(listening)
        if lock is not None:
            lock.write_address(address)
        on_ready(address)
        if settings.processes > 1:
            assert supervise is not None
            if not early.came:
                supervise(settings, listening, proxies, log_level)
            return
        config, app = make_server(settings, proxies, clock=clock)
        AnsweringServer(config, app, early).run([listening])


def make_server(
    settings: Settings, proxies: str, process: str | None = None, clock: ServerClock | None = None
) -> tuple[uvicorn.Config, FastAPI]:
    """The application and how uvicorn serves it; with a name for one of several processes."""
    app, trusted = make_app(settings, clock, process), TrustedProxies(proxies)
    raise_file_limit()
    config = uvicorn.Config(
        served(app, trusted),
        http=limited_http(app.state.limits, trusted),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_TO_ANSWER_PING,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,  # costs more memory than the saved bytes are worth
        ws=limited_websocket(app.state.limits, trusted),
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    start_manual_collection()
    return config, app


def require_several(settings: Settings) -> None:
    """Refuse several processes where they cannot work."""
    if sqlite_file(settings.url) is not None:
        raise CannotServe(
            f"{settings.processes} processes need PostgreSQL: set GOA_DATABASE_URL, or start one process on SQLite"
        )
    if sys.platform != "linux":
        raise CannotServe("several processes behind one port need Linux; elsewhere start one on each port")


class StopRequest:
    """Remembers a SIGTERM that comes before uvicorn listens for signals.

    uvicorn also raises the signal again once it has finished: that must not end the process as a failure.
    """

    def __init__(self) -> None:
        self.came = False

    def __call__(self, _signal: int, _frame: object) -> None:
        self.came = True


class AnsweringServer(uvicorn.Server):
    """Before it stops, it answers requests that wait for something. uvicorn would wait for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, early: StopRequest) -> None:
        super().__init__(config)
        self._app = app
        self._early = early

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self._early.came

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await answer_waiting_requests(self._app)
        await super().shutdown(sockets)
