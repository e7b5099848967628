"""Hours of a server's life in minutes: tables of people and bots, while it is killed and its surroundings fail.

PYTHONPATH=. python bench/soak.py                              20 minutes, 200 tables, SQLite
PYTHONPATH=. python bench/soak.py --postgres --minutes 60      a PostgreSQL of its own, which is restarted as well
PYTHONPATH=. python bench/soak.py --minutes 2 --tables 20      a quick look

The first half has kills, stops, full disks (SQLite), restarts of the database (PostgreSQL) and jumps of the clock (with
Debian's package faketime). The second half is undisturbed, and shows whether the memory stays flat. Every choice that
was acknowledged must be at its table in the end, under its number, once. Exit status 1: something was lost or failed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import httpx
from bench.load_limits import memory_of
from tests.server.cluster import Cluster
from tests.server.drivers import Driven, patiently
from tests.server.process import ServerProcess

LEVELS: Final = ("novice", "merchant", "captain")
LOOK_AGAIN: Final = 0.5  # seconds
THINKING: Final = (0.0, 2.0)
BETWEEN_EVENTS: Final = 15.0
FULL_FOR: Final = 4.0
JUMPS: Final = ("+0", "+3600", "-600", "+86400", "+0")  # seconds from the real time
FAKE_TIME: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))

Plain = dict[str, Any]


class Soak:
    def __init__(self, server: ServerProcess, cluster: Cluster | None, jumps: Path | None, seed: int) -> None:
        self.server, self.cluster, self.jumps = server, cluster, jumps
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        self.client = httpx.AsyncClient(base_url=server.url, timeout=60, limits=httpx.Limits(max_connections=400))
        self.events: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()
        self.problems: list[str] = []
        self.choices = self.retries = 0
        self.ends_at = 0.0

    # People

    async def play(self, number: int) -> None:
        """Play one table after the other until the time is over; each is checked at its end."""
        dice = random.Random(f"{self.dice.random()} {number}")  # noqa: S311 - nothing secret
        while time.monotonic() < self.ends_at:
            driven = await self.make(dice)
            try:
                await self.drive(driven, dice)
                await self.check(driven)
            except AssertionError as problem:
                self.problems.append(f"table {driven.id}: {problem}"[:500])
            self.choices += len(driven.acknowledged)
            self.retries += driven.retries
            self.tables["finished" if driven.is_over else "still going on"] += 1

    async def make(self, dice: random.Random) -> Driven:
        people = dice.randint(1, 2)
        seats: list[Plain] = [{"name": f"P{seat}"} for seat in range(people)]
        seats += [{"kind": "bot", "level": dice.choice(LEVELS)} for _ in range(dice.randint(1, 2))]
        body = {"seats": seats, "pace": 0, "edition": dice.choice(("2004", "2012"))}
        driven = Driven("", {})
        response = await patiently(self.client, driven, "POST", "/api/games", json=body)
        made = response.json()
        assert response.status_code == HTTPStatus.CREATED, response.text
        driven.id, driven.tokens = made["id"], {link["seat"]: link["token"] for link in made["seats"]}
        return driven

    async def ask(self, driven: Driven, seat: int, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {driven.tokens[seat]}"}
        return await patiently(self.client, driven, method, f"/api/games/{driven.id}/{path}", headers=headers, **more)

    async def drive(self, driven: Driven, dice: random.Random) -> None:
        keys = itertools.count()
        own = min(driven.tokens)
        while time.monotonic() < self.ends_at:
            seen = (await self.ask(driven, own, "GET", "view")).json()
            if seen["table"]["is_over"]:
                driven.is_over = True
                return
            seat = seen["table"]["seat"]
            if seat not in driven.tokens:
                await asyncio.sleep(LOOK_AGAIN)
                continue
            if seat != own:
                own = seat
                continue
            await asyncio.sleep(dice.uniform(*THINKING))
            text = dice.choice(seen["own"]["offered"])["text"]
            body = {"after": seen["number"], "choose": [text], "key": f"soak-{next(keys)}"}
            response = await self.ask(driven, seat, "POST", "choices", json=body)
            answer = response.json()
            if response.status_code == HTTPStatus.OK:
                assert answer["number"] not in driven.acknowledged, f"number {answer['number']} was acknowledged twice"
                driven.acknowledged[answer["number"]] = text
            else:
                assert response.status_code == HTTPStatus.CONFLICT, response.text

    async def check(self, driven: Driven) -> None:
        lines = (await self.ask(driven, min(driven.tokens), "GET", "lines")).json()["lines"]
        stored = {line["number"]: line["text"] for line in lines if line["kind"] == "choose"}
        lost = {number: text for number, text in driven.acknowledged.items() if stored.get(number) != text}
        assert not lost, f"acknowledged but not there: {lost}"
        assert len(stored) == sum(line["kind"] == "choose" for line in lines), "a number is there twice"

    # What happens to the server

    async def disturb(self, until: float) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [self.kill, self.stop]
        kinds.append(self.fill_disk if self.cluster is None else self.restart_database)
        if self.jumps is not None:
            kinds.append(self.jump)
        while time.monotonic() + BETWEEN_EVENTS < until:
            await asyncio.sleep(BETWEEN_EVENTS)
            event = self.dice.choice(kinds)
            name = event.__name__.replace("_", " ")
            say(f"{name} ({self.choices} choices at checked tables so far)")
            await event()
            self.events[name] += 1

    async def kill(self) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> None:
        status = await asyncio.to_thread(self.server.stop)
        if status:
            self.problems.append(f"SIGTERM: exit status {status}")
        await asyncio.to_thread(self.server.start)

    async def fill_disk(self) -> None:
        """No file of the process may grow: the same system calls fail as on a full disk."""
        unlimited = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(FULL_FOR)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, unlimited)

    async def restart_database(self) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(self.cluster.start)

    async def jump(self) -> None:
        assert self.jumps is not None
        self.jumps.write_text(self.dice.choice(JUMPS))

    async def run(self, minutes: float, tables: int) -> Plain:
        began = time.monotonic()
        self.ends_at = began + 60 * minutes
        playing = asyncio.gather(*(self.play(number) for number in range(tables)))
        await self.disturb(began + 30 * minutes)
        if self.jumps is not None:
            self.jumps.write_text("+0")
        say("undisturbed from now on")
        memory: list[int] = []
        while time.monotonic() < self.ends_at:
            memory.append(memory_of(self.server.pid))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(playing), 5)
        await playing
        await self.client.aclose()
        quarter = max(1, len(memory) // 4)
        return {
            "acknowledged_choices": self.choices,
            "requests_repeated": self.retries,
            "tables": dict(self.tables),
            "events": dict(self.events),
            "memory_mb": {
                "second quarter": round(statistics.median(memory[quarter : 2 * quarter] or memory) / 1e6, 1),
                "last quarter": round(statistics.median(memory[-quarter:]) / 1e6, 1),
            },
            "problems": self.problems,
        }


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment: dict[str, str] = {}
        jumps: Path | None = None
        if FAKE_TIME:
            jumps = folder / "jump"
            jumps.write_text("+0")
            environment |= {"LD_PRELOAD": str(FAKE_TIME[-1]), "FAKETIME_TIMESTAMP_FILE": str(jumps)}
            environment |= {"FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
        else:
            say("without jumps of the clock: the package faketime is not installed")
        cluster = Cluster().make() if told.postgres else None
        if cluster is not None:
            environment["GOA_DATABASE_URL"] = cluster.url
        server = ServerProcess(folder, "--log", "error", "--migrate", **environment).start()
        try:
            result = asyncio.run(Soak(server, cluster, jumps, told.seed).run(told.minutes, told.tables))
        finally:
            server.stop()
            if cluster is not None:
                cluster.remove()
        log = server.log.read_text(errors="replace")
        if "Traceback" in log:
            result["problems"].append(log[log.index("Traceback") :][:2000])
    print(json.dumps({**result, "load": os.getloadavg()[0]}, indent=2))
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
