"""What can be counted, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

TABLES: Final = Gauge("goa_tables", "Tables in memory")
SOCKETS: Final = Gauge("goa_sockets", "Open sockets")
CHOICES: Final = Counter("goa_choices", "Choices stored", ["by"])
REFUSALS: Final = Counter("goa_refusals", "Requests refused", ["error"])
ROBOT_FAILURES: Final = Counter("goa_robot_failures", "Bots that crashed, overran or answered nonsense", ["level"])
SECONDS: Final = Histogram(
    "goa_request_seconds",
    "How long requests took",
    ["route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 5, 30),
)
