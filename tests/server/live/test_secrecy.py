"""Whatever a client ever receives is only what its seat may know: views, events, errors, and the server's own logs."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.players import Plain, Seats, make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket
from websockets.exceptions import ConnectionClosed

from goa.core.dice import face, rolled
from goa.core.state import State
from goa.editions.load import edition_text, load_edition
from goa.server.store.tokens import digest_of
from goa.tables.game_config import Agreed, Game, Seat
from goa.tables.journal import Entry
from goa.tables.payloads.views import Pictures
from goa.tables.table import Table, choices_of
from goa.views.imagine import imagine
from goa.views.observation import observe


class Ear(threading.Thread):
    """Keeps everything that one client is ever told."""

    def __init__(self, table: Seats, seat: int) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.heard: list[str] = []
        self.socket = Socket(table, seat)

    def run(self) -> None:
        with self.socket as socket:
            try:
                while True:
                    self.heard.append(str(socket.connection.recv(timeout=120)))
                    if json.loads(self.heard[-1]).get("table", {}).get("is_over"):
                        return
            except (ConnectionClosed, TimeoutError):
                return


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Seats, list[Ear], list[str]]]:
    """A whole game with an ear at every seat, and requests of every kind that are refused."""
    server = ServerProcess(tmp_path_factory.mktemp("leak"), "--log", "debug").start()
    with server.client() as client:
        table = make_table(client, 3, edition="2004")
        ears = [Ear(table, seat) for seat in (0, 1, 2, -1)]
        for ear in ears:
            ear.start()
        refused: list[str] = []
        steps = 0
        while (seat := table.awaited()) >= 0:
            steps += 1
            if steps % 20 == 0:
                refused += provoke(client, table, seat)
            table.play(3)
        for ear in ears:
            ear.join(60)
            assert not ear.is_alive()
        yield server, table, ears, refused
    server.stop()


def provoke(client: httpx.Client, table: Seats, seat: int) -> list[str]:
    number = table.view(-1)["number"]
    other = (seat + 1) % 3
    asked = [
        table.request("GET", "hint", seat),
        table.request("GET", "odds", seat),
        table.request("GET", "odds", other),
        table.request("GET", "why", seat, params={"choose": ["pass", "taxes", "flag a1", "play two ships fish"]}),
        table.request("POST", "rehearsal", seat, json={"after": number, "choose": [table.pick(table.view(seat))]}),
        table.request("GET", "printed", other),
        *[table.request("GET", path, who) for path in (f"at/{number // 2}", "lines") for who in (seat, other)],
    ]
    assert {answer.status_code for answer in asked} == {200}
    # Asked first: the undo below may be granted, and then it is another's choice.
    answers = [
        table.choose(seat, number, "bid 199"),
        table.choose(seat, number, "nonsense"),
        table.choose(other, number, "pass"),
        table.choose(other, 0, "pass"),
        table.choose(-1, number, "pass"),
        table.request("GET", "record", other),
        table.request("POST", "undo", other, json={"after": number}),
        client.get(f"/api/games/{table.id}/view", headers={"Authorization": "Bearer wrong"}),
    ]
    return [answer.text for answer in answers if answer.status_code != 200] + [answer.text for answer in asked]


def views_in(message: Any) -> Iterator[Plain]:
    if isinstance(message, dict):
        if "table" in message and "own" in message:
            yield message
        for part in message.values():
            yield from views_in(part)


def test_no_secret_is_sent_or_logged(played: tuple[ServerProcess, Seats, list[Ear], list[str]]) -> None:
    server, table, ears, refused = played
    with sqlite3.connect(server.folder / "games.sqlite") as database:
        seed, salt = database.execute("SELECT seed, salt FROM games").fetchone()
    database.close()
    secrets = {str(seed), salt, *table.tokens.values(), *map(digest_of, table.tokens.values())}
    assert refused
    for ear in ears:
        assert len(ear.heard) > 50
        for message in ear.heard:
            assert not [secret for secret in secrets if secret in message]
    for text in [*refused, server.log.read_text()]:
        assert not [secret for secret in secrets if secret in text]


def test_tokens_are_stored_as_hashes_only(played: tuple[ServerProcess, Seats, list[Ear], list[str]]) -> None:
    server, table, _, _ = played
    files = [path.read_bytes() for path in Path(server.folder).iterdir() if path.name.startswith("games.sqlite")]
    for token in table.tokens.values():
        assert not [file for file in files if token.encode() in file]
        assert [file for file in files if digest_of(token).encode() in file]


def test_every_view_shows_what_its_seat_may_know(played: tuple[ServerProcess, Seats, list[Ear], list[str]]) -> None:
    _, _, ears, refused = played
    for ear in ears:
        for message in ear.heard:
            for view in views_in(json.loads(message)):
                check_view(view, ear.seat)
    for text in refused:
        for view in views_in(json.loads(text)):
            assert view["own"]["seat"] >= 0
            check_view(view, view["own"]["seat"])


def check_view(view: Plain, seat: int) -> None:
    table, own = view["table"], view["own"]
    assert (own is None) == (seat < 0)
    if own is not None:
        assert own["seat"] == seat
        assert not own["offered"] or table["seat"] == seat
    for player in table["players"]:
        assert "counted_ducats" not in player
        assert (player["hand"] is None) != table["is_over"]
        assert (player["ducats"] is None) != table["is_over"]
    assert not {"past", "offered", "viewer", "seed", "dice", "salt", "events"} & set(table)
    assert isinstance(table["pile"], int)
    assert table["box"] is None
    for line in view["lines"]:
        for name, *values in line["events"]:
            assert name != "CardsDrawn" or values[0] == seat


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_view_is_the_same_whatever_is_hidden(edition: str) -> None:
    """Another table on which only hidden things differ looks the same to the seat, to the last byte."""
    seats = tuple(Seat("human", name, colour) for name, colour in [("Ann", "red"), ("Bob", "blue"), ("Cyd", "green")])
    game = Game("x", load_edition(edition), edition_text(edition), "1", 11, "salt", Agreed(seats), 0)
    table = Table(game)
    dice = 5
    compared = 0
    while not table.is_over:
        dice = rolled(dice)
        choice = table.state.offered[face(dice, len(table.state.offered))]
        table.take(Entry(table.number, "choose", table.state.seat, choice.text))
        if table.number % 7 == 0 and not table.is_over:
            for viewer in (-1, 0, 1, 2):
                compared += 1
                assert drawn(table, viewer) == drawn(with_state(table, imagined(table.state, viewer, dice)), viewer)
    assert compared > 100
    assert len(choices_of(table.state)) == table.number


def imagined(state: State, viewer: int, dice: int) -> State:
    return imagine(observe(state, viewer), dice)


def with_state(table: Table, state: State) -> Table:
    other = Table(table.game)
    other.number, other.undoable, other.undoer = table.number, table.undoable, table.undoer
    other.state = state
    return other


def drawn(table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(Pictures(table).view(viewer, "en"))
