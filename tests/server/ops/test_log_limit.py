"""Lines that repeat themselves are bounded and counted; others are not lost among them."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from goa.server.ops.log_limit import LEFT_OUT, MOST_KINDS, MOST_LINES, MOST_WARNINGS, SECONDS, LimitedHandler
from goa.server.ops.logs import JsonFormatter


class Log:
    """A logger with a handler whose time a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._stream = io.StringIO()
        self.handler = LimitedHandler(self._stream, lambda: self.now)
        self.handler.setFormatter(JsonFormatter())

    def write(self, level: int, message: str, times: int = 1, **details: Any) -> None:
        for _ in range(times):
            record = logging.LogRecord("goa.server", level, "", 0, message, None, None)
            record.details = details
            self.handler.handle(record)

    def lines(self) -> list[dict[str, Any]]:
        """What was written since the last time."""
        written = [json.loads(line) for line in self._stream.getvalue().splitlines()]
        self._stream.seek(0)
        self._stream.truncate()
        return written


@pytest.fixture
def log() -> Log:
    return Log()


def test_warnings_of_one_kind_are_bounded_and_counted(log: Log) -> None:
    log.write(logging.WARNING, "the database cannot be used", 5000, why="disk full")
    log.write(logging.WARNING, "a bot failed")
    lines = log.lines()
    assert [line["what"] for line in lines] == ["the database cannot be used"] * MOST_WARNINGS + ["a bot failed"]
    log.now += SECONDS
    log.write(logging.INFO, "serving")
    left_out, serving = log.lines()
    assert left_out["what"] == LEFT_OUT
    assert (left_out["like"], left_out["number"]) == ("the database cannot be used", 5000 - MOST_WARNINGS)
    assert (left_out["level"], left_out["from"]) == ("warning", "goa.server")
    assert serving["what"] == "serving"
    log.write(logging.WARNING, "the database cannot be used")  # the next minute
    assert len(log.lines()) == 1


def test_refused_requests_do_not_hide_others(log: Log) -> None:
    log.write(logging.INFO, "request", 10 * MOST_LINES, status=429)
    log.write(logging.INFO, "request", 3, status=200)
    statuses = [line["status"] for line in log.lines()]
    assert (statuses.count(429), statuses.count(200)) == (MOST_LINES, 3)


def test_what_was_left_out_is_said_at_the_end(log: Log) -> None:
    log.write(logging.ERROR, "failed", MOST_WARNINGS + 7)
    log.lines()
    log.handler.close()
    (left_out,) = log.lines()
    assert left_out["number"] == 7


def test_messages_that_are_never_the_same_are_bounded_too(log: Log) -> None:
    for number in range(10 * MOST_KINDS):
        log.write(logging.WARNING, f"strange message {number}")
    assert len(log.lines()) == MOST_KINDS + MOST_WARNINGS


def test_the_server_logs_with_these_bounds() -> None:
    code = (
        "import logging; from goa.server.ops.logs import start_logging; start_logging('info')\n"
        "for _ in range(3000): logging.getLogger('goa.server').warning('again', extra={'details': {}})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["what"] for line in lines] == ["again"] * MOST_WARNINGS + [LEFT_OUT]
    assert lines[-1]["number"] == 3000 - MOST_WARNINGS
