"""Connections that are held, half-sent requests, and floods of frames cost only their address."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.attacks.attacker import (
    ATTACKER,
    client_from,
    connection_from,
    is_closed,
    ping_frame,
    server_with_default_limits,
    socket_from,
    text_frame,
)
from tests.server.attacks.neighbour import Neighbour
from tests.server.conftest import assert_clean
from tests.server.players import Seats, make_table
from tests.server.process import WITHOUT_CERTIFICATES, ServerProcess
from websockets.sync.client import connect

pytestmark = pytest.mark.slow  # connections are held for seconds

HALF = b"GET /api/about HTTP/1.1\r\nhost: x\r\n"
BODY = b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"
SECONDS = "2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("connections")
    process = server_with_default_limits(folder, GOA_HEADER_SECONDS=SECONDS, GOA_BODY_SECONDS=SECONDS).start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def test_an_address_may_have_only_so_many_connections(server: ServerProcess) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(closing(connection_from(server))) for _ in range(400)]
        for connection in held:
            connection.sendall(HALF)
        assert httpx.get(f"{server.url}/api/about", timeout=5, verify=WITHOUT_CERTIFICATES).status_code == 200
        refused = 0
        for connection in held:
            connection.settimeout(0.01)
            with suppress(TimeoutError, ConnectionError):
                refused += connection.recv(12) == b"HTTP/1.1 429"
        assert refused >= 150


WHOLE = HALF + b"\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET /api",
    "half a head": HALF,
    "no body": BODY,
    "half a body": BODY + b"{",
    "a line": b"\r\n",
    "half of the second": WHOLE + HALF,
    "a line after": WHOLE + b"\r\n",
}


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_half_a_request_is_not_waited_for(server: ServerProcess, sent: bytes) -> None:
    with closing(connection_from(server)) as connection:
        connection.sendall(sent)
        assert is_closed(connection)


def send_until_closed(connection: socket.socket, data: bytes, pause: float, most: int = 2_000) -> int:
    """How often something could be sent."""
    for number in range(most):
        try:
            connection.sendall(data)
        except OSError:
            return number
        time.sleep(pause)
    return most


def test_a_request_that_drips_in_is_not_waited_for(server: ServerProcess) -> None:
    with closing(connection_from(server)) as connection:
        connection.sendall(HALF)
        assert send_until_closed(connection, b"x: y\r\n", 0.2) < 100


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /api/about HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 5_000,
        b"GET /api/about HTTP/1.1\r\nhost: " + b"x" * 100_000,
        b"GET /" + b"x" * 100_000,
        WHOLE * 5_000,
        b"POST /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 50_000,
    ],
    ids=["many headers", "a long header", "a long path", "many at once", "many pieces"],
)
def test_too_much_at_once_ends_the_connection(server: ServerProcess, sent: bytes) -> None:
    with closing(connection_from(server)) as connection:
        try:
            connection.sendall(sent)
        except ConnectionError:
            return
        assert is_closed(connection)


def test_a_client_that_does_not_read_is_not_waited_for(server: ServerProcess) -> None:
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
    token = table.tokens[0]
    ask = f"GET /api/games/{table.id}/printed HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n".encode()
    with closing(socket.socket()) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.bind((ATTACKER, 0))
        connection.connect(("127.0.0.1", server.port))
        assert send_until_closed(connection, ask, 0.02) < 1_500


def flood(server: ServerProcess, table: Seats, frames: bytes, sockets: int, seconds: float) -> None:
    """Sockets that send as much as they can, and read nothing."""
    end = time.monotonic() + seconds
    with ExitStack() as stack:
        opened = [stack.enter_context(closing(socket_from(server, table.id, table.tokens[0]))) for _ in range(sockets)]
        for connection in opened:
            connection.settimeout(0.01)
        while time.monotonic() < end:
            for connection in list(opened):
                try:
                    connection.send(frames)
                except TimeoutError:
                    pass
                except OSError:
                    opened.remove(connection)  # it was closed
            time.sleep(0.001)


@pytest.mark.parametrize(
    "frame", [ping_frame(), text_frame(b'{"type":"ping"}')], ids=["pings of the protocol", "pings of ours"]
)
def test_a_flood_of_pings_is_not_noticed(server: ServerProcess, frame: bytes) -> None:
    neighbour = Neighbour(server)
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
    neighbour.must_not_notice(lambda: flood(server, table, frame * 2_000, sockets=4, seconds=4))
    neighbour.client.close()


def test_pings_now_and_then_are_answered(server: ServerProcess) -> None:
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
    url = f"{server.url.replace('http', 'ws', 1)}/api/games/{table.id}/live"
    with connect(url, ping_interval=None) as connection:
        connection.send(json.dumps({"token": table.tokens[0]}))
        for kind in ("welcome", "view", "presence", *["pong"] * 20):
            assert json.loads(connection.recv(timeout=10))["type"] == kind
            assert connection.ping().wait(10)
            connection.send('{"type":"ping"}')


def test_a_wrong_proxy_setting_is_in_the_log(tmp_path: Path) -> None:
    server = server_with_default_limits(tmp_path).start()
    try:
        for _ in range(3):
            answer = httpx.get(
                f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}, verify=WITHOUT_CERTIFICATES
            )
            assert answer.status_code == 403  # it is not this machine that asks
        assert httpx.get(f"{server.url}/metrics", verify=WITHOUT_CERTIFICATES).status_code == 200
    finally:
        server.stop()
    assert server.log.read_text().count("come from a proxy that is not trusted") == 1
