"""What one address can do to a server: each attack runs for some seconds in a process of its own."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tests.editions.hostile import TEXTS
from tests.server.attacks.attacker import ATTACKER, connection_from, ping_frame, socket_from, text_frame
from tests.server.attacks.flood import Flood, _send, request

CONNECTIONS = 100
LARGEST_BODY = 100_000
SEATS = [{"name": "Ann"}, {"name": "Bob"}]
BOTS = [{"kind": "bot", "level": "captain"} for _ in range(4)]
HALF = b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n"


@dataclass(frozen=True)
class Target:
    """The server, a table of the attacker, and for how long."""

    port: int
    made: dict[str, Any]
    seconds: float

    @property
    def token(self) -> str:
        return str(self.made["seats"][0]["token"])

    @property
    def api(self) -> str:
        return f"/api/games/{self.made['id']}"


def flood(requests: Callable[[Target], Iterable[str]], target: Target) -> None:
    """Send these requests again and again, by many connections."""
    sent = Flood(target.port, ATTACKER, CONNECTIONS, target.seconds, list(requests(target)))

    async def main() -> None:
        answers: Counter[int] = Counter()
        await asyncio.gather(*(_send(sent, number, answers) for number in range(CONNECTIONS)))

    asyncio.run(main())


def hostile_editions(target: Target) -> Iterable[str]:
    for text in TEXTS.values():
        body = {"seats": SEATS, "edition_text": text}
        if len(text) < LARGEST_BODY:
            yield request("POST", "/api/games", "", body)


def socket_frames(frame: bytes, target: Target) -> None:
    """Sockets that send as much as they can, and read nothing."""
    end = time.monotonic() + target.seconds
    with ExitStack() as stack:
        server: Any = target  # only its port is used
        opened = [stack.enter_context(closing(socket_from(server, target.made["id"], target.token))) for _ in range(8)]
        for connection in opened:
            connection.settimeout(0.01)
        while time.monotonic() < end:
            for connection in list(opened):
                try:
                    connection.send(frame * 2_000)
                except TimeoutError:
                    pass
                except OSError:
                    opened.remove(connection)
            time.sleep(0.001)


def sockets_opened_and_closed(target: Target) -> None:
    end, server = time.monotonic() + target.seconds, target
    while time.monotonic() < end:
        with suppress(OSError, AssertionError):
            socket_from(server, target.made["id"], target.token).close()  # type: ignore[arg-type]  # only its port


def many_connections(sent: bytes, target: Target) -> None:
    """As many connections as are taken, each with this and nothing more."""
    end = time.monotonic() + target.seconds
    with ExitStack() as stack:
        while time.monotonic() < end:
            with suppress(OSError):
                connection = stack.enter_context(closing(connection_from(target, ATTACKER, 1)))  # type: ignore[arg-type]  # only its port
                connection.sendall(sent)
            time.sleep(0.001)


def much_at_once(sent: bytes, target: Target) -> None:
    """New connections with this, one after the other."""
    end = time.monotonic() + target.seconds
    while time.monotonic() < end:
        with suppress(OSError), closing(connection_from(target, ATTACKER, 1)) as connection:  # type: ignore[arg-type]  # only its port
            connection.sendall(sent)
            connection.recv(1000)


def _choices(target: Target) -> Iterable[str]:
    return [request("POST", f"{target.api}/choices", target.token, {"after": 0, "choose": ["bid 4"] * 50})]


def _rehearsals(target: Target) -> Iterable[str]:
    return [request("POST", f"{target.api}/rehearsal", target.token, {"after": 0, "choose": ["bid 4"] * 50})]


def _gets(paths: Iterable[str], target: Target) -> Iterable[str]:
    return [request("GET", target.api + path, target.token) for path in paths]


Attack = Callable[[Target], None]


def views(target: Target) -> None:
    flood(partial(_gets, ["/view?after=0"]), target)


def lines(target: Target) -> None:
    flood(partial(_gets, ["/lines"]), target)


def old_views(target: Target) -> None:
    flood(partial(_gets, [f"/at/{number}" for number in range(40)]), target)


def odds_and_hints(target: Target) -> None:
    flood(partial(_gets, ["/odds", "/hint", "/printed"]), target)


def unknown_tables(target: Target) -> None:
    flood(lambda target: [request("GET", f"/api/games/{n}/view", target.token) for n in range(1000)], target)


def new_tables(target: Target) -> None:
    flood(lambda _: [request("POST", "/api/games", "", {"seats": [{}, {}, {}, {}]})], target)


def tables_of_bots(target: Target) -> None:
    flood(lambda _: [request("POST", "/api/games", "", {"seats": BOTS})], target)


def editions(target: Target) -> None:
    flood(hostile_editions, target)


def records(target: Target) -> None:
    flood(lambda _: [request("POST", "/api/records", "", {"text": "goa 1\n" + "bid 1\n" * 5_000})], target)


def wrong_choices(target: Target) -> None:
    flood(_choices, target)


def rehearsals(target: Target) -> None:
    flood(_rehearsals, target)


def pauses_and_chat(target: Target) -> None:
    def wanted(target: Target) -> Iterable[str]:
        for path, body in (("/pause", {}), ("/resume", {}), ("/chat", {"text": "x" * 200}), ("/undo", {"after": 0})):
            yield request("POST", target.api + path, target.token, body)

    flood(wanted, target)


def pages(target: Target) -> None:
    flood(lambda _: [request("GET", path) for path in ("/", "/docs", "/openapi.json", "/healthz", "/readyz")], target)


ATTACKS: Final[dict[str, Attack]] = {
    "views": views,
    "lines": lines,
    "old views": old_views,
    "odds and hints": odds_and_hints,
    "tables that do not exist": unknown_tables,
    "new tables": new_tables,
    "tables of bots": tables_of_bots,
    "hostile editions": editions,
    "records": records,
    "wrong choices": wrong_choices,
    "rehearsals": rehearsals,
    "pauses, chat and undo": pauses_and_chat,
    "pages": pages,
    "pings of the protocol": partial(socket_frames, ping_frame()),
    "pings of ours": partial(socket_frames, text_frame(b'{"type":"ping"}')),
    "sockets opened and closed": sockets_opened_and_closed,
    "half a request": partial(many_connections, HALF),
    "silent connections": partial(many_connections, b""),
    "many headers": partial(much_at_once, b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 5_000),
    "many requests at once": partial(much_at_once, b"GET /api/about HTTP/1.1\r\nhost: x\r\n\r\n" * 5_000),
}
