"""How long a neighbour waits while one address does its worst, attack by attack. Default limits, compiled if built.

PYTHONPATH=build/compiled python bench/attacks.py
python bench/attacks.py --short                 two seconds each, to see that all of them work
python bench/attacks.py --only "old views"

The attacker is a process of its own with one address, and the neighbour another one. The bar: p99 below 100 ms. Quiet
times are measured before each attack; on a busy machine compare with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.attack_kinds import ATTACKS, Target  # noqa: E402 - the folder above first
from bench.load_limits import memory_of, percentiles  # noqa: E402 - the folder above first
from tests.server.attacks.attacker import ATTACKER, client_from, server_with_default_limits  # noqa: E402 - as above
from tests.server.players import make_table  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first

BAR = 100.0  # milliseconds
NEIGHBOUR = "127.0.0.5"
PAUSE = 0.025  # between two looks of the neighbour, within the limits of an address
LONGEST = 10.0
QUIET_SECONDS = 1.0


class Neighbour:
    """Looks at its own table again and again through one connection."""

    def __init__(self, server: ServerProcess) -> None:
        self.port = server.port
        with client_from(server, NEIGHBOUR) as client:
            table = make_table(client)
        lines = [f"GET /api/games/{table.id}/view HTTP/1.1", "Host: x", f"Authorization: Bearer {table.tokens[0]}"]
        self._request = "\r\n".join([*lines, "", ""]).encode()

    async def waits(self, seconds: float) -> list[float]:
        """The time of each answer; LONGEST for one that did not come."""
        waits: list[float] = []
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(NEIGHBOUR, 0))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(LONGEST):
                    writer.write(self._request)
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0]))
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                waits.append(LONGEST)
                writer.close()
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(NEIGHBOUR, 0))
                continue
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        writer.close()
        return waits


def measure(name: str, server: ServerProcess, neighbour: Neighbour, seconds: float) -> dict[str, Any]:
    quiet = asyncio.run(neighbour.waits(QUIET_SECONDS))
    before = memory_of(server.pid)
    with client_from(server, ATTACKER) as client:
        target = Target(server.port, make_table(client).made, seconds)
    context = multiprocessing.get_context("spawn")
    attacking = context.Process(target=ATTACKS[name], args=(target,), name=name)
    attacking.start()
    waits = asyncio.run(neighbour.waits(seconds))
    attacking.join(seconds + 30)
    if attacking.is_alive():
        attacking.kill()
    grown = (memory_of(server.pid) - before) / 2**20
    return {"quiet": percentiles(quiet), "attacked": percentiles(waits), "looks": len(waits), "mb_more": round(grown)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--short", action="store_true", help="two seconds each")
    parser.add_argument("--only", choices=list(ATTACKS), help="one attack")
    arguments = parser.parse_args()
    seconds = 2.0 if arguments.short else arguments.seconds
    figures: dict[str, Any] = {}
    for name in [arguments.only] if arguments.only else ATTACKS:
        # A server of its own: what one attack has used up, the next one may use again.
        with tempfile.TemporaryDirectory() as folder:
            server = server_with_default_limits(Path(folder), "--log", "warning").start(180)
            try:
                figures[name] = measure(name, server, Neighbour(server), seconds)
            finally:
                server.stop()
        p99, quiet = figures[name]["attacked"]["p99_ms"], figures[name]["quiet"]["p99_ms"]
        figures[name]["holds"] = p99 < BAR
        verdict = "holds" if p99 < BAR else "TOO SLOW"
        print(f"{name:28} p99 {p99:8.1f} ms, quiet {quiet:6.1f} ms  {verdict}", file=sys.stderr, flush=True)
    slow = [name for name, each in figures.items() if not each["holds"]]
    result = {"bar_ms": BAR, "load_average": round(os.getloadavg()[0], 2), "too_slow": slow, "attacks": figures}
    print(json.dumps(result, indent=2))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
