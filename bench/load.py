"""How much a server bears: tables with four sockets each, choices acknowledged, and beside it what the disk allows.

python bench/load.py                    1,000 tables on SQLite
python bench/load.py --tables 100       a quick look
GOA_DATABASE_URL=postgresql://... python bench/load.py
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.process import ServerProcess  # noqa: E402 - the folder above has to be known first

SEATS = 4
FILES = 20_000
HEAD, MEDIUM, LONG = 2, 126, 127  # how a WebSocket frame says how long it is
PING, PONG = 0x89, b"\x8a"


class Offered(msgspec.Struct):
    text: str


class Own(msgspec.Struct):
    offered: list[Offered]


class Common(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    """What a client needs of a view in order to choose."""

    type: str
    number: int = 0
    table: Common | None = None
    own: Own | None = None


class Listener(asyncio.Protocol):
    """A browser's socket, as light as it can be: it keeps the newest view and counts the rest."""

    def __init__(self, request: bytes, hello: bytes) -> None:
        self.request = request
        self.hello = hello
        self.waiting = b""
        self.is_open = False
        self.newest = b""
        self.messages = 0
        self.bytes = 0
        self.came = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.waiting += data
        if not self.is_open:
            head, end, self.waiting = self.waiting.partition(b"\r\n\r\n")
            if not end:
                self.waiting = head
                return
            assert b" 101 " in head, head
            self.is_open = True
            assert self.transport is not None
            self.transport.write(_frame(self.hello))
        while (message := self._message()) is not None:
            self.messages += 1
            if message.startswith(b'{"type":"view"'):
                self.newest = message
                self.came.set()

    def _message(self) -> bytes | None:
        data = self.waiting
        if len(data) < HEAD:
            return None
        length, start = data[1] & LONG, HEAD
        if length == MEDIUM:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == LONG:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self.waiting = data[start + length :]
        message = data[start : start + length]
        if data[0] == PING:
            assert self.transport is not None
            self.transport.write(_frame(message, PONG))
        return message


def _frame(text: bytes, kind: bytes = b"\x81") -> bytes:
    """A masked text frame; a mask of zeros masks nothing."""
    length = bytes([0x80 | len(text)]) if len(text) < MEDIUM else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return kind + length + b"\0\0\0\0" + text


class Connection:
    """A kept-alive connection for requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, token: str, body: Any) -> tuple[int, bytes]:
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer[9:12]), await self.reader.readexactly(length)


@dataclass
class Load:
    """Some tables, the sockets at them, and what was measured."""

    port: int
    tables: list[dict[str, Any]] = field(default_factory=list)
    listeners: list[list[Listener]] = field(default_factory=list)
    latencies: list[tuple[int, float]] = field(default_factory=list)  # number, seconds
    reached: dict[int, int] = field(default_factory=dict)  # by table: the number of the last choice acknowledged
    awaited: dict[int, int] = field(default_factory=dict)  # by table: who chose last
    stale: int = 0

    async def make(self, tables: int) -> None:
        connections = [Connection(self.port) for _ in range(8)]

        async def some(connection: Connection, many: int) -> None:
            for _ in range(many):
                status, body = await connection.post("/api/games", "", {"seats": [{}] * SEATS})
                assert status == HTTPStatus.CREATED, body
                self.tables.append(json.loads(body))

        await asyncio.gather(*(some(c, tables // 8 + (n < tables % 8)) for n, c in enumerate(connections)))

    async def watch(self) -> None:
        gate = asyncio.Semaphore(50)
        self.listeners = [[] for _ in self.tables]

        async def open_all(number: int) -> None:
            table = self.tables[number]
            for seat in table["seats"]:
                request = (
                    f"GET /api/games/{table['id']}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                hello = msgspec.json.encode({"token": seat["token"], "after": 0})
                async with gate:
                    listener = Listener(request.encode(), hello)
                    await asyncio.get_running_loop().create_connection(lambda it=listener: it, "127.0.0.1", self.port)  # type: ignore[misc]  # no lambda types
                    await asyncio.wait_for(listener.came.wait(), 60)
                self.listeners[number].append(listener)

        await asyncio.gather(*(open_all(number) for number in range(len(self.tables))))

    async def choose(self, number: int, connection: Connection, due: float) -> None:
        """One choice at this table, as soon as the socket of the seat awaited has brought its view."""
        listeners = self.listeners[number]
        seat = self.awaited.get(number, 0)
        deadline = time.perf_counter() + 10
        while True:
            view = msgspec.json.decode(listeners[seat].newest, type=View)
            if view.number >= self.reached.get(number, 0):
                assert view.table is not None
                if view.table.seat == seat:
                    break
                seat = view.table.seat
                if seat < 0:
                    return
                continue
            if time.perf_counter() > deadline:
                raise TimeoutError("a socket did not bring its view")
            await asyncio.sleep(0.002)
            due = max(due, time.perf_counter())  # the socket was late, not the answer
        assert view.own is not None
        table = self.tables[number]
        text = view.own.offered[view.number % len(view.own.offered)].text
        body = {"after": view.number, "choose": [text], "key": f"k{view.number}", "view": False}
        status, answer = await connection.post(f"/api/games/{table['id']}/choices", table["seats"][seat]["token"], body)
        if status == HTTPStatus.OK:
            self.reached[number] = view.number + 1
            self.awaited[number] = seat
            self.latencies.append((view.number, time.perf_counter() - due))
        else:
            assert status == HTTPStatus.CONFLICT, answer
            self.stale += 1

    async def as_fast_as_possible(self, seconds: float, at_once: int) -> float:
        """Choices acknowledged a second."""
        self.latencies = []
        began = time.perf_counter()

        async def work(first: int) -> None:
            connection = Connection(self.port)
            mine = range(first, len(self.tables), at_once)
            while True:
                for number in mine:
                    if time.perf_counter() - began > seconds:
                        return
                    await self.choose(number, connection, time.perf_counter())

        await asyncio.gather(*(work(first) for first in range(min(at_once, len(self.tables)))))
        return len(self.latencies) / (time.perf_counter() - began)

    async def at_a_rate(self, rate: float, seconds: float) -> float:
        """Choices come when they are due, whether or not those before are answered; the time counts from then."""
        self.latencies = []
        free: asyncio.Queue[Connection] = asyncio.Queue()
        for _ in range(128):
            free.put_nowait(Connection(self.port))
        began = time.perf_counter()
        tasks: list[asyncio.Task[None]] = []

        async def one(number: int, due: float) -> None:
            connection = await free.get()
            try:
                await self.choose(number, connection, due)
            finally:
                free.put_nowait(connection)

        for count in range(int(rate * seconds)):
            due = began + count / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(one(count % len(self.tables), due)))
        await asyncio.gather(*tasks)
        return len(self.latencies) / (time.perf_counter() - began)

    def percentiles(self) -> dict[str, float]:
        return percentiles([seconds for _, seconds in self.latencies])


def bare_inserts(folder: Path, seconds: float = 3.0) -> list[float]:
    """How long durable inserts of the same row take, one a commit: what the database itself allows."""
    url = os.environ.get("GOA_DATABASE_URL")
    if url:
        return asyncio.run(_bare_postgres(url, seconds))
    database = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    columns = "game TEXT, number INT, kind TEXT, seat INT, text TEXT, key TEXT, part INT, made INT"
    database.execute(f"CREATE TABLE IF NOT EXISTS entries ({columns}, PRIMARY KEY (game, number))")
    (first,) = database.execute("SELECT count(*) FROM entries").fetchone()
    times: list[float] = []
    while sum(times) < seconds:
        row = ("abcdefghjkmn", first + len(times), "choose", 1, "bid 4", f"k{len(times)}", 0, 1)
        began = time.perf_counter()
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        times.append(time.perf_counter() - began)
    database.close()
    return times


async def _bare_postgres(url: str, seconds: float) -> list[float]:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS bare (game TEXT, number INT, text TEXT, key TEXT, made INT)")
    times: list[float] = []
    while sum(times) < seconds:
        began = time.perf_counter()
        await connection.execute("INSERT INTO bare VALUES ('abcdefghjkmn', $1, 'bid 4', 'k', 1)", len(times))
        times.append(time.perf_counter() - began)
    await connection.execute("DROP TABLE bare")
    await connection.close()
    return times


def percentiles(seconds: list[float]) -> dict[str, float]:
    times = sorted(each * 1000 for each in seconds)
    return {f"p{part}_ms": round(times[min(len(times) - 1, len(times) * part // 100)], 1) for part in (50, 95, 99)}


def memory_of(pid: int) -> int:
    """Bytes that are this process's own."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def seconds_of(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def load(server: ServerProcess, arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    figures: dict[str, Any] = {"tables": arguments.tables, "sockets": arguments.tables * SEATS}
    small = Load(server.port)
    await small.make(4)
    await small.watch()
    await small.as_fast_as_possible(2, 4)  # everything is loaded that is loaded once
    before = memory_of(server.pid)
    load = Load(server.port)
    await load.make(arguments.tables)
    await load.watch()
    figures["kb_a_table_at_the_start"] = round((memory_of(server.pid) - before) / 1024 / arguments.tables)
    bare_times = await asyncio.to_thread(bare_inserts, folder)
    used = seconds_of(server.pid)
    most = await load.as_fast_as_possible(arguments.seconds, arguments.at_once)
    figures["acknowledged_a_second"] = round(most, 1)
    figures["at_full_load"] = load.percentiles()
    figures["server_cpu_ms_a_choice"] = round((seconds_of(server.pid) - used) * 1000 / len(load.latencies), 2)
    bare_times += await asyncio.to_thread(bare_inserts, folder)
    bare = len(bare_times) / sum(bare_times)
    figures["bare_inserts_a_second"] = round(bare, 1)
    figures["bare_inserts"] = percentiles(bare_times)
    figures["share_of_bare"] = round(most / bare, 2)
    figures["half_load_a_second"] = round(await load.at_a_rate(most / 2, arguments.seconds), 1)
    figures["at_half_load"] = load.percentiles()
    figures["at_an_eighth_of_bare_a_second"] = round(await load.at_a_rate(bare / 8, arguments.seconds), 1)
    figures["at_an_eighth_of_bare"] = load.percentiles()
    figures["kb_a_table_after_play"] = round((memory_of(server.pid) - before) / 1024 / arguments.tables)
    figures["messages_received"] = sum(each.messages for some in load.listeners for each in some)
    figures["cpu_ms_a_choice_by_length"] = await cost_by_length(server)
    return figures


async def cost_by_length(server: ServerProcess, tables: int = 16) -> dict[str, float]:
    """Processor time a choice at the beginning, in the middle and late in the same games."""
    load = Load(server.port)
    await load.make(tables)
    await load.watch()
    costs: dict[str, float] = {}
    for part in ("choices 0-100", "100-200", "200-300", "300-400"):
        used = seconds_of(server.pid)
        load.latencies = []
        connections = [Connection(server.port) for _ in range(tables)]

        async def hundred(number: int, connection: Connection) -> None:
            for _ in range(100):
                await load.choose(number, connection, time.perf_counter())

        await asyncio.gather(*(hundred(number, connections[number]) for number in range(tables)))
        costs[part] = round((seconds_of(server.pid) - used) * 1000 / max(1, len(load.latencies)), 2)
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--at-once", type=int, default=64, help="requests under way at full load")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard), hard))
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name), "--migrate", "--log", "warning", GOA_SOCKETS="100000").start()
        try:
            figures = asyncio.run(load(server, arguments, Path(name)))
        finally:
            server.stop()
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)  # noqa: S607 - git, wherever it is
    print(json.dumps({"commit": commit.stdout.strip(), **figures}, indent=2))


if __name__ == "__main__":
    main()
