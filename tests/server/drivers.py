"""Scripted clients that never give up: whatever breaks, they send the same request again until it is answered."""

from __future__ import annotations

import asyncio
import itertools
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.process import WITHOUT_CERTIFICATES, ServerProcess

from goa.record.wire import JsonObject

PATIENCE = 0.05
SECONDS_BETWEEN_KILLS = 0.7


@dataclass
class Driven:
    """A table, and every choice that the server acknowledged."""

    id: str
    tokens: dict[int, str]
    acknowledged: dict[int, str] = field(default_factory=dict)
    stale: int = 0
    retries: int = 0
    is_over: bool = False


async def patiently(client: httpx.AsyncClient, driven: Driven, method: str, path: str, **more: Any) -> httpx.Response:
    """The answer, however often it takes."""
    while True:
        try:
            response = await client.request(method, path, **more)
        except httpx.TransportError:
            driven.retries += 1
        else:
            if response.status_code != 503:
                return response
            driven.retries += 1
        await asyncio.sleep(PATIENCE)


async def make(client: httpx.AsyncClient, seats: int) -> Driven:
    body = {"seats": [{"name": f"P{seat}"} for seat in range(seats)]}
    made = (await client.post("/api/games", json=body)).json()
    return Driven(made["id"], {link["seat"]: link["token"] for link in made["seats"]})


async def drive(client: httpx.AsyncClient, driven: Driven, name: str) -> None:
    """Choose for whichever seat is awaited until the game is over."""
    dice = random.Random(f"{driven.id} {name}")
    numbers = itertools.count()

    async def look(seat: int) -> JsonObject:
        headers = {"Authorization": f"Bearer {driven.tokens[seat]}"}
        response = await patiently(client, driven, "GET", f"/api/games/{driven.id}/view", headers=headers)
        assert response.status_code == 200, response.text
        seen: JsonObject = response.json()
        return seen

    seen = await look(0)
    while not seen["table"]["is_over"]:
        seat = seen["table"]["seat"]
        if seen["own"]["seat"] != seat:
            seen = await look(seat)
            if not seen["own"]["offered"]:
                continue
        text = dice.choice(seen["own"]["offered"])["text"]
        response = await patiently(
            client,
            driven,
            "POST",
            f"/api/games/{driven.id}/choices",
            headers={"Authorization": f"Bearer {driven.tokens[seat]}"},
            json={"after": seen["number"], "choose": [text], "key": f"{name}-{next(numbers)}"},
        )
        answer = response.json()
        if response.status_code == 200:
            assert answer["number"] not in driven.acknowledged, f"number {answer['number']} was acknowledged twice"
            driven.acknowledged[answer["number"]] = text
            seen = answer["view"]
        else:
            assert (response.status_code, answer["error"]) in {(409, "stale"), (409, "not your choice"), (409, "over")}
            driven.stale += 1
            seen = await look(seat)
    driven.is_over = True


async def check(client: httpx.AsyncClient, driven: Driven) -> int:
    """Every acknowledged choice is there, none twice, none that nobody made; how many there are."""
    headers = {"Authorization": f"Bearer {driven.tokens[0]}"}
    lines = (await client.get(f"/api/games/{driven.id}/lines", headers=headers)).json()["lines"]
    stored = {line["number"]: line["text"] for line in lines if line["kind"] == "choose"}
    assert driven.is_over
    assert stored == driven.acknowledged
    assert sorted(stored) == list(range(1, len(stored) + 1))
    return len(stored)


async def play_while_it_is_killed(server: ServerProcess, count: int, kills: int) -> int:
    """How many choices were made; every one acknowledged is there, whatever was killed meanwhile."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30, verify=WITHOUT_CERTIFICATES) as client:
        tables = [await make(client, 2) for _ in range(count)]
        playing = [asyncio.create_task(drive(client, table, "only")) for table in tables]
        for _ in range(kills):
            await asyncio.sleep(SECONDS_BETWEEN_KILLS)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        assert sum(table.is_over for table in tables) < len(tables), "the games ended before the last kill"
        await asyncio.gather(*playing)
        counted = [await check(client, table) for table in tables]
        assert sum(table.retries for table in tables) > 0
        return sum(counted)
