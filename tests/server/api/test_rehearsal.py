"""Looking without choosing: what is printed, and choices tried out before they are made."""

import re

import httpx
from tests.server.players import Seats, make_table

from goa.editions.load import load_edition
from goa.record.wire import JsonObject


def test_the_printed_edition_is_told_with_its_words(client: httpx.Client) -> None:
    table = make_table(client, edition="2004")
    told = table.request("GET", "printed", -1).json()
    edition = load_edition("2004")
    assert told["title"] == edition.title
    assert [card["colonists"] for card in told["cards"]] == [card.colonists for card in edition.cards]
    assert told["columns"][0]["gives"] == list(edition.gives[0])
    assert len(told["tile_help"]) == len(told["words"]["tiles"])
    assert all(thing["text"] and thing["rule"] for thing in told["tile_help"] + told["effect_help"])


def test_a_rehearsal_shows_how_the_table_would_stand_and_stores_nothing(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    seen = table.view(seat)
    text = seen["own"]["offered"][0]["text"]
    response = rehearse(table, seat, seen["number"], text.upper())
    assert response.status_code == 200
    tried = response.json()
    assert tried["chosen"] == [text]
    assert tried["view"]["table"]["markers"] != seen["table"]["markers"]
    assert {**table.view(seat), "presence": 0} == {**seen, "presence": 0}  # which has the time of day


def test_a_rehearsal_shows_nothing_that_comes_to_light(client: httpx.Client) -> None:
    table = make_table(client)
    seat, seen = seat_asked_for(table, "expedition")
    answered = table.choose(seat, seen["number"], "expedition")
    drawing = answered.json()["view"]
    assert "draw" in [each["text"] for each in drawing["own"]["offered"]]
    tried = rehearse(table, seat, drawing["number"], "draw").json()
    assert (tried["chosen"], tried["view"]) == (["draw"], None)
    assert re.fullmatch(r"This draws \d expedition cards? and cannot be taken back. Confirm\?", tried["why"])
    assert table.view(seat)["own"]["hand"] == seen["own"]["hand"]


def test_what_would_come_to_light_cannot_be_found_out_by_naming_the_next_choice(client: httpx.Client) -> None:
    table = make_table(client)
    seat, seen = seat_asked_for(table, "expedition")
    for path in ("choices", "rehearsal"):
        answers = {
            (response.status_code, response.json()["error"])
            for effect in ("two ships", "five ducats", "mixed harvest")
            for symbol in ("elephant", "tiger", "fish")
            for response in [
                table.request(
                    "POST",
                    path,
                    seat,
                    json={"after": seen["number"], "choose": ["expedition", "draw", f"discard {effect} {symbol}"]},
                )
            ]
        }
        assert answers == {(422, "too many at once")}
    assert table.view(seat)["number"] == seen["number"]


def test_rehearsing_is_refused_as_choosing_is(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    assert rehearse(table, seat, 0, "bid 3").json()["error"] == "not offered"
    assert rehearse(table, seat, 7, "bid 3").status_code == 409
    assert rehearse(table, -1, 0, "bid 3").status_code == 403
    assert rehearse(table, 1 - seat, 0, "flag a1").json()["error"] == "not your choice"


def rehearse(table: Seats, seat: int, after: int, *texts: str) -> httpx.Response:
    return table.request("POST", "rehearsal", seat, json={"after": after, "choose": list(texts)})


def seat_asked_for(table: Seats, text: str) -> tuple[int, JsonObject]:
    """Play until somebody is offered this who holds no card, so that there is room to draw one."""
    while True:
        seat = table.awaited()
        seen = table.view(seat)
        if text in [each["text"] for each in seen["own"]["offered"]] and not seen["own"]["hand"]:
            return seat, seen
        assert table.step()
