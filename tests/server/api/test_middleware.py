"""The request log: what a visitor writes into an address does not fill it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.server.given_clock import given_application


def test_a_log_line_names_games_but_nothing_longer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            caplog.clear()
            await given.view()
            await given.client.get(f"/api/games/{'x' * 30_000}/view")

    with caplog.at_level(logging.INFO, "goa.requests"):
        asyncio.run(test())
    details: list[dict[str, Any]] = [vars(record)["details"] for record in caplog.records if record.msg == "request"]
    assert [(each["status"], each["game"] is None) for each in details] == [(200, False), (400, True)]
    assert max(len(str(each)) for each in details) < 200
