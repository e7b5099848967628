"""The tables of bench/month/month.py, and what people do there."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

import httpx
import msgspec
from bench.month.month_people import HOUR, Person
from bench.month.month_screens import Screens

Plain = dict[str, Any]

AGAIN: Final = 0.05  # seconds of real time before a request that failed is sent again
ALL_OTHERS: Final = 0  # instead of a lot
BOT_SECONDS: Final = 10  # of real time that a request waits for a bot
HIGHEST_ORDER: Final = 5
STAYING: Final = 0.3  # of the visits of people who keep pages open
PAUSED: Final = 0.01  # of the visits end with a pause that all have agreed on
UNDONE: Final = 0.1  # of the answers of people who change their mind
REVOKED: Final = 0.2  # of the visits at which a person has orders
SECONDS: Final = (6 * HOUR, 12 * HOUR, 24 * HOUR)  # for each answer
REFUSED: Final = {HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY, HTTPStatus.NOT_FOUND}


@dataclass(frozen=True)
class CalledSeat:
    """Somebody who is called at a table. Turns between the two numbers of the journal may have a notice or not."""

    id: str  # of the contact
    whose: tuple[str, int]  # game and person
    seat: int
    channel: str
    not_before: int
    surely_from: int


@dataclass
class SentOrder:
    """A secret order that was sent, or its revocation."""

    where: tuple[int, int, int, int]  # seat, part, round, lot
    kind: str  # empty: the order was revoked
    amount: int
    sent_at: int  # number of the journal before it was sent
    known_from: float = float("inf")  # number of the journal when it was surely stored


@dataclass
class MonthTable:
    """A table, who sits at it, and every choice that the server acknowledged."""

    people: list[Person]
    seconds: int
    client: httpx.AsyncClient
    dice: random.Random
    push_port: int
    now: Callable[[], float]
    id: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    acknowledged: dict[int, str] = field(default_factory=dict)
    requests: int = 0
    retries: int = 0
    orders: int = 0
    undone: int = 0
    reminded: int = 0
    pauses: int = 0
    ended: float = 0
    number: int = 0  # the newest that anybody has seen, so that views need not bring the whole log
    keys: itertools.count[int] = field(default_factory=itertools.count)
    sent: dict[str, str] = field(default_factory=dict)  # choices by hand, by key
    sent_orders: list[SentOrder] = field(default_factory=list)
    called: dict[tuple[int, str], CalledSeat] = field(default_factory=dict)  # by seat and channel
    asked: set[tuple[int, str]] = field(default_factory=set)
    screens: Screens = field(init=False)

    def __post_init__(self) -> None:
        self.screens = Screens(self.now, self.dice)

    async def request(
        self, method: str, path: str, seat: int = -1, client: httpx.AsyncClient | None = None, **more: Any
    ) -> httpx.Response:
        """The answer, however often it takes."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        url = path if path.startswith("/") else f"/api/games/{self.id}/{path}"
        while True:
            self.requests += 1
            try:
                answer = await (client or self.client).request(method, url, headers=headers, **more)
            except httpx.TransportError:
                self.retries += 1
            else:
                if answer.status_code != HTTPStatus.SERVICE_UNAVAILABLE:
                    return answer
                self.retries += 1
            await asyncio.sleep(AGAIN)

    async def make(self) -> None:
        seats = [{"name": person.name} for person in self.people]
        clock = {"kind": "correspondence", "seconds": self.seconds}
        body = {"seats": seats, "pace": 0, "clock": clock, "takeover": "random", "undo": "own"}
        made = (await self.client.post("/api/games", json=body)).raise_for_status().json()
        self.id = made["id"]
        self.tokens = {link["seat"]: link["token"] for link in made["seats"]}
        self.tokens[-1] = made["spectators"]["token"]

    async def view(self, seat: int = -1, client: httpx.AsyncClient | None = None, **query: Any) -> Plain | None:
        """The table; nothing if there is no news."""
        answer = await self.request("GET", "view", seat, client, params={"after": self.number, **query})
        if answer.status_code == HTTPStatus.NO_CONTENT:
            return None
        assert answer.status_code == HTTPStatus.OK, answer.text
        seen: Plain = msgspec.json.decode(answer.content)
        self.number = max(self.number, seen["number"])
        return seen

    async def settled(self, seen: Plain | None = None, client: httpx.AsyncClient | None = None) -> Plain:
        """The table once no bot is to choose."""
        seen = seen or await self.view(client=client)
        assert seen is not None
        while _awaits_bot(seen):
            seen = await self.view(client=client, after=seen["number"], wait=BOT_SECONDS) or seen
        return seen

    async def visit(self, seat: int) -> Plain:
        """A person comes: takes the seat back from a bot, answers what there is to answer, leaves orders.

        Returns the table as it was seen last.
        """
        seen = await self.view(seat)
        assert seen is not None
        if seen["table"]["is_over"]:
            return seen
        if seat in seen["table"]["stand_ins"]:
            answer = await self.request("POST", "back", seat)
            assert answer.status_code in {HTTPStatus.OK, *REFUSED}, answer.text
            seen = await self.view(seat)
            assert seen is not None
        person = self.people[seat]
        for channel in person.calls:
            if (seat, channel) not in self.asked:
                await self._ask_to_be_called(seat, channel)
        seen = await self._answer(seat, seen)
        if person.habit.changes_mind and self.acknowledged and self.dice.random() < UNDONE:
            seen = await self._answer(seat, await self._undo(seat, seen))
        if person.habit.leaves_orders and seen["table"]["phase"] in ("markers", "auctions"):
            seen = await self._leave_orders(seat, seen)
        if person.habit.stays and self.dice.random() < STAYING:
            url = str(self.client.base_url).replace("http", "ws", 1)
            await self.screens.open(f"{url}/api/games/{self.id}/live", self.tokens[seat], seat)
        if self.dice.random() < PAUSED:
            seen = await self.set_paused(seat, paused=True)
        return seen

    async def set_paused(self, seat: int, *, paused: bool) -> Plain:
        """All agreed to wait, or to go on."""
        answer = await self.request("POST", "pause" if paused else "resume", seat)
        assert answer.status_code in {HTTPStatus.OK, *REFUSED}, answer.text
        self.pauses += paused and answer.status_code == HTTPStatus.OK
        seen = await self.view(seat)
        assert seen is not None
        return seen

    async def remind(self) -> None:
        """The maker of the table reminds the person who is awaited."""
        seen = await self.view(0)
        assert seen is not None
        absent = seen["table"]["seat"]
        if absent > 0:
            answer = await self.request("POST", "nudge", 0, json={"seat": absent})
            assert answer.status_code in {HTTPStatus.OK, HTTPStatus.FORBIDDEN, *REFUSED}, answer.text
            self.reminded += answer.status_code == HTTPStatus.OK

    async def _answer(self, seat: int, seen: Plain) -> Plain:
        while seen["own"]["offered"] and not seen["table"]["paused"]:
            seen = await self._choose(seat, seen)
        return seen

    async def _undo(self, seat: int, seen: Plain) -> Plain:
        answer = await self.request("POST", "undo", seat, json={"after": seen["number"], "choices": 1})
        assert answer.status_code in {HTTPStatus.OK, *REFUSED}, answer.text
        self.undone += answer.status_code == HTTPStatus.OK
        return await self.view(seat) or seen

    async def _choose(self, seat: int, seen: Plain) -> Plain:
        text = self.dice.choice(seen["own"]["offered"])["text"]
        key = f"{seat}-{next(self.keys)}"
        self.sent[key] = text
        body = {"after": seen["number"], "choose": [text], "key": key}
        answer = await self.request("POST", "choices", seat, json=body)
        if answer.status_code == HTTPStatus.OK:
            told: Plain = msgspec.json.decode(answer.content)
            assert told["number"] not in self.acknowledged, f"{self.id}: {told['number']} was acknowledged twice"
            self.acknowledged[told["number"]] = text
            self.number = max(self.number, told["number"])
            view: Plain = told["view"]
            return view
        assert answer.status_code in REFUSED, answer.text  # time ran out, or an order was quicker
        again = await self.view(seat)
        assert again is not None
        return again

    async def _ask_to_be_called(self, seat: int, channel: str) -> None:
        person, before = self.people[seat], self.number
        endpoint = person.push_endpoint(self.push_port)
        body = {"address": person.mail_address} if channel == "mail" else person.browser.subscription(endpoint)
        answer = await self.request("POST", f"calls/{channel}", seat, json=body)
        if answer.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            return  # a mailbox may be entered at three tables a day; they try again when they come again
        assert answer.status_code == HTTPStatus.CREATED, answer.text
        self.asked.add((seat, channel))
        if channel == "push":
            await self._note_calls(seat, before)

    async def confirmed(self, person: int) -> None:
        """Somebody confirmed their mail address."""
        await self._note_calls([each.number for each in self.people].index(person), self.number)

    async def _note_calls(self, seat: int, before: int) -> None:
        """How this seat is called now, and was not yet at an earlier number of the journal."""
        contacts: list[Plain] = (await self.request("GET", "calls", seat)).json()["contacts"]
        seen = await self.view(seat)
        assert seen is not None
        for contact in contacts:
            key = (seat, contact["kind"])
            if contact["status"] == "active" and key not in self.called:
                whose = (self.id, self.people[seat].number)
                self.called[key] = CalledSeat(contact["id"], whose, seat, contact["kind"], before, seen["number"])

    async def _leave_orders(self, seat: int, seen: Plain) -> Plain:
        """Leave an order for each lot, one for all others at times; and revoke one at times."""
        first = len(self.sent_orders)
        told: Plain = (await self.request("GET", "orders", seat)).json()
        lots: list[Plain] = told["lots"]
        if lots and self.dice.random() < 1 / 2:
            lots = [
                {"lot": ALL_OTHERS, "kinds": ["pass"], "least": 0, "most": 0},
                *self.dice.sample(lots, len(lots) // 2),
            ]
        for lot in lots:
            kind = self.dice.choice(lot["kinds"])
            amount = self.dice.randint(lot["least"], max(lot["least"], min(lot["most"], HIGHEST_ORDER)))
            amount = amount if kind in ("bid", "raise", "buy") else 0
            order = self._sent(seat, seen, lot["lot"], kind, amount)
            answer = await self.request(
                "POST", "orders", seat, json={"lot": lot["lot"], "kind": kind, "amount": amount}
            )
            assert answer.status_code in {HTTPStatus.CREATED, *REFUSED}, answer.text
            if answer.status_code == HTTPStatus.CREATED:
                self.orders += 1
                told = answer.json()
            elif not self.retries:
                self.sent_orders.remove(order)
        left = [each for each in told["orders"] if not each["dropped"]]
        if left and self.dice.random() < REVOKED:
            order = self.dice.choice(left)
            answer = await self.request("DELETE", f"orders/{order['id']}", seat)
            assert answer.status_code in {HTTPStatus.OK, *REFUSED}, answer.text
            if answer.status_code == HTTPStatus.OK:
                self._sent(seat, seen, order["lot"], "", 0)
        again = await self.view(seat)
        assert again is not None
        for sent in self.sent_orders[first:]:
            sent.known_from = again["number"]
        return again

    def _sent(self, seat: int, seen: Plain, lot: int, kind: str, amount: int) -> SentOrder:
        shown = seen["table"]
        order = SentOrder((seat, shown["part"], shown["round"], lot), kind, amount, seen["number"])
        self.sent_orders.append(order)
        return order


def _awaits_bot(seen: Plain) -> bool:
    shown = seen["table"]
    is_going_on = not shown["is_over"] and not shown["paused"]
    return is_going_on and shown["seats"][shown["seat"]]["kind"] == "bot"
