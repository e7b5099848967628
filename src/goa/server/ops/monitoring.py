"""Measures the server while it runs: delay of the event loop, queues, disk, readiness."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from goa.server.ops.metrics import DATABASE_BYTES, DISK_FREE_BYTES, LOOP_DELAY, QUEUE_LENGTH, READY
from goa.server.store.upkeep.readiness import Readiness

LOG: Final = logging.getLogger("goa.monitoring")
SECONDS_BETWEEN_SAMPLES: Final = 0.5
SAMPLES_BETWEEN_CHECKS: Final = 20  # of the database: every ten seconds

Queues = dict[str, Callable[[], int]]


async def monitor(readiness: Readiness, queues: Queues) -> None:
    """Runs until it is cancelled. Logs when the server can no longer store choices, and when it can again."""
    _measure_queues(queues)
    known: tuple[str, ...] = ()
    while True:
        problems = await readiness.problems()
        READY.set(not problems)
        if problems != known:
            level = logging.ERROR if problems else logging.INFO
            LOG.log(level, "not ready" if problems else "ready again", extra={"details": {"why": list(problems)}})
            known = problems
        await asyncio.to_thread(_measure_disk, readiness)
        for _ in range(SAMPLES_BETWEEN_CHECKS):
            due = time.monotonic() + SECONDS_BETWEEN_SAMPLES
            await asyncio.sleep(SECONDS_BETWEEN_SAMPLES)
            _measure_queues(queues)
            LOOP_DELAY.observe(max(0.0, time.monotonic() - due))


def _measure_queues(queues: Queues) -> None:
    for name, length in queues.items():
        QUEUE_LENGTH.labels(name).set(length())  # not asked for later: of several processes only what is set counts


def _measure_disk(readiness: Readiness) -> None:
    free = readiness.free_bytes()
    if free is None or readiness.file is None:
        return
    DISK_FREE_BYTES.set(free)
    files = [readiness.file.with_name(readiness.file.name + suffix) for suffix in ("", "-wal")]
    DATABASE_BYTES.set(sum(file.stat().st_size for file in files if file.is_file()))
