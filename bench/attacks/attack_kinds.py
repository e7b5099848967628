"""What one address can do to a server: each attack runs for some seconds in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from bench.attacks.attack_answers import Answers
from bench.attacks.attack_target import Prepared, Targets
from tests.editions.hostile import TEXTS
from tests.server.attacks.attacker import ATTACKER
from tests.server.attacks.flood import Flood, request, send_flood

CONNECTIONS: Final = 100
FEW_CONNECTIONS: Final = 10  # for what costs so much that the answers to more would all come at the end
LARGEST_BODY: Final = 100_000
SEATS: Final = [{"name": "Ann"}, {"name": "Bob"}]
STEP: Final = 7  # between the past positions that are asked for
REASONS: Final = 40  # choices in one question
LINKS: Final = 50  # different sets of seats


@dataclass(frozen=True)
class Target:
    """The server, the tables of the attacker, and for how long."""

    port: int
    targets: Targets
    seconds: float
    mail_port: int = 0  # where the server sends mails, for the attack with calls

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


Attack = Callable[[Target], Answers]


@dataclass(frozen=True)
class Kind:
    """An attack, and what it needs."""

    attack: Attack
    plays_with_bot: bool = False  # whether it is about bots, so that the neighbour's wait for theirs is measured
    settings: dict[str, str] = field(default_factory=dict)  # of the server


class Sent(NamedTuple):
    """A request of a flood, the status that shows that it reached what it attacks, and a refusal that may follow."""

    what: str
    request: str
    status: int
    refusal: int | None = None


def flood(requests: Callable[[Targets], Iterable[Sent]], connections: int, target: Target) -> Answers:
    """Send these requests again and again, by many connections."""
    sent = list(requests(target.targets))
    wanted = Flood(target.port, ATTACKER, connections, target.seconds, [each.request for each in sent])
    answers = Answers()
    for each, statuses in zip(sent, asyncio.run(send_flood(wanted)), strict=True):
        for status, count in statuses.items():
            for _ in range(count):
                answers.count(each.what, status, *[expected for expected in each[2:] if expected is not None])
    return answers


def _get(table: Prepared, path: str, status: int = 200, what: str = "") -> Sent:
    return Sent(what or path.partition("?")[0], request("GET", f"{table.api}/{path}", table.token), status)


def _post(table: Prepared, path: str, body: Any, status: int = 200, what: str = "", seat: int | None = None) -> Sent:
    token = table.token if seat is None else table.tokens[seat]
    return Sent(what or path, request("POST", f"{table.api}/{path}", token, body), status)


def _past(table: Prepared, step: int = STEP) -> Iterable[Sent]:
    return [_get(table, f"at/{number}", what="past position") for number in range(0, table.number, step)]


def views(targets: Targets) -> Iterable[Sent]:
    yield _get(targets.long_game, "view?after=0")


def long_polls(targets: Targets) -> Iterable[Sent]:
    yield _get(targets.long_game, f"view?after={targets.long_game.number}&wait=0.5", 204, "poll")


def lines(targets: Targets) -> Iterable[Sent]:
    yield _get(targets.long_game, "lines")


def old_views(targets: Targets) -> Iterable[Sent]:
    return _past(targets.long_game)


def long_undo_journal(targets: Targets) -> Iterable[Sent]:
    table = targets.undone
    return [*_past(table, 10 * STEP), _get(table, "lines"), _get(table, "view?after=0")]


def finished_game(targets: Targets) -> Iterable[Sent]:
    table = targets.finished
    yield from (_get(table, path) for path in ("curve", "record", "lines"))
    yield from (_get(table, f"at/{number}?seat=3", what="past position") for number in range(0, table.number, STEP))
    yield _post(table, "play-on", {"at": table.number // 2, "seat": 1}, 201)


def odds_and_hints(targets: Targets) -> Iterable[Sent]:
    table = targets.long_game
    yield from (_get(table, path) for path in ("odds", "hint", "printed", "observation", "edition"))
    asked = "&".join(f"choose={quote(text)}" for text in table.offered[:REASONS])
    yield _get(table, f"why?{asked}")


def unknown_tables(targets: Targets) -> Iterable[Sent]:
    token = targets.long_game.token
    return [Sent("no table", request("GET", f"/api/games/{n}/view", token), 404) for n in range(1000)]


def new_tables(_: Targets) -> Iterable[Sent]:
    yield Sent("table", request("POST", "/api/games", "", {"seats": [{}, {}, {}, {}]}), 201)


def hostile_editions(_: Targets) -> Iterable[Sent]:
    for text in TEXTS.values():
        if len(json.dumps(text)) < LARGEST_BODY:
            yield Sent("edition", request("POST", "/api/games", "", {"seats": SEATS, "edition_text": text}), 422)


def worst_edition(targets: Targets) -> Iterable[Sent]:
    """The costliest edition that is accepted: it is sent, and a game of it is looked at."""
    body = {"seats": SEATS, "edition_text": targets.worst_edition}
    yield Sent("edition", request("POST", "/api/games", "", body), 201)
    table = targets.worst
    yield from (_get(table, path) for path in ("odds", "hint", "view?after=0", "printed", "lines"))
    yield _post(table, "rehearsal", {"after": table.number, "choose": [table.offered[0]]})
    yield from _past(table)


def records(targets: Targets) -> Iterable[Sent]:
    for what, body, status in (
        ("record", {"text": targets.record}, 201),
        ("record of the worst edition", {"text": targets.worst_record, "edition_text": targets.worst_edition}, 201),
        ("malformed record", {"text": targets.record.partition("---")[0] + "---\n" + "1 bid 4\n" * 10_000}, 422),
    ):
        yield Sent(what, request("POST", "/api/records", "", body), status)


def wrong_choices(targets: Targets) -> Iterable[Sent]:
    table = targets.long_game
    yield _post(table, "choices", {"after": table.number, "choose": ["bid 199"] * 50}, 422, "wrong choices")
    yield _post(table, "choices", {"after": 0, "choose": [table.offered[0]]}, 409, "late choice")


def rehearsals(targets: Targets) -> Iterable[Sent]:
    table = targets.long_game
    yield from (
        _post(table, "rehearsal", {"after": table.number, "choose": [text]}) for text in table.offered[:REASONS]
    )


def chat(targets: Targets) -> Iterable[Sent]:
    for table in targets.tables:
        yield _post(table, "chat", {"text": "x" * 500}, 201)


def chat_of_spectators(targets: Targets) -> Iterable[Sent]:
    for table in (targets.finished, *targets.tables):
        yield _post(table, "chat", {"text": "x" * 500}, 201, seat=-1)
        yield Sent("messages", request("GET", f"{table.api}/chat", table.tokens[-1]), 200)


def pauses(targets: Targets) -> Iterable[Sent]:
    for table in targets.tables:
        for seat in range(4):
            yield _post(table, "pause", {}, seat=seat)
            yield _post(table, "resume", {}, seat=seat)


def notes(targets: Targets) -> Iterable[Sent]:
    for table in targets.tables:
        body = {"text": "x" * 10_000}
        yield Sent("note", request("PUT", f"{table.api}/note", table.token, body), 200)
        yield _get(table, "note", what="note read")


def secret_orders(targets: Targets) -> Iterable[Sent]:
    for table in targets.tables:
        for seat in range(4):
            yield _post(table, "orders", {"lot": 0, "kind": "pass"}, 201, seat=seat)
            yield Sent("orders read", request("GET", f"{table.api}/orders", table.tokens[seat]), 200)


def _seats(targets: Targets, first: int = 0) -> list[dict[str, str]]:
    tables = [*targets.tables[first:], *targets.tables[:first]]
    return [{"game": table.id, "token": table.tokens[seat]} for table in tables for seat in range(4)]


def my_games(targets: Targets) -> Iterable[Sent]:
    yield Sent("200 seats", request("POST", "/api/my-games", "", {"seats": _seats(targets)}), 200)


def device_links(targets: Targets) -> Iterable[Sent]:
    everything = {"seats": _seats(targets)}
    wrong = {"secret": "x" * 22, "key": "y" * 22}
    yield Sent("devices", request("POST", "/api/devices", "", everything), 200)
    yield Sent("wrong link", request("POST", "/api/devices/redeem", "", wrong), 404)
    yield Sent("wrong device", request("POST", "/api/devices/revoke", "", {**everything, "device": "x"}), 404)
    for first in range(LINKS):
        own = {"seats": _seats(targets, first)[:4]}
        yield Sent("link", request("POST", "/api/devices/link", "", own), 201, 409)  # in the end: too many devices


def pages(_: Targets) -> Iterable[Sent]:
    return [Sent(path, request("GET", path), 200) for path in ("/", "/docs", "/openapi.json", "/healthz", "/readyz")]


FLOODS: Final = (
    *(
        views,
        long_polls,
        lines,
        old_views,
        long_undo_journal,
        finished_game,
        odds_and_hints,
        unknown_tables,
        new_tables,
    ),
    *(hostile_editions, worst_edition, records, wrong_choices, rehearsals, chat, chat_of_spectators, pauses, notes),
    *(secret_orders, my_games, device_links, pages),
)
FLOOD_ATTACKS: Final = {
    each.__name__.replace("_", " "): Kind(partial(flood, each, FEW_CONNECTIONS if each is my_games else CONNECTIONS))
    for each in FLOODS
}
