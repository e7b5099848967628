"""Sending choices: what is stored, what is refused, and how each refusal is answered."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from time import monotonic, sleep

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess

import goa


@pytest.fixture
def table(client: httpx.Client) -> Seats:
    return make_table(client)


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> Iterator[Seats]:
    with server.client() as client:
        table = make_table(client)
        table.play()
        yield table


def test_a_choice_is_stored_and_answered_with_the_view(table: Seats) -> None:
    seat = table.awaited()
    seen = table.view(seat)
    text = table.pick(seen)
    answered = table.choose(seat, seen["number"], text.upper()).json()
    assert answered["number"] == 1
    assert answered["chosen"] == [text]
    assert answered["view"]["number"] == 1
    assert [line["text"] for line in answered["view"]["lines"]] == [text]
    assert table.view(seat)["number"] == 1


def test_a_stale_choice_is_answered_with_the_current_view(table: Seats) -> None:
    seat = table.awaited()
    old = table.view(seat)
    table.step()
    refused = table.choose(seat, old["number"], table.pick(old))
    assert refused.status_code == 409
    assert refused.json()["error"] == "stale"
    assert refused.json()["view"]["number"] == 1
    assert refused.json()["view"]["own"]["seat"] == seat


def test_a_choice_from_the_future_is_stale_too(table: Seats) -> None:
    seat = table.awaited()
    refused = table.choose(seat, 7, table.pick(table.view(seat)))
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")


def test_the_same_request_twice_is_one_choice_and_one_answer(table: Seats) -> None:
    seat = table.awaited()
    seen = table.view(seat)
    text = table.pick(seen)
    first = table.choose(seat, seen["number"], text, key="once")
    table.step()
    second = table.choose(seat, seen["number"], text, key="once")
    assert second.status_code == 200
    assert second.content == first.content
    assert table.view(seat)["number"] == 2


def test_a_key_stands_for_one_request_only(table: Seats) -> None:
    seat = table.awaited()
    seen = table.view(seat)
    table.choose(seat, seen["number"], table.pick(seen), key="mine")
    table.play(20)
    while table.awaited() != seat:
        table.step()
    seen = table.view(seat)
    offered = {each["text"] for each in seen["own"]["offered"]}
    others = [choice.text for choice in goa.CATALOGUE if choice.text not in offered][:2]
    for after, error in ((0, "key used before"), (seen["number"], "not offered")):
        refused = table.choose(seat, after, *others, key="mine")
        assert (refused.status_code, refused.json()["error"]) == (422, error)
        assert table.view(seat)["number"] == seen["number"]


def test_a_list_is_taken_whole_or_not_at_all(table: Seats) -> None:
    seat = table.awaited()
    seen = table.view(seat)
    text = table.pick(seen)
    refused = table.choose(seat, seen["number"], text, text)
    assert (refused.status_code, refused.json()["error"]) == (409, "not your choice")
    assert table.view(seat)["number"] == 0


def test_several_choices_of_one_seat_go_together(client: httpx.Client) -> None:
    table = make_table(client, quick_start=True)
    seat = table.awaited()
    answered = table.choose(seat, 0, "progress ships", "progress taxes", key="both")
    assert answered.status_code == 200
    assert answered.json()["number"] == 2
    again = table.choose(seat, 0, "progress ships", "progress taxes", key="both")
    assert again.content == answered.content


def test_what_is_not_offered_is_refused_with_its_rule(table: Seats) -> None:
    seat = table.awaited()
    refused = table.choose(seat, 0, "bid 4")
    body = refused.json()
    assert refused.status_code == 422
    assert body["error"] == "not offered"
    assert re.fullmatch(r"[A-Z]{3}-\d+", body["rule"])
    assert body["sentence"]
    assert body["key"].startswith("refusal.")
    assert table.choose(seat, 0, "dance").status_code == 422
    assert table.view(seat)["number"] == 0


def test_another_seat_cannot_choose_for_the_one_awaited(table: Seats) -> None:
    seat = table.awaited()
    refused = table.choose(1 - seat, 0, table.pick(table.view(seat)))
    assert (refused.status_code, refused.json()["error"]) == (409, "not your choice")


def test_spectators_cannot_choose(table: Seats) -> None:
    refused = table.choose(-1, 0, table.pick(table.view(table.awaited())))
    assert (refused.status_code, refused.json()["error"]) == (403, "spectator")


def test_a_stranger_is_told_nothing(table: Seats, client: httpx.Client) -> None:
    other = make_table(client)
    for headers, status in [({}, 401), ({"Authorization": "Bearer x"}, 404), (other.headers(0), 404)]:
        assert client.get(f"/api/games/{table.id}/view", headers=headers).status_code == status
    assert client.get("/api/games/nosuchgame/view", headers=other.headers(0)).status_code == 404


def test_after_the_end_nothing_is_chosen(finished: Seats) -> None:
    seen = finished.view(0)
    assert seen["table"]["is_over"]
    refused = finished.choose(0, seen["number"], "pass")
    assert (refused.status_code, refused.json()["error"]) == (409, "over")


def test_the_end_shows_seed_and_commitment(finished: Seats, client: httpx.Client) -> None:
    record = finished.request("GET", "record", -1).text
    commitment = finished.made["commitment"]
    assert f"# commitment: {commitment}\n" in record
    said = re.search(r"# commitment is the SHA-256 of (\S+)", record)
    assert said is not None
    assert hashlib.sha256(said[1].encode()).hexdigest() == commitment
    assert said[1].endswith(":" + re.search(r"^seed: ([0-9a-f]{64})$", record, re.MULTILINE)[1])  # type: ignore[index]  # it is there
    assert make_table(client).request("GET", "record", 0).json()["error"] == "not over"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"after": 0},
        {"after": -1, "choose": ["pass"]},
        {"after": "0", "choose": ["pass"]},
        {"after": 0, "choose": []},
        {"after": 0, "choose": "pass"},
        {"after": 0, "choose": ["pass"], "key": "with space"},
        {"after": 0, "choose": ["x" * 81]},
        {"after": 0, "choose": ["pass"], "more": 1},
        {"after": 10**30, "choose": ["pass"]},
        [],
        None,
    ],
)
def test_malformed_requests_are_told_where(table: Seats, body: object) -> None:
    refused = table.request("POST", "choices", 0, json=body)
    assert refused.status_code == 400
    assert refused.json()["error"] == "malformed"
    assert refused.json()["sentence"].startswith("body")


def test_malformed_requests_are_answered_in_the_language_of_the_request(table: Seats) -> None:
    body = {"after": 0, "choose": "pass"}
    said = {
        language: table.request("POST", f"choices?language={language}", 0, json=body).json()["sentence"]
        for language in ("en", "de", "nl")
    }
    assert said == {
        "en": 'body.choose: expected a list with 1 to 50 entries, got "pass".',
        "de": 'body.choose: Erwartet wird eine Liste mit 1 bis 50 Einträgen; angekommen ist "pass".',
        "nl": 'body.choose: verwacht werd een lijst met 1 tot 50 onderdelen, maar er kwam "pass".',
    }


def test_a_body_without_its_content_type_is_told_so(table: Seats) -> None:
    headers = {**table.headers(0), "content-type": "text/plain"}
    refused = table.client.post(f"/api/games/{table.id}/undo", content='{"after": 0}', headers=headers)
    assert refused.status_code == 400
    assert refused.json()["sentence"] == "header content-type: expected application/json, got “text/plain”."


def test_a_server_that_comes_back_knows_everything(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path).start()
    try:
        with process.client() as client:
            table = make_table(client, 3)
            table.play(40)
            before = table.view(1)
        assert process.stop() == 0
        process.start()
        with process.client() as client:
            table.client = client
            after = table.view(1)
        assert {**after, "presence": 0} == {**before, "presence": 0}
    finally:
        process.stop()


def test_hanging_up_in_the_middle_of_a_request_is_no_failure(client: httpx.Client, server: ServerProcess) -> None:
    table = make_table(client)
    head = f"POST /api/games/{table.id}/choices HTTP/1.1\r\nHost: goa\r\nAuthorization: Bearer {table.tokens[0]}\r\n"
    with create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f'{head}Content-Length: 100\r\n\r\n{{"after": 0'.encode())
    gone = 'goa_request_seconds_count{route="/api/games/{game}/choices",status="0"}'
    deadline = monotonic() + 10
    while gone not in client.get("/metrics").text:
        assert monotonic() < deadline
        sleep(0.1)
    assert '"failed"' not in server.log.read_text()
