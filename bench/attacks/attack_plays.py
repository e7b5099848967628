"""Attacks that go on from what was answered: bots by the hundred, undoing, people who are called."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import ExitStack, closing, suppress
from http import HTTPStatus
from typing import Any, Final

import httpx
from bench.attacks.attack_answers import Answers
from bench.attacks.attack_kinds import Kind, Target
from bench.attacks.attack_target import Prepared
from tests.server.attacks.attacker import ATTACKER, client_from, socket_from
from tests.server.calls.push_service import Browser

Plain = dict[str, Any]

LEVEL: Final = "viceroy"  # half a second for each choice
BOTS: Final = [{"kind": "bot", "level": LEVEL} for _ in range(4)]
BOT_TABLES: Final = 110  # nearly as many as an address may make in an hour
SOCKETS: Final = 90  # nearly as many as an address may have
PAUSE: Final = 0.02  # within the requests that an address may send
CALLED_TABLES: Final = 7  # of four seats: nearly as many browsers as an address may enter in an hour
GREETING: Final = b"220 mail.example.org\r\n"
MAIL_ANSWERS: Final = {b"DATA": b"354 Go on\r\n", b"QUIT": b"221 Bye\r\n"}
CALLS: Final = {  # push services on this machine, and calls at once
    "GOA_SMTP_HOST": "127.0.0.1",
    "GOA_SMTP_SECURITY": "none",
    "GOA_SMTP_FROM": "goa@example.org",
    "GOA_PUBLIC_ADDRESS": "https://goa.example.org",
    "GOA_PUSH_TO_PRIVATE_ADDRESSES": "1",
    "GOA_CALL_SECONDS": "0",
}


class Caller:
    """One request after the other from the attacker's address."""

    def __init__(self, target: Target, client: httpx.Client) -> None:
        self.answers, self.client = Answers(), client
        self.ends = time.monotonic() + target.seconds

    def may_go_on(self) -> bool:
        return time.monotonic() < self.ends

    def ask(self, what: str, table: Prepared, seat: int, path: str, *expected: int, **body: Any) -> Plain:
        """Ask the table; an empty answer if it was refused."""
        headers = {"Authorization": f"Bearer {table.tokens[seat]}"}
        method, url = "POST" if body else "GET", f"{table.api}/{path}"
        answer = self.client.request(method, url, headers=headers, json=body or None)
        self.answers.count(what, answer.status_code, *expected)
        time.sleep(PAUSE)
        told: Plain = answer.json() if answer.is_success else {}
        return told

    def make(self, seats: list[Plain], **more: Any) -> Prepared | None:
        answer = self.client.post("/api/games", json={"seats": seats, "pace": 0, **more})
        self.answers.count("table", answer.status_code, HTTPStatus.CREATED)
        if not answer.is_success:
            return None
        made = answer.json()
        tokens = {each["seat"]: each["token"] for each in made["seats"]} | {-1: made["spectators"]["token"]}
        return Prepared(made["id"], tokens)


def tables_of_bots(target: Target) -> Answers:
    """Half of them have a person too, and somebody watches all of them, so that their bots play on."""
    with ExitStack() as stack:
        caller = Caller(target, stack.enter_context(client_from(target, ATTACKER)))
        tables: list[Prepared] = []
        for number in range(BOT_TABLES):
            made = caller.make([{"name": "Eve"}, *BOTS[1:]] if number % 2 else BOTS)
            if made is not None:
                tables.append(made)
        for table in tables[:SOCKETS]:
            with suppress(OSError, AssertionError):
                stack.enter_context(closing(socket_from(target, table.id, table.tokens[-1])))
        while caller.may_go_on():
            for table in tables:
                if caller.may_go_on():
                    _choose(caller, table)
    return caller.answers


def _choose(caller: Caller, table: Prepared) -> None:
    """Choose for the person at this table, if it is their turn; otherwise only look."""
    seat = 0 if 0 in table.tokens else -1
    seen = caller.ask("view", table, seat, "view", HTTPStatus.OK)
    if seen and seen["own"] and seen["own"]["offered"]:
        text = seen["own"]["offered"][0]["text"]
        body = {"after": seen["number"], "choose": [text]}
        caller.ask("choice", table, seat, "choices", HTTPStatus.OK, HTTPStatus.CONFLICT, **body)


def bots_in_the_worst_edition(target: Target) -> Answers:
    """Bots that play the costliest edition."""
    with client_from(target, ATTACKER) as client:
        caller = Caller(target, client)
        edition = target.targets.worst_edition
        made = [caller.make([{"name": "Eve"}, *BOTS[1:]], edition_text=edition) for _ in range(4)]
        tables = [table for table in made if table is not None]
        while caller.may_go_on():
            for table in tables:
                _choose(caller, table)
                caller.ask("odds", table, 0, "odds", HTTPStatus.OK)
    return caller.answers


def undoing(target: Target) -> Answers:
    """Choose and undo, at one table after the other."""
    with client_from(target, ATTACKER) as client:
        caller = Caller(target, client)
        while caller.may_go_on():
            for table in target.targets.tables:
                if not caller.may_go_on():
                    break
                seat = caller.ask("view", table, 0, "view", HTTPStatus.OK).get("table", {"seat": 0})["seat"]
                seen = caller.ask("view", table, seat, "view", HTTPStatus.OK)
                if not seen or not seen["own"]["offered"]:
                    continue
                body = {"after": seen["number"], "choose": [seen["own"]["offered"][0]["text"]]}
                chosen = caller.ask("choice", table, seat, "choices", HTTPStatus.OK, **body)
                if chosen and chosen["view"]["own"]["may_undo"]:
                    caller.ask("undo", table, seat, "undo", HTTPStatus.OK, after=chosen["number"])
    return caller.answers


def calls(target: Target) -> Answers:
    """Mail addresses to be confirmed, and browsers whose push service never answers, called again and again."""

    async def main() -> Answers:
        silent = await asyncio.start_server(_say_nothing, "127.0.0.1", 0)
        mails = await asyncio.start_server(_take_mail, "127.0.0.1", target.mail_port)
        async with silent, mails:
            port: int = silent.sockets[0].getsockname()[1]
            return await asyncio.to_thread(_be_called, target, port)

    return asyncio.run(main())


def _be_called(target: Target, push_port: int) -> Answers:
    browser = Browser()
    dice = random.Random(1)  # noqa: S311 - nothing secret
    with client_from(target, ATTACKER) as client:
        caller = Caller(target, client)
        tables = target.targets.tables
        for number, table in enumerate(tables[:CALLED_TABLES]):
            for seat in range(4):
                where = browser.subscription(f"http://127.0.0.{number + 10}:{push_port}/{seat}")
                caller.ask("browser", table, seat, "calls/push", HTTPStatus.CREATED, **where)
        for number in range(10):
            address = f"p{number}@example.com"
            caller.ask("mail", tables[CALLED_TABLES], 0, "calls/mail", HTTPStatus.CREATED, address=address)
        while caller.may_go_on():
            for table in tables[:CALLED_TABLES]:
                shown = caller.ask("view", table, 0, "view", HTTPStatus.OK)
                seat = shown["table"]["seat"] if shown else 0
                seen = caller.ask("view", table, seat, "view", HTTPStatus.OK)
                if seen and seen["own"]["offered"]:
                    body = {"after": seen["number"], "choose": [dice.choice(seen["own"]["offered"])["text"]]}
                    caller.ask("choice", table, seat, "choices", HTTPStatus.OK, **body)
        return caller.answers


async def _say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while await reader.read(1000):
            pass
    writer.close()


async def _take_mail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Take every mail, as a mail server does."""
    writer.write(GREETING)
    is_text = False
    with suppress(ConnectionError):
        while line := await reader.readline():
            if is_text and line != b".\r\n":
                continue
            is_text = line[:4].upper() == b"DATA"
            writer.write(MAIL_ANSWERS.get(line[:4].upper(), b"250 OK\r\n"))
    writer.close()


PLAYED_ATTACKS: Final[dict[str, Kind]] = {
    "tables of bots": Kind(tables_of_bots, plays_with_bot=True),
    "bots in the worst edition": Kind(bots_in_the_worst_edition, plays_with_bot=True),
    "undoing": Kind(undoing),
    "calls": Kind(calls, settings=CALLS),
}
