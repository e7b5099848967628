"""What holds for every request: HEAD is answered, and what a visitor writes into an address does not fill the log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
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


def test_head_is_answered_like_get_without_the_body(tmp_path: Path) -> None:
    """Programs that look after servers ask so."""

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            for path in ("/", f"/play/{given.id}", "/api/about", "/healthz", "/readyz", "/privacy"):
                full = await given.client.get(path)
                head = await given.client.head(path)
                assert head.status_code == full.status_code == 200, path
                assert head.content == b""
                same = ("content-type", "content-length", "content-security-policy", "cache-control")
                assert [head.headers.get(name) for name in same] == [full.headers.get(name) for name in same]
            assert (await given.client.head("/nothing")).status_code == 404

    asyncio.run(test())


def test_a_real_server_sends_no_body_after_head(client: httpx.Client) -> None:
    """The next answer on the same connection would be misread."""
    for _ in range(2):
        assert client.head("/").content == b""
        assert client.get("/healthz").status_code == 200
