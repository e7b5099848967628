"""A month of correspondence games in minutes: people with habits, on the server's clock, which jumps to what is next.

PYTHONPATH=. python bench/month/month.py                          200 people, 300 tables, 20 kills, SQLite
PYTHONPATH=. python bench/month/month.py --postgres               two server processes on a PostgreSQL of their own
PYTHONPATH=. python bench/month/month.py --people 12 --tables 8 --kills 3 --stops 1

Some people are quick, some sleep long, some leave secret orders, some vanish, some are away for days, some undo an
answer, some remind others, some keep the page of a table open until they leave it or their connection breaks, and now
and then all agree on a pause. Most are called by mail, by push or by both: there are a real mail server, and a push
service that decrypts what it is sent. Both fail at times. The server is a real process. It is killed, or told to stop,
and started again in the middle of requests and of notices; PostgreSQL crashes too.
Exit status 1 unless all of this holds:

- every game ends, and every acknowledged choice is stored once under its number
- every choice in the journals was made by the person of its seat, by a bot that had the seat, or by a secret order that
  was left before and says just this
- every clock and awaited seat that each server shows is the one that reading the database from nothing gives: after
  every interruption, and at the end. Nobody lost a seat too early, and no time ended much too late
- every turn and reminder in the journals has its notice, which came unless the person was quicker; none came twice
  without a kill in between, and then with the same id and topic; with one server none came to who saw the table
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import aclosing
from pathlib import Path

from bench.month.month_calls import Post, post_office
from bench.month.month_checks import stored_problems
from bench.month.month_notices import Outbox, check_notices
from bench.month.month_people import DAY, Person
from bench.month.month_report import Report
from bench.month.month_server import TIME, FileClock, MonthServer
from bench.month.month_simulation import SEATS, START, Month
from tests.server.cluster import Cluster, missing

from goa.server.ops.settings import Settings
from goa.server.store.store import Store


async def simulate(
    folder: Path, time_file: Path, cluster: Cluster | None, *, people: int, tables: int, seed: int, **disturbances: int
) -> Report:
    """Start the servers, two of them on PostgreSQL, let the month pass, stop them."""
    database = cluster.url if cluster else ""
    clock = FileClock(time_file)
    started = time.monotonic()
    sitting = [Person(number, START, seed) for number in range(people)]
    async with post_office(Post(sitting, random.Random(f"{seed} post"), clock.now)) as post:  # noqa: S311 - nothing secret
        servers = [MonthServer(folder, time_file, database, post.environment()) for _ in range(2 if database else 1)]
        store = Store(Settings(data=str(folder), database_url=database).url)
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            outbox = Outbox(store)
            async with aclosing(Month(servers, clock, post, outbox, cluster, tables, seed)) as month:
                await month.run(**disturbances)
                problems, kinds = await stored_problems(store, month.tables)
                one_server = len(servers) == 1
                lost, notices = await check_notices(month.tables, outbox, post.arrivals, one_server=one_server)
        finally:
            await store.close()
            for server in servers:
                if server.runs:
                    await asyncio.to_thread(server.stop)
    return Report(
        days=(clock.now() - START) / DAY,
        seconds=time.monotonic() - started,
        kinds=kinds,
        tables=month.tables,
        interruptions=month.interruptions.counts,
        compared=month.comparison.count,
        habits=Counter(person.habit.name for person in sitting),
        ended_on=[(table.ended - START) / DAY for table in month.tables],
        notices=notices,
        arrivals=post.arrivals,
        refused=post.refused,
        problems=month.comparison.problems + month.interruptions.problems + problems + lost,
    )


def run_month(folder: Path, *, postgres: bool = False, **wanted: int) -> Report:
    """The whole month, on a PostgreSQL of its own if wanted."""
    time_file = folder / "clock"
    time_file.write_bytes(TIME.pack(float(START)))
    if not postgres:
        return asyncio.run(simulate(folder, time_file, None, **wanted))
    cluster = Cluster().make()
    try:
        return asyncio.run(simulate(folder, time_file, cluster, **wanted))
    finally:
        cluster.remove()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--kills", type=int, default=20, help="of server processes")
    parser.add_argument("--stops", type=int, default=8, help="of server processes, in order")
    parser.add_argument("--crashes", type=int, default=3, help="of PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes on a PostgreSQL of their own")
    arguments = parser.parse_args()
    if arguments.people < max(SEATS) or arguments.tables < 1:
        parser.error(f"expected at least {max(SEATS)} people and 1 table")
    if arguments.postgres and missing():
        parser.error(missing())
    with tempfile.TemporaryDirectory(prefix="goa-month-") as folder:
        report = run_month(Path(folder), **vars(arguments))
    print("\n".join(report.lines()))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
