"""What reaches people of bench/month/month.py: a mail server and a push service keep what comes, and fail at times."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final

from bench.month.month_people import PUSH_SERVICES, Person
from tests.server.calls.mailbox import Mailbox, mailbox, text_of, token_in
from tests.server.calls.push_service import PushService, check_vapid
from tests.server.process import free_port

FAILING: Final = 0.01  # of what comes is refused for now
SENDER: Final = "goa@example.org"
PUBLIC_ADDRESS: Final = "https://goa.example.org"


@dataclass(frozen=True)
class Arrival:
    """A notice that reached somebody."""

    id: str
    game: str
    person: int
    channel: str  # "mail" or "push"
    topic: str  # of a push message; a mail has its id only
    at: float
    kills: int  # of servers, before it came


@dataclass
class Post:
    """Everything that came, for all people."""

    people: list[Person]
    dice: random.Random
    now: Callable[[], float]
    arrivals: list[Arrival] = field(default_factory=list)
    links: list[tuple[int, str]] = field(default_factory=list)  # person and token, of addresses to be confirmed
    refused: int = 0
    kills: int = 0  # of servers or their database; counted before and after each
    interruptions: int = 0  # the same, with servers that were told to stop
    on_arrival: Callable[[], None] = lambda: None  # before it is answered
    mail_port: int = 0
    push_port: int = 0

    def environment(self) -> dict[str, str]:
        """Settings of a server that sends here."""
        mail = {"GOA_SMTP_HOST": "127.0.0.1", "GOA_SMTP_PORT": str(self.mail_port), "GOA_SMTP_SECURITY": "none"}
        own = {"GOA_PUBLIC_ADDRESS": PUBLIC_ADDRESS, "GOA_SMTP_FROM": SENDER, "GOA_PUSH_TO_PRIVATE_ADDRESSES": "1"}
        return {**mail, **own, "GOA_CALLS_AN_HOUR": "100000"}

    def mail_came(self, mail: EmailMessage) -> str:
        if self._fails():
            return "451 Later"
        person = int(str(mail["To"]).partition("@")[0].removeprefix("p"))
        id = str(mail["Message-ID"]).strip("<>").partition("@")[0]
        if "/#/mail/confirm/" in text_of(mail):
            self.links.append((person, token_in(mail, "confirm")))
            self._keep(id, "", person, "mail", "")
        else:
            game = text_of(mail).partition(f"{PUBLIC_ADDRESS}/play/")[2].split()[0]
            # The server's time of sending: it may end a moment after the turn, when the next batch has begun.
            self._keep(id, game, person, "mail", "", mail["Date"].datetime.timestamp())
        return "250 OK"

    def push_came(self, path: str, headers: dict[str, str], body: bytes) -> str:
        if self._fails():
            return "503 Later"
        check_vapid(headers["authorization"], f"http://{headers['host']}", self.now())
        person = int(path.removeprefix("/push/"))
        told = json.loads(self.people[person].browser.decrypt(body))
        self._keep(told["id"], told["game"], person, "push", headers["topic"])
        return "201 Created"

    def _fails(self) -> bool:
        fails = self.dice.random() < FAILING
        self.refused += fails
        return fails

    def _keep(self, id: str, game: str, person: int, channel: str, topic: str, at: float | None = None) -> None:
        self.arrivals.append(Arrival(id, game, person, channel, topic, at or self.now(), self.kills))
        self.on_arrival()


@asynccontextmanager
async def post_office(post: Post) -> AsyncIterator[Post]:
    """A mail server and the push services on free ports of this machine."""
    post.push_port = free_port()
    hosts = [f"127.0.0.{1 + number}" for number in range(PUSH_SERVICES)]
    async with mailbox(_MonthMailbox(post)) as box:
        post.mail_port = box.port
        async with await asyncio.start_server(_MonthPush(post).serve, hosts, post.push_port):
            yield post


class _MonthMailbox(Mailbox):
    def __init__(self, post: Post) -> None:
        super().__init__()
        self.post = post

    def receive(self, mail: EmailMessage) -> str:
        return self.post.mail_came(mail)


class _MonthPush(PushService):
    def __init__(self, post: Post) -> None:
        super().__init__("127.0.0.1")
        self.post = post

    def receive(self, path: str, headers: dict[str, str], body: bytes) -> str:
        return self.post.push_came(path, headers, body)
