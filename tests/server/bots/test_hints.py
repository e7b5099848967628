"""Hints: the heuristic's ranking for the seat that chooses, and only where that was agreed."""

import asyncio
import os
import shutil
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.schema import declared
from tests.tables.random_games import game_of

from goa.bots.explain.hint_evaluation import hint_evaluation
from goa.editions.load import edition_text
from goa.record.wire import to_wire
from goa.rules.game import apply, new_game
from goa.server.bots.hints import MOST_WAITING, Hints
from goa.tables.bot_answers import HINT, BotAnswers
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.views.observation import observe


def test_every_offered_choice_is_ranked_with_its_worth(client: httpx.Client) -> None:
    table = make_table(client, 3)
    has_appraisal = has_reasons = False
    for _ in range(26):
        seat = table.awaited()
        view = table.view(seat)
        answered = table.request("GET", "hint", seat, params={"language": "en"})
        assert answered.status_code == 200, answered.text
        hint = answered.json()
        declared("Hint").validate(hint)
        assert hint["number"] == view["number"]
        offered = {each["text"]: each["words"] for each in view["own"]["offered"]}
        assert {each["text"]: each["words"] for each in hint["opinions"]} == offered
        shares = [each["win_share"] for each in hint["opinions"]]
        assert shares == sorted(shares, reverse=True)
        assert shares[0] == hint["outlook"]["win_chances"][seat]
        assert all(0 <= each["win_share"] <= 1 for each in hint["opinions"])
        assert hint["outlook"]["source"] == "network"
        assert sum(hint["outlook"]["win_chances"]) == pytest.approx(1, abs=1e-3)
        assert sum(each["network"]["preference"] for each in hint["opinions"]) == pytest.approx(1, abs=1e-2)
        has_appraisal |= hint["appraisal"] is not None
        has_reasons |= any(each["reasons"] for each in hint["opinions"])
        task = view["question"]["task"]
        if task in ("place_flag", "place_marker", "bid_on_lot", "last_word"):
            assert hint["opinions"][0]["sentences"]
        assert (hint["appraisal"] is not None) == (view["question"]["task"] in ("bid_on_lot", "last_word"))
        assert table.request("GET", "hint", seat).json() == hint
        chosen = hint["opinions"][0]["text"]
        assert table.choose(seat, view["number"], chosen).status_code == 200
    assert has_appraisal
    assert has_reasons


def test_a_worker_thinks_as_the_terminal_does() -> None:
    state = new_game("2012", players=3, seed=5)
    for text in ("flag c3", "mark b3"):
        if text in [choice.text for choice in state.offered]:
            apply(state, text)
    observation = observe(state, state.seat)
    question = {"level": HINT, "seed": 0, "observation": to_wire(observation)}
    said = BotAnswers().answer({**question, "edition": edition_text("2012")})["opinions"]
    thought = hint_evaluation(observation)
    assert said == thought["opinions"]


def test_hints_are_for_the_seat_that_chooses_where_they_are_agreed(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    assert table.request("GET", "hint", -1).status_code == 403
    refused = table.request("GET", "hint", 1 - seat)
    assert (refused.status_code, refused.json()["error"]) == (409, "not your choice")
    table.request("POST", "pause", seat)
    assert table.request("GET", "hint", seat).json()["error"] == "paused"
    without = make_table(client, hints=False)
    assert not without.view(0)["table"]["hints"]
    refused = without.request("GET", "hint", without.awaited())
    assert (refused.status_code, refused.json()["error"]) == (403, "no hints")


def test_a_hint_calls_an_open_seat_so(client: httpx.Client) -> None:
    """Not by the colour that it was made with."""
    body = {"seats": [{"name": "Ann"}, {"kind": "open", "colour": "blue"}], "pace": 0}
    table = Seats(client, client.post("/api/games", json=body).json())
    while table.awaited() != 0:
        table = Seats(client, client.post("/api/games", json=body).json())
    opinions = table.request("GET", "hint", 0, params={"language": "en"}).json()["opinions"]
    told = " ".join(sentence for opinion in opinions for sentence in opinion["sentences"])
    assert "Open seat places the next marker" in told
    assert "Blue" not in told


def test_thinking_holds_up_nobody(server: ServerProcess, client: httpx.Client) -> None:
    """While the processes that think are stopped, the server still answers everything else."""
    table = make_table(client, 4)
    assert table.request("GET", "hint", table.awaited()).status_code == 200  # starts the process
    table.step()
    pgrep = shutil.which("pgrep")
    if pgrep is None:
        pytest.skip("pgrep finds the worker processes, and it is not installed here")
    children = subprocess.run([pgrep, "-P", str(server.pid)], capture_output=True, text=True, check=True).stdout
    workers = [int(pid) for pid in children.split()]
    with ThreadPoolExecutor(1) as executor:
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        try:
            hint = executor.submit(table.request, "GET", "hint", table.awaited())
            answers = [client.get("/api/about").status_code for _ in range(20)]
            assert (answers, hint.done()) == ([200] * 20, False)
        finally:
            for pid in workers:
                os.kill(pid, signal.SIGCONT)
        assert hint.result().status_code == 200


def test_no_more_than_some_wait_for_a_hint() -> None:
    async def ask() -> None:
        hints = Hints()
        thinking = asyncio.Event()

        async def never(_task: object, _turn: object) -> dict[str, object]:
            await thinking.wait()
            return {}

        hints.pool.ask_bot = never  # type: ignore[assignment,method-assign]  # a worker that thinks until it is told to stop
        tables = [Table(game_of("2012", 2)) for _ in range(MOST_WAITING + 1)]
        for number, table in enumerate(tables):
            table.position = number
        waiting = [asyncio.create_task(hints.hint(table, table.state.seat, "en")) for table in tables[:-1]]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="hint"):
            await hints.hint(tables[-1], tables[-1].state.seat, "en")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        thinking.set()
        await hints.stop()

    asyncio.run(ask())
