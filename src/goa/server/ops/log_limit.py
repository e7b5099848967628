"""Bounds how many log lines of one kind are written, so that an attack or a broken disk cannot fill the logs.

Of each kind the first lines of a minute are written. The others are counted, and one line says how many were left out.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TextIO

SECONDS: Final = 60.0
MOST_WARNINGS: Final = 20  # of one kind in a minute
MOST_LINES: Final = 600  # of one kind in a minute that are no warnings, such as requests
MOST_KINDS: Final = 500  # that are counted; what libraries say may name anything
LEFT_OUT: Final = "log lines left out"

Kind = tuple[str, int, str, int]  # logger, level, message without its values, status of the request


class Count:
    """Lines of one kind since a time."""

    __slots__ = ("left_out", "since", "written")

    def __init__(self, since: float) -> None:
        self.since = since
        self.written = 0
        self.left_out = 0


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes log lines to a stream, a limited number of each kind a minute."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._counts: OrderedDict[Kind, Count] = OrderedDict()  # oldest first

    def emit(self, record: logging.LogRecord) -> None:
        """Called with the lock of the handler."""
        now = self._clock()
        self._tell_left_out(now - SECONDS)
        kind = (record.name, record.levelno, str(record.msg), getattr(record, "details", {}).get("status", 0))
        if kind not in self._counts and len(self._counts) >= MOST_KINDS:
            kind = (record.name, record.levelno, "", 0)
        count = self._counts.setdefault(kind, Count(now))
        if count.written < (MOST_WARNINGS if record.levelno >= logging.WARNING else MOST_LINES):
            count.written += 1
            super().emit(record)
        else:
            count.left_out += 1

    def close(self) -> None:
        self._tell_left_out(float("inf"))
        super().close()

    def _tell_left_out(self, until: float) -> None:
        """Forget the kinds whose minute is over, and write how many of their lines were left out."""
        while self._counts:
            kind, count = next(iter(self._counts.items()))
            if count.since > until:
                return
            del self._counts[kind]
            if count.left_out:
                name, level, message, status = kind
                record = logging.LogRecord(name, level, "", 0, LEFT_OUT, None, None)
                record.details = {"like": message, "status": status, "number": count.left_out}
                super().emit(record)
