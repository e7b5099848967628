"""Bots at tables: their choices are submitted like those of people, and the table survives their failures."""

import asyncio
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from tests.server.bots.waiting import wait_for
from tests.server.given_clock import GivenClock, given_application
from tests.server.players import Seats
from tests.server.process import ServerProcess

from goa.record.wire import JsonObject
from goa.tables.journal import Entry

BAD_BOTS = Path(__file__).parent / "bad_bots"
ANSWERS = 12


def table_with(client: httpx.Client, *seats: JsonObject, pace: float = 0) -> Seats:
    response = client.post("/api/games", json={"seats": list(seats), "pace": pace})
    assert response.status_code == 201, response.text
    return Seats(client, response.json())


def test_bots_play_a_game_to_its_end(client: httpx.Client) -> None:
    table = table_with(client, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"})
    assert wait_for(table, "end")["scores"]["winners"]


def test_an_admiral_plays(client: httpx.Client) -> None:
    """Its network is loaded in a worker, not in the server."""
    table = table_with(client, {"kind": "bot", "level": "admiral"}, {"kind": "bot", "level": "random"})
    scores = wait_for(table, "end")["scores"]
    assert scores["winners"] == [0]
    assert [seat["level"] for seat in table.view(-1)["table"]["seats"]] == ["admiral", "random"]


def test_a_person_among_bots(client: httpx.Client) -> None:
    table = table_with(client, {"name": "Ann"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"})
    for _ in range(12):
        wait_for(table, "person")
        view = table.view(0)
        assert table.choose(0, view["number"], table.pick(view)).status_code == 200
    assert table.view(0)["table"]["choices"] > 20


@pytest.mark.parametrize(("pace", "pause"), [({}, 0.1), ({"pace": 10}, 0.1), ({"pace": 0.05}, 0.05), ({"pace": 0}, 0)])
def test_bots_wait_once_before_a_turn(tmp_path: Path, pace: JsonObject, pause: float) -> None:
    """How fast their turns are shown is up to each viewer, also at tables that asked for more."""
    clock = GivenClock()

    async def play() -> list[Entry]:
        async with given_application(tmp_path, clock) as given:
            await given.make([{"name": "Ann"}, *[{"kind": "bot", "level": "random"}] * 3], **{"pace": 0.1, **pace})
            for _ in range(ANSWERS):
                await given.until(lambda table: table.state.seat == 0)
                await given.choose(0)
            await given.until(lambda table: table.state.seat == 0)
            return await given.registry.store.entries(given.id)

    choices = [entry for entry in asyncio.run(play()) if entry.kind == "choose"]
    seats = [-1, *(entry.seat for entry in choices)]
    turns = sum(seat not in (before, 0) for before, seat in pairwise(seats))
    assert len(choices) - seats.count(0) > turns > ANSWERS
    assert clock.bot_pauses == pytest.approx([pause] * turns if pause else [])


@pytest.fixture(scope="module")
def server_of_failures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(BAD_BOTS)]))
    folder = tmp_path_factory.mktemp("failures")
    process = ServerProcess(folder, PYTHONPATH=path, GOA_ROBOT_SECONDS="1").start()
    yield process
    assert process.stop() == 0


@pytest.mark.parametrize("level", ["crashing", "raising", "sleeping", "cheating"])
def test_a_bot_that_fails_is_retried_and_replaced(server_of_failures: ServerProcess, level: str) -> None:
    with server_of_failures.client() as client:
        table = table_with(client, {"kind": "bot", "level": level}, {"kind": "human", "name": "Ann"})
        seen = wait_for(table, "person", 90)
        if not seen["choices"]:
            view = table.view(1)
            table.choose(1, view["number"], table.pick(view))
            seen = wait_for(table, "person", 90)
        assert seen["seats"][0]["level"] != level
        assert seen["choices"]
        assert client.get("/healthz").status_code == 200
    assert f'"bot": "{level}", "why": "attempt 2' in server_of_failures.log.read_text()


def test_a_bot_is_not_asked_after_its_table_was_paused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            given.registry.observers.clear()  # bots are started below
            await given.make([{"name": "Ann"}, {"kind": "bot", "level": "random"}])
            if (await given.view())["table"]["seat"] == 0:
                await given.answer()
            live = await given.registry.find(given.id)
            if live.bot_task is not None:
                await live.bot_task
            before = live.table.number
            choosing = asyncio.create_task(given.bots._run(live, 0.2))
            await asyncio.sleep(0)
            assert (await given.post("pause", 0)).status_code == 200
            await choosing
            assert live.table.number == before + 1  # only the pause

    asyncio.run(test())
    assert "a bot failed" not in caplog.text
