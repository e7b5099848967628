"""Whole games in the page: bots choose, everything is stored, and nothing is lost by a reload."""

from __future__ import annotations

import json
import random

import pytest
from tests.page.page_client import Page
from tests.server.players import Seats, make_table

from goa.record.wire import JsonObject

WITH_BOTS = {"seats": [{"name": "Ann"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "novice"}]}


def made(page: Page, path: str, body: JsonObject) -> Seats:
    answer = page.client.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return Seats(page.client, answer.json())


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_game_with_bots_survives_reloads(edition: str, page: Page) -> None:
    table = made(page, "/api/games", {**WITH_BOTS, "edition": edition})
    table.random = random.Random(edition)
    made_by_bots = 0
    while True:
        made_by_bots += page.let_bots_choose(table.id)
        view = table.view(0)
        if not view["own"]["offered"]:
            break
        assert table.choose(0, view["number"], table.pick(view)).status_code == 200
        if view["number"] % 7 == 0:
            before = table.view(0)
            page.reload(table.id)
            assert table.view(0) == before
    assert made_by_bots > 50
    assert table.view(0)["table"]["scores"] is not None
    assert table.request("GET", "record", 0).text.startswith("goa 2\n")


def test_the_tutorial_follows_its_script(page: Page) -> None:
    table = made(page, "/api/tutorial", {"language": "de", "name": "Ann"})
    for _ in range(5):
        page.let_bots_choose(table.id)
        view = table.view(0)
        assert view["tutorial"]["suggest"]
        assert table.choose(0, view["number"], view["tutorial"]["suggest"]).status_code == 200


def test_listeners_get_what_is_new_to_them(page: Page) -> None:
    table = make_table(page.client, 2)
    assert json.loads(page.host.listen("one", table.id, table.tokens[0], None, "en"))["status"] == 200
    assert json.loads(page.host.listen("two", table.id, "wrong", None, "en"))["status"] == 404
    first = json.loads(page.host.news())
    assert [(each["to"], each["message"]["type"]) for each in first] == [("one", "view"), ("one", "presence")]
    assert json.loads(page.host.news()) == []
    seat = table.awaited()
    view = table.view(seat)
    table.choose(seat, view["number"], view["own"]["offered"][0]["text"])
    (news,) = json.loads(page.host.news())
    assert news["message"]["number"] == view["number"] + 1
    assert [line["number"] for line in news["message"]["lines"]] == [view["number"] + 1]
    page.host.stop_listening("one")
    assert json.loads(page.host.news()) == []


def test_after_a_failed_write_a_listener_sees_the_stored_table(page: Page) -> None:
    """The quota was full: the choice was not stored, so it was not made."""
    table = make_table(page.client, 2)
    page.host.listen("one", table.id, table.tokens[0], None, "en")
    page.host.news()
    seat = table.awaited()
    view = table.view(seat)
    body = json.dumps({"after": view["number"], "choose": [view["own"]["offered"][0]["text"]]})
    page.host.request("POST", f"/api/games/{table.id}/choices", table.tokens[seat], body)  # and nothing is stored
    page.host.news()
    page.reload(table.id)
    (news,) = json.loads(page.host.news())
    assert news["message"]["number"] == view["number"]


def test_a_bot_waits_once_before_a_turn(page: Page) -> None:
    """How fast its turns are shown is up to the viewer, also at a table that asked for more."""
    table = made(page, "/api/games", {"seats": [{"kind": "bot", "level": "random"}] * 3, "pace": 10})
    pauses: dict[bool, set[float]] = {True: set(), False: set()}
    before = -1
    for _ in range(60):
        asked = json.loads(page.host.bot_question(table.id) or "{}")
        seat = table.view(-1)["table"]["seat"]
        pauses[seat != before].add(asked["pause"])
        before = seat
        answer = json.dumps(page.bots.answer(asked["ask"]))
        page.store(json.loads(page.host.bot_answer(table.id, asked["position"], answer) or "{}"))
    assert pauses == {True: {0.1}, False: {0.0}}


def test_a_bot_that_fails_is_replaced(page: Page) -> None:
    table = made(page, "/api/games", {"seats": [{"kind": "bot", "level": "novice"}] * 2})
    asked = json.loads(page.host.bot_question(table.id) or "{}")
    reply = page.host.bot_answer(table.id, asked["position"], '{"failed": "ValueError"}')
    assert reply is not None
    page.store(json.loads(reply))
    assert sorted(seat["level"] for seat in table.view(-1)["table"]["seats"]) == ["heuristic", "novice"]


def test_a_late_answer_of_a_bot_changes_nothing(page: Page) -> None:
    table = made(page, "/api/games", {"seats": [{"kind": "bot", "level": "novice"}] * 2})
    asked = json.loads(page.host.bot_question(table.id) or "{}")
    answer = json.dumps(page.bots.answer(asked["ask"]))
    assert page.host.bot_answer(table.id, asked["position"] + 1, answer) is None


def test_a_rematch_has_the_same_tokens(page: Page) -> None:
    table = make_table(page.client, 2)
    table.play()
    again = table.request("POST", "rematch", 0).json()["id"]
    assert table.request("POST", "rematch", 1).json()["id"] == again
    table.id = again
    assert table.view(1)["number"] == 0
    page.reload(again)
    assert table.view(1)["number"] == 0


def test_notes_are_kept(page: Page) -> None:
    table = make_table(page.client, 2)
    assert table.request("PUT", "note", 0, json={"text": "buy the flag"}).status_code == 200
    page.reload(table.id)
    assert table.request("GET", "note", 0).json() == {"text": "buy the flag"}
    assert table.request("GET", "note", 1).json() == {"text": ""}
