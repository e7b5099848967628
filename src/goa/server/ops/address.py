"""The port a server listens on, and a file with its address for a second server that is started."""

from __future__ import annotations

import errno
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Self, TextIO

DEFAULT_PORT: Final = 2004
PORTS_TRIED: Final = 20
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104 - not bound here: how a browser on this machine reaches it


class CannotServe(Exception):
    """The server cannot start. The message says why."""


class AlreadyServed(CannotServe):
    """Another process serves these games. Its address is empty if it is not known."""

    def __init__(self, sentence: str, address: str) -> None:
        super().__init__(sentence)
        self.address = address


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Listen on this port; without one on the first free port from the default on."""
    if port is not None:
        return _listening(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        try:
            return _listening(host, candidate)
        except CannotServe as problem:
            if not isinstance(problem.__cause__, OSError) or problem.__cause__.errno != errno.EADDRINUSE:
                raise
    return _listening(host, 0)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # on Windows two servers could share one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        raise CannotServe(f"cannot listen on {host}:{port}: {problem.strerror}") from problem
    return listening


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class SingleServerLock:
    """Lets only one server process use a SQLite file: a second one would not notice what the first writes."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()  # a symbolic link leads to the same games
        self.address_file = real.with_suffix(".address")
        self.file = real.with_suffix(".lock").open("w")
        try:
            _lock(self.file)
        except OSError:
            self.file.close()
            sentence = f"another goa serve uses {real}; PostgreSQL is for several at once"
            raise AlreadyServed(sentence, _read(self.address_file)) from None

    def write_address(self, address: str) -> None:
        self.address_file.write_text(address, encoding="utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.address_file.unlink(missing_ok=True)
        self.file.close()


def _read(file: Path) -> str:
    with suppress(OSError):
        return file.read_text(encoding="utf-8")
    return ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
