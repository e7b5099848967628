"""Whatever a client ever receives is only what its seat may know: views, events, errors, and the server's own logs."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket
from tests.tables.random_games import check_view, views_in
from websockets.exceptions import ConnectionClosed

from goa.tables.tokens import digest_of


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
