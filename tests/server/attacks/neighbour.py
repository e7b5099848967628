"""Somebody at another table, who must not notice what strangers do to the server."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from tests.server.players import Seats, make_table
from tests.server.process import WITHOUT_CERTIFICATES, ServerProcess

PAUSE = 0.025  # between two looks, within the limits of an address
FEWEST = 20  # looks, so that a quick attack is measured too
TIMES = 5  # as long as when all is quiet, ...
SPARE = 0.05  # ... and some seconds for a busy machine
PATIENCE = 20.0


class Neighbour:
    """Looks at a table again and again, and notes how long each answer took."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=WITHOUT_CERTIFICATES)
        self.table: Seats = make_table(self.client)
        self.quiet = self.waits(FEWEST, lambda: True)

    def waits(self, fewest: int, is_done: Callable[[], bool]) -> list[float]:
        waits: list[float] = []
        while len(waits) < fewest or not is_done():
            began = time.perf_counter()
            try:
                self.table.view(0)
            except httpx.TransportError:
                return [*waits, PATIENCE, PATIENCE]
            waits.append(time.perf_counter() - began)
            time.sleep(PAUSE)
        return waits

    def must_not_notice(self, attack: Callable[[], object]) -> None:
        """Answers take about as long while the attack goes on; what goes wrong in it is raised."""
        with ThreadPoolExecutor(1) as executor:
            attacking = executor.submit(attack)
            waits = self.waits(FEWEST, attacking.done)
        slow, usual = ninth(waits), ninth(self.quiet)
        assert slow < TIMES * usual + SPARE, f"{slow:.3f} s instead of {usual:.3f} s, of {len(waits)} looks"
        attacking.result()


def ninth(waits: list[float]) -> float:
    """What nine of ten are below."""
    return statistics.quantiles(waits, n=10)[-1]


def most_memory(server: ServerProcess) -> int | None:
    """The most bytes the server has ever had; none where the system does not tell."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        return None
    return next(int(line.split()[1]) * 1024 for line in status.read_text().splitlines() if line.startswith("VmHWM"))
