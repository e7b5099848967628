"""A rematch is stored together with the entry that names it: all of it or nothing, and only once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.calls.calling import Calling, run
from tests.server.calls.push_service import Browser
from tests.server.given_clock import given_application

from goa.server.live.table_commands import make_rematch
from goa.server.live.table_registry import TableRegistry

# Not a broken constraint, which would mean that somebody else was faster.
FAILING = "CREATE TRIGGER failing BEFORE INSERT ON {} BEGIN SELECT json('{{'); END"


async def execute(registry: TableRegistry, statement: str) -> None:
    async with registry.store.writing() as connection:
        await connection.execute(text(statement))


@pytest.mark.parametrize("table", ["entries", "doors", "contacts", "notices"])
def test_a_failure_in_between_leaves_nothing_and_can_be_repeated(tmp_path: Path, table: str) -> None:
    async def test(calling: Calling) -> None:
        given, store = calling.given, calling.given.registry.store
        await given.bring()
        before = await store.ids()
        for seat in range(3):
            await calling.enter_browser(seat, Browser(), f"/push/{seat}")
        await execute(given.registry, FAILING.format(table))
        assert (await given.post("rematch", 0)).status_code == 503
        assert await store.ids() == before
        await execute(given.registry, "DROP TRIGGER failing")
        made = [(await given.post("rematch", seat)).json()["id"] for seat in (0, 1)]
        assert sorted(await store.ids()) == sorted({*before, *made})
        assert len(set(made)) == 1
        assert [entry.text for entry in await store.entries(given.id) if entry.kind == "rematch"] == [made[0]]
        assert await store.seat_tokens(made[0]) == await store.seat_tokens(given.id)

    run(tmp_path, test)


def test_two_requests_at_once_make_one_rematch(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        given = calling.given
        await given.bring()
        before = await given.registry.store.ids()
        answers = await asyncio.gather(*(given.post("rematch", seat) for seat in range(3)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        assert len(await given.registry.store.ids()) == len(before) + 1

    run(tmp_path, test)


def test_a_process_that_is_late_finds_the_rematch_of_the_other_one(tmp_path: Path) -> None:
    """The other process wrote the entry, and this one has not heard of it."""

    async def test(calling: Calling) -> None:
        given = calling.given
        await given.bring()
        before = await given.registry.store.ids()
        late = TableRegistry(given.registry.store, given.registry.settings, given.clock)
        live = await late.find(given.id)
        made = (await given.post("rematch", 0)).json()["id"]
        assert not live.table.rematch
        async with late.locked(given.id):
            assert await make_rematch(late, live, 1) == made
        assert len(await given.registry.store.ids()) == len(before) + 1

    run(tmp_path, test)


def test_a_rematch_counts_as_a_new_table_and_asking_again_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path, tables_an_hour=3) as given:
            for _ in range(2):
                await given.bring()
            made = await given.post("rematch", 0)  # the third
            assert made.status_code == 200
            assert (await given.post("rematch", 1)).json() == made.json()
            refused = await given.client.post("/api/games", json={"seats": [{}, {}]})
            assert (refused.status_code, refused.json()["error"]) == (429, "too many tables")

    asyncio.run(test())


def test_without_a_table_left_there_is_no_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path, tables_an_hour=1) as given:
            await given.bring()
            refused = await given.post("rematch", 0)
            assert (refused.status_code, refused.json()["error"]) == (429, "too many tables")
            assert len(await given.registry.store.ids()) == 1

    asyncio.run(test())
