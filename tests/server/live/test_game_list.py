"""The list of one's games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.given_clock import given_application

from goa.tables.game_config import Game

LINES, SEATS = 2_000, 200


class CountedLine(tuple[str, int, int]):
    """A chat line that counts how often it is looked at."""

    __slots__ = ()
    looks = 0

    def __iter__(self) -> Iterator[Any]:
        CountedLine.looks += 1
        return super().__iter__()


def test_a_list_looks_at_each_new_chat_line_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request may name 200 seats, and there may be 2,000 lines."""

    async def lines(*_: object) -> list[CountedLine]:
        return [CountedLine((given_id[0], LINES - number, number % 3)) for number in range(LINES)]

    given_id: list[str] = []
    monkeypatch.setattr("goa.server.live.game_list.unread_lines", lines)

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            given_id.append(given.id)
            wanted = [
                {"game": given.id, "token": given.tokens[number % 3], "heard": 10 * number} for number in range(SEATS)
            ]
            answer = await given.client.post("/api/my-games", json={"seats": wanted})
            assert answer.status_code == 200, answer.text
            for number, line in enumerate(answer.json()["games"]):
                new = [id for id in range(10 * number + 1, LINES + 1) if (LINES - id) % 3 != number % 3]
                assert (line["unread"], line["chat"]) == (len(new), LINES)
            assert CountedLine.looks <= LINES

    asyncio.run(test())


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
