"""Open connections: how many there may be by address, and when one has waited too long."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from typing import Final, Protocol

from goa.server.limits.account import WIDER_FACTOR, Account
from goa.server.limits.rate_limits import RateLimits

SECONDS_BETWEEN_ROUNDS: Final = 1.0
NEVER: Final = float("inf")
FILES_SPARED: Final = 64  # for the database, workers and the log
MOST_FILES: Final = 65_536


class Connection(Protocol):
    """A connection that can wait too long."""

    deadline: float

    def is_closing(self) -> bool: ...

    def end_for_waiting(self) -> None: ...


class OpenConnections:
    """Counts connections, and ends those whose deadline is over. One round a second costs less than many timers."""

    def __init__(self, limits: RateLimits) -> None:
        self.settings = limits.settings
        self.most = _file_limit() - FILES_SPARED
        self.open: set[Connection] = set()
        self._is_watching = False

    def admit(self, connection: Connection, account: Account | None) -> bool:
        """Count a new connection; false if its address has too many. Those of trusted proxies have no account."""
        if len(self.open) >= self.most:
            return False
        if account is not None:
            most, wider = self.settings.connections_an_address, account.wider
            if account.connections >= most or (wider is not None and wider.connections >= most * WIDER_FACTOR):
                return False
            _count(account, 1)
        self.open.add(connection)
        if not self._is_watching:
            self._is_watching = True
            asyncio.get_running_loop().call_later(SECONDS_BETWEEN_ROUNDS, self._round)
        return True

    def leave(self, connection: Connection, account: Account | None) -> None:
        if connection in self.open:
            self.open.discard(connection)
            if account is not None:
                _count(account, -1)

    def _round(self) -> None:
        now = time.monotonic()
        for connection in list(self.open):
            if connection.deadline < now:
                connection.end_for_waiting()
            elif connection.deadline == NEVER and connection.is_closing():
                connection.deadline = now + self.settings.body_seconds  # for the rest of its answer to be read
        self._is_watching = bool(self.open)
        if self._is_watching:
            asyncio.get_running_loop().call_later(SECONDS_BETWEEN_ROUNDS, self._round)


def _count(account: Account, change: int) -> None:
    account.connections += change
    if account.wider is not None:
        account.wider.connections += change


def raise_file_limit() -> None:
    """Each connection is a file. Many systems start processes with 1,024 but allow more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _file_limit() -> int:
    if sys.platform == "win32":
        return MOST_FILES
    import resource  # noqa: PLC0415 - not there on Windows

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
