"""Somebody at a table of their own, who looks, chooses and plays against a bot while a stranger attacks the server."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any, Final

import httpx
import msgspec
from tests.server.attacks.attacker import Reachable, client_from
from tests.server.players import make_table

Plain = dict[str, Any]

NEIGHBOUR: Final = "127.0.0.5"
NEIGHBOUR_WITH_BOT: Final = "127.0.0.6"
PAUSE: Final = 0.025  # between two requests, within the limits of an address
LOOKS: Final = 4  # of so many requests all but one; that one is a choice
LONGEST: Final = 10.0
THINKING: Final = 0.1  # seconds, before each choice in the game against a bot
LEVEL: Final = "captain"
AHEAD: Final = 5  # choices that the bot answers before anything is measured: its process starts


@dataclass
class Connection:
    """A connection for one request after the other; opened again when it breaks."""

    port: int
    address: str
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, token: str, body: object = None) -> bytes:
        """The body of the answer. OSError if none comes."""
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {token}"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}", "", ""]
        try:
            async with asyncio.timeout(LONGEST):
                if self.writer is None or self.reader is None:
                    own = (self.address, 0)
                    self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=own)
                self.writer.write("\r\n".join(lines).encode() + content)
                head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
                length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
                answer = await self.reader.readexactly(length)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as problem:
            self.close()
            raise OSError(str(problem)) from None
        status = int(head.split(b" ", 2)[1])
        if status not in (httpx.codes.OK, httpx.codes.NO_CONTENT):
            raise AssertionError(f"the neighbour was answered {status}: {answer[:300].decode()}")
        return answer

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Neighbour:
    """Two tables: one of people, and one with a bot."""

    def __init__(self, server: Reachable) -> None:
        self.server = server
        self.dice = random.Random(1)  # noqa: S311 - nothing secret
        with client_from(server, NEIGHBOUR) as client:
            self.made = make_table(client).made
        with client_from(server, NEIGHBOUR_WITH_BOT) as client:
            body = {"seats": [{"name": "Ann"}, {"kind": "bot", "level": LEVEL}], "pace": 0}
            self.with_bot: Plain = client.post("/api/games", json=body).json()

    async def waits(self, seconds: float) -> list[float]:
        """The time of each answer; LONGEST for one that did not come."""
        waits: list[float] = []
        connection = Connection(self.server.port, NEIGHBOUR)
        api, tokens = f"/api/games/{self.made['id']}", {each["seat"]: each["token"] for each in self.made["seats"]}
        seen: Plain = {}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            seat = max(0, seen["table"]["seat"]) if seen else 0
            may_choose = bool(seen and seen["own"]["seat"] == seat and seen["own"]["offered"])
            began = time.perf_counter()
            try:
                if may_choose and len(waits) % LOOKS == 0:
                    body = {"after": seen["number"], "choose": [self._pick(seen)]}
                    answer = await connection.ask("POST", f"{api}/choices", tokens[seat], body)
                else:
                    answer = await connection.ask("GET", f"{api}/view", tokens[seat])
            except OSError:
                waits.append(LONGEST)
                continue
            waits.append(time.perf_counter() - began)
            told: Plain = msgspec.json.decode(answer)
            seen = told.get("view") or told
            await asyncio.sleep(PAUSE)
        connection.close()
        return waits

    async def bot_waits(self, seconds: float, *, fewest: int = 1) -> list[float]:
        """How long the bot took after each choice until it was the person's turn again."""
        waits: list[float] = []
        connection = Connection(self.server.port, NEIGHBOUR_WITH_BOT)
        api, token = f"/api/games/{self.with_bot['id']}", self.with_bot["seats"][0]["token"]
        end = time.perf_counter() + seconds
        seen: Plain = msgspec.json.decode(await connection.ask("GET", f"{api}/view", token))
        while (time.perf_counter() < end or len(waits) < fewest) and not seen["table"]["is_over"]:
            if seen["own"]["offered"]:
                await asyncio.sleep(THINKING)
                body = {"after": seen["number"], "choose": [self._pick(seen)]}
                told: Plain = msgspec.json.decode(await connection.ask("POST", f"{api}/choices", token, body))
                seen = told["view"]
            began = time.perf_counter()
            is_bots_turn = not seen["own"]["offered"]
            while not seen["own"]["offered"] and not seen["table"]["is_over"]:
                path = f"{api}/view?after={seen['number']}&wait={LONGEST / 2:.0f}"
                answer = await connection.ask("GET", path, token)
                seen = msgspec.json.decode(answer) if answer else seen
                if time.perf_counter() > began + LONGEST:
                    break
            if is_bots_turn:
                waits.append(time.perf_counter() - began)
        connection.close()
        return waits

    async def measure(self, seconds: float, *, plays_with_bot: bool) -> tuple[list[float], list[float]]:
        """Waits for answers, and for the bot if that is wanted."""
        if not plays_with_bot:
            return await self.waits(seconds), []
        both = await asyncio.gather(self.waits(seconds), self.bot_waits(seconds))
        return both[0], both[1]

    def warm_up(self) -> None:
        asyncio.run(self.bot_waits(0, fewest=AHEAD))

    def _pick(self, seen: Plain) -> str:
        text: str = self.dice.choice(seen["own"]["offered"])["text"]
        return text
