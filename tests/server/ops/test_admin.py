"""goa admin beside a running server, which notices what it does: on SQLite and on PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from tests.server.ops.hosted import DATABASES, Hosted, hosted_on, until
from tests.server.players import Seats, make_table
from tests.server.sockets import Socket


@pytest.fixture(scope="module", params=DATABASES)
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_on(request.param, tmp_path_factory.mktemp("hosted")) as hosted:
        yield hosted


def error_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json().get("error", "")


def choose(table: Seats) -> tuple[int, str]:
    """Make a choice, or say why not."""
    seat = table.awaited()
    seen = table.view(seat)
    return error_of(table.choose(seat, seen["number"], table.pick(seen)))


def test_tables_are_listed_and_shown(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    table.step()
    table.request("POST", "chat", 0, json={"text": "good morning"})
    listed = hosted.admin("list", "--only", "running")
    assert re.search(rf"^{table.id} .* 1 +running +Ann, Bob$", listed, re.MULTILINE)
    shown = hosted.admin("show", table.id, "--chat")
    assert "seat 2: Bob" in shown
    assert "good morning" in shown
    assert hosted.refused("show", "nowhere") == "there is no game nowhere\n"


def test_a_closed_table_can_only_be_looked_at(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    with Socket(table, 0) as watching:
        watching.next("view")
        said = hosted.admin("close", table.id, "--reason", "abandoned")
        until(lambda: choose(table) == (403, "closed"))
        assert error_of(table.request("POST", "pause", 0)) == (403, "closed")
        restriction = re.search(r"restriction (\d+)", said)
        assert restriction is not None
        hosted.admin("lift", restriction[1])
        until(lambda: choose(table)[0] == 200)
        assert watching.next("view")["number"] >= 1
    log = hosted.admin("log", table.id)
    assert re.search(rf"Olga  close {table.id} abandoned\n.*Olga  lift {table.id} close {restriction[1]}\n", log)


def test_bots_stop_at_a_closed_table(hosted: Hosted) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    created = hosted.client.post("/api/games", json={"seats": seats, "pace": 0.3}).json()
    table = Seats(hosted.client, created)
    with Socket(table, -1) as watching:
        watching.next("view")
        until(lambda: table.view(-1)["number"] > 0)
        said = hosted.admin("close", table.id)

        def stands_still() -> bool:
            query = {"after": table.view(-1)["number"], "wait": 2}
            return table.request("GET", "view", -1, params=query).status_code == 204

        until(stands_still)
        number = table.view(-1)["number"]
        hosted.admin("lift", said.split("restriction ")[1].split(".")[0])
        until(lambda: table.view(-1)["number"] > number)


def test_a_deleted_table_is_gone_at_once(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    table.step()
    with Socket(table, 0) as watching:
        watching.next("view")
        hosted.admin("delete", table.id, "--reason", "asked for")
        assert watching.next("error", 30)["error"] == "no such game"
    assert error_of(table.request("GET", "view", 0)) == (404, "no such game")
    assert hosted.refused("delete", table.id) == f"there is no game {table.id}\n"
    assert re.search(rf"Olga  delete {table.id} asked for", hosted.admin("log"))


def test_a_table_deleted_during_a_request_is_a_refusal(hosted: Hosted) -> None:
    """Before the server has read the audit log."""
    table = make_table(hosted.client)
    seat = table.awaited()
    seen = table.view(seat)
    hosted.admin("delete", table.id)
    refused = table.choose(seat, seen["number"], table.pick(seen))
    assert error_of(refused) == (404, "no such game")
    assert error_of(table.request("POST", "pause", 0)) == (404, "no such game")


def test_a_lost_link_is_reissued(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    table.step()
    old = dict(table.tokens)
    link = hosted.admin("link", table.id, "2").strip()
    assert link.startswith(f"https://goa.example.org/play/{table.id}#")
    until(lambda: table.request("GET", "view", 1).status_code == 404)
    table.tokens[1] = link.partition("#")[2]
    assert table.view(1)["own"]["seat"] == 1
    assert table.tokens[1] not in hosted.admin("log") + hosted.server.log.read_text()
    assert old[0] == table.tokens[0]
    assert table.view(0)["own"]["seat"] == 0
    assert "has no link for seat 4" in hosted.refused("link", table.id, "4")


def test_a_seat_is_muted_for_a_time(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    hosted.admin("mute", table.id, "--seat", "1", "--for", "1h")
    until(lambda: error_of(table.request("POST", "chat", 0, json={"text": "spam"})) == (403, "muted"))
    assert table.request("POST", "chat", 1, json={"text": "hello"}).status_code == 201
    assert choose(table)[0] == 200


def test_a_seat_is_banned(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    with Socket(table, 0) as one, Socket(table, 1) as other:
        one.next("view")
        other.next("view")
        hosted.admin("ban", table.id, "--seat", "1", "--for", "1h")
        assert one.next("error", 30)["error"] == "banned"
        assert error_of(table.request("GET", "view", 0)) == (403, "banned")
        assert other.connection.ping().wait(10)
    assert table.view(1)["own"]["seat"] == 1
    assert re.search(rf"ban +{table.id} +seat 1", hosted.admin("restrictions"))


def test_an_address_is_banned_for_a_time(hosted: Hosted) -> None:
    """The proxy names the visitor's address."""
    from_there = {"X-Forwarded-For": "203.0.113.9"}
    mapped = {"X-Forwarded-For": "::ffff:203.0.113.9"}
    assert hosted.client.get("/api/about", headers=from_there).status_code == 200
    hosted.admin("ban", "--address", "203.0.113.0/24", "--for", "30m")
    until(lambda: error_of(hosted.client.get("/api/about", headers=from_there)) == (403, "banned"))
    assert error_of(hosted.client.get("/api/about", headers=mapped)) == (403, "banned")
    elsewhere = {"X-Forwarded-For": "203.0.114.9"}
    assert hosted.client.get("/api/about", headers=elsewhere).status_code == 200
    assert "203.0.113" not in hosted.admin("log")
    assert "203.0.113.0/24" in hosted.admin("restrictions")


def test_a_restriction_ends_by_itself(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    hosted.admin("mute", table.id, "--for", "0m")
    assert table.id not in hosted.admin("restrictions")
    assert table.request("POST", "chat", 0, json={"text": "hello"}).status_code == 201


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("mute",), "name either a game or an --address"),
        (("ban", "--address", "203.0.113.7", "--seat", "1"), "--seat needs a game"),
        (("ban", "--address", "somewhere"), "expected an address or a network"),
        (("mute", "abc", "--for", "long"), "expected a time such as 30m"),
        (("link", "abc", "9"), "expected 1, 2, 3, 4, spectators or invitation"),
        (("lift", "999999"), "there is no restriction 999999"),
    ],
)
def test_what_makes_no_sense_is_a_sentence(hosted: Hosted, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in hosted.refused(*arguments)
