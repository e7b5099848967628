"""Server and page give the same answers to the same requests."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.page.page_client import Page
from tests.server.players import Seats

from goa.core.choices import CATALOGUE
from goa.record.wire import JsonObject

RECORDS = Path(__file__).parents[1] / "records"
UNFINISHED = ("2004-4-seats", "2012-3-seats")
TIME_AND_PLACE = re.compile(r"# game .*|# commitment.*|[0-9a-f]{64}")


class Both:
    """The same table at the server and in the page."""

    def __init__(self, server: Seats, page: Seats) -> None:
        self.hosts = (server, page)

    def request(self, method: str, path: str, seat: int, **more: Any) -> httpx.Response:
        """The page's answer; the server's must be the same but for what is random."""
        answers = [host.request(method, path, seat, **more) for host in self.hosts]
        first, second = (self.plain(host, answer) for host, answer in zip(self.hosts, answers, strict=True))
        assert first == second, (method, path, seat, more)
        return answers[1]

    def plain(self, host: Seats, answer: httpx.Response) -> tuple[int, Any]:
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        text = TIME_AND_PLACE.sub("", answer.text.replace(host.id, "ID"))
        content = httpx.Response(200, text=text).json() if is_json else text
        if isinstance(content, dict):
            content.pop("presence", None)  # in the page everybody is present
        return answer.status_code, content

    def awaited(self) -> int:
        return self.hosts[1].awaited()


def made_from(text: str, *clients: httpx.Client, **more: Any) -> Both:
    made = [client.post("/api/records", json={"text": text, **more}) for client in clients]
    assert [answer.status_code for answer in made] == [201, 201], [answer.text for answer in made]
    server, page = (Seats(client, answer.json()) for client, answer in zip(clients, made, strict=True))
    return Both(server, page)


def beginning_of(name: str, choices: int) -> str:
    """The record of a game that is not over."""
    header, moves = (RECORDS / f"{name}.goa").read_text("utf-8").split("---\n")
    header = re.sub(r"result: .*", f"result: unfinished after {choices} choices", header)
    return header + "---\n" + "".join(moves.splitlines(keepends=True)[:choices])


@pytest.mark.parametrize("name", ["2004-3-seats", "2012-2-seats"])
def test_a_finished_game_looks_the_same(name: str, client: httpx.Client, page: Page) -> None:
    both = made_from((RECORDS / f"{name}.goa").read_text("utf-8"), client, page.client)
    number = both.hosts[1].view(-1)["number"]
    for seat in (-1, 0, 1):
        for language in ("en", "de"):
            both.request("GET", "lines", seat, params={"language": language})
            both.request("GET", "printed", seat, params={"language": language})
            both.request("GET", "curve", seat, params={"language": language})
        for past in range(0, number + 2, 31):
            both.request("GET", f"at/{past}", seat)
            both.request("GET", f"at/{past}", -1, params={"seat": 1})
        both.request("GET", "record", seat)
        both.request("GET", "odds", seat)
        both.request("GET", "why", seat, params={"choose": "pass"})
        both.request("POST", "choices", seat, json={"after": number, "choose": ["pass"]})
        both.request("POST", "undo", seat, json={"after": number})


def test_playing_on_from_a_moment_is_the_same(client: httpx.Client, page: Page) -> None:
    both = made_from((RECORDS / "2012-2-seats.goa").read_text("utf-8"), client, page.client)
    number = both.hosts[1].view(-1)["number"]
    # Over, too late, no such seat.
    refused = [
        both.request("POST", "play-on", -1, json=body)
        for body in (
            {"at": number, "seat": 0},
            {"at": number + 1, "seat": 0},
            {"at": 5, "seat": 3},
        )
    ]
    assert [answer.status_code for answer in refused] == [409, 404, 422]
    assert both.request("POST", "play-on", 0, json={"at": 9, "seat": 0, "level": "nobody"}).status_code == 400
    running = made_from(beginning_of("2004-4-seats", 20), client, page.client)
    assert running.request("POST", "play-on", 0, json={"at": 9, "seat": 0}).status_code == 409
    made = [host.request("POST", "play-on", -1, json={"at": 50, "seat": 1}) for host in both.hosts]
    assert [answer.status_code for answer in made] == [201, 201]
    new = Both(*(Seats(host.client, answer.json()) for host, answer in zip(both.hosts, made, strict=True)))
    past = both.request("GET", "at/50", -1).json()["table"]
    for host in new.hosts:
        table = host.request("GET", "at/50", -1).json()["table"]
        assert table["marks"] == ["imported"]
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
        assert [table[name] for name in ("part", "round", "players")] == [
            past[name] for name in ("part", "round", "players")
        ]


@pytest.mark.parametrize("name", UNFINISHED)
def test_a_game_goes_on_the_same(name: str, client: httpx.Client, page: Page) -> None:
    both = made_from(beginning_of(name, 60), client, page.client)
    chance = random.Random(name)
    for turn in range(60):
        seat = both.awaited()
        view: JsonObject = both.request("GET", "view", seat, params={"language": "nl"}).json()
        number = view["number"]
        others = [each.text for each in CATALOGUE[turn :: len(CATALOGUE) // 4]]
        if turn % 6 == 0:
            both.request("GET", "odds", seat)
            both.request("GET", "curve", seat, params={"language": "nl"})
            both.request("GET", "hint", seat)
            both.request("GET", "why", seat, params={"choose": others})
            both.request(
                "POST", "rehearsal", seat, json={"after": number, "choose": [view["own"]["offered"][0]["text"]]}
            )
            both.request("POST", "choices", (seat + 1) % 2, json={"after": number, "choose": ["pass"]})
            both.request("POST", "choices", seat, json={"after": number - 1, "choose": ["pass"]})
            both.request("POST", "choices", seat, json={"after": number, "choose": ["buy everything"]})
        for text in others:
            if text not in {each["text"] for each in view["own"]["offered"]}:
                both.request("POST", "choices", seat, json={"after": number, "choose": [text]})
                break
        body = {"after": number, "choose": [chance.choice(view["own"]["offered"])["text"]], "key": f"k{turn}"}
        answer = both.request("POST", "choices", seat, json=body).json()
        assert answer["number"] == number + 1
        both.request("POST", "choices", seat, json=body)  # repeated, because the answer might have been lost
        if turn % 4 == 0:
            both.request("POST", "undo", seat, json={"after": number + 1})
        if turn % 10 == 0:
            both.request("POST", "pause", seat)
            both.request("POST", "choices", seat, json={**body, "key": None, "after": number + 9})
            both.request("POST", "resume", seat)


@pytest.mark.parametrize("name", [*UNFINISHED, "finished"])
def test_the_list_of_games_says_the_same(name: str, client: httpx.Client, page: Page) -> None:
    text = (RECORDS / "2012-2-seats.goa").read_text("utf-8") if name == "finished" else beginning_of(name, 60)
    both = made_from(text, client, page.client)
    lists = []
    for host in both.hosts:
        tokens = [*(host.tokens[seat] for seat in (-1, 0, 1)), "wrong"]
        body = {"seats": [{"game": host.id, "token": token} for token in tokens]}
        answer = host.client.post("/api/my-games", json=body)
        assert answer.status_code == 200, answer.text
        *lines, last = answer.json()["games"]
        assert last is None
        assert {line.pop("game") for line in lines} == {host.id}
        assert all(line.pop("since") >= 0 for line in lines)
        lists.append(lines)
    assert lists[0] == lists[1]
    assert sum(line["waits"] for line in lists[0]) == (name != "finished" and both.awaited() < 2)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "choices", {"after": 0}),
        ("POST", "choices", {"after": -1, "choose": ["pass"]}),
        ("POST", "choices", {"after": 0, "choose": []}),
        ("POST", "undo", {"after": 0, "choices": 0}),
        ("GET", "nothing", None),
        ("GET", "at/x", None),
    ],
)
def test_malformed_requests_are_refused_the_same(
    method: str, path: str, body: JsonObject | None, client: httpx.Client, page: Page
) -> None:
    both = made_from(beginning_of("2004-4-seats", 20), client, page.client)
    answers = [host.request(method, f"{path}?language=nl", 0, json=body) for host in both.hosts]
    statuses = {answer.status_code for answer in answers}
    assert statuses <= {400, 404}
    assert len(statuses) == 1
    if body is not None:
        assert len({answer.text for answer in answers}) == 1


def test_other_peoples_tokens_open_nothing(client: httpx.Client, page: Page) -> None:
    both = made_from(beginning_of("2004-4-seats", 20), client, page.client)
    for host in both.hosts:
        host.tokens[0] = "x" * 32
    assert both.request("GET", "view", 0).status_code == 404


def test_what_can_be_chosen_for_a_table_is_the_same(client: httpx.Client, page: Page) -> None:
    assert client.get("/api/about").json() == page.client.get("/api/about").json()
