"""Running the server until it is told to stop."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import uvicorn

from goa.server.api.app import make_app, served
from goa.server.ops import gc_schedule as sweeping
from goa.server.ops.address import Sole, address_of, listening_socket
from goa.server.ops.logs import start_logging
from goa.server.ops.settings import Settings

SECONDS_TO_FINISH: Final = 10
SECONDS_BETWEEN_PINGS: Final = 40.0  # proxies hang up after 50 or 60 s of silence; a ping costs as much as a view
SECONDS_TO_ANSWER_ONE: Final = 20.0


def serve(
    settings: Settings,
    host: str,
    port: int | None,
    *,
    migrates: bool,
    log_level: str,
    told: Callable[[str], None],
    proxies: str = "",
) -> None:
    """Serve until SIGTERM or Ctrl-C; requests that are under way are finished. The address is told once it is taken."""
    start_logging(log_level)
    with ExitStack() as stack:
        sole = None
        if settings.url.startswith("sqlite"):
            sole = stack.enter_context(Sole(Path(settings.url.removeprefix("sqlite+aiosqlite:///"))))
        listening = stack.enter_context(listening_socket(host, port))
        address = address_of(listening)
        if sole is not None:
            sole.tell(address)
        told(address)
        config = uvicorn.Config(
            served(make_app(settings, migrates=migrates)),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            ws_ping_interval=SECONDS_BETWEEN_PINGS,
            ws_ping_timeout=SECONDS_TO_ANSWER_ONE,
            ws_max_size=settings.frame_bytes,
            ws_per_message_deflate=False,  # costs more memory than it saves bytes here
            ws="websockets-sansio",
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        sweeping.begin()
        signal.signal(signal.SIGTERM, _nothing_more)
        uvicorn.Server(config).run([listening])


def _nothing_more(_signal: int, _frame: object) -> None:
    """uvicorn raises the signal once more when it has finished; to have finished is not to have failed."""
