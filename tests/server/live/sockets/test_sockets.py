"""Sockets: each seat gets what it may know, once, in order, from where it left off."""

import json
import threading
import time
from unittest.mock import ANY

import httpx
import pytest
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket
from tests.tables.random_games import game_of
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from goa.server.live.live_table import LiveTable
from goa.server.live.sockets.subscriber import Subscriber
from goa.tables.table import Table


def test_every_subscriber_gets_a_view_of_its_own(client: httpx.Client) -> None:
    table = make_table(client)
    with Socket(table, 0) as ann, Socket(table, 1) as bob, Socket(table, -1) as somebody:
        assert ann.next("view")["own"]["seat"] == 0
        assert bob.next("view")["own"]["seat"] == 1
        assert somebody.next("view")["own"] is None
        table.play(5)
        for socket in (ann, bob, somebody):
            views = socket.until(5)
            told = [line["number"] for view in views for line in view["lines"]]
            assert told == [1, 2, 3, 4, 5]


def test_a_tab_that_slept_catches_up_in_one_message(client: httpx.Client) -> None:
    table = make_table(client)
    table.play(90)  # more than is kept in memory
    for after in (0, 7, 88):
        with Socket(table, 0, after=after) as socket:
            view = socket.next("view")
            assert view["number"] == 90
            assert [line["number"] for line in view["lines"]] == list(range(after + 1, 91))


def test_nothing_is_missed_over_a_break(client: httpx.Client) -> None:
    table = make_table(client)
    heard: list[int] = []
    for _ in range(4):
        with Socket(table, 1, after=heard[-1] if heard else 0) as socket:
            table.play(6)
            number = table.view(1)["number"]
            heard += [line["number"] for view in socket.until(number) for line in view["lines"]]
    assert heard == list(range(1, 25))


def test_presence(client: httpx.Client) -> None:
    table = make_table(client)
    with Socket(table, 0) as ann:
        assert ann.next("presence") == {"type": "presence", "seats": [0], "spectators": 0, "now": ANY}
        with Socket(table, 1), Socket(table, -1):
            while ann.next("presence") != {"type": "presence", "seats": [0, 1], "spectators": 1, "now": ANY}:
                pass
        while ann.next("presence") != {"type": "presence", "seats": [0], "spectators": 0, "now": ANY}:
            pass


def test_polling_waits_for_news(client: httpx.Client, server: ServerProcess) -> None:
    """News are answered at once, not when the time is up that was asked for."""
    asked = 20
    table = make_table(client)
    assert table.request("GET", "view", 0, params={"after": 0, "wait": 0.2}).status_code == 204
    with server.client() as other:
        timer = threading.Timer(0.3, lambda: make_choice(table.id, other, table.tokens))
        timer.start()
        began = time.monotonic()
        seen = table.view(0, after=0, wait=asked)
        timer.join()
    assert time.monotonic() - began < asked
    assert [line["number"] for line in seen["lines"]] == [1]
    assert seen["presence"]["seats"] == [0, 1] or 0 in seen["presence"]["seats"]


def make_choice(game: str, client: httpx.Client, tokens: dict[int, str]) -> None:
    for token in (tokens[0], tokens[1]):
        headers = {"Authorization": f"Bearer {token}"}
        seen = client.get(f"/api/games/{game}/view", headers=headers).json()
        if seen["own"]["offered"]:
            body = {"after": seen["number"], "choose": [seen["own"]["offered"][0]["text"]]}
            client.post(f"/api/games/{game}/choices", headers=headers, json=body)
            return


@pytest.mark.parametrize(
    "frame",
    ["", "[]", "{}", "null", '{"token": 5}', '{"token": "x", "after": -1}', '{"token": "x", "more": 1}', "\ud7ff" * 9,
     b"\x00\xff", '{"token": "nonsense"}', "[" * 5000],
)  # fmt: skip
def test_malformed_hellos_are_refused(client: httpx.Client, server: ServerProcess, frame: str | bytes) -> None:
    table = make_table(client)
    with connect(f"ws://127.0.0.1:{server.port}/api/games/{table.id}/live") as socket:
        socket.send(frame)
        assert json.loads(socket.recv(timeout=10))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    assert table.view(0)["number"] == 0


def test_frames_too_large_and_frames_of_nonsense(client: httpx.Client) -> None:
    table = make_table(client)
    with Socket(table, 0) as socket:
        socket.connection.send('{"type":"ping"}')
        socket.next("pong")
        socket.connection.send('{"choose": "everything"}')
        assert "choices are sent" in socket.next("error")["sentence"]
    with Socket(table, 0) as socket:
        socket.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.next("never")


def test_a_page_from_elsewhere_cannot_open_a_socket(client: httpx.Client, server: ServerProcess) -> None:
    table = make_table(client)
    address = f"ws://127.0.0.1:{server.port}/api/games/{table.id}/live"
    for origin in ("https://elsewhere.example", "http://["):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        socket.send(json.dumps({"token": table.tokens[0]}))
        assert [json.loads(socket.recv(timeout=10))["type"] for _ in range(2)] == ["welcome", "view"]


def test_a_client_that_names_a_number_of_the_future_gets_what_follows(client: httpx.Client) -> None:
    """Its messages are shared with all others: nothing is cached for each number that a client names."""
    table = make_table(client)
    with Socket(table, 0, after=1_000_000) as socket:
        assert socket.next("view")["number"] == 0
        table.step()
        assert socket.next("view")["number"] == 1
    live = LiveTable(Table(game_of("2012", 2)), {})
    assert {Subscriber(live, 0, "en", after).sent for after in range(0, 10_000, 100)} == {0}


def test_a_chooser_with_a_socket_gets_each_view_once(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    with Socket(table, seat) as socket:
        text = table.pick(socket.next("view"))
        answer = table.request("POST", "choices", seat, json={"after": 0, "choose": [text], "view": False}).json()
        assert (answer["number"], answer["view"]) == (1, None)
        assert socket.next("view")["number"] == 1
        table.request("POST", "chat", seat, json={"text": "hello"})
        kinds = [json.loads(socket.connection.recv(timeout=10))["type"]]
        while kinds[-1] != "chat":
            kinds.append(json.loads(socket.connection.recv(timeout=10))["type"])
        assert "view" not in kinds
