"""A server that calls people, with its clock, a real mail server and a real push service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from tests.server.calls.mailbox import Mailbox, mailbox, token_in
from tests.server.calls.push_service import Browser, PushService, push_service
from tests.server.given_clock import Given, GivenClock, given_application

from goa.server.store.schema import notices

ADDRESS = "ann@example.com"


@dataclass
class Calling:
    """Everything that a test of calls needs."""

    given: Given
    box: Mailbox
    push: PushService

    async def settle(self) -> None:
        """Until everything that is due has been sent."""
        await self.given.dispatcher.look()
        await self.given.dispatcher.idle()

    async def pass_time(self, seconds: float) -> None:
        self.given.clock.advance(seconds)
        await self.settle()

    async def ask(self, method: str, path: str, seat: int, /, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.given.tokens[seat]}"}
        url = f"/api/games/{self.given.id}/{path}"
        return await self.given.client.request(method, url, headers=headers, json=body or None)

    async def enter_mail(self, seat: int, address: str = ADDRESS, language: str = "en") -> httpx.Response:
        return await self.ask("POST", f"calls/mail?language={language}", seat, address=address)

    async def confirm_mail(self, seat: int, address: str = ADDRESS, language: str = "en") -> None:
        """Enter an address and confirm it with the link of the mail."""
        assert (await self.enter_mail(seat, address, language)).status_code == 201
        await self.settle()
        assert (await self.follow("confirm", token_in(self.box.mails[-1], "confirm"))).status_code == 200

    async def follow(self, purpose: str, token: str) -> httpx.Response:
        return await self.given.client.post(f"/api/mail/{purpose}", json={"token": token})

    async def enter_browser(self, seat: int, browser: Browser, path: str = "/push/1") -> httpx.Response:
        subscription = browser.subscription(self.push.origin + path)
        return await self.ask("POST", "calls/push", seat, **subscription)

    async def turn_of(self, seat: int) -> None:
        """Play until this seat is awaited."""
        now = (await self.given.view())["table"]["seat"]
        if now == seat:
            now = await self.given.answer()
        while now != seat:
            now = await self.given.answer()

    async def statuses(self) -> list[tuple[str, str]]:
        """Kind and status of all notices, in the order in which they were written."""
        query = select(notices.c.kind, notices.c.status).order_by(notices.c.made, notices.c.kind)
        async with self.given.registry.store.reading() as connection:
            return [(row.kind, row.status) for row in await connection.execute(query)]


def run(
    folder: Path,
    test: Callable[[Calling], Awaitable[None]],
    database: str = "",
    clock: GivenClock | None = None,
    **settings: Any,
) -> None:
    async def whole() -> None:
        async with mailbox() as box, push_service() as push:
            chosen = {**box.settings(), **push.settings(), **settings}
            async with given_application(folder, clock, database, **chosen) as given:
                await given.make()
                await test(Calling(given, box, push))

    asyncio.run(whole())
