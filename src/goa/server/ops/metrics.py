"""Metrics for Prometheus."""

import os
import struct
import time
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

ATTEMPTS, SECONDS_BEFORE_RETRY = 20, 0.05
METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several processes write theirs

# The modes say what a figure of several processes means; one process ignores them.
TABLES: Final = Gauge("goa_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("goa_sockets", "Open sockets", multiprocess_mode="livesum")
CHOICES: Final = Counter("goa_choices", "Choices stored", ["by"])
REFUSALS: Final = Counter("goa_refusals", "Requests refused", ["error"])
BOT_FAILURES: Final = Counter("goa_robot_failures", "Bots that crashed, timed out or gave no valid answer", ["level"])
SECONDS: Final = Histogram(
    "goa_request_seconds",
    "Duration of requests",
    ["route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 5, 30),
)
READY: Final = Gauge("goa_ready", "1 if choices can be stored, otherwise 0", multiprocess_mode="livemin")
PROCESSES: Final = Gauge("goa_processes", "Server processes that are alive", multiprocess_mode="livemax")
DATABASE_FAILURES: Final = Counter("goa_database_failures", "Requests answered 503 because of the database")
QUEUE_LENGTH: Final = Gauge(
    "goa_queue_length", "What waits: journal, bots, hints, uploads, notices", ["queue"], multiprocess_mode="livesum"
)
LOOP_DELAY: Final = Histogram(
    "goa_loop_delay_seconds",
    "How late the event loop runs what is due",
    buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
BOT_WAIT: Final = Histogram(
    "goa_bot_wait_seconds",
    "From a bot's turn to its answer, without the pause that it keeps",
    buckets=(0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30),
)
NOTICES: Final = Counter("goa_notices", "Notices that were tried, and what became of them", ["channel", "outcome"])
DISK_FREE_BYTES: Final = Gauge(
    "goa_disk_free_bytes", "Free space on the disk of the SQLite file", multiprocess_mode="livemin"
)
DATABASE_BYTES: Final = Gauge("goa_database_bytes", "Size of the SQLite file and its log", multiprocess_mode="livemax")

# Not counted: hosts may let everybody read the metrics, and at a small server they would tell who leaves an order.
SECRET_ROUTES: Final = frozenset({"/api/games/{game}/orders", "/api/games/{game}/orders/{order}"})
SECRET_REFUSALS: Final = frozenset({"order refused", "no such order", "marker moved"})


def count_request(route: str, status: int, seconds: float) -> None:
    if route not in SECRET_ROUTES:
        _seconds_of(route, status).observe(seconds)


def count_refusal(error: str) -> None:
    if error not in SECRET_REFUSALS:
        REFUSALS.labels(error).inc()


@cache
def _seconds_of(route: str, status: int) -> Histogram:
    return SECONDS.labels(route, str(status))


def all_metrics() -> bytes:
    """The metrics of this process, or of all processes of the server."""
    if METRICS_FOLDER not in os.environ:
        return generate_latest()
    for _ in range(ATTEMPTS):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # has no types
        try:
            return generate_latest(registry)
        except struct.error:  # a process that starts has made its file, but written nothing yet
            time.sleep(SECONDS_BEFORE_RETRY)
    return b""
