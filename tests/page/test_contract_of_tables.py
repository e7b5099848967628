"""Server and page make the same tables, and people do the same things with them: lessons, rematches, notes, undo."""

from __future__ import annotations

import re
from typing import Any, Final

import httpx
from tests.page.page_client import Page
from tests.page.test_contract import RECORDS, Both, beginning_of, made_from
from tests.server.players import Seats

from goa.page import requests
from goa.page.create import CREATE
from goa.record.wire import JsonObject
from goa.tables.lessons.lessons import NAMES

FINISHED: Final = "2012-2-seats"

# What the page leaves out, and why (docs/guide/site.md).
ONLY_THE_SERVER_HAS: Final = {
    "POST seats": "nobody comes by a link",
    "POST chat": "everybody sits at the same screen",
    "POST back": "nobody is away",
    "POST nudge": "nobody is away",
    "POST hand-over": "nobody is away",
    "POST renew": "nobody is away",
    "POST reissue": "nobody is away",
    "GET orders": "nobody has to be waited for",
    "POST orders": "nobody has to be waited for",
    "DELETE orders/{order}": "nobody has to be waited for",
    "GET calls": "nobody has to be called",
    "POST calls/push": "nobody has to be called",
    "POST calls/mail": "nobody has to be called",
    "DELETE calls/{contact}": "nobody has to be called",
    "GET edition": "only the terminal at a server's table asks",
    "GET observation": "only the terminal at a server's table asks",
}
ONLY_THE_PAGE_HAS: Final = {"GET pictures"}  # for embed.html, which a server does not have

SEATS: Final = [{"name": "Ann", "colour": "green"}, {"kind": "bot", "level": "novice"}, {"name": " Bob "}]
TABLES: Final[list[JsonObject]] = [
    {"seats": SEATS},
    {"seats": SEATS[:2], "edition": "2004", "quick_start": True, "open_money": True, "undo": "never", "hints": False},
    {"seats": [*SEATS, {"kind": "bot", "level": "captain"}], "bonanza": True, "counted_ducats": True, "undo": "ask"},
    {"seats": [{"kind": "bot", "level": "random"}] * 2},
    {"seats": [{"name": "Ann"}, {"kind": "open"}]},
]
REFUSED_TABLES: Final[list[JsonObject]] = [
    {},
    {"seats": SEATS[:1]},
    {"seats": [*SEATS, *SEATS]},
    {"seats": SEATS, "edition": "1999"},
    {"seats": SEATS, "edition": "2004", "bonanza": True},
    {"seats": [{"name": "x" * 31}, *SEATS]},
    {"seats": [{"kind": "bot", "level": "nobody"}, *SEATS]},
    {"seats": [{"kind": "ghost"}, *SEATS]},
    {"seats": SEATS, "undo": "always"},
    {"seats": SEATS, "pace": -1},
    {"seats": SEATS, "maker": 3},
    {"seats": SEATS, "colour": "pink"},
    {"seats": SEATS, "edition_text": "no edition"},
]
# Of a table that was just made; the rest is dealt.
DECIDED: Final = (
    *("edition", "edition_name", "rules", "marks", "options", "seats", "phase", "is_over", "paused", "undo"),
    *("hints", "asked", "rematch", "choices", "part", "round", "action", "turn", "markers", "auction"),
)


def shape(value: Any) -> Any:
    """The names and kinds of what is in an answer, without what is dealt."""
    if isinstance(value, dict):
        return {name: shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__


def refused_alike(path: str, body: JsonObject, *clients: httpx.Client) -> int:
    """The status with which both refuse, in the same words."""
    answers = [client.post(f"{path}?language=de", json=body) for client in clients]
    assert answers[0].status_code == answers[1].status_code, answers
    assert answers[0].text == answers[1].text
    return answers[0].status_code


def created(path: str, body: JsonObject, *clients: httpx.Client) -> Both:
    """The same new table at both, with the same links but for what is secret."""
    server, page = (begun_by_first(client, path, body) for client in clients)
    assert shape(server.made) == shape(page.made)
    assert list(server.tokens) == list(page.tokens)
    return Both(server, page)


def begun_by_first(client: httpx.Client, path: str, body: JsonObject) -> Seats:
    """A new table; who begins is dealt, so there may have to be several."""
    while True:
        answer = client.post(path, json=body)
        assert answer.status_code == 201, answer.text
        table = Seats(client, answer.json())
        if path != "/api/games" or table.request("GET", "at/0", -1).json()["table"]["seat"] == 0:
            return table


def decided_alike(both: Both, seat: int) -> None:
    """What does not depend on chance, before the first choice."""
    first, second = (host.request("GET", "at/0", seat).json() for host in both.hosts)
    for view in (first, second):
        view["table"] |= {"clocks": None, "absence": None}  # nobody is waited for in the page
    assert [first["table"][name] for name in DECIDED] == [second["table"][name] for name in DECIDED]
    if first["table"]["seat"] != second["table"]["seat"]:
        return
    assert first["question"] == second["question"]
    assert shape(first) == shape(second)
    if first["own"]:
        assert first["own"]["offered"] == second["own"]["offered"]


def test_a_new_table_is_the_same(client: httpx.Client, page: Page) -> None:
    for body in TABLES:
        both = created("/api/games", {"pace": 10, **body}, client, page.client)
        for seat in both.hosts[1].tokens:
            decided_alike(both, seat)


def test_a_table_that_cannot_be_is_refused_the_same(client: httpx.Client, page: Page) -> None:
    for body in REFUSED_TABLES:
        assert refused_alike("/api/games", body, client, page.client) in {400, 422}, body


def test_what_is_no_record_is_refused_the_same(client: httpx.Client, page: Page) -> None:
    text = beginning_of("2004-4-seats", 20)
    bodies: list[JsonObject] = [
        {},
        {"text": "nonsense"},
        {"text": text, "take_seats": [4]},
        {"text": text.replace("seed: ", "seed: x")},
        {"text": text.replace("edition: 2004", "edition: 1999")},
        {"text": f"{text}9 pass\n"},
    ]
    statuses = {refused_alike("/api/records", body, client, page.client) for body in bodies}
    assert statuses <= {400, 422}


def test_every_lesson_begins_the_same(client: httpx.Client, page: Page) -> None:
    """Its cards are known, so everything is equal."""
    for lesson in NAMES:
        both = created("/api/tutorial", {"lesson": lesson, "name": "Ann", "language": "nl"}, client, page.client)
        (learner,) = (seat for seat in both.hosts[1].tokens if seat >= 0)
        for language in ("en", "de"):
            both.request("GET", "at/0", learner, params={"language": language})
        both.request("GET", "at/0", -1)
        view = both.hosts[1].view(learner)
        if view["table"]["seat"] == learner:
            assert view["tutorial"] is not None
            both.request("GET", "hint", learner)
            both.request("GET", "odds", learner)


def test_a_lesson_is_learned_the_same(client: httpx.Client, page: Page) -> None:
    both = created("/api/tutorial", {"name": "Ann", "pace": 0}, client, page.client)
    (learner,) = (seat for seat in both.hosts[1].tokens if seat >= 0)
    told: list[str] = []
    for _ in range(6):
        both.awaited()
        page.let_bots_choose(both.hosts[1].id)
        number = both.hosts[1].view(learner)["number"]
        wait_for_number(both.hosts[0], learner, number)
        view = both.request("GET", "view", learner, params={"language": "de"}).json()
        assert view["tutorial"]["suggest"]
        told.append(view["tutorial"]["suggest"])
        body = {"after": number, "choose": [told[-1]], "view": False}
        both.request("POST", "choices", learner, json=body)
    assert len(set(told)) > 3


def wait_for_number(server: Seats, seat: int, number: int) -> None:
    """Until the server's bots have made their choices, which takes them a moment."""
    while server.view(seat)["number"] < number:
        server.request("GET", "view", seat, params={"after": number - 1, "wait": 5})


def test_an_unknown_lesson_is_refused_the_same(client: httpx.Client, page: Page) -> None:
    for body in ({"lesson": "nothing"}, {"lesson": 3}, {"name": "x" * 31}, {"pace": -1}):
        assert refused_alike("/api/tutorial", body, client, page.client) in {400, 422}


def test_a_rematch_is_the_same(client: httpx.Client, page: Page) -> None:
    both = made_from((RECORDS / f"{FINISHED}.goa").read_text("utf-8"), client, page.client)
    assert both.request("POST", "rematch", -1).status_code == 403
    first = [host.request("POST", "rematch", 1).json() for host in both.hosts]
    again = [host.request("POST", "rematch", 0).json() for host in both.hosts]
    assert first == again
    assert [list(answer) for answer in first] == [["id"], ["id"]]
    for host, answer in zip(both.hosts, first, strict=True):
        assert host.view(0)["table"]["rematch"] == answer["id"]
        host.id = answer["id"]
    for seat in (-1, 0, 1):
        decided_alike(both, seat)
    assert both.request("POST", "rematch", 0).status_code == 409


def test_notes_and_an_empty_chat_are_the_same(client: httpx.Client, page: Page) -> None:
    both = made_from(beginning_of("2004-4-seats", 20), client, page.client)
    assert both.request("GET", "chat", 0).json() == {"messages": []}
    assert both.request("PUT", "note", 0, json={"text": "buy\nthe flag"}).json() == {"text": "buy\nthe flag"}
    both.request("GET", "note", 0)
    assert both.request("GET", "note", 1).json() == {"text": ""}
    for seat, body in ((0, {"text": "x" * 10_001}), (0, {}), (0, {"text": 3}), (-1, {"text": "x"})):
        assert both.request("PUT", "note", seat, json=body).status_code in {400, 403}
    both.request("GET", "note", 0)
    assert both.request("GET", "note", -1).status_code == 403


def test_resigning_is_the_same(client: httpx.Client, page: Page) -> None:
    both = made_from(beginning_of("2004-4-seats", 20), client, page.client)
    leaver = (both.awaited() + 1) % 4
    assert both.request("POST", "resign", leaver, json={"level": "nobody"}).status_code == 400
    assert both.request("POST", "resign", -1, json={}).status_code == 403
    view = both.request("POST", "resign", leaver, json={"level": "captain"}, params={"language": "nl"}).json()
    assert [view["table"]["seats"][leaver][name] for name in ("kind", "level")] == ["bot", "captain"]
    both.request("POST", "resign", leaver, json={})
    both.request("POST", "choices", leaver, json={"after": view["number"], "choose": ["pass"]})
    both.request("GET", "lines", both.awaited(), params={"language": "de"})
    over = made_from((RECORDS / f"{FINISHED}.goa").read_text("utf-8"), client, page.client)
    assert over.request("POST", "resign", 0, json={}).status_code == 409


def undo_alike(both: Both, path: str, seat: int, body: JsonObject) -> tuple[int, JsonObject]:
    """The same status from both; the same refusal, or the same state of the request to undo."""
    answers = [host.request("POST", path, seat, params={"language": "de"}, json=body) for host in both.hosts]
    (status,) = {answer.status_code for answer in answers}
    first, second = (answer.json() for answer in answers)
    if status == httpx.codes.OK:
        first, second = (
            {"number": view["number"], **{name: view["table"][name] for name in DECIDED}} for view in (first, second)
        )
    for refused in (first, second):
        refused.pop("view", None)  # sent to those who are too late
    assert first == second
    return status, second


def test_undo_and_the_answers_to_it_are_the_same(client: httpx.Client, page: Page) -> None:
    """The first choices are those of the markers, which do not depend on chance."""
    people = [{"name": name} for name in ("Ann", "Bob", "Cyd")]
    both = created("/api/games", {"seats": people, "undo": "ask"}, client, page.client)
    for number, (seat, text) in enumerate([(0, "flag north a"), (1, "mark a1"), (2, "mark b1")]):
        for host in both.hosts:
            assert host.choose(seat, number, text).status_code == 200
    assert undo_alike(both, "undo/answer", 1, {"after": 3, "agree": True})[0] == 409  # nothing was asked
    assert undo_alike(both, "undo", 0, {"after": 2})[0] == 409  # too late
    asked = undo_alike(both, "undo", 0, {"after": 3, "choices": 3})[1]["asked"]
    assert asked["seat"] == 0
    assert undo_alike(both, "undo/answer", 0, {"after": 4, "agree": True})[0] == 409
    assert undo_alike(both, "undo/answer", 1, {"after": 4})[0] == 400
    assert undo_alike(both, "undo/answer", 1, {"after": 4, "agree": True})[1]["asked"] is not None
    assert undo_alike(both, "undo/answer", 2, {"after": 5, "agree": False})[1]["asked"] is None
    undo_alike(both, "undo", 0, {"after": 6, "choices": 3})
    undo_alike(both, "undo/answer", 1, {"after": 7, "agree": True})
    undone = undo_alike(both, "undo/answer", 2, {"after": 8, "agree": True})[1]
    assert undone["choices"] == 0
    undo_alike(both, "undo", 0, {"after": undone["number"], "choices": 1})


def test_every_address_is_answered_by_both_or_said_to_be_of_one(client: httpx.Client) -> None:
    described = client.get("/openapi.json").json()["paths"]
    at_server: set[str] = set()
    for path, methods in described.items():
        found = re.fullmatch(r"/api/games/\{game\}/(.+)", path)
        if found:
            at_server |= {f"{method.upper()} {found[1]}" for method in methods}
    in_page = {f"{method} {path}" for method, path in requests.ROUTES}
    in_page |= {"POST rematch", "POST play-on", "GET at/{number}"}  # of PageHost itself
    assert at_server - in_page == set(ONLY_THE_SERVER_HAS)
    assert in_page - at_server == ONLY_THE_PAGE_HAS
    created_at_server = {path for path in described if path in CREATE}
    assert created_at_server == set(CREATE)
