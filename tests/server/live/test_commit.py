"""What is stored, or refused, before anybody is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.given_clock import Given, given_application

# Breaks a constraint, as an entry of somebody else would, but no such entry can be read.
REFUSING = "CREATE TRIGGER refusing BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'refused'); END"


async def execute(given: Given, statement: str) -> None:
    async with given.registry.store.writing() as connection:
        await connection.execute(text(statement))


@pytest.mark.parametrize(("path", "body"), [("resign", {"level": "random"}), ("pause", {})])
def test_an_entry_that_is_refused_without_a_rival_is_not_tried_for_ever(
    tmp_path: Path, path: str, body: dict[str, str]
) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            await execute(given, REFUSING)
            async with asyncio.timeout(5):  # then the middleware answers 503, for another reason
                answer = await given.post(path, 0, **body)
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            await execute(given, "DROP TRIGGER refusing")
            assert (await given.post(path, 0, **body)).status_code == 200
            assert len(await given.kinds()) == 1

    asyncio.run(test())
