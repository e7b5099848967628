"""A record that somebody brings along: gone on with, looked back at, or refused with its line."""

import sqlite3
from typing import Any

import httpx
import pytest
from tests.server.bots.waiting import wait_for
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.schema import declared

import goa
from goa.editions.load import edition_text, parse_edition
from goa.record.wire import JsonObject


def record(edition: str = "2012", choices: int = 10_000, names: tuple[str, ...] = ("Ann", "Bob", "Cyd")) -> str:
    state = goa.new_game(edition, players=len(names), seed=5)
    while not state.is_over and state.choices_made < choices:
        goa.apply(state, state.offered[0])
    return goa.write_record(state, names)


def bring(client: httpx.Client, text: str, **more: Any) -> httpx.Response:
    return client.post("/api/records", json={"text": text, **more})


def test_an_unfinished_record_is_gone_on_with(client: httpx.Client) -> None:
    text = record(choices=20)
    made = bring(client, text)
    assert made.status_code == 201, made.text
    declared("Created").validate(made.json())
    table = Seats(client, made.json())
    seen = table.view(-1)["table"]
    assert seen["choices"] == 20
    assert seen["marks"] == ["imported"]
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bob", "Cyd"]
    assert len({seat["colour"] for seat in seen["seats"]}) == 3
    assert table.play(3)["table"]["choices"] == 23


def test_a_record_goes_on_under_its_own_rules_version(client: httpx.Client) -> None:
    text = record()
    for version, brought in ((2, text), (1, text.replace("rules: 2\n", ""))):
        table = Seats(client, bring(client, brought).json())
        assert table.view(-1)["table"]["options"]["rules_version"] == version
        assert goa.read_record(table.request("GET", "record", 0).text).options.rules_version == version


def test_bots_go_on_with_the_seats_that_nobody_takes(client: httpx.Client) -> None:
    made = bring(client, record(choices=30), take_seats=[1]).json()
    assert [link["seat"] for link in made["seats"]] == [1]
    table = Seats(client, made)
    seen = wait_for(table, "person")
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "human", "bot"]
    assert seen["seat"] == 1
    nobody = bring(client, record(choices=30), take_seats=[]).json()
    assert nobody["seats"] == []


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_finished_record_is_looked_back_at(client: httpx.Client, edition: str) -> None:
    text = record(edition)
    table = Seats(client, bring(client, text).json())
    seen = table.view(-1)
    assert seen["table"]["is_over"]
    assert text.split("---")[1] == table.request("GET", "record", -1).text.split("---")[1]
    then = table.request("GET", "at/30", -1, params={"seat": 0}).json()
    assert then["number"] == 30
    assert then["own"]["seat"] == 0


def test_what_a_server_wrote_it_reads_again(client: httpx.Client) -> None:
    table = make_table(client, 2)
    table.play()
    text = table.request("GET", "record", 0).text
    again = Seats(client, bring(client, text).json())
    assert again.view(-1)["table"]["scores"] == table.view(-1)["table"]["scores"]
    assert text.startswith("goa 2\n")
    assert (table.view(-1)["table"]["marks"], again.view(-1)["table"]["marks"]) == ([], ["imported"])


def test_a_rematch_after_a_record_has_a_new_seed_and_no_mark(client: httpx.Client) -> None:
    table = Seats(client, bring(client, record()).json())
    made = table.request("POST", "rematch", 0).json()
    again = Seats(client, {**table.made, "id": made["id"]})
    assert again.view(0)["table"]["marks"] == []


def test_a_corrected_edition_comes_along(client: httpx.Client) -> None:
    mine = edition_text("2012").replace('name = "2012"', 'name = "mine"', 1)
    state = goa.new_game(parse_edition(mine, "mine"), players=2, seed=1)
    text = goa.write_record(state)
    refused = bring(client, text)
    assert (refused.status_code, refused.json()["line"]) == (422, 3)
    made = bring(client, text, edition_text=mine)
    assert made.status_code == 201, made.text
    seen = Seats(client, made.json()).view(-1)["table"]
    assert seen["edition_name"] == "mine"
    assert seen["marks"] == ["imported"]  # with another name, its figures are those of 2012
    assert bring(client, text, edition_text="name = 3").json()["error"] == "edition"


def tampered(old: str, new: str, choices: int = 20) -> str:
    text = record(choices=choices)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "the end of the text"),
        ("chess", 1, '"goa 1"'),
        (tampered("seed: 5", "seed: many"), 5, "a seed from 0"),
        (tampered("unfinished after 20", "unfinished after 21"), 31, "21 choices"),
        (tampered("flag", "flog"), 11, "a choice of the catalogue"),
        (tampered("edition: 2012", "edition: ../secret"), 3, "no edition"),
        (tampered("10 10 10", "99 10 10", choices=10_000), 9, "expected points 10 10 10"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(
    server: ServerProcess, client: httpx.Client, text: str, line: int, said: str
) -> None:
    before = games_stored(server)
    refused = bring(client, text)
    assert refused.status_code == 422, refused.text
    body: JsonObject = refused.json()
    declared("Problem").validate(body)
    assert (body["error"], body["line"]) == ("record", line), body
    assert said in body["sentence"]
    assert games_stored(server) == before


def test_records_that_are_too_much(server: ServerProcess, client: httpx.Client) -> None:
    before = games_stored(server)
    assert bring(client, "x" * 100_001).status_code == 400
    assert bring(client, "x" * 200_000).status_code == 413
    assert bring(client, tampered("version ", "version " + "9" * 5000)).status_code == 422
    assert bring(client, record(choices=3), take_seats=[3]).json()["error"] == "no such seat"
    assert games_stored(server) == before


def test_odd_names_are_tidied(client: httpx.Client) -> None:
    text = record(choices=3).replace("seat 1: Ann", "seat 1: " + "\u202e" * 3).replace("Bob", "B" * 5000)
    seats = Seats(client, bring(client, text).json()).view(-1)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Red", "B" * 30, "Cyd"]


def games_stored(server: ServerProcess) -> int:
    database = sqlite3.connect(server.folder / "games.sqlite")
    (count,) = database.execute("SELECT count(*) FROM games").fetchone()
    database.close()
    return int(count)


def test_five_colours_and_no_two_seats_share_one(client: httpx.Client) -> None:
    wishes = [{"colour": "purple"}, {"colour": "purple"}, {"colour": "yellow"}, {}]
    seats = Seats(client, client.post("/api/games", json={"seats": wishes}).json()).view(-1)["table"]["seats"]
    colours = [seat["colour"] for seat in seats]
    assert (colours[0], colours[2]) == ("purple", "yellow")
    assert len(set(colours)) == 4
