"""Views, refusals and the socket speak the language that a client asks for."""

from __future__ import annotations

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.sockets import Socket

from goa.locales import languages, say


@pytest.fixture
def table(client: httpx.Client) -> Seats:
    return make_table(client)


def sentence(response: httpx.Response, status: int) -> str:
    assert response.status_code == status, response.text
    said: str = response.json()["sentence"]
    return said


@pytest.mark.parametrize("language", languages())
def test_refusals(language: str, table: Seats) -> None:
    seat = table.awaited()
    other, query = 1 - seat, {"language": language}
    body = {"after": 0, "choose": ["bid 4"]}
    not_offered = table.request("POST", "choices", seat, json=body, params=query)
    refused = not_offered.json()
    assert sentence(not_offered, 422) == say(refused["key"], language, **refused["values"])
    name = table.view(seat)["table"]["seats"][seat]["name"]
    not_yours = table.request("POST", "choices", other, json=body, params=query)
    assert sentence(not_yours, 409) == say("server.not_your_choice", language, name=name)
    spectator = table.request("POST", "pause", -1, params=query)
    assert sentence(spectator, 403) == say("server.spectator", language)
    secret = table.request("GET", "record", seat, params=query)
    assert sentence(secret, 409) == say("server.record_secret", language)
    too_early = table.request("POST", "rematch", seat, params=query)
    assert sentence(too_early, 409) == say("server.no_rematch", language)
    undo = table.request("POST", "undo", seat, json={"after": 0, "choices": 1}, params=query)
    assert sentence(undo, 422) == say("server.undo_own", language)
    table.request("POST", "pause", seat)
    paused = table.request("POST", "choices", seat, json={**body, "after": 1}, params=query)
    assert sentence(paused, 409) == say("server.paused", language)


@pytest.mark.parametrize("language", languages())
def test_a_link_that_opens_nothing(language: str, table: Seats) -> None:
    table.tokens[7] = "wrong"
    nothing = table.request("GET", "view", 7, params={"language": language})
    assert sentence(nothing, 404) == say("server.no_such_game", language)
    with Socket(table, 7, language=language) as socket:
        assert socket.next("error")["sentence"] == say("server.no_such_game", language)


@pytest.mark.parametrize("language", languages())
def test_questions_and_choices(language: str, table: Seats) -> None:
    seat = table.awaited()
    seen = table.view(seat, language=language)
    assert seen["question"]["text"] == say("question.place_flag", language)
    assert seen["own"]["offered"][0]["words"] == say("choice.flag_at_edge", language, side="north", cell="a1")
    with Socket(table, seat, language=language) as socket:
        assert socket.next("view")["question"] == seen["question"]


def test_an_unknown_language_is_answered_in_english(table: Seats) -> None:
    spectator = table.request("POST", "pause", -1, params={"language": "xx"})
    assert sentence(spectator, 403) == say("server.spectator")
