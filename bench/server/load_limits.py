"""What the machine can do and what the server uses: durable inserts, memory, processor time."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

COLUMNS = "game TEXT, number INT, kind TEXT, seat INT, text TEXT, key TEXT, part INT, made INT"


def bare_inserts(folder: Path, seconds: float) -> list[float]:
    """Durations of durable inserts of a journal row: one writer, one row a commit, one after the other."""
    url = os.environ.get("GOA_DATABASE_URL")
    return asyncio.run(_bare_postgres(url, seconds)) if url else _bare_sqlite(folder, seconds)


def _bare_sqlite(folder: Path, seconds: float) -> list[float]:
    """As durable as the server: in the log and on the disk before it is acknowledged."""
    database = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(f"CREATE TABLE IF NOT EXISTS entries ({COLUMNS}, PRIMARY KEY (game, number))")
    (first,) = database.execute("SELECT count(*) FROM entries").fetchone()
    times: list[float] = []
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        row = ("abcdefghjkmn", first + len(times), "choose", 1, "bid 4", f"k{len(times)}", 0, 1)
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        times.append(time.perf_counter() - began)
    database.close()
    return times


async def _bare_postgres(url: str, seconds: float) -> list[float]:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE TABLE IF NOT EXISTS bare ({COLUMNS}, PRIMARY KEY (game, number))")
    first = await connection.fetchval("SELECT count(*) FROM bare")
    insert = await connection.prepare("INSERT INTO bare VALUES ('abcdefghjkmn', $1, 'choose', 1, 'bid 4', $2, 0, 1)")
    times: list[float] = []
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        await insert.fetch(first + len(times), f"k{len(times)}")
        times.append(time.perf_counter() - began)
    await connection.close()
    return times


def percentiles(seconds: list[float]) -> dict[str, float]:
    times = sorted(each * 1000 for each in seconds)
    return {f"p{part}_ms": round(times[min(len(times) - 1, len(times) * part // 100)], 1) for part in (50, 95, 99)}


def memory_of(pid: int) -> int:
    """Bytes that only this process uses."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def seconds_of(pid: int) -> float:
    """Processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def without_collections() -> None:
    """Never collect garbage again, so that no pause of a load generator counts as one of the server."""
    gc.collect()
    gc.freeze()
    gc.disable()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    own: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it ended meanwhile
            own += map(int, file.read_text("utf-8").split())
    return own + [each for child in own for each in children_of(child)]


def memory_of_all(pid: int) -> int:
    """Bytes that a process and those that it started use, without what they share."""
    total = 0
    for each in (pid, *children_of(pid)):
        with suppress(FileNotFoundError, ProcessLookupError):  # it ended meanwhile
            total += memory_of(each)
    return total
