"""Hours of a server's life in minutes: tables of people and bots, while it is killed and its surroundings fail.

PYTHONPATH=. python bench/soak/soak.py                                    20 minutes, 200 tables: half on each database
PYTHONPATH=. python bench/soak/soak.py --databases postgres --minutes 60  only PostgreSQL, one of its own
PYTHONPATH=. python bench/soak/soak.py --minutes 2 --tables 20            a quick look

People choose, undo, pause, write messages and leave secret orders, and have a socket open. The first half on each
database has kills of the server and of its workers, stops, jumps of the clock, and full disks (SQLite) or crashes of
the database (PostgreSQL): each of them at least once. The second half is undisturbed.

Jumps of the system's clock need Debian's package libfaketime. With --given-clock only the clock that the server is
given jumps, which needs nothing. Exit status 2: libfaketime or PostgreSQL is missing. Exit status 1 unless all of this
holds:

- everything that was acknowledged is in its journal in the end, under its number, once; every journal can be replayed
- people's choices were made by them, by a bot that had their seat, or by an order
- sockets showed every choice
- each kind of disturbance, and each thing that people do, happened
- in the undisturbed half the memory of the server and its workers grew by at most 5 %, from its second quarter to its
  last. With less than seven minutes for a database this is only shown: caches are still being filled
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from bench.server.load_limits import memory_of_all
from bench.soak.soak_checks import FEWEST_SECONDS, MOST_GROWTH, growth, stored_problems
from bench.soak.soak_disturbances import Disturbances
from bench.soak.soak_server import WrongClockServer
from bench.soak.soak_tables import DEEDS, People
from tests.server.cluster import Cluster, missing
from tests.server.process import ServerProcess

from goa.server.ops.settings import Settings
from goa.server.store.store import Store

Plain = dict[str, Any]

DATABASES: Final = ("sqlite", "postgres")
MEMORY_SECONDS: Final = 5  # between two looks
IDLE_SECONDS: Final = 20  # after which tables that are over leave the memory, so that it can be flat
MOST_FAILURES: Final = 5  # of the server that are shown ...
LONGEST_FAILURE: Final = 1_500  # ... and letters of their ends
FAKE_TIME: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
WITHOUT_FAKE_TIME: Final = (
    "The clock of the system cannot jump: libfaketime is not there. On Debian and Ubuntu: apt install libfaketime. "
    "Or let only the clock of the server jump, with --given-clock."
)


async def live_through(
    server: ServerProcess, cluster: Cluster | None, clock: Path, *, minutes: float, tables: int, seed: int
) -> Plain:
    began = time.monotonic()
    ends_at = began + 60 * minutes
    limits = httpx.Limits(max_connections=400)
    memory: list[int] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        people = People(client, seed, ends_at)
        disturbances = Disturbances(server, cluster, clock, seed)
        playing = asyncio.gather(*(people.play(number) for number in range(tables)))
        await disturbances.run(began + 30 * minutes)
        say("undisturbed from now on")
        undisturbed = time.monotonic()
        while time.monotonic() < ends_at and not playing.done():
            memory.append(memory_of_all(server.pid))
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(playing), MEMORY_SECONDS)
        await playing
    problems = people.problems + disturbances.problems
    problems += [f"no {kind} happened" for kind in disturbances.kinds if not disturbances.counts[kind]]
    problems += [f"nobody did this: {deed}" for deed in DEEDS if not people.counts[deed]]
    grown = growth(memory)
    is_long = ends_at - undisturbed >= FEWEST_SECONDS
    if is_long and grown > MOST_GROWTH:
        problems.append(f"memory is not flat: {grown:.3f} times as much in the last quarter as in the second")
    stop_status = await asyncio.to_thread(server.stop)
    if stop_status:
        problems.append(f"SIGTERM: exit status {stop_status}")
    store = Store(Settings(data=str(server.folder), database_url=cluster.url if cluster else "").url)
    try:
        lost, replayed = await stored_problems(store, people.tables)
    finally:
        await store.close()
    return {
        "done_by_people": dict(people.counts),
        "requests_repeated": sum(table.retries for table in people.tables),
        "tables": {"all": len(people.tables), "finished": sum(table.is_over for table in people.tables)},
        "journals_replayed": replayed,
        "disturbances": dict(disturbances.counts),
        "memory_mb": [round(each / 1e6) for each in memory],
        "memory_growth": round(grown, 3),
        "memory_judged": is_long,
        "problems": problems + lost,
    }


def soak(database: str, *, given_clock: bool, **wanted: Any) -> Plain:
    """One server on one database, from its start to its end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clock = folder / "clock"
        clock.write_text("+0")
        environment = {"GOA_IDLE_SECONDS": str(IDLE_SECONDS)}
        cluster = Cluster().make() if database == "postgres" else None
        if cluster is not None:
            environment["GOA_DATABASE_URL"] = cluster.url
        if given_clock:
            server: ServerProcess = WrongClockServer(folder, clock, **environment)
        else:
            environment |= {"LD_PRELOAD": str(FAKE_TIME[-1]), "FAKETIME_TIMESTAMP_FILE": str(clock)}
            # Without the last one, libfaketime lets waits of threads hang, and SQLite with them.
            environment |= {"FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
            environment["FAKETIME_FORCE_MONOTONIC_FIX"] = "0"
            server = ServerProcess(folder, "--log", "error", "--migrate", **environment)
        server.start()
        try:
            result = asyncio.run(live_through(server, cluster, clock, **wanted))
        finally:
            server.stop()
            if cluster is not None:
                cluster.remove()
        log = server.log.read_text(errors="replace")
        failures = [line[-LONGEST_FAILURE:] for line in log.splitlines() if "Traceback" in line]
        result["problems"] += [f"the server failed: {line}" for line in failures[:MOST_FAILURES]]
        result["server_failures"] = len(failures)
        return result


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="for all databases together")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", nargs="+", choices=DATABASES, default=DATABASES)
    parser.add_argument("--given-clock", action="store_true", help="only the clock of the server jumps")
    told = parser.parse_args()
    impossible = WITHOUT_FAKE_TIME if not told.given_clock and not FAKE_TIME else ""
    if "postgres" in told.databases:
        impossible = impossible or missing()
    if impossible:
        print(impossible, file=sys.stderr)
        return 2
    results: Plain = {}
    for database in told.databases:
        say(f"on {database}")
        minutes = told.minutes / len(told.databases)
        wanted = {"minutes": minutes, "tables": told.tables, "seed": told.seed}
        results[database] = soak(database, given_clock=told.given_clock, **wanted)
    print(json.dumps({**results, "load": os.getloadavg()[0]}, indent=2))
    return 1 if any(each["problems"] for each in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
