"""Processor time of the server a choice, for several source trees in the same run.

python bench/server/load_compare.py build/compiled ../before/build/compiled

Each tree gets a server, tables and sockets of its own. They take turns in short slices, so that all of them meet the
same state of the machine. The ratio of each round compares what happened within seconds; its median is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.load_limits import seconds_of  # noqa: E402 - the folder above first
from bench.server.load_tables import Load  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first


async def measure(servers: list[ServerProcess], arguments: argparse.Namespace) -> dict[str, Any]:
    loads = [Load(server.port) for server in servers]
    for load in loads:
        await load.make(arguments.tables)
        await load.watch()
    costs: list[list[float]] = [[] for _ in servers]
    rates: list[list[float]] = [[] for _ in servers]
    for round in range(arguments.rounds + 1):
        order = range(len(servers)) if round % 2 else range(len(servers) - 1, -1, -1)
        for number in order:
            used = seconds_of(servers[number].pid)
            rate = await loads[number].as_fast_as_possible(arguments.seconds, arguments.at_once)
            if loads[number].over:
                raise SystemExit("Games ended, and a slice without games measures nothing: give more --tables.")
            cost = (seconds_of(servers[number].pid) - used) * 1000 / len(loads[number].latencies)
            if round:  # the first one only warms up
                costs[number].append(cost)
                rates[number].append(rate)
                print(f"round {round}, {arguments.trees[number]}: {cost:.3f} ms, {rate:.0f}/s", file=sys.stderr)
            await asyncio.sleep(0.2)
    return {
        str(tree): {
            "cpu_ms_a_choice": round_of(statistics.median(costs[number])),
            "choices_a_second": round_of(statistics.median(rates[number])),
            "cpu_ratio_to_first": ratio(costs[number], costs[0]),
            "rate_ratio_to_first": ratio(rates[number], rates[0]),
        }
        for number, tree in enumerate(arguments.trees)
    }


def ratio(one: list[float], other: list[float]) -> dict[str, float]:
    """Median and quartiles of the ratios of the rounds."""
    ratios = sorted(a / b for a, b in zip(one, other, strict=True))
    low, middle, high = statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
    return {"median": round_of(middle), "low": round_of(low), "high": round_of(high)}


def round_of(figure: float) -> float:
    return round(figure, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="+", type=Path, help="folders with a package goa")
    parser.add_argument("--tables", type=int, default=500, help="of each server; no game may end meanwhile")
    parser.add_argument("--seconds", type=float, default=3, help="of each slice")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--at-once", type=int, default=64, help="requests under way")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        servers = []
        for number, tree in enumerate(arguments.trees):
            folder = Path(name, str(number))
            folder.mkdir()
            more = {"PYTHONPATH": str(tree.resolve()), "GOA_SOCKETS": "100000"}
            servers.append(ServerProcess(folder, "--migrate", "--log", "warning", **more).start())
            stack.callback(servers[-1].stop)
        figures = uvloop.run(measure(servers, arguments))
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
