"""Metrics for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

TABLES: Final = Gauge("goa_tables", "Tables in memory")
SOCKETS: Final = Gauge("goa_sockets", "Open sockets")
CHOICES: Final = Counter("goa_choices", "Choices stored", ["by"])
REFUSALS: Final = Counter("goa_refusals", "Requests refused", ["error"])
BOT_FAILURES: Final = Counter("goa_robot_failures", "Bots that crashed, timed out or gave no valid answer", ["level"])
SECONDS: Final = Histogram(
    "goa_request_seconds",
    "Duration of requests",
    ["route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 5, 30),
)
