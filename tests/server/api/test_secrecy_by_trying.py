"""What can be found out by trying: rehearsals, undoing, leafing, rematches and records tell nobody what is hidden."""

import sqlite3
from collections.abc import Callable, Iterator

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.tables.random_games import play_at_random, views_in
from tests.tables.variants import VARIANTS, table_of

from goa.record.write_record import write_record

SecretsOf = Callable[[Seats], tuple[str, str]]


@pytest.fixture(scope="module")
def secrets_of(server: ServerProcess) -> SecretsOf:
    def read(table: Seats) -> tuple[str, str]:
        with sqlite3.connect(server.folder / "games.sqlite") as database:
            seed, salt = database.execute("SELECT seed, salt FROM games WHERE id = ?", (table.id,)).fetchone()
        database.close()
        return str(seed), str(salt)

    return read


def drawing(table: Seats, seat: int) -> int:
    """Play until this seat has drawn a card with its last choice; the number then."""
    for _ in range(600):
        awaited = table.awaited()
        assert awaited >= 0
        seen = table.view(awaited)
        offered = [each["text"] for each in seen["own"]["offered"]]
        wanted = [text for text in ("draw", "expedition") if text in offered and awaited == seat]
        text = wanted[0] if wanted else table.pick(seen)
        answer = table.choose(awaited, seen["number"], text)
        assert answer.status_code == 200, answer.text
        if text == "draw":
            return int(answer.json()["number"])
    raise AssertionError("nobody drew a card")


@pytest.mark.parametrize("undo", ["own", "never", "ask"])
def test_a_card_drawn_is_never_put_back_by_oneself(client: httpx.Client, undo: str) -> None:
    table = make_table(client, 2, undo=undo)
    number = drawing(table, 0)
    hand = table.view(0)["own"]["hand"]
    answer = table.request("POST", "undo", 0, json={"after": number})
    if undo == "ask":  # the others are asked, and until they agree nothing happens
        assert answer.status_code == 200
        assert answer.json()["table"]["asked"] == {"seat": 0, "left": number - 1, "agreed": [0]}
        assert table.request("POST", "undo/answer", 0, json={"after": number, "agree": True}).status_code == 409
    else:
        assert (answer.status_code, answer.json()["error"]) == (422, "no undo")
    assert table.view(0)["own"]["hand"] == hand


def test_every_door_of_every_kind_of_table_keeps_its_secrets(client: httpx.Client, secrets_of: SecretsOf) -> None:
    for edition, seats, quick_start, bonanza, open_money, _ in VARIANTS[::3]:
        options = {"quick_start": quick_start, "bonanza": bonanza, "open_money": open_money, "undo": "ask"}
        table = make_table(client, seats, edition=edition, **options)
        secrets = [*secrets_of(table), *table.tokens.values()]
        for _ in range(3):
            table.play(37)
            for text in answers_of_every_door(table):
                assert not [secret for secret in secrets if secret in text], text[:300]


def answers_of_every_door(table: Seats) -> Iterator[str]:
    awaited = table.awaited()
    number = table.view(-1)["number"]
    for seat in table.tokens:
        for path in (f"at/{number // 2}", f"at/{number}", "lines", "view", "view?after=0", "odds", "hint", "printed"):
            answer = table.request("GET", path, seat)
            assert answer.status_code < 500, answer.text
            yield answer.text
            if answer.status_code == 200 and "own" in answer.text[:20_000] and answer.text.startswith("{"):
                for view in views_in(answer.json()):
                    assert (view["own"] and view["own"]["seat"]) == (seat if seat >= 0 else None)
        for path in ("record", "chat", "note", "observation", "edition"):
            yield table.request("GET", path, seat).text
        for path in ("undo", "rematch", "resume"):
            body = {"json": {"after": number, "choices": 400}} if path == "undo" else {}
            answer = table.request("POST", path, seat, **body) if seat != awaited else table.request("GET", path, seat)
            yield answer.text
    seen = table.view(awaited)
    for choice in seen["own"]["offered"][:4]:
        tried = {"after": seen["number"], "choose": [choice["text"]]}
        yield table.request("POST", "rehearsal", awaited, json=tried).text
    yield table.request("GET", "why", awaited, params={"choose": ["taxes", "pass", "bid 3"]}).text


def test_a_rematch_is_a_new_shuffle_with_a_commitment_of_its_own(client: httpx.Client, secrets_of: SecretsOf) -> None:
    table = make_table(client, 2)
    table.play()
    made = table.request("POST", "rematch", 0).json()
    again = Seats(client, {**table.made, "id": made["id"]})
    old, new = secrets_of(table), secrets_of(again)
    assert not {*old} & {*new}
    assert table.view(-1)["table"]["commitment"] != again.view(-1)["table"]["commitment"]
    for seat in (0, 1):
        assert again.view(seat)["own"]["seat"] == seat
        assert not [secret for secret in new if secret in table.request("GET", "record", seat).text]
        assert again.request("GET", "record", seat).status_code == 409
    assert again.view(-1)["own"] is None


def test_a_brought_record_shows_nothing_of_other_tables(client: httpx.Client, secrets_of: SecretsOf) -> None:
    """Two tables of one record share its seed, and nobody can see that; their record stays shut till the end."""
    table, dice = table_of("2012", 2, False, False, False, 987_654_321_012), 5
    while table.number < 80:
        dice = play_at_random(table, dice)
    unfinished = write_record(table.state, table.names)
    brought = [client.post("/api/records", json={"text": unfinished}) for _ in range(2)]
    assert [answer.status_code for answer in brought] == [201, 201], brought[0].text
    tables = [Seats(client, answer.json()) for answer in brought]
    seed = str(table.game.seed)
    assert {secrets_of(each)[0] for each in tables} == {seed}
    assert len({each.view(-1)["table"]["commitment"] for each in tables}) == 2
    for each, answer in zip(tables, brought, strict=True):
        assert seed not in answer.text
        for who in each.tokens:
            assert not [secret for secret in secrets_of(each) if secret in each.request("GET", "view", who).text]
            assert each.request("GET", "record", who).status_code == 409
