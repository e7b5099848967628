"""Tables created a second, for several source trees, with few and with many requests at the same time.

PYTHONPATH=build/compiled python bench/server/create_tables.py build/compiled ../before/build/compiled
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.load_clients import Connection  # noqa: E402 - the folder above first
from bench.server.load_limits import seconds_of  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first

NAMES = ("Ann", "Bob", "Cyd", "Dee")
AT_ONCE = (8, 64)
WARM_UP = 100  # tables


async def create(port: int, tables: int, at_once: int) -> None:
    async def some(first: int) -> None:
        connection = Connection(port)
        for number in range(first, tables, at_once):
            await connection.make_table([f"{name} {number}" for name in NAMES])

    await asyncio.gather(*(some(first) for first in range(at_once)))


def measure(server: ServerProcess, tables: int, at_once: int) -> dict[str, Any]:
    uvloop.run(create(server.port, WARM_UP, at_once))
    used, began = seconds_of(server.pid), time.perf_counter()
    uvloop.run(create(server.port, tables, at_once))
    return {
        "tables_a_second": round(tables / (time.perf_counter() - began)),
        "cpu_ms_a_table": round((seconds_of(server.pid) - used) * 1000 / tables, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="+", type=Path, help="folders with a package goa")
    parser.add_argument("--tables", type=int, default=2_000)
    arguments = parser.parse_args()
    figures: dict[str, Any] = {"load_average": round(os.getloadavg()[0], 2)}
    for tree in arguments.trees:
        with tempfile.TemporaryDirectory() as name:
            more = {"PYTHONPATH": str(tree.resolve()), "GOA_TABLES_AN_HOUR": "1000000"}
            server = ServerProcess(Path(name), "--migrate", "--log", "warning", **more).start()
            try:
                figures[str(tree)] = {
                    f"{at_once} at once": measure(server, arguments.tables, at_once) for at_once in AT_ONCE
                }
            finally:
                server.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
