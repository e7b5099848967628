"""Journals stay bounded, and looking back at a long one costs nobody else anything."""

import time
from collections.abc import Iterator

import httpx
import pytest
from tests.server.attacks.attacker import ATTACKER, client_from, server_with_default_limits
from tests.server.attacks.neighbour import Neighbour
from tests.server.conftest import assert_clean
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess

from goa.tables.entry_limits import MOST_ENTRIES, MOST_NAMES, MOST_PAUSES, MOST_UNDOS

ACCOMPLICE = "127.0.0.67"  # prepares what the attacker uses


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The processor time is limited as it is by default, but not entries and requests: journals are to grow quickly."""
    folder, much = tmp_path_factory.mktemp("journals"), "100000"
    names = ("GOA_ENTRIES_A_MINUTE", "GOA_REQUESTS_A_SECOND", "GOA_REQUESTS_AT_ONCE")
    process = server_with_default_limits(folder, **dict.fromkeys(names, much))
    process.start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def undo_bomb(table: Seats, undos: int) -> int:
    """Choose and undo again and again; how often an undo was accepted."""
    done = 0
    seat = table.awaited()
    view = table.view(seat)
    while done < undos:
        answer = table.choose(seat, view["number"], view["own"]["offered"][0]["text"])
        assert answer.status_code == 200, answer.text
        view = answer.json()["view"]
        if not view["own"]["may_undo"]:
            return done
        answer = table.request("POST", "undo", seat, json={"after": view["number"]})
        if answer.status_code != 200:
            assert answer.json()["error"] == "no undo"
            return done
        view = answer.json()
        done += 1
    return done


def test_a_seat_may_undo_only_so_often(server: ServerProcess) -> None:
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
        assert undo_bomb(table, MOST_UNDOS + 10) == MOST_UNDOS
        assert table.view(0)["number"] < MOST_ENTRIES
        answer = table.request("POST", "undo", 0, json={"after": table.view(0)["number"]})
        assert (answer.status_code, answer.json()["error"]) == (422, "no undo")
        assert table.step()


def test_a_seat_may_pause_only_so_often_and_resume_always(server: ServerProcess) -> None:
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
        for _ in range(MOST_PAUSES):
            assert table.request("POST", "pause", 0).status_code == 200
            assert table.request("POST", "resume", 1).status_code == 200
        answer = table.request("POST", "pause", 0)
        assert (answer.status_code, answer.json()["error"]) == (422, "no pause")
        assert table.request("POST", "pause", 1).status_code == 200
        assert table.request("POST", "resume", 0).status_code == 200


def test_a_seat_may_take_another_name_only_so_often(server: ServerProcess) -> None:
    with server.client() as client:
        table = make_table(client, 2)
        body = [{"name": f"Ann {number}", "colour": ""} for number in range(MOST_NAMES + 2)]
        answers = [table.request("POST", "seats", 0, json=each) for each in body]
        assert [answer.status_code for answer in answers] == [200] * MOST_NAMES + [422] * 2
        assert answers[-1].json()["error"] == "no new name"
        assert table.view(0)["number"] == MOST_NAMES


def test_a_pause_makes_no_choice_stale(server: ServerProcess) -> None:
    with client_from(server, ATTACKER) as client:
        table = make_table(client)
        seat = table.awaited()
        view = table.view(seat)
        for _ in range(3):
            table.request("POST", "pause", 1 - seat)
            assert table.choose(seat, view["number"], table.pick(view)).json()["error"] == "paused"
            table.request("POST", "resume", 1 - seat)
        assert table.choose(seat, view["number"], table.pick(view)).status_code == 200


def test_an_opponent_cannot_pause_all_the_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ServerProcess(tmp_path_factory.mktemp("pauses"), GOA_ENTRIES_A_MINUTE="6").start()
    try:
        with server.client() as client:
            table = make_table(client)
            answers = []
            for _ in range(8):
                answers.append(table.request("POST", "pause", 0))
                table.request("POST", "resume", 0)
            assert [answer.status_code for answer in answers[:6]] == [200] * 6
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) > 0
    finally:
        server.stop()


@pytest.mark.slow
def test_looking_back_at_a_long_journal_is_not_noticed(server: ServerProcess) -> None:
    neighbour = Neighbour(server)
    with client_from(server, ACCOMPLICE) as preparing, client_from(server, ATTACKER) as client:
        table = make_table(preparing)
        undo_bomb(table, MOST_UNDOS)
        table.play(200)
        number = table.view(-1)["number"]
        assert number > 600
        table.client = client

        def attack() -> None:
            """What the attacker may not have any more is refused, but not from the beginning."""
            end = time.monotonic() + 4
            answers: list[httpx.Response] = []
            while time.monotonic() < end:
                answers.append(table.request("GET", "view", -1, params={"after": 0}))
                answers.append(table.request("GET", "lines", 0))
                answers += [table.request("GET", f"at/{number - back}", 0) for back in range(1, number, 97)]
            assert {answer.status_code for answer in answers} <= {200, 429}
            assert len(answers[1].json()["lines"]) > 600
            assert answers[2].json()["number"] == number - 1

        neighbour.must_not_notice(attack)
    neighbour.client.close()
