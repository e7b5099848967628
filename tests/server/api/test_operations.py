"""Operations: health, metrics, logs, settings."""

import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket


def test_health_metrics_and_documentation(client: httpx.Client) -> None:
    make_table(client).step()
    assert client.get("/healthz").json() == {"status": "alive"}
    assert client.get("/readyz").json() == {"status": "ready", "problems": []}
    metrics = client.get("/metrics").text
    for name in ("goa_tables", "goa_sockets", "goa_choices_total", "goa_request_seconds_bucket"):
        assert name in metrics
    assert "/api/games/{game}/choices" in client.get("/docs").text
    assert "/api/games/{game}/choices" in client.get("/openapi.json").json()["paths"]
    about = client.get("/api/about").json()
    assert about["levels"] == [
        "novice",
        "merchant",
        "navigator",
        "captain",
        "commodore",
        "viceroy",
        "admiral",
        "governor",
    ]
    assert about["editions"] == ["2004", "2012"]
    assert "en" in about["languages"]


@pytest.mark.parametrize("path", ["/", "/play/abc", "/docs", "/api/about", "/nowhere"])
def test_every_answer_tells_browsers_to_be_careful(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers


def test_bodies_have_a_limit(client: httpx.Client) -> None:
    assert client.post("/api/games", content=b"x" * 1_000_000).status_code == 413

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 10_000

    assert client.post("/api/games", content=endless()).status_code == 413  # type: ignore[arg-type]  # that is the point


def test_addresses_have_limits(tmp_path: Path) -> None:
    server = ServerProcess(
        tmp_path,
        GOA_REQUESTS_A_SECOND="5",
        GOA_REQUESTS_AT_ONCE="30",
        GOA_TABLES_AN_HOUR="2",
        GOA_SOCKETS_AN_ADDRESS="1",
        GOA_CHAT_A_MINUTE="2",
    ).start()
    try:
        with server.client() as client:
            table = make_table(client)
            make_table(client)
            refused = client.post("/api/games", json={"seats": [{}, {}]})
            assert (refused.status_code, refused.json()["error"]) == (429, "too many tables")
            said = [table.request("POST", "chat", 0, json={"text": "hi"}).status_code for _ in range(3)]
            assert said == [201, 201, 429]
            with Socket(table, 0) as one:
                one.next("view")
                with pytest.raises(Exception, match="403"), Socket(table, 1):
                    pass
            statuses = {client.get("/api/about").status_code for _ in range(60)}
            assert statuses == {200, 429}
            assert client.get("/healthz").status_code == 200
    finally:
        server.stop()


def test_two_servers_do_not_share_one_file(server: ServerProcess) -> None:
    command = [sys.executable, "-m", "goa", "serve", "--port", "0", "--data", str(server.folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "another goa serve uses" in done.stderr


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_TABLES_KEPT="2", GOA_SECONDS_BETWEEN_ROUNDS="0.2").start()
    try:
        with server.client() as client:
            tables = [make_table(client) for _ in range(6)]
            for table in tables:
                table.step()
            deadline = time.monotonic() + 20
            while "goa_tables 2.0" not in client.get("/metrics").text:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert [table.view(0)["number"] for table in tables] == [1] * 6
            tables[0].step()
    finally:
        server.stop()
