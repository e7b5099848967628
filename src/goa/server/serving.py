"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TextIO

import uvicorn

from goa.server.app import make_app
from goa.server.logs import start_logging
from goa.server.settings import Settings

SECONDS_TO_FINISH: Final = 10


class CannotServe(Exception):
    """The message is a sentence for whoever started the server."""


def serve(settings: Settings, host: str, port: int, *, migrates: bool, log_level: str, proxies: str = "") -> None:
    """Serve until SIGTERM or Ctrl-C; requests that are under way are finished."""
    start_logging(log_level)
    with ExitStack() as stack:
        if settings.url.startswith("sqlite"):
            stack.enter_context(_alone(Path(settings.url.removeprefix("sqlite+aiosqlite:///"))))
        config = uvicorn.Config(
            make_app(settings, migrates=migrates),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            ws_max_size=settings.frame_bytes,
            ws_per_message_deflate=False,  # costs more memory than it saves bytes here
            ws="websockets-sansio",
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        listening = stack.enter_context(_listening(host, port))
        gc.freeze()  # what is there now stays; and tables are many small things that live long
        gc.set_threshold(50_000, 20, 100)
        signal.signal(signal.SIGTERM, _nothing_more)
        uvicorn.Server(config).run([listening])


def _nothing_more(_signal: int, _frame: object) -> None:
    """uvicorn raises the signal once more when it has finished; to have finished is not to have failed."""


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise CannotServe(f"cannot listen on {host}:{port}: {problem.strerror}") from None
    listening.listen(2048)
    return listening


if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _alone(database: Path) -> TextIO:
    """SQLite is for one server process; a second one would not hear what the first writes."""
    database.parent.mkdir(parents=True, exist_ok=True)
    file = database.with_suffix(".lock").open("w")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise CannotServe(f"another goa serve uses {database}; PostgreSQL is for several at once") from None
    return file
