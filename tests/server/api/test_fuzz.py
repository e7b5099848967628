"""Nonsense at every endpoint: no 5xx, no stack trace, nothing stored. Requests are made from our own documentation.

GOA_FUZZ_EXAMPLES=300 tries longer.
"""

import os
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from tests.server.conftest import assert_clean
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess

EXAMPLES = int(os.environ.get("GOA_FUZZ_EXAMPLES", "12"))
ODD = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

Case = schemathesis.Case[Any]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Seats]]:
    """A server, and a table at which anything may happen; another table must not notice."""
    server = ServerProcess(tmp_path_factory.mktemp("fuzz")).start()
    with server.client() as client:
        witness = make_table(client)
        witness.play(8)
        before = witness.view(0)
        yield server, make_table(client)
        after = witness.view(0)
    assert server.stop() == 0
    assert_clean(server.log)
    assert {**after, "presence": 0} == {**before, "presence": 0}


def stored(server: ServerProcess) -> tuple[int, ...]:
    database = sqlite3.connect(server.folder / "games.sqlite")
    tables = ("games", "doors", "entries", "sayings", "notes")
    counts = tuple(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables)  # noqa: S608 - our own tables
    database.close()
    return counts


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_endpoint_bears_nonsense(fuzzed: tuple[ServerProcess, Seats], mode: GenerationMode) -> None:
    server, table = fuzzed
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        try:
            cases = operation.as_strategy(generation_mode=mode)
            bear(server, table, cases)
        except Unsatisfiable:  # there is no wrong way to ask for /healthz
            assert mode is GenerationMode.NEGATIVE


def bear(server: ServerProcess, table: Seats, cases: st.SearchStrategy[Case]) -> None:
    @ODD
    @given(case=cases, seat=st.sampled_from([0, 1, -1, None]), known=st.booleans())
    def nonsense(case: Case, seat: int | None, known: bool) -> None:
        # Where somebody resigns, bots begin to play, and then something is stored all the time.
        if known and "game" in (case.path_parameters or {}) and not case.path.endswith("/resign"):
            case.path_parameters["game"] = table.id
        if seat is not None:
            case.headers = table.headers(seat)  # type: ignore[assignment]  # a plain dict will do
        if "wait" in (case.query or {}):
            case.query["wait"] = 0  # it would wait indeed
        before = stored(server)
        response = case.call(timeout=40)
        assert response.status_code < 500, response.text
        assert "Traceback" not in response.text
        if response.status_code >= 400:
            assert {"error", "sentence"} <= set(response.json())
            assert stored(server) == before

    nonsense()


MALFORMED = [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"after": 1e400}', b"[" * 20_000, b'{"a":"\\ud800"}']


@pytest.mark.parametrize("body", MALFORMED)
def test_bodies_that_are_no_json(fuzzed: tuple[ServerProcess, Seats], body: bytes) -> None:
    server, table = fuzzed
    before = stored(server)
    within = ("choices", "rehearsal", "seats", "undo", "undo/answer", "resign", "chat")
    for path in (*(f"/api/games/{table.id}/{each}" for each in within), "/api/games", "/api/records", "/api/tutorial"):
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            headers = {**table.headers(0), "content-type": kind}
            answer = table.client.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, answer.text)
    assert stored(server) == before


@pytest.mark.parametrize(
    ("header", "status"),
    [
        ("Bearer", 401),
        ("Basic abc", 401),
        ("Bearer " + "x" * 5000, 400),
        ("bearer -", 404),
        ("Bearer ' OR 1=1 --", 404),
        ("Bearer é", 404),
    ],
)
def test_headers_that_are_no_token(fuzzed: tuple[ServerProcess, Seats], header: str, status: int) -> None:
    server, table = fuzzed
    answer = httpx.get(
        f"{server.url}/api/games/{table.id}/view", headers=[(b"Authorization", header.encode("latin-1"))]
    )
    assert answer.status_code == status


@pytest.mark.parametrize("path", ["%00", "..%2f..%2fetc%2fpasswd", "A" * 17, "é", "x/../y", "%F0%28%8C%28"])
def test_ids_that_are_no_game(fuzzed: tuple[ServerProcess, Seats], path: str) -> None:
    server, table = fuzzed
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH"):
        answer = httpx.request(method, f"{server.url}/api/games/{path}/view", headers=table.headers(0))
        assert 400 <= answer.status_code < 500
