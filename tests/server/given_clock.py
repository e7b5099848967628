"""A clock that tests set, and an application that runs on it in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from fastapi import FastAPI
from tests.server.new_database import lay_out
from tests.server.process import WITHOUT_CERTIFICATES

import goa
from goa.server.api.app import make_app
from goa.server.bots.scheduler import BotScheduler
from goa.server.calls.dispatcher import Dispatcher
from goa.server.live.server_clock import ServerClock
from goa.server.live.table_registry import TableRegistry
from goa.server.live.timekeeper import Timekeeper
from goa.server.ops.settings import Settings
from goa.server.store.prepare import prepare_database
from goa.tables.game_config import LONGEST_BOT_PAUSE
from goa.tables.table import Table

START: Final = 1_800_000_000
MINUTE: Final = 60
HOUR: Final = 3600
MICROSECOND: Final = 1e-6

Plain = dict[str, Any]


class GivenClock(ServerClock):
    """Time passes only when a test says so. Pauses of bots are noted and over at once."""

    def __init__(self) -> None:
        self.time = float(START)
        self.bot_pauses: list[float] = []
        self._passed = asyncio.Event()

    def now(self) -> float:
        return self.time

    def advance(self, seconds: float) -> None:
        self.time += seconds
        self._passed.set()
        self._passed = asyncio.Event()

    async def wait_until(self, when: float, woken: asyncio.Event) -> None:
        if 0 < when - self.time < LONGEST_BOT_PAUSE + MICROSECOND:
            self.bot_pauses.append(when - self.time)
            return
        while self.time < when and not woken.is_set():
            waiting = [asyncio.ensure_future(event.wait()) for event in (woken, self._passed)]
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in waiting:
                    each.cancel()


class Given:
    """A running application, its clock, and a table that was made there."""

    def __init__(self, app: FastAPI, clock: GivenClock, client: httpx.AsyncClient) -> None:
        self.clock = clock
        self.client = client
        self.registry: TableRegistry = app.state.registry
        self.timekeeper: Timekeeper = app.state.timekeeper
        self.bots: BotScheduler = app.state.bots
        self.dispatcher: Dispatcher = app.state.dispatcher
        self.made: Plain = {}
        self.tokens: dict[int, str] = {}

    async def make(self, seats: list[Plain] | None = None, **more: Any) -> None:
        wanted = seats or [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}]
        answer = await self.client.post("/api/games", json={"seats": wanted, "pace": 0, "takeover": "random", **more})
        assert answer.status_code == 201, answer.text
        self._take(answer.json())

    def _take(self, made: Plain) -> None:
        self.made = made
        self.tokens = {link["seat"]: link["token"] for link in self.made["seats"]}
        self.tokens[-1] = self.made["spectators"]["token"]

    async def bring(self, *, left: int = 0) -> None:
        """A table of three people that is over, or at which so many choices are left."""
        states = [goa.new_game("2012", players=3, seed=5)]
        while not states[-1].is_over:
            states.append(states[-1].copy())
            goa.apply(states[-1], states[-1].offered[0])
        text = goa.write_record(states[-1 - left], ("Ann", "Bob", "Cyd"))
        answer = await self.client.post("/api/records", json={"text": text})
        assert answer.status_code == 201, answer.text
        self._take(answer.json())

    @property
    def id(self) -> str:
        id: str = self.made["id"]
        return id

    async def post(self, path: str, seat: int, /, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.client.post(f"/api/games/{self.id}/{path}", headers=headers, json=body or None)

    async def view(self, seat: int = -1) -> Plain:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self.client.get(f"/api/games/{self.id}/view", headers=headers)
        assert answer.status_code == 200, answer.text
        seen: Plain = answer.json()
        return seen

    async def choose(self, seat: int) -> httpx.Response:
        seen = await self.view(seat)
        return await self.post("choices", seat, after=seen["number"], choose=[seen["own"]["offered"][-1]["text"]])

    async def answer(self) -> int:
        """The awaited person chooses until another seat is asked. Returns that seat."""
        seat: int = (await self.view())["table"]["seat"]
        while (now := (await self.view())["table"]["seat"]) == seat:
            answer = await self.choose(seat)
            assert answer.status_code == 200, answer.text
        return int(now)

    async def until(self, wanted: Any) -> Table:
        """Wait for the table to become so. Bots think in other processes."""
        live = await self.registry.find(self.id)
        async with asyncio.timeout(60):
            while not wanted(live.table):
                await live.changed.wait()
        return live.table

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await self.registry.store.entries(self.id) if entry.kind != "choose"]


@asynccontextmanager
async def given_application(
    folder: Path, clock: GivenClock | None = None, database: str = "", **more: Any
) -> AsyncIterator[Given]:
    """The application on a database in this folder. A second one on the same folder finds what the first left."""
    loose: Plain = {"requests_at_once": 100_000, "processor_seconds_at_once": 100_000, "bot_processes": 1, **more}
    settings = Settings(data=str(folder), database_url=database, **loose)
    if not database:
        lay_out(folder)
    await prepare_database(settings.url, migrates=True)
    given = clock or GivenClock()
    app = make_app(settings, given)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://goa", verify=WITHOUT_CERTIFICATES
        ) as client,
    ):
        yield Given(app, given, client)
