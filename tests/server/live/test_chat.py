"""Chat lines: when they were said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.given_clock import HOUR, START, given_application

from goa.server.live.chat import add_chat_line, newest_chat_lines
from goa.server.store.schema import chat_lines


def test_a_chat_line_has_the_time_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            await given.post("chat", 0, text="hello")
            given.clock.advance(3 * HOUR)
            await given.post("chat", 1, text="hi")
            headers = {"Authorization": f"Bearer {given.tokens[0]}"}
            told = (await given.client.get(f"/api/games/{given.id}/chat", headers=headers)).json()
            assert [line["made"] for line in told["messages"]] == [START, START + 3 * HOUR]

    asyncio.run(test())


def test_spectators_cannot_push_out_what_the_seats_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither from memory nor from the database, and the other way round neither."""
    monkeypatch.setattr("goa.server.live.chat.CHAT_LINES_STORED", 80)

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            live, store = await given.registry.find(given.id), given.registry.store
            for number in range(3):
                await add_chat_line(store, given.id, number, "Ann", f"seat {number}", START)
            for number in range(90):
                await add_chat_line(store, given.id, -1, "", f"spectator {number}", START)
            await given.registry.refresh_chat_and_presence(live)
            kept = [f"seat {number}" for number in range(3)] + [f"spectator {number}" for number in range(40, 90)]
            assert [line.text for line in live.chat_lines.after()] == kept
            assert [line.text for line in live.chat_lines.after(live.chat_lines.last_id - 1)] == kept[-1:]
            assert [line.text for line in await newest_chat_lines(store, given.id)] == kept
            async with store.reading() as connection:
                stored = list(await connection.scalars(select(chat_lines.c.text).order_by(chat_lines.c.id)))
            assert stored == kept[:3] + [f"spectator {number}" for number in range(10, 90)]

    asyncio.run(test())
