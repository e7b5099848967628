"""Chat lines: when they were said."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.given_clock import HOUR, START, given_application


def test_a_chat_line_has_the_time_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            await given.post("chat", 0, text="hello")
            given.clock.advance(3 * HOUR)
            await given.post("chat", 1, text="hi")
            headers = {"Authorization": f"Bearer {given.tokens[0]}"}
            told = (await given.client.get(f"/api/games/{given.id}/chat", headers=headers)).json()
            assert [line["made"] for line in told["sayings"]] == [START, START + 3 * HOUR]

    asyncio.run(test())
