"""Capacity of a server: acknowledged choices at tables with four sockets each, compared with bare inserts.

python bench/server/load.py                    1,000 tables on SQLite
python bench/server/load.py --tables 100       a quick look
python bench/server/load.py --postgres         on a PostgreSQL started for it, which writes to the disk
GOA_DATABASE_URL=postgresql://... python bench/server/load.py

Each round measures bare inserts, the full load, and bare inserts again, so that its share compares what happened
within seconds. The medians of all rounds are reported, and each round by itself. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

import goa.core.engine

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.load_limits import (  # noqa: E402 - the folder above first
    bare_inserts,
    memory_of,
    percentiles,
    seconds_of,
    without_collections,
)
from bench.server.load_tables import SEATS, Load  # noqa: E402 - the folder above first
from tests.server.cluster import Cluster, missing  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first

FILES = 20_000
BARE_SECONDS = 2.0
BEGAN = time.monotonic()
QUARTERS, QUARTER = ("first", "second", "third", "last"), 120  # choices; a game of four random players has about 500


def print_progress(what: str) -> None:
    print(f"{time.monotonic() - BEGAN:6.1f} s  {what}", file=sys.stderr, flush=True)


async def measure(server: ServerProcess, arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    figures: dict[str, Any] = {"tables": arguments.tables, "sockets": arguments.tables * SEATS}
    small = Load(server.port)
    await small.make(4)
    await small.watch()
    await small.as_fast_as_possible(2, 4)  # warms up what is loaded only once
    before = memory_of(server.pid)
    load = Load(server.port, print_progress)
    await load.make(arguments.tables)
    await load.watch()
    without_collections()
    figures["kb_a_table_at_the_start"] = round((memory_of(server.pid) - before) / 1024 / arguments.tables)
    rounds = [await one_round(server, load, arguments, folder) for _ in range(arguments.rounds)]
    figures["medians"] = {
        name: round(statistics.median(each[name] for each in rounds), 3)
        for name in ("acknowledged_a_second", "bare_inserts_a_second", "share_of_bare", "server_cpu_ms_a_choice")
    }
    figures["rounds"] = rounds
    medians = figures["medians"]
    for name, rate in (
        ("half_of_what_was_reached", medians["acknowledged_a_second"] / 2),
        ("an_eighth_of_bare", medians["bare_inserts_a_second"] / 8),
    ):
        reached = await load.at_a_rate(rate, arguments.seconds)
        figures[f"at_{name}"] = {"a_second": round(reached, 1), **percentiles(load.latencies)}
        print_progress(f"at {name.replace('_', ' ')}: {figures[f'at_{name}']}")
    figures["kb_a_table_after_play"] = round((memory_of(server.pid) - before) / 1024 / arguments.tables)
    listeners = [each for some in load.listeners for each in some]
    views = sum(each.views for each in listeners)
    figures["views_received"] = views
    figures["bytes_a_view"] = round(sum(each.bytes_of_views for each in listeners) / views)
    figures["stale"] = load.stale
    figures["cpu_ms_a_choice_by_quarter"] = await cost_by_length(server)
    return figures


async def one_round(server: ServerProcess, load: Load, arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    bare = await asyncio.to_thread(bare_inserts, folder, BARE_SECONDS)
    used, own = seconds_of(server.pid), time.process_time()
    most = await load.as_fast_as_possible(arguments.seconds, arguments.at_once)
    cpu = (seconds_of(server.pid) - used) * 1000 / len(load.latencies)
    generator = (time.process_time() - own) * 1000 / len(load.latencies)
    bare += await asyncio.to_thread(bare_inserts, folder, BARE_SECONDS)
    inserts = len(bare) / sum(bare)
    print_progress(f"{most:.0f} acknowledged a second, {inserts:.0f} bare inserts: {most / inserts:.0%}")
    return {
        "acknowledged_a_second": round(most, 1),
        "bare_inserts_a_second": round(inserts, 1),
        "share_of_bare": round(most / inserts, 3),
        "server_cpu_ms_a_choice": round(cpu, 3),
        "generator_cpu_ms_a_choice": round(generator, 3),
        "machine_load_average": round(os.getloadavg()[0], 2),
        "latency": percentiles(load.latencies),
        "bare_latency": percentiles(bare),
    }


async def cost_by_length(server: ServerProcess, tables: int = 16) -> dict[str, float]:
    """Processor time a choice in each quarter of the same games."""
    load = Load(server.port)
    await load.make(tables)
    await load.watch()
    costs: dict[str, float] = {}
    for quarter in QUARTERS:
        used = seconds_of(server.pid)
        await load.some_each(QUARTER)
        costs[quarter] = round((seconds_of(server.pid) - used) * 1000 / max(1, len(load.latencies)), 3)
        print_progress(f"{quarter} quarter of {tables} games: {costs[quarter]} ms a choice")
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=15, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--at-once", type=int, default=256, help="requests under way at full load")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL and use it")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard), hard))
    with ExitStack() as stack:
        if arguments.postgres:
            assert not missing(), missing()
            cluster = Cluster(durable=True).make()
            stack.callback(cluster.remove)
            os.environ["GOA_DATABASE_URL"] = cluster.url
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = ServerProcess(folder, "--migrate", "--log", "warning", GOA_SOCKETS="100000").start()
        stack.callback(server.stop)
        figures = uvloop.run(measure(server, arguments, folder))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)  # noqa: S607 - the git on the path
    compiled = not str(goa.core.engine.__file__).endswith(".py")  # the server runs the same modules
    print(json.dumps({"commit": commit.stdout.strip(), "compiled": compiled, **figures}, indent=2))


if __name__ == "__main__":
    main()
