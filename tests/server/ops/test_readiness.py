"""Alive and ready are two things: a server that cannot store choices says so, and names the cause."""

from __future__ import annotations

import json
import re
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # its stubs are a package of their own
from tests.server.cluster import Cluster, missing
from tests.server.conftest import assert_clean
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

ALERTS = Path(__file__).parents[3] / "deploy" / "alerts.yml"
METRIC = re.compile(r"\bgoa_[a-z_]+")


def until(expected: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not expected():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def readiness(client: httpx.Client) -> tuple[int, list[str]]:
    response = client.get("/readyz")
    return response.status_code, response.json()["problems"]


def log_lines(server: ServerProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    """No file of the process may grow: what a full disk does, and the same system call fails."""
    server = ServerProcess(tmp_path, "--log", "warning").start()  # its log must stay below the limit
    try:
        with server.client() as client:
            table = make_table(client)
            assert readiness(client) == (200, [])
            assert server.log.stat().st_size < 5_000
            unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (40_000, resource.RLIM_INFINITY))
            until(lambda: readiness(client)[0] == 503)
            (problem,) = readiness(client)[1]
            assert re.fullmatch(r"database: (database or disk is full|disk I/O error)", problem)
            assert client.get("/healthz").status_code == 200
            until(lambda: "goa_ready 0.0" in client.get("/metrics").text)
            seat = table.awaited()
            refused = table.choose(seat, 0, table.pick(table.view(seat)))
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
            until(lambda: readiness(client) == (200, []))
            assert table.step() is not None
    finally:
        server.stop()
    failed = [line for line in log_lines(server) if line["what"] == "the database cannot be used"]
    assert failed
    assert all("disk" in line["why"] for line in failed)
    assert_clean(server.log)


def test_a_damaged_database_is_noticed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        with server.client() as client:
            for _ in range(30):
                make_table(client).step()
            assert readiness(client) == (200, [])
            file = tmp_path / "games.sqlite"
            until(lambda: file.stat().st_size > 100_000)  # written from the log into the file
            with file.open("r+b") as damaged:
                damaged.seek(4096)
                damaged.write(b"\xff" * (file.stat().st_size - 4096))
            until(lambda: readiness(client)[0] == 503)
            assert readiness(client)[1][0].startswith("database: ")
            assert client.get("/healthz").status_code == 200
    finally:
        server.stop()


@pytest.mark.slow
def test_a_database_that_is_gone_is_noticed(tmp_path: Path) -> None:
    if missing():
        pytest.skip(missing())
    cluster = Cluster().make()
    try:
        server = ServerProcess(tmp_path, "--migrate", GOA_DATABASE_URL=cluster.url).start()
        with server.client() as client:
            assert readiness(client) == (200, [])
            cluster.stop()
            until(lambda: readiness(client)[0] == 503)
            assert client.get("/healthz").status_code == 200
            assert client.post("/api/games", json={"seats": [{}, {}]}).status_code == 503
            cluster.start()
            until(lambda: readiness(client) == (200, []))
        server.stop()
    finally:
        cluster.remove()
    causes = {line.get("why") for line in log_lines(server) if line["what"] == "the database cannot be used"}
    assert causes
    assert all(causes)


def test_logs_name_no_address(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        with server.client() as client:
            table = make_table(client)
            with Socket(table, 0) as watching:
                watching.next("view")
            until(lambda: any(line["what"] == "socket" for line in log_lines(server)))
    finally:
        server.stop()
    (line,) = (line for line in log_lines(server) if line["what"] == "socket")
    assert line["game"] == table.id
    text = "".join(line for line in server.log.read_text().splitlines() if line.startswith("{"))
    assert "127.0.0.1" not in text


def test_the_alert_rules_use_metrics_that_exist(client: httpx.Client) -> None:
    make_table(client).step()
    shown = client.get("/metrics").text
    rules = [rule for group in yaml.safe_load(ALERTS.read_text("utf-8"))["groups"] for rule in group["rules"]]
    assert len(rules) >= 8
    for rule in rules:
        assert {"alert", "expr", "for", "labels", "annotations"} == set(rule)
        for name in METRIC.findall(re.sub(r"\{[^}]*\}+\"?\}?", "", rule["expr"])):
            assert f"# HELP {re.sub('_(bucket|count|sum)$', '', name)} " in shown, rule["alert"]


def test_queues_and_delays_are_measured(client: httpx.Client) -> None:
    until(lambda: "goa_loop_delay_seconds_count" in client.get("/metrics").text)
    shown = client.get("/metrics").text
    for queue in ("journal", "bots", "hints", "uploads"):
        assert f'goa_queue_length{{queue="{queue}"}} ' in shown
    for name in ("goa_disk_free_bytes", "goa_database_bytes", "goa_bot_wait_seconds_count", "goa_ready 1.0"):
        assert name in shown
