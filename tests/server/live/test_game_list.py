"""The list of one's games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tests.server.given_clock import START, given_application

from goa.server.limits.account import Account, current_account
from goa.server.live.game_list import COST_OF_CHAT_LINE, GameList
from goa.server.store.schema import chat_lines
from goa.tables.game_config import Game
from goa.tables.requests.device_bodies import SeenSeat


def test_chat_that_is_full_at_one_table_hides_nothing_at_another(tmp_path: Path) -> None:
    """Neither what seats say nor what spectators say. Each seat is told of what came after its own last line."""

    async def test() -> None:
        async with given_application(tmp_path) as given:
            wanted: list[dict[str, Any]] = []
            for number in range(6):
                await given.make()
                async with given.registry.store.writing() as connection:
                    await connection.execute(insert(chat_lines), [said(given.id, 1) for _ in range(3)])
                    if number:
                        await connection.execute(insert(chat_lines), [said(given.id, -1) for _ in range(500)])
                        await connection.execute(insert(chat_lines), [said(given.id, 0) for _ in range(500)])
                wanted.append({"game": given.id, "token": given.tokens[2]})
            quiet = wanted[0]["game"]
            wanted += [{"game": given.id, "token": token} for token in given.tokens.values()]
            wanted.append({**wanted[0], "heard": 2})
            answer = await given.client.post("/api/my-games", json={"seats": wanted})
            assert answer.status_code == 200, answer.text
            lines = answer.json()["games"]
            assert [(line["unread"], line["chat"]) for line in lines if line["game"] == quiet] == [(3, 3), (1, 3)]
            assert [line["unread"] for line in lines[1:6]] == [503] * 5
            newest = 3 + 5 * 1003
            own = {line["seat"]: (line["unread"], line["chat"]) for line in lines[6:-1]}
            assert own == {0: (3, newest), 1: (500, newest), 2: (503, newest), -1: (503, newest)}

    asyncio.run(test())


def test_what_is_counted_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may fill many tables with chat and ask for their list again and again."""

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            async with given.registry.store.writing() as connection:
                await connection.execute(insert(chat_lines), [said(given.id, 1) for _ in range(500)])
            seats = [SeenSeat(given.id, given.tokens[0], heard) for heard in range(200)]
            payer = Account(given.registry.settings, "192.0.2.1")
            current_account.set(payer)
            charged: list[float] = []
            monkeypatch.setattr(payer, "charge", charged.append)
            await GameList(given.registry).of(seats)
            assert sum(charged) == pytest.approx(COST_OF_CHAT_LINE * sum(500 - heard for heard in range(200)))

    asyncio.run(test())


def said(game: str, seat: int) -> dict[str, Any]:
    return {"game": game, "seat": seat, "name": "", "text": "hello", "made": START}


def test_a_game_that_cannot_be_read_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            broken = {"game": given.id, "token": given.tokens[0]}
            await given.make()
            wanted = [broken, {"game": given.id, "token": given.tokens[0]}]
            read = given.registry.store.game

            async def game(id: str) -> Game | None:
                if id == broken["game"]:
                    raise KeyError(id)
                return await read(id)

            monkeypatch.setattr(given.registry.store, "game", game)
            answer = await given.client.post("/api/my-games", json={"seats": wanted})
            assert [line and line["game"] for line in answer.json()["games"]] == [None, given.id]

    asyncio.run(test())
