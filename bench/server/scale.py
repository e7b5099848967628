"""Many live tables over several server processes on PostgreSQL, with sockets for every seat, at a fixed rate.

PYTHONPATH=build/compiled python bench/server/scale.py           10,000 tables, 30,000 sockets, 500 choices a second
python bench/server/scale.py --short                             200 tables, 30 a second, to see that it works

The exit status is 1 if a bar does not hold, but a short run only has to come to its end: on a busy machine its waits
mean nothing. On two quiet cores the whole run takes about three minutes.

Starts a PostgreSQL of its own, unless GOA_DATABASE_URL names one. Two generators with several loopback addresses make
the tables, open the sockets and make choices when they are due. Latency counts from when a choice was due. The bars:
500 tables created a second; the choices made at the wanted rate, all but one in a hundred, none of them refused and no
game over; p99 below 150 ms; no more than 2 GB for the server's processes and their workers, before and after play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.load_limits import children_of, memory_of_all, percentiles, seconds_of, without_collections  # noqa: E402 - as above
from bench.server.load_tables import Load  # noqa: E402 - the folder above first
from tests.server.cluster import Cluster, missing  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first

SEATS = 3
SPARED_FILES = 1_000  # of each process, for connections that are no sockets
GENERATORS = 2
ADDRESSES = 8  # of each generator
MOST_MS = 150.0  # p99
MOST_MB = 2048.0
FEWEST_CREATED = 500.0  # a second
LEAST_SHARE = 0.99  # of the wanted rate
MOST_FILES = 65_536
BEGAN = time.monotonic()
LIMITS = {
    "GOA_SOCKETS": "100000",
    "GOA_SOCKETS_AN_ADDRESS": "100000",
    "GOA_TABLES_KEPT": "100000",
    "GOA_IDLE_SECONDS": "36000",
    "GOA_BOT_PROCESSES": "1",
}


def say(what: str) -> None:
    print(f"{time.monotonic() - BEGAN:7.1f} s  {what}", file=sys.stderr, flush=True)


async def generate(given: dict[str, Any]) -> None:
    """One generator: makes tables, says so, waits for a line, plays, and prints what it measured."""
    first = 10 + given["number"] * ADDRESSES
    addresses = tuple(f"127.0.0.{first + each}" for each in range(ADDRESSES))
    load = Load(given["port"], seats=SEATS, addresses=addresses, processes=given["processes"])
    began = time.monotonic()
    await load.make(given["tables"])
    made = time.monotonic()
    say(f"generator {given['number']}: {given['tables']} tables made in {made - began:.1f} s")
    await load.watch()
    say(f"generator {given['number']}: sockets opened in {time.monotonic() - made:.1f} s")
    without_collections()
    print(json.dumps({"created_a_second": given["tables"] / (made - began)}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await load.at_a_rate(given["rate"], given["seconds"] / 5)  # warms up; not reported
    own = time.process_time()
    reached = await load.at_a_rate(given["rate"], given["seconds"])
    used = time.process_time() - own
    result = {"a_second": reached, "latencies": load.latencies, "stale": load.stale, "over": load.over, "cpu_s": used}
    print(json.dumps(result), flush=True)


def start_generator(number: int, arguments: argparse.Namespace, port: int) -> subprocess.Popen[str]:
    given = {
        "number": number,
        "port": port,
        "processes": arguments.processes,
        "tables": arguments.tables // GENERATORS,
        "rate": arguments.rate / GENERATORS,
        "seconds": arguments.seconds,
    }
    command = [sys.executable, __file__, "--generate", json.dumps(given)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def answer_of(generator: subprocess.Popen[str]) -> dict[str, Any]:
    assert generator.stdout is not None
    line = generator.stdout.readline()
    assert line, "a generator ended; see above"
    answer: dict[str, Any] = json.loads(line)
    return answer


def servers_of(pid: int) -> list[int]:
    """The server processes that the supervisor has started, without their workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [int(child) for child in children]


def require_files(arguments: argparse.Namespace, most: int) -> None:
    """Each socket is an open file, here and at the server."""
    needed = arguments.tables * SEATS // min(GENERATORS, arguments.processes) + SPARED_FILES
    if needed > most:
        raise SystemExit(f"A process needs {needed} open files, and the system allows {most}: see ulimit -Hn.")


def measure(server: ServerProcess, arguments: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        generators = [start_generator(number, arguments, server.port) for number in range(GENERATORS)]
        for each in generators:
            stack.callback(each.wait)
            stack.callback(each.kill)
        made = [answer_of(each) for each in generators]
        servers = servers_of(server.pid)
        opened_mb = memory_of_all(server.pid) / 2**20
        say(f"all sockets are open, {opened_mb:.0f} MB")
        before = {pid: seconds_of(pid) for pid in (server.pid, *children_of(server.pid))}
        for each in generators:
            assert each.stdin is not None
            each.stdin.write("go\n")
            each.stdin.flush()
        played = [answer_of(each) for each in generators]
        if servers_of(server.pid) != servers:
            raise SystemExit("A process of the server ended and was replaced, so the figures mean nothing.")
        used = sum(seconds_of(pid) - before.get(pid, 0) for pid in (server.pid, *children_of(server.pid)))
        played_mb = memory_of_all(server.pid) / 2**20
    latencies = [seconds for each in played for seconds in each["latencies"]]
    latency = percentiles(latencies)
    created = sum(each["created_a_second"] for each in made)
    reached = sum(each["a_second"] for each in played)
    refused, over = (sum(each[name] for each in played) for name in ("stale", "over"))
    bars = {
        f"at least {FEWEST_CREATED:.0f} tables created a second": created >= FEWEST_CREATED,
        f"{LEAST_SHARE:.0%} of the wanted rate": reached >= LEAST_SHARE * arguments.rate,
        "no choice refused, no game over": not refused and not over,
        f"p99 below {MOST_MS:.0f} ms": latency["p99_ms"] < MOST_MS,
        f"at most {MOST_MB:.0f} MB when the sockets are open": opened_mb <= MOST_MB,
        f"at most {MOST_MB:.0f} MB after play": played_mb <= MOST_MB,
    }
    return {
        "tables": arguments.tables,
        "sockets": arguments.tables * SEATS,
        "created_a_second": round(created),
        "choices_a_second": round(reached, 1),
        "wanted_a_second": arguments.rate,
        "latency": latency,
        "server_cpu_ms_a_choice": round(used * 1000 / (len(latencies) * 1.2), 3),
        "generator_cpu_ms_a_choice": round(sum(each["cpu_s"] for each in played) * 1000 / len(latencies), 3),
        "mb_opened": round(opened_mb),
        "mb_after_play": round(played_mb),
        "refused": refused,
        "over": over,
        "processes": len(before),
        "load_average": round(os.getloadavg()[0], 2),
        "bars": bars,
        "holds": all(bars.values()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=500, help="choices a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--generate", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if arguments.generate:
        uvloop.run(generate(json.loads(arguments.generate)))
        return 0
    if arguments.short:
        arguments.tables, arguments.rate, arguments.seconds = 200, 30, 5
    require_files(arguments, most)
    with ExitStack() as stack:
        url = os.environ.get("GOA_DATABASE_URL")
        if not url:
            assert not missing(), missing()
            cluster = Cluster(durable=True).make()
            stack.callback(cluster.remove)
            url = cluster.url
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        some = ["--migrate", "--log", "warning", "--processes", str(arguments.processes)]
        server = ServerProcess(folder, *some, GOA_DATABASE_URL=url, **LIMITS).start(180)
        stack.callback(server.stop)
        say(f"{arguments.processes} processes serve on port {server.port}")
        try:
            figures = measure(server, arguments)
        except BaseException:
            say(f"the server's log ends with:\n{server.log.read_text('utf-8')[-2000:]}")
            raise
    print(json.dumps(figures, indent=2))
    return 0 if figures["holds"] or arguments.short else 1


if __name__ == "__main__":
    sys.exit(main())
