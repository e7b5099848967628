"""Secret orders through the API: left, seen and revoked by the seat's own token, and by nothing else."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

Plain = dict[str, Any]

TIME_OF_DAY = re.compile(rb'"now":[0-9.]+')


@pytest.fixture
def table(client: httpx.Client) -> Seats:
    return at_auctions(client)


def at_auctions(client: httpx.Client) -> Seats:
    """Four people at the first question of the first lot."""
    table = make_table(client, 4)
    while (seen := table.view(table.awaited()))["table"]["auction"] is None:
        choose(table, seen["own"]["offered"][0]["text"])
    return table


def choose(table: Seats, text: str) -> int:
    """Answer by hand; the number after it."""
    seat = table.awaited()
    response = table.choose(seat, table.view(seat)["number"], text)
    assert response.status_code == 200, response.text
    number: int = response.json()["number"]
    return number


def bidders(table: Seats) -> list[int]:
    """The seats in the order in which they are asked; the auctioneer is the last."""
    order: list[int] = table.view(-1)["table"]["auction"]["order"]
    return order


def leave(table: Seats, seat: int, lot: int, kind: str, amount: int = 0, **more: Any) -> httpx.Response:
    return table.request("POST", "orders", seat, json={"lot": lot, "kind": kind, "amount": amount, **more})


def left(table: Seats, seat: int) -> list[tuple[int, str, int, str | None]]:
    response = table.request("GET", "orders", seat)
    assert response.status_code == 200, response.text
    return [(each["lot"], each["kind"], each["amount"], each["dropped"]) for each in response.json()["orders"]]


def test_an_order_is_left_seen_and_revoked_by_its_seat(table: Seats) -> None:
    owner, other = bidders(table)[1:3]
    told = leave(table, owner, 1, "raise", 4)
    assert told.status_code == 201
    assert left(table, owner) == [(1, "raise", 4, None)]
    lots = told.json()["lots"]
    assert [lot["lot"] for lot in lots] == [1, 2, 3, 4, 5]
    assert lots[0] == {
        "lot": 1, "tile": -1, "space": "", "auctioneer": bidders(table)[3], "kinds": ["pass", "bid", "raise"],
        "least": 1, "most": table.view(owner)["own"]["ducats"],
    }  # fmt: skip
    id = told.json()["orders"][0]["id"]
    assert left(table, other) == []
    assert table.request("DELETE", f"orders/{id}", other).status_code == 404
    assert table.request("GET", "orders", -1).status_code == 403
    assert table.request("DELETE", f"orders/{id}", -1).status_code == 403
    assert leave(table, -1, 1, "pass").status_code == 403
    path = f"/api/games/{table.id}/orders"
    assert table.client.get(path).status_code == 401
    assert table.client.get(path, headers={"Authorization": "Bearer wrong"}).status_code == 404
    assert left(table, owner) == [(1, "raise", 4, None)]
    assert leave(table, owner, 1, "bid", 2).status_code == 201  # in place of the other
    assert left(table, owner) == [(1, "bid", 2, None)]
    (order,) = table.request("GET", "orders", owner).json()["orders"]
    assert table.request("DELETE", f"orders/{order['id']}", owner).json()["orders"] == []
    again = table.request("DELETE", f"orders/{order['id']}", owner)
    assert (again.status_code, again.json()["error"]) == (404, "no such order")


def test_orders_answer_when_their_questions_come(table: Seats) -> None:
    first, second, third, auctioneer = bidders(table)
    assert leave(table, second, 1, "bid", 2).status_code == 201
    assert leave(table, third, 0, "pass").status_code == 201
    assert leave(table, auctioneer, 1, "buy", 3).status_code == 201
    with Socket(table, first) as watching, Socket(table, second) as owner:
        assert owner.next("orders")["orders"][0]["kind"] == "bid"
        number = choose(table, "bid 1")
        assert owner.next("orders")["orders"] == []
        views = watching.until(number + 3)
    told = [(line["seat"], line["text"]) for view in views for line in view["lines"] if line["number"] >= number]
    assert told == [(first, "bid 1"), (second, "bid 2"), (third, "pass"), (auctioneer, "buy")]
    assert table.awaited() == second
    assert leave(table, second, 2, "pass").json()["orders"] == []  # an answer to the open question
    line = table.request("GET", "lines", second, params={"after": number + 3}).json()["lines"][0]
    assert (line["number"], line["seat"], line["text"]) == (number + 4, second, "pass")


def test_refusals_are_sentences(table: Seats) -> None:
    _, second, third, auctioneer = bidders(table)
    refused = leave(table, auctioneer, 1, "bid", 2)
    assert (refused.status_code, refused.json()["error"]) == (422, "order refused")
    assert refused.json()["sentence"] == "Lot 1: bid is not possible for you. Possible: sell and buy."
    body = {"lot": 1, "kind": "bid", "amount": 150}
    sentence = table.request("POST", "orders", second, json=body, params={"language": "de"}).json()["sentence"]
    assert sentence.startswith("Der Betrag muss zwischen 1 und ")
    assert leave(table, third, 2, "pass", space="nowhere").json()["error"] == "marker moved"
    space = table.view(-1)["table"]["markers"][1]["space"]
    assert leave(table, third, 2, "pass", space=space).status_code == 201
    malformed: list[Plain] = [{"lot": 6, "kind": "pass"}, {"lot": "1", "kind": "pass"}, {"lot": 1, "kind": "win"}]
    for each in malformed:
        assert table.request("POST", "orders", second, json=each).status_code == 400
    assert left(table, second) == []


def seen_by(table: Seats, seat: int, number: int) -> Plain:
    """Everything that a caller can read of a table, without the time of day."""
    paths = ("view", "lines", "chat", "printed", f"at/{number}", "record", "orders", "odds", "why?choose=pass")
    read = {path: table.request("GET", path, seat) for path in paths}
    if seat >= 0:
        read["note"] = table.request("GET", "note", seat)
    read["about"] = table.client.get("/api/about")
    read["privacy"] = table.client.get("/privacy")
    seen: Plain = {path: (each.status_code, TIME_OF_DAY.sub(b'"now":0', each.content)) for path, each in read.items()}
    return {**seen, "view": {**json.loads(seen["view"][1]), "presence": 0}}  # people may come and go at any time


def test_nobody_else_can_read_an_order_anywhere(server: ServerProcess, table: Seats) -> None:
    """What others read is the same, byte for byte, before and after it is left; logs and metrics do not have it."""
    owner = bidders(table)[1]
    others = [seat for seat in (-1, 0, 1, 2, 3) if seat != owner]
    number = table.view(-1)["number"]
    before = {seat: seen_by(table, seat, number) for seat in others}
    own = seen_by(table, owner, number)
    own.pop("orders")
    assert leave(table, owner, 4, "raise", 187).status_code == 201
    assert leave(table, owner, 0, "pass").status_code == 201
    assert {seat: seen_by(table, seat, number) for seat in others} == before
    after = seen_by(table, owner, number)
    assert b'"amount":187' in after.pop("orders")[1]
    assert after == own
    log = server.log.read_text()
    metrics = table.client.get("/metrics").text
    for secret in ('"raise"', '"amount"', "'raise'"):
        assert secret not in log
        assert secret not in metrics


@pytest.mark.slow
def test_a_flood_of_orders_is_refused_for_its_seat_only(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_ENTRIES_A_MINUTE="5").start()
    try:
        with server.client() as client:
            table = at_auctions(client)
            owner, other = bidders(table)[1:3]
            answers = [leave(table, owner, 2, "raise", amount).status_code for amount in range(1, 9)]
            assert answers == [201] * 5 + [429] * 3
            assert leave(table, other, 2, "pass").status_code == 201
            assert left(table, owner) == [(2, "raise", 5, None)]
            database = sqlite3.connect(server.folder / "games.sqlite")
            assert database.execute("SELECT count(*) FROM orders").fetchone() == (2,)
            database.close()
    finally:
        assert server.stop() == 0


def test_metrics_do_not_tell_that_somebody_left_an_order(table: Seats) -> None:
    """Hosts may let everybody read them."""

    def counted() -> list[str]:
        lines = table.client.get("/metrics").text.splitlines()
        return [line for line in lines if line.startswith(("goa_request", "goa_refusals")) and "/metrics" not in line]

    owner = bidders(table)[1]
    counted()
    before = counted()
    assert leave(table, owner, 4, "sell").status_code == 422
    assert leave(table, owner, 4, "pass", space="nowhere").status_code == 409
    (order,) = leave(table, owner, 4, "pass").json()["orders"]
    assert left(table, owner) == [(4, "pass", 0, None)]
    assert table.request("DELETE", f"orders/{order['id']}", owner).status_code == 200
    assert table.request("DELETE", f"orders/{order['id']}", owner).status_code == 404
    assert counted() == before


def test_the_socket_names_the_message_in_the_documentation(client: httpx.Client) -> None:
    schema = client.get("/openapi.json").json()
    assert "OrdersMessage" in json.dumps(schema["components"]["schemas"]["SocketMessage"])
    assert set(schema["paths"]["/api/games/{game}/orders"]) == {"get", "post"}
    assert set(schema["paths"]["/api/games/{game}/orders/{order}"]) == {"delete"}
