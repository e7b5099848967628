"""Malicious editions and records: refused with a sentence, and no other caller notices."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.editions.hostile import PRINTED, TEXTS
from tests.editions.worst import worst_edition
from tests.server.attacks.attacker import ATTACKER, client_from, server_with_default_limits
from tests.server.attacks.neighbour import Neighbour, most_memory
from tests.server.conftest import assert_clean

import goa
from goa.editions.load import load_edition, parse_edition
from goa.server.api.routes.create_routes import requested_game
from goa.server.store.migrate import migrate
from goa.server.store.queries.new_games import store_game
from goa.server.store.store import Store
from goa.server.workers import upload_checks
from goa.server.workers.upload_checks import MOST_WAITING, UploadChecks, edition_from
from goa.server.workers.worker_pool import WorkerFailed
from goa.tables.requests.request_bodies import NewGame
from goa.tables.requests.request_errors import RequestRefused

TIMES_SENT = 3
MORE_MEMORY = 100_000_000  # than before; one of these took 2.3 GB
LONGEST_ANSWER = 20_000
SEATS = [{"name": "Ann"}, {"name": "Bob"}]


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Neighbour]:
    server = server_with_default_limits(tmp_path_factory.mktemp("attacked")).start()
    neighbour = Neighbour(server)
    with client_from(server, ATTACKER) as client:  # the first check starts a process
        assert client.post("/api/games", json={"seats": SEATS, "edition_text": PRINTED}).status_code == 201
    yield neighbour
    neighbour.client.close()
    assert server.stop() == 0
    assert_clean(server.log)


# The largest of them are refused by the size of the request already.
@pytest.mark.parametrize("what", [what for what, text in TEXTS.items() if len(json.dumps(text)) <= 100_000])
def test_a_hostile_edition_costs_only_the_attacker(neighbour: Neighbour, what: str) -> None:
    before = most_memory(neighbour.server)
    answers: list[httpx.Response] = []

    def attack() -> None:
        with client_from(neighbour.server, ATTACKER) as client:
            for _ in range(TIMES_SENT):
                body = {"seats": SEATS, "edition_text": TEXTS[what]}
                answers.append(client.post("/api/games", json=body))
                if answers[-1].status_code == 201:  # then ask for what takes long
                    made = answers[-1].json()
                    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
                    client.get(f"/api/games/{made['id']}/odds", headers=headers)
                    client.get(f"/api/games/{made['id']}/view", headers=headers)

    neighbour.must_not_notice(attack)
    after = most_memory(neighbour.server)
    if before is not None and after is not None:
        assert after - before < MORE_MEMORY
    assert [answer.status_code for answer in answers] == [422] * TIMES_SENT
    for answer in answers:
        assert answer.json()["error"] == "edition"
        assert answer.json()["sentence"].startswith("your edition: ")
        assert len(answer.text) < LONGEST_ANSWER


def test_a_record_with_a_hostile_edition_is_refused_alike(neighbour: Neighbour) -> None:
    text = goa.write_record(goa.new_game("2012", players=2, seed=1))

    def attack() -> None:
        with client_from(neighbour.server, ATTACKER) as client:
            for what in ("a key of 40,000 parts", "300,000,000 tiles of a kind", "800 nearly right tiles"):
                answer = client.post("/api/records", json={"text": text, "edition_text": TEXTS[what]})
                assert (answer.status_code, answer.json()["error"]) == (422, "edition")

    neighbour.must_not_notice(attack)


def test_odds_and_views_of_the_worst_edition_that_is_accepted(neighbour: Neighbour) -> None:

    def attack() -> None:
        with client_from(neighbour.server, ATTACKER) as client:
            made = client.post("/api/games", json={"seats": SEATS, "edition_text": worst_edition()}).json()
            headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            for _ in range(20):
                assert client.get(f"/api/games/{made['id']}/odds", headers=headers).status_code == 200

    neighbour.must_not_notice(attack)


def whole_game() -> str:
    state = goa.new_game("2012", players=4, seed=2)
    dice = random.Random(2)
    while not state.is_over:
        goa.apply(state, dice.choice(state.offered))
    return goa.write_record(state)


def test_a_long_record_is_played_again_elsewhere(neighbour: Neighbour) -> None:
    """A whole game of four; the server itself must not replay it while others wait."""
    text = whole_game()

    def attack() -> None:
        with client_from(neighbour.server, ATTACKER) as client:
            for _ in range(10):
                assert client.post("/api/records", json={"text": text}).status_code == 201

    neighbour.must_not_notice(attack)


# The budget itself


def test_what_takes_too_long_is_refused_and_the_next_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload_checks, "SECONDS", 0.01)

    async def test() -> None:
        checking = UploadChecks()
        with pytest.raises(RequestRefused, match="too much time or memory") as refusal:
            await checking.edition(PRINTED)
        assert (refusal.value.status, refusal.value.error) == (422, "too costly")
        checking.pool.seconds = 60
        assert await checking.edition(PRINTED) == parse_edition(PRINTED, "mine")
        await checking.stop()

    asyncio.run(test())


def test_what_takes_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resource")
    monkeypatch.setattr(upload_checks, "MEBIBYTES", 1)  # nothing but what the process has when it begins

    async def test() -> None:
        checking = UploadChecks()
        with pytest.raises(RequestRefused, match="too much time or memory"):
            await checking.edition("#" * 30_000_000)
        await checking.stop()

    asyncio.run(test())


def test_no_more_than_some_wait_to_be_checked() -> None:
    async def test() -> None:
        checking = UploadChecks()
        ready = asyncio.Event()

        async def never(_question: object, _turn: object) -> dict[str, object]:
            await ready.wait()
            raise WorkerFailed("at last")

        checking.pool.ask = never  # type: ignore[assignment,method-assign]  # a worker that never comes to an end
        waiting = [asyncio.create_task(checking.edition(PRINTED)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="being checked right now") as refusal:
            await checking.edition(PRINTED)
        assert refusal.value.status == 503
        ready.set()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, RequestRefused) for answer in answers)

    asyncio.run(test())


@pytest.mark.parametrize("name", ["2004", "2012"])
def test_an_edition_comes_back_whole_from_its_check(name: str) -> None:
    assert edition_from(msgspec.json.decode(msgspec.json.encode(asdict(load_edition(name))))) == load_edition(name)


def test_a_built_in_edition_needs_no_check(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        checking = UploadChecks()
        await store_game(store, await requested_game(msgspec.convert({"seats": SEATS}, NewGame), checking))
        assert not vars(checking.pool)["_processes"]  # no process was started
        await store.close()

    asyncio.run(test())
