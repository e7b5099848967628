"""Asking without choosing: how it was, why not, how likely."""

import sqlite3
from collections.abc import Iterator

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.schema import declared
from tests.tables.random_games import check_view

from goa.core.choices import CATALOGUE
from goa.editions.load import parse_edition
from goa.editions.vocabulary import COLONIES
from goa.record.wire import JsonObject, from_wire, to_wire
from goa.views.imagine import imagine
from goa.views.observation import observe

VIEWERS = (0, 1, 2, -1)
Told = dict[tuple[int, int], JsonObject]


@pytest.fixture(scope="module")
def watched(server: ServerProcess) -> Iterator[tuple[Seats, Told]]:
    """A whole game, and what everybody saw now and then; in the middle something is undone."""
    with server.client() as client:
        table = make_table(client, 3, edition="2004")
        seen: Told = {}
        looked = 0
        while (seat := table.awaited()) >= 0:
            table.play(7)
            for viewer in VIEWERS:
                view = table.view(viewer)
                seen[view["number"], viewer] = view
            if len(seen) == 40 and (before := table.view(seat))["own"]["may_undo"]:
                table.request("POST", "undo", seat, json={"after": before["number"]})
            if len(seen) % 16 == 0 and table.awaited() >= 0:
                during_the_game(table, seen)
                looked += 1
        assert looked > 3
        yield table, seen


def during_the_game(table: Seats, seen: Told) -> None:
    """Past positions of a running game: nobody may read them as another seat sees them."""
    number, _ = list(seen)[len(seen) // 2]
    for viewer in VIEWERS:
        then = table.request("GET", f"at/{number}", viewer).json()
        check_view(then, viewer)
        assert as_it_was(seen[number, viewer]) == as_it_was(then)
        other = (viewer + 1) % 3
        refused = table.request("GET", f"at/{number}", viewer, params={"seat": other})
        assert (refused.status_code, refused.json()["error"]) == (403, "not over")
    for viewer in (0, 1):
        public = table.request("GET", f"at/{number}", viewer, params={"seat": -1}).json()
        assert as_it_was(public) == as_it_was(seen[number, -1])


def as_it_was(view: JsonObject) -> JsonObject:
    """Without what only the view of today has: choices, presence, and the seat that its caller has."""
    own = view["own"] and {**view["own"], "offered": [], "may_undo": 0}
    return {**view, "own": own, "lines": [], "presence": None, "seat": None}


def test_every_earlier_view_is_as_it_was_seen(watched: tuple[Seats, Told]) -> None:
    table, seen = watched
    assert len(seen) > 80
    for (number, viewer), view in seen.items():
        then = table.request("GET", f"at/{number}", viewer).json()
        declared("View").validate(then)
        assert as_it_was(then) == as_it_was(view)
        assert not then["own"] or (then["own"]["offered"], then["own"]["may_undo"]) == ([], 0)
        assert [line["number"] for line in then["lines"]] == [number]


def test_once_it_is_over_anybody_sees_with_the_eyes_of_any_seat(watched: tuple[Seats, Told]) -> None:
    table, seen = watched
    for (number, viewer), view in list(seen.items())[::7]:
        for caller in VIEWERS:
            then = table.request("GET", f"at/{number}", caller, params={"seat": viewer}).json()
            assert as_it_was(then) == as_it_was(view)


def test_what_cannot_be_looked_back_at(watched: tuple[Seats, Told]) -> None:
    table, _ = watched
    number = table.view(0)["number"]
    assert table.request("GET", f"at/{number}", 0).status_code == 200
    assert table.request("GET", f"at/{number + 1}", 0).json()["error"] == "no such number"
    assert table.request("GET", "at/0", 0, params={"seat": 3}).json()["error"] == "no such seat"
    assert table.request("GET", "at/-1", 0).status_code == 400


def test_leafing_tells_no_secret(server: ServerProcess, watched: tuple[Seats, Told]) -> None:
    table, seen = watched
    with sqlite3.connect(server.folder / "games.sqlite") as database:
        seed, salt = database.execute("SELECT seed, salt FROM games WHERE id = ?", (table.id,)).fetchone()
    database.close()
    for number, viewer in list(seen)[::5]:
        text = table.request("GET", f"at/{number}", viewer).text
        assert not [secret for secret in (str(seed), salt, *table.tokens.values()) if secret in text]


def test_why_says_of_each_choice_what_choosing_it_would_say(client: httpx.Client) -> None:
    table = make_table(client, 3)
    asked = 0
    for _ in range(12):
        seat = table.awaited()
        view = table.view(seat)
        texts = [choice.text for choice in CATALOGUE[:: len(CATALOGUE) // 60]][:90]
        answers = table.request("GET", "why", seat, params={"choose": texts, "language": "en"}).json()
        offered = {each["text"] for each in view["own"]["offered"]}
        for text, answered in zip(texts, answers, strict=True):
            declared("Why").validate(answered)
            assert answered["choice"] == text
            assert answered["offered"] == (text in offered)
            if not answered["offered"] and asked % 25 == 0:
                refused = table.choose(seat, view["number"], text).json()
                assert {name: refused[name] for name in ("rule", "key", "values", "sentence")} == {
                    name: answered[name] for name in ("rule", "key", "values", "sentence")
                }
            asked += 1
        assert table.view(seat)["number"] == view["number"]
        table.play(9)


def test_why_is_for_the_seat_that_chooses_and_for_known_words(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()

    def ask(who: int, *texts: str) -> httpx.Response:
        return table.request("GET", "why", who, params={"choose": list(texts)})

    assert ask(seat, "flag a1", "pass").status_code == 200
    assert ask(1 - seat, "flag a1").json()["error"] == "not your choice"
    assert ask(-1, "flag a1").status_code == 403
    assert ask(seat, "nonsense").json()["error"] == "not offered"
    assert ask(seat, *["pass"] * 100).status_code == 200
    assert ask(seat, *["pass"] * 101).status_code == 400
    assert ask(seat).status_code == 400
    table.request("POST", "pause", seat)
    assert ask(seat, "flag a1").json()["error"] == "paused"


def test_chances_through_the_server(client: httpx.Client) -> None:
    table = make_table(client, 2)
    table.play(5)  # before anybody can have founded one
    for seat in (0, 1):
        answered = table.request("GET", "odds", seat).json()
        assert [colony["choice"] for colony in answered] == [f"found {name}" for name in COLONIES]
        for colony in answered:
            declared("ColonyChances").validate(colony)
    assert table.request("GET", "odds", -1).status_code == 403


def test_the_score_curve_through_the_server(watched: tuple[Seats, Told], client: httpx.Client) -> None:
    table, _ = watched
    answers = [table.request("GET", "curve", seat) for seat in VIEWERS]
    curve = answers[0].json()
    declared("ScoreCurve").validate(curve)
    assert all(answer.json() == curve for answer in answers)
    assert curve["standings"][-1]["totals"] == [line["total"] for line in table.view(-1)["table"]["scores"]["seats"]]
    assert make_table(client, 2).request("GET", "curve", 0).status_code == 409


def test_a_seat_gets_its_observation_and_nothing_more(client: httpx.Client) -> None:
    table = make_table(client, 3, edition="2004")
    table.play(60)
    edition = parse_edition(table.request("GET", "edition", 1).text, "the table's edition")
    for seat in (0, 1, 2, -1):
        answer = table.request("GET", "observation", seat).json()
        seen = from_wire(answer["observation"], edition)
        view = table.view(seat)
        assert answer["number"] == view["number"]
        assert seen.viewer == seat
        assert [player.hand is None for player in seen.players] == [number != seat for number in range(3)]
        offered = view["own"]["offered"] if view["own"] else []
        assert [choice.text for choice in seen.offered] == [each["text"] for each in offered]
        assert to_wire(observe(imagine(seen, 1), seat)) == answer["observation"]
