"""goa serve --processes: real processes behind one port, which are really killed."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import httpx
import pytest
from tests.server.cluster import Cluster, missing
from tests.server.conftest import assert_clean
from tests.server.players import Seats, make_table
from tests.server.process import WITHOUT_CERTIFICATES, ServerProcess
from tests.server.sockets import Socket
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

COUNT = 2
SECONDS = 180  # to start and to be replaced, on a busy machine


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="module")
def one_server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    more = {"GOA_DATABASE_URL": cluster.url, "GOA_BOT_PROCESSES": "1"}
    process = ServerProcess(tmp_path_factory.mktemp("processes"), "--migrate", "--processes", str(COUNT), **more)
    yield process
    process.stop()
    assert_clean(process.log)


@pytest.fixture
def server(one_server: ServerProcess) -> ServerProcess:
    """Started again if a test has ended it, with all of its processes."""
    if one_server.process is None or one_server.process.poll() is not None:
        one_server.start(SECONDS)
    wait_for(lambda: alive(one_server) == COUNT)
    return one_server


def wait_for(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def pids(server: ServerProcess) -> dict[int, int]:
    """The newest process of each index, as the log says."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return {line["process"]: line["pid"] for line in lines if line["what"] == "a process started"}


def metric(server: ServerProcess, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=30, verify=WITHOUT_CERTIFICATES).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name} "))


def alive(server: ServerProcess) -> int:
    try:
        return int(metric(server, "goa_processes"))
    except httpx.TransportError:
        return 0


def ready(server: ServerProcess, path: str = "") -> tuple[int, list[str]]:
    """What a new connection is told: it comes to any process that lives."""
    try:
        answer = httpx.get(f"{server.url}/readyz{path}", timeout=30, verify=WITHOUT_CERTIFICATES)
    except httpx.TransportError:
        return 0, []
    return answer.status_code, answer.json()["problems"]


def table_of(client: httpx.Client, index: int) -> Seats:
    """A table that belongs to this process."""
    while True:
        table = make_table(client)
        if crc32(table.made["id"].encode()) % COUNT == index:
            return table


def step(table: Seats) -> None:
    """One choice; a connection that the killed process had is opened again."""
    for _ in range(50):
        with suppress(httpx.TransportError):
            table.step()
            return
        time.sleep(0.1)
    raise AssertionError("no choice was taken")


def test_every_process_serves_its_tables_through_one_port(server: ServerProcess) -> None:
    with server.client() as client:
        tables = [table_of(client, index) for index in range(COUNT)]
        before = metric(server, 'goa_choices_total{by="human"}')
        for table in tables:  # one connection after the other goes to the process of its table, and back
            with Socket(table, 0) as watching:
                assert watching.next("view")["number"] == 0
                for _ in range(5):
                    table.step()
                assert [line["number"] for view in watching.until(5) for line in view["lines"]] == [1, 2, 3, 4, 5]
        assert metric(server, 'goa_choices_total{by="human"}') - before == 10  # of both processes
        wait_for(lambda: ready(server) == (200, []))


def test_a_killed_process_is_replaced_and_its_tables_go_on(server: ServerProcess) -> None:
    with server.client() as client:
        table = table_of(client, 1)
        for _ in range(3):
            table.step()
        first = pids(server)[1]
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: ready(server) == (503, ["process 1: not running"]))
        assert ready(server, "/process") == (200, [])  # the other one serves all tables meanwhile
        for _ in range(3):
            step(table)
        wait_for(lambda: pids(server)[1] != first and alive(server) == COUNT)
        for _ in range(3):
            step(table)
        assert table.view(0)["number"] == 9
        wait_for(lambda: ready(server) == (200, []))


def test_sockets_go_back_to_the_process_of_their_table(server: ServerProcess) -> None:
    with server.client() as client:
        table = table_of(client, 0)
        first = pids(server)[0]
        os.kill(first, signal.SIGKILL)
        with Socket(table, 0) as watching:  # at the other process meanwhile
            assert watching.next("view")["number"] == 0
            wait_for(lambda: alive(server) == COUNT)
            with pytest.raises(ConnectionClosed):
                watching.next("none of this kind comes", SECONDS)


@pytest.mark.slow
def test_a_process_that_hangs_is_replaced(server: ServerProcess) -> None:
    with server.client() as client:
        table = table_of(client, 1)
        first = pids(server)[1]
        os.kill(first, signal.SIGSTOP)
        wait_for(lambda: pids(server)[1] != first and alive(server) == COUNT)
        step(table)
        assert "a process hangs and is ended" in server.log.read_text()


def test_when_told_to_stop_all_processes_end(server: ServerProcess) -> None:
    children = pids(server)
    with server.client() as client:
        table = table_of(client, 0)
        with Socket(table, 0) as watching:
            watching.next("view")
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed):
                watching.next("none of this kind comes", SECONDS)
    assert not any(Path(f"/proc/{pid}").exists() for pid in children.values())


@pytest.mark.slow
def test_without_their_supervisor_the_processes_end(server: ServerProcess) -> None:
    children = pids(server)
    server.kill()
    wait_for(lambda: not any(is_running(pid) for pid in children.values()))


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_one_address_makes_no_more_tables_at_many_processes(cluster: Cluster, tmp_path: Path) -> None:
    more = {"GOA_DATABASE_URL": cluster.url, "GOA_TABLES_AN_HOUR": "8"}
    server = ServerProcess(tmp_path, "--migrate", "--processes", str(COUNT), **more).start(SECONDS)
    try:
        wait_for(lambda: alive(server) == COUNT)
        body = {"seats": [{"name": "Ann"}, {"name": "Bob"}]}
        made: list[int] = []
        while made.count(201) <= 8 and made.count(429) < 20:  # each on a connection of its own
            made.append(httpx.post(f"{server.url}/api/games", json=body, verify=WITHOUT_CERTIFICATES).status_code)
        assert 4 <= made.count(201) <= 8
    finally:
        server.stop()


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="2 processes need PostgreSQL"):
        ServerProcess(tmp_path, "--processes", "2").start(SECONDS)
