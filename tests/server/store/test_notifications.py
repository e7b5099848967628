"""A process hears what others store, also after its listening broke in a way that nobody foresaw."""

import asyncio
import logging
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import Given, given_application

from goa.server.api import app

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.mark.parametrize("problem", [AttributeError("lost"), asyncpg.InternalClientError("lost")])
def test_listening_goes_on_after_an_unexpected_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, problem: Exception
) -> None:
    listen = asyncpg.Connection.add_listener
    failures = [problem]

    async def break_once(connection: asyncpg.Connection, channel: str, callback: object) -> None:
        if failures:
            raise failures.pop()  # as asyncpg does when PostgreSQL crashes between two of its steps
        await listen(connection, channel, callback)

    async def test(cluster: Cluster) -> None:
        database = cluster.url.replace("postgresql", "postgresql+asyncpg")
        async with given_application(tmp_path, database=database) as one:
            monkeypatch.setattr(asyncpg.Connection, "add_listener", break_once)
            async with given_application(tmp_path, database=database) as other:
                await one.make()
                other.made, other.tokens = one.made, one.tokens
                seen = await number_at(other)
                await one.answer()
                async with asyncio.timeout(30):
                    while await number_at(other) == seen:  # noqa: ASYNC110 - another process tells it
                        await asyncio.sleep(0.05)

    monkeypatch.setattr(app, "SECONDS_AFTER_FAILURE", 0.1)
    cluster = Cluster().make()
    try:
        with caplog.at_level(logging.WARNING):
            asyncio.run(test(cluster))
    finally:
        cluster.remove()
    assert not failures
    assert {"a background task failed", "not listening"} & {record.message for record in caplog.records}


async def number_at(given: Given) -> int:
    return int((await given.view())["number"])
