"""What is stored about people who want to be called is deleted: by them, by goa admin, and by itself."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import Table, func, select, update
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.mailbox import token_in
from tests.server.calls.push_service import Browser

from goa.server.ops.personal_data import forget_address, forget_person, unblock_address
from goa.server.store.schema import call_limits, contacts, games, notices
from goa.server.store.upkeep.administration import Administration, audit_lines
from goa.server.store.upkeep.retention import CONTACTS_KEPT, NOTICES_KEPT, delete_expired

GRACE = 30
DAY = 86400


async def count(calling: Calling, table: Table) -> int:
    async with calling.given.registry.store.reading() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def age(calling: Calling, seconds: int) -> None:
    """Retention goes by the time of day, so the rows are made older instead."""
    made = int(time.time()) - seconds
    async with calling.given.registry.store.writing() as connection:
        for table in (contacts, notices):
            await connection.execute(update(table).values(made=made))
        await connection.execute(update(call_limits).values(since=made))


def test_a_person_who_is_forgotten_has_no_contacts(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        await calling.enter_browser(1, Browser())
        await calling.enter_browser(0, Browser(), "/other")
        await calling.turn_of(1)
        await forget_person(Administration(calling.given.registry.store, "Olga"), calling.given.id, 1)
        assert await count(calling, contacts) == 1
        await calling.pass_time(GRACE)
        assert len(calling.box.mails) == 1  # the one to confirm
        assert calling.push.came == []

    run(tmp_path, test)


def test_an_address_is_forgotten_at_all_tables_and_unblocked(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        olga = Administration(calling.given.registry.store, "Olga")
        for _ in range(2):
            await calling.given.make()
            await calling.confirm_mail(1)
        assert await forget_address(olga, "ANN@example.com") == 2
        assert await count(calling, contacts) == 0
        assert not await unblock_address(olga, ADDRESS)
        await calling.follow("block", token_in(calling.box.mails[0], "block"))
        assert await unblock_address(olga, ADDRESS)
        await calling.enter_mail(1)
        await calling.settle()
        assert len(calling.box.mails) == 3
        assert ADDRESS not in str(await audit_lines(olga.store))

    run(tmp_path, test)


def test_what_is_old_is_deleted_by_itself(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        store = calling.given.registry.store
        await calling.enter_mail(0, "bob@example.com")
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        assert (await count(calling, contacts), await count(calling, notices)) == (2, 2)
        await age(calling, DAY + 60)
        await delete_expired(store, 0, 0)
        assert await count(calling, contacts) == 1  # the address was not confirmed
        assert await count(calling, call_limits) == 0
        await age(calling, NOTICES_KEPT + 60)
        await delete_expired(store, 0, 0)
        assert (await count(calling, contacts), await count(calling, notices)) == (1, 0)
        await age(calling, CONTACTS_KEPT + 60)
        await delete_expired(store, 0, 0)
        assert await count(calling, contacts) == 1  # the game goes on
        async with store.writing() as connection:
            await connection.execute(update(games).values(result="{}"))
        await delete_expired(store, 0, 0)
        assert await count(calling, contacts) == 0

    run(tmp_path, test)


def test_deleting_a_game_deletes_its_contacts(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        await Administration(calling.given.registry.store, "Olga").delete_games([calling.given.id])
        assert (await count(calling, contacts), await count(calling, notices)) == (0, 0)

    run(tmp_path, test)


def test_the_log_names_no_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        await calling.enter_browser(1, Browser(), "/secret-endpoint")
        calling.box.refused_recipients = {ADDRESS: "550 No such user"}
        calling.push.answers = ["500 Oops"]
        await calling.turn_of(1)
        await calling.pass_time(GRACE)

    run(tmp_path, test)
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert "a notice is not delivered" in told
    assert ADDRESS not in told
    assert "secret-endpoint" not in told
