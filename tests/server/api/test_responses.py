"""Everything that is sent is declared in /openapi.json, and everything declared is sent as declared."""

from typing import Any

import httpx
import pytest
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.schema import SCHEMA, declared
from tests.server.sockets import Socket
from tests.tables.random_games import game_of, play_at_random, view_of

from goa.core.events import Event
from goa.record.wire import kinds
from goa.rules.questions import QUESTIONS
from goa.tables.table import Table

TABLES = [("2004", 2, False), ("2004", 3, False), ("2004", 4, False)] + [
    ("2012", seats, bonanza) for seats in (2, 3, 4) for bonanza in (False, True)
]


@pytest.mark.parametrize(("edition", "seats", "bonanza"), TABLES)
def test_views_of_whole_games_are_as_declared(edition: str, seats: int, bonanza: bool) -> None:
    view = declared("View")
    table = Table(game_of(edition, seats, bonanza=bonanza))
    dice = seats
    checked = 0
    while True:
        if table.number % 5 == 0 or table.is_over:
            for viewer in range(-1, seats):
                view.validate(view_of(table, viewer))
                checked += 1
        if table.is_over:
            break
        dice = play_at_random(table, dice)
    assert checked > 50
    over = view_of(table, -1)
    assert over["table"]["scores"] is not None
    assert over["question"]["task"] is None


def test_every_kind_of_event_and_question_is_declared() -> None:
    schemas = SCHEMA["components"]["schemas"]
    concrete = {name for name, kind in kinds(Event).items() if not kind.__subclasses__()}  # type: ignore[attr-defined]  # classes all
    sent = schemas["Line"]["properties"]["events"]["items"]
    assert concrete == set(sent["discriminator"]["mapping"])
    assert {each["$ref"].rpartition("/")[2] for each in sent["anyOf"]} == concrete
    task = schemas["Question"]["properties"]["task"]["anyOf"][0]
    assert set(task["enum"]) == {asked.task for asked in QUESTIONS}


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        (("seed",), 7),
        (("table", "seed"), 7),
        (("table", "players", 0, "secret"), 7),
        (("own", "offered", 0, "id"), "7"),
        (("table", "players", 0, "plantations", 0), {"tile": 0, "fields": [0], "secret": 7}),
        (("lines", 0, "events", 0), {"event": "PartBegan", "part": 0}),
        (("lines", 0, "events", 0), {"event": "PartBegan", "part": 0, "put_back": [], "seed": 7}),
        (("lines", 0, "events", 0), {"event": "Unheard", "part": 0}),
        (("question", "task"), "unheard"),
    ],
)
def test_the_declaration_refuses_what_is_not_declared(where: tuple[str | int, ...], wrong: object) -> None:
    table = Table(game_of("2012", 3))
    drawn = view_of(table, table.state.seat)
    declared("View").validate(drawn)
    part: Any = drawn
    for step in where[:-1]:
        part = part[step]
    part[where[-1]] = wrong
    assert not declared("View").is_valid(drawn)


def test_answers_of_a_server_are_as_declared(server: ServerProcess, client: httpx.Client) -> None:
    table = make_table(client, 3)
    table.play(30)
    seat = table.awaited()
    number = table.view(-1)["number"]
    declared("ViewAndPresence").validate(table.view(seat))
    declared("Lines").validate(table.request("GET", "lines", seat).json())
    declared("StoredMessage").validate(table.request("POST", "chat", seat, json={"text": "hello"}).json())
    declared("Chat").validate(table.request("GET", "chat", seat).json())
    chosen = table.choose(seat, number, table.pick(table.view(seat)))
    declared("Chosen").validate(chosen.json())
    declared("About").validate(client.get("/api/about").json())
    declared("Health").validate(client.get("/healthz").json())
    declared("Ready").validate(client.get("/readyz").json())
    for refused in (
        table.choose(seat, 0, "pass"),
        table.choose(table.awaited(), table.view(-1)["number"], "bid 199"),
        table.choose(-1, number, "pass"),
        table.request("POST", "undo", (table.awaited() + 1) % 3, json={"after": table.view(-1)["number"]}),
        table.request("POST", "choices", seat, json={}),
        client.get("/api/games/nothing/view"),
    ):
        assert refused.status_code >= 400
        declared("Problem").validate(refused.json())


def test_messages_of_the_socket_are_as_declared(server: ServerProcess, client: httpx.Client) -> None:
    table = make_table(client, 2)
    message = declared("SocketMessage")
    with Socket(table, 0) as socket:
        heard = [socket.next("welcome"), socket.next("view"), socket.next("presence")]
        table.request("POST", "chat", 1, json={"text": "hello"})
        heard.append(socket.next("chat"))
        socket.connection.send('{"type":"ping"}')
        heard.append(socket.next("pong"))
        socket.connection.send("nonsense")
        heard.append(socket.next("error"))
    for each in heard:
        message.validate(each)
