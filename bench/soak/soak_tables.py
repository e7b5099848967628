"""The tables of bench/soak/soak.py, and what people do there."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from tests.server.drivers import Driven, patiently
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import goa

Plain = dict[str, Any]

LEVELS: Final = ("novice", "merchant", "captain")
LOOK_AGAIN: Final = 0.5  # seconds
THINKING: Final = (0.0, 2.0)
PAUSED: Final = (0.5, 2.0)
OFTEN: Final = 0.04  # of the choices are followed by an undo, or come after a pause, a message, an order
BEGUN: Final = 0.5  # of the tables are at some point of a game, so that there are always games of every age
LONGEST_BEGUN: Final = 400  # choices
CLOCKED: Final = 0.25  # of the other tables have a clock
CLOCK: Final = {"kind": "correspondence", "seconds": 6 * 3600}
RECORDS_AT_ONCE: Final = 3  # the server lets an address have five checked at the same time
SECONDS_TO_SHOW: Final = 60  # until a socket shows a choice, also while the server is down for a while
REFUSED: Final = (HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)
DEEDS: Final = ("view by socket", "choice", "undo", "pause", "resume", "message", "order")  # which each run must have


class Deed(NamedTuple):
    """An acknowledged entry of the journal that is no choice: its kind, its seat, and the least number it can have."""

    kind: str
    seat: int
    number: int


@dataclass
class SoakTable(Driven):
    """A table, and everything that the server acknowledged there."""

    begun: int = 0  # entries that it was made with
    deeds: list[Deed] = field(default_factory=list)
    sent: dict[str, str] = field(default_factory=dict)  # choices, by key
    orders: int = 0
    messages: list[str] = field(default_factory=list)


class Watcher:
    """The socket of a seat, opened again whenever it breaks."""

    def __init__(self, url: str, token: str, counts: Counter[str]) -> None:
        self.url, self.token, self.counts = url, token, counts
        self.number = -1
        self._came = asyncio.Event()

    async def run(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.url, max_size=None) as socket:
                    hello = {"token": self.token, "after": max(0, self.number)}
                    await socket.send(msgspec.json.encode(hello).decode())
                    async for message in socket:
                        self._take(msgspec.json.decode(message))
            self.counts["socket opened again"] += 1
            await asyncio.sleep(LOOK_AGAIN)

    def _take(self, told: Plain) -> None:
        if told["type"] == "view":
            self.number = told["number"]
            self.counts["view by socket"] += 1
            self._came.set()

    async def news(self) -> None:
        self._came.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._came.wait(), LOOK_AGAIN)

    async def until(self, number: int) -> None:
        """Wait until the socket has shown so many entries."""
        ends = time.monotonic() + SECONDS_TO_SHOW
        while self.number < number:
            await self.news()
            assert time.monotonic() < ends, f"the socket shows {self.number} entries, and {number} are acknowledged"


class People:
    """Play at tables of people and bots until the time is over."""

    def __init__(self, client: httpx.AsyncClient, seed: int, ends_at: float) -> None:
        self.client, self.seed, self.ends_at = client, seed, ends_at
        self.tables: list[SoakTable] = []
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self._records = asyncio.Semaphore(RECORDS_AT_ONCE)

    async def play(self, number: int) -> None:
        """Play one table after the other."""
        dice = random.Random(f"{self.seed} {number}")  # noqa: S311 - nothing secret
        while time.monotonic() < self.ends_at:
            try:
                table = await self.make(dice)
            except AssertionError as problem:
                self.problems.append(f"no table: {problem}"[:500])
                await asyncio.sleep(LOOK_AGAIN)
                continue
            self.tables.append(table)
            url = str(self.client.base_url).replace("http", "ws", 1) + f"/api/games/{table.id}/live"
            watcher = Watcher(url, table.tokens[min(table.tokens)], self.counts)
            watching = asyncio.create_task(watcher.run())
            try:
                await self.drive(table, dice, watcher)
            except AssertionError as problem:
                self.problems.append(f"table {table.id}: {problem}"[:500])
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def make(self, dice: random.Random) -> SoakTable:
        people, edition = dice.randint(1, 2), dice.choice(("2004", "2012"))
        bots = [{"kind": "bot", "level": dice.choice(LEVELS)} for _ in range(dice.randint(1, 2))]
        table = SoakTable("", {})
        if dice.random() < BEGUN:
            begun = _some_position(dice, edition, people + len(bots))
            body: Plain = {"text": begun, "take_seats": list(range(people))}
            table.begun = begun.partition("---\n")[2].count("\n")
            async with self._records:
                response = await patiently(self.client, table, "POST", "/api/records", json=body)
        else:
            seats = [*({"name": f"P{seat}"} for seat in range(people)), *bots]
            clock = {"clock": CLOCK, "takeover": "random"} if dice.random() < CLOCKED else {}
            body = {"seats": seats, "pace": 0, "edition": edition, **clock}
            response = await patiently(self.client, table, "POST", "/api/games", json=body)
        made = response.json()
        assert response.status_code == HTTPStatus.CREATED, response.text
        table.id, table.tokens = made["id"], {link["seat"]: link["token"] for link in made["seats"]}
        return table

    async def ask(self, table: SoakTable, seat: int, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {table.tokens[seat]}"}
        return await patiently(self.client, table, method, f"/api/games/{table.id}/{path}", headers=headers, **more)

    async def drive(self, table: SoakTable, dice: random.Random, watcher: Watcher) -> None:
        keys = itertools.count()
        own = min(table.tokens)
        while time.monotonic() < self.ends_at:
            seen = (await self.ask(table, own, "GET", "view")).json()
            shown = seen["table"]
            if shown["is_over"]:
                table.is_over = True
                return
            if own in shown["stand_ins"]:  # a clock that jumped ended the time of this seat
                response = await self.ask(table, own, "POST", "back")
                assert response.status_code in (HTTPStatus.OK, *REFUSED), response.text
                self.counts["back"] += 1
                continue
            if shown["seat"] not in table.tokens:
                await watcher.news()
                continue
            if shown["seat"] != own:
                own = shown["seat"]
                continue
            await asyncio.sleep(dice.uniform(*THINKING))
            await self.maybe_do_something_else(table, own, seen, dice)
            told = await self.choose(table, own, seen, f"soak-{next(keys)}", dice)
            if told is not None:
                await watcher.until(told["number"])
                if told["view"]["own"]["may_undo"] and dice.random() < OFTEN:
                    await self.undo(table, own, told["number"])

    async def choose(self, table: SoakTable, seat: int, seen: Plain, key: str, dice: random.Random) -> Plain | None:
        """The answer; none if an order or a bot was quicker."""
        text = table.sent[key] = dice.choice(seen["own"]["offered"])["text"]
        body = {"after": seen["number"], "choose": [text], "key": key}
        response = await self.ask(table, seat, "POST", "choices", json=body)
        if response.status_code != HTTPStatus.OK:
            assert response.status_code in REFUSED, response.text
            return None
        told: Plain = response.json()
        assert told["number"] not in table.acknowledged, f"number {told['number']} was acknowledged twice"
        table.acknowledged[told["number"]] = text
        self.counts["choice"] += 1
        return told

    async def undo(self, table: SoakTable, seat: int, number: int) -> None:
        response = await self.ask(table, seat, "POST", "undo", json={"after": number})
        assert response.status_code in (HTTPStatus.OK, *REFUSED), response.text
        if response.status_code == HTTPStatus.OK:
            self._note(table, Deed("undo", seat, number))

    async def maybe_do_something_else(self, table: SoakTable, seat: int, seen: Plain, dice: random.Random) -> None:
        """Pause for a moment, say something, leave an order."""
        if dice.random() < OFTEN:
            for kind in ("pause", "resume"):
                response = await self.ask(table, seat, "POST", kind)
                if response.status_code in REFUSED:  # a bot took over when the time of the seat ended
                    break
                assert response.status_code == HTTPStatus.OK, response.text
                self._note(table, Deed(kind, seat, seen["number"]))
                await asyncio.sleep(dice.uniform(*PAUSED) if kind == "pause" else 0)
        if dice.random() < OFTEN:
            text = f"message {len(table.messages)}"
            response = await self.ask(table, seat, "POST", "chat", json={"text": text})
            assert response.status_code == HTTPStatus.CREATED, response.text
            table.messages.append(text)
            self.counts["message"] += 1
        if dice.random() < OFTEN:
            table.orders += 1  # whatever the answer is: the one that was lost may have been another
            response = await self.ask(table, seat, "POST", "orders", json={"lot": 0, "kind": "pass"})
            assert response.status_code in (HTTPStatus.CREATED, *REFUSED), response.text
            self.counts["order"] += response.status_code == HTTPStatus.CREATED

    def _note(self, table: SoakTable, deed: Deed) -> None:
        table.deeds.append(deed)
        self.counts[deed.kind] += 1


def _some_position(dice: random.Random, edition: str, players: int) -> str:
    """The record of a game that has begun."""
    state = goa.new_game(edition, players=players, seed=dice.randrange(2**32))
    for _ in range(dice.randint(1, LONGEST_BEGUN)):
        before = state.copy()
        goa.apply(state, dice.choice(state.offered))
        if state.is_over:
            return goa.write_record(before)
    return goa.write_record(state)
