"""One address asks for as much as it can: it is refused, and nobody else notices."""

import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import pytest
from tests.server.attacks.attacker import ATTACKER, client_from, server_with_default_limits
from tests.server.attacks.flood import Flood, request, run_flood
from tests.server.attacks.neighbour import Neighbour
from tests.server.conftest import assert_clean
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

FAMILY = "127.0.0.4"
SECONDS = 5

pytestmark = pytest.mark.slow  # some seconds each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Only the processor time is limited as it is by default: requests are not counted, so that they cost something."""
    folder = tmp_path_factory.mktemp("floods")
    process = server_with_default_limits(
        folder, GOA_REQUESTS_A_SECOND="100000", GOA_REQUESTS_AT_ONCE="100000", GOA_TABLES_AN_HOUR="100000"
    ).start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def wanted(what: str, table: Seats) -> list[str]:
    api, token = f"/api/games/{table.id}", table.tokens[0]
    body = {"after": 0, "choose": ["bid 4"] * 50}
    return {
        "views": [request("GET", f"{api}/view?after=0", token)],
        "lines": [request("GET", f"{api}/lines", token)],
        "old views": [request("GET", f"{api}/at/{number}", token) for number in range(40)],
        "wrong choices": [request("POST", f"{api}/choices", token, body)],
        "rehearsals": [request("POST", f"{api}/rehearsal", token, body)],
        "new tables": [request("POST", "/api/games", "", {"seats": [{}, {}, {}, {}]})],
        "tables that do not exist": [request("GET", f"/api/games/{number}/view", token) for number in range(1000)],
        "health": [request("GET", "/healthz")],
        "pages": [request("GET", "/"), request("GET", "/docs"), request("GET", "/openapi.json")],
    }[what]


@pytest.mark.parametrize("what", ["views", "lines", "old views", "wrong choices", "new tables", "pages"])
def test_a_flood_of_requests_is_not_noticed(server: ServerProcess, what: str) -> None:
    neighbour = Neighbour(server)
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
        if what in ("lines", "old views"):
            table.play(60)
    flood = Flood(server.port, ATTACKER, connections=100, seconds=SECONDS, requests=wanted(what, table))
    neighbour.must_not_notice(lambda: run_flood(flood))
    neighbour.client.close()


def test_who_asks_for_too_much_is_refused_for_a_while(tmp_path_factory: pytest.TempPathFactory) -> None:
    process = server_with_default_limits(
        tmp_path_factory.mktemp("refused"),
        GOA_REQUESTS_A_SECOND="100000",
        GOA_REQUESTS_AT_ONCE="100000",
        GOA_PROCESSOR_SHARE="0.02",
        GOA_PROCESSOR_SECONDS_AT_ONCE="0.3",
    ).start()
    try:
        with client_from(process, ATTACKER) as client, client_from(process, FAMILY) as others:
            table = make_table(client)
            flood = Flood(process.port, ATTACKER, connections=50, seconds=SECONDS, requests=wanted("views", table))
            assert set(run_flood(flood)) == {200, 429}
            answer = table.request("GET", "view", 0)
            assert answer.status_code == 429
            assert answer.json()["error"] == "too fast"
            assert "processor time" in answer.json()["sentence"]
            assert 0 < int(answer.headers["retry-after"]) <= 61
            assert others.get("/api/about").status_code == 200
    finally:
        process.stop()


def test_a_family_behind_one_address_is_never_refused(server: ServerProcess) -> None:
    """Four people with a socket each, at two tables, who choose as fast as they can think."""
    with client_from(server, FAMILY) as client:
        tables = [make_table(client) for _ in range(2)]

        def play(table: Seats) -> list[float]:
            waits: list[float] = []
            with Socket(table, 0) as one, Socket(table, 1) as two:
                for _ in range(30):
                    began = time.monotonic()
                    answered = table.step()
                    assert answered is not None
                    for socket in (one, two):
                        socket.until(answered["number"])
                    waits.append(time.monotonic() - began)
                    time.sleep(0.2)
            return waits

        with ThreadPoolExecutor(2) as executor:
            waits = list(itertools.chain.from_iterable(executor.map(play, tables)))
        assert max(waits) < 50 * median(waits) + 1, sorted(waits)  # a busy machine makes all of them longer


def test_a_page_with_all_its_files_is_never_paced_for_long(server: ServerProcess) -> None:
    """A class of thirty opens the page at once."""
    page = ["/", "/api/about", "view", "printed"]
    with client_from(server, FAMILY) as client:
        table = make_table(client)

        def ask(path: str) -> int:
            return (client.get(path) if path.startswith("/") else table.request("GET", path, 0)).status_code

        began = time.monotonic()
        assert {ask(path) for path in page} == {200}
        one = time.monotonic() - began
        with ThreadPoolExecutor(30) as executor:
            began = time.monotonic()
            assert set(executor.map(ask, page * 30)) == {200}
        assert time.monotonic() - began < 5 * 30 * one + 2
