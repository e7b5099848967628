"""The outbox: nothing is lost, nothing stops it, and what comes twice has the same id."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.push_service import Browser, push_service
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import HOUR, Given, GivenClock, given_application

from goa.server.calls import dispatcher
from goa.server.calls.dispatcher import AT_ONCE, FIRST_PAUSE
from goa.server.calls.push_sender import MOST_AT_ONE_ADDRESS
from goa.server.store.queries.contacts import new_contact_id
from goa.server.store.queries.outbox import (
    LEASE_SECONDS,
    MOST_TRIES,
    claim_notices,
    count_notices,
    new_notice,
    write_notices,
)
from goa.server.store.schema import contacts, notices

GRACE = 30
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]


async def called(calling: Calling, seat: int = 1) -> Browser:
    """A browser whose turn it is, and whose notice is due."""
    browser = Browser()
    await calling.enter_browser(seat, browser)
    await calling.turn_of(seat)
    calling.given.clock.advance(GRACE)
    return browser


def ids(calling: Calling, browser: Browser) -> list[str]:
    return [json.loads(browser.decrypt(body))["id"] for _, _, body in calling.push.came]


def test_a_notice_that_a_killed_process_took_is_sent_by_another_with_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(calling: Calling) -> None:
        given = calling.given
        monkeypatch.setattr(given.dispatcher, "notice_written", lambda _due: None)  # the clock alone wakes it
        browser = Browser()
        await calling.enter_browser(1, browser)
        await calling.turn_of(1)
        # A process takes the notice and ends, before or after it was sent.
        taken = await claim_notices(given.registry.store, "push", 10, given.clock.now() + GRACE)
        assert [notice.tries for notice in taken] == [1]
        await calling.pass_time(GRACE + LEASE_SECONDS - 1)
        assert calling.push.came == []
        await calling.pass_time(1)
        assert ids(calling, browser) == [taken[0].id]
        assert await calling.statuses() == [("turn", "sent")]

    run(tmp_path, test)


def test_a_server_that_stops_finishes_what_it_sends(tmp_path: Path) -> None:
    """Otherwise the next server would send it a second time."""

    async def test(calling: Calling) -> None:
        calling.push.may_answer.clear()
        browser = await called(calling)
        await calling.given.dispatcher.look()
        await calling.push.changed.wait()
        stopping = asyncio.create_task(calling.given.dispatcher.stop())
        await asyncio.sleep(0)
        calling.push.may_answer.set()
        await stopping
        assert len(ids(calling, browser)) == 1
        assert await calling.statuses() == [("turn", "sent")]

    run(tmp_path, test)


def test_a_push_service_that_does_not_answer_holds_up_no_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice is sent again later, with the same id."""
    monkeypatch.setattr(dispatcher, "SECONDS_TO_FINISH", 0.05)

    async def test(calling: Calling) -> None:
        calling.push.may_answer.clear()
        await called(calling)
        await calling.given.dispatcher.look()
        await calling.push.changed.wait()
        async with asyncio.timeout(5):
            await calling.given.dispatcher.stop()
        assert calling.given.dispatcher.under_way == 0
        assert await calling.statuses() == [("turn", "waiting")]

    run(tmp_path, test)


def test_a_browser_that_is_entered_again_is_sent_the_notice_that_waits(tmp_path: Path) -> None:
    """With its new keys: a browser may renew its subscription under the same address."""

    async def test(calling: Calling) -> None:
        await called(calling)
        renewed = Browser()
        await calling.enter_browser(1, renewed)
        await calling.settle()
        assert len(ids(calling, renewed)) == 1
        assert await calling.statuses() == [("turn", "sent")]

    run(tmp_path, test)


def test_failures_are_repeated_with_growing_pauses(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        calling.push.answers = ["500 Oops", "503 Later", "429 Slow down\r\nRetry-After: 600"]
        browser = await called(calling)
        await calling.settle()
        assert len(calling.push.came) == 1
        for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 600):
            before = len(calling.push.came)
            await calling.pass_time(pause - 1)
            assert len(calling.push.came) == before
            await calling.pass_time(1)
            assert len(calling.push.came) == before + 1
        assert len(set(ids(calling, browser))) == 1
        assert await calling.statuses() == [("turn", "sent")]

    run(tmp_path, test)


def test_what_never_works_is_given_up(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        calling.push.answers = ["500 Oops"] * (MOST_TRIES + 5)
        await called(calling)
        for _ in range(MOST_TRIES + 3):
            await calling.pass_time(12 * HOUR)
        assert len(calling.push.came) == MOST_TRIES
        assert await calling.statuses() == [("turn", "failed")]

    run(tmp_path, test)


@pytest.mark.parametrize("answer", ["404 Not Found", "410 Gone"])
def test_a_browser_that_unsubscribed_is_forgotten(tmp_path: Path, answer: str) -> None:
    async def test(calling: Calling) -> None:
        calling.push.answers = [answer]
        await called(calling)
        await calling.settle()
        assert (await calling.ask("GET", "calls", 1)).json()["contacts"] == []
        assert await calling.statuses() == []

    run(tmp_path, test)


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        calling.push.answers = [f"307 Elsewhere\r\nLocation: {calling.push.origin}/internal"]
        await called(calling)
        await calling.settle()
        assert [path for path, *_ in calling.push.came] == ["/push/1"]

    run(tmp_path, test)


def test_a_poisonous_notice_stops_nobody(tmp_path: Path) -> None:
    """Keys that cannot be used, an address that is none, a language that does not exist."""

    async def test(calling: Calling) -> None:
        for seat, change in ((0, {"public_key": "AAAA"}), (2, {"language": "xx"})):
            await calling.enter_browser(seat, Browser(), f"/poison/{seat}")
            async with calling.given.registry.store.writing() as connection:
                await connection.execute(update(contacts).where(contacts.c.seat == seat).values(**change))
        browser = Browser()
        await calling.enter_browser(1, browser)
        for _ in range(3):
            await calling.given.answer()
            await calling.pass_time(GRACE)
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        assert {path for path, *_ in calling.push.came} == {"/push/1"}
        assert calling.given.dispatcher.under_way == 0

    run(tmp_path, test)


def test_mails_wait_for_the_mail_server(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        await calling.turn_of(1)
        calling.box.answers = ["451 Try again later"]
        await calling.pass_time(GRACE)
        assert len(calling.box.mails) == 1
        await calling.pass_time(FIRST_PAUSE)
        assert len(calling.box.mails) == 2  # the hour is counted once for one notice
        assert calling.box.mails[-1]["Message-ID"].endswith("@goa.example.org>")

    run(tmp_path, test)


def test_a_recipient_who_is_refused_for_good_is_not_tried_again(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        await calling.turn_of(1)
        calling.box.refused_recipients = {ADDRESS: "550 No such user"}
        await calling.pass_time(GRACE)
        calling.box.refused_recipients = {}
        await calling.pass_time(10 * HOUR)
        assert len(calling.box.mails) == 1
        assert ("turn", "failed") in await calling.statuses()

    run(tmp_path, test)


def test_silent_push_services_hold_up_nobody(tmp_path: Path) -> None:
    """Somebody subscribes many browsers at an address that never answers."""

    async def test(calling: Calling) -> None:
        given, silent = calling.given, calling.push
        store, now = given.registry.store, given.clock.now()
        silent.is_silent = True
        async with push_service("127.0.0.2") as honest:
            endpoints = [f"{silent.origin}/{number}" for number in range(AT_ONCE["push"] + MOST_AT_ONE_ADDRESS)]
            rows = [contact_at(given, endpoint) for endpoint in (*endpoints, f"{honest.origin}/1")]
            async with store.writing() as connection:
                await connection.execute(insert(contacts), rows)
                due = [new_notice(row["id"], given.id, "turn", now, now) for row in rows]
                due[-1]["id"] = "~ after all others"
                await write_notices(connection, due)
            given.registry.on_call(0)
            async with asyncio.timeout(30):
                await honest.changed.wait()
            assert 0 < silent.most_waiting <= MOST_AT_ONE_ADDRESS  # the others had to stand back

    run(tmp_path, test)


def contact_at(given: Given, endpoint: str) -> dict[str, Any]:
    """A row past the limits of a seat."""
    keys = Browser().subscription(endpoint)
    named = {"id": new_contact_id(), "game": given.id, "seat": 1, "kind": "push", "address": endpoint, "mark": endpoint}
    more = {"language": "en", "status": "active", "failures": 0, "made": int(given.clock.now())}
    return {**named, "public_key": keys["public_key"], "auth": keys["auth"], **more}


@pytest.mark.parametrize("database", DATABASES)
def test_two_processes_share_the_work_and_send_nothing_twice(tmp_path: Path, database: str) -> None:
    if database == "postgres" and missing():
        pytest.skip(missing())

    async def whole(url: str) -> None:
        clock = GivenClock()
        async with push_service() as push:
            chosen: dict[str, Any] = push.settings()
            async with (
                given_application(tmp_path, clock, url, **chosen) as one,
                given_application(tmp_path, clock, url, **chosen) as other,
            ):
                await one.make()
                calling = Calling(one, push=push, box=None)  # type: ignore[arg-type]  # no mail here
                browsers = [Browser() for _ in range(5)]
                for number, browser in enumerate(browsers):
                    assert (await calling.enter_browser(1, browser, f"/{number}")).status_code == 201
                await calling.turn_of(1)
                clock.advance(GRACE)
                await asyncio.gather(one.dispatcher.look(), other.dispatcher.look())
                await asyncio.gather(one.dispatcher.idle(), other.dispatcher.idle())
                assert sorted(path for path, *_ in push.came) == [f"/{number}" for number in range(5)]
                assert await count_notices(one.registry.store) == {("push", "sent"): 5}

    if database == "sqlite":
        asyncio.run(whole(""))
        return
    cluster = Cluster().make()
    try:
        asyncio.run(whole(cluster.url))
    finally:
        cluster.remove()


def test_the_notice_is_in_the_transaction_of_the_entry(tmp_path: Path) -> None:
    """A journal entry that is not stored leaves no notice, and one that is leaves exactly one."""

    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        given = calling.given
        await calling.turn_of(0)
        while (await given.view())["table"]["seat"] != 1:
            seen = await given.view((await given.view())["table"]["seat"])
            body = {
                "after": seen["number"],
                "choose": [seen["own"]["offered"][-1]["text"]],
                "key": "k" + str(seen["number"]),
            }
            first = await given.post("choices", seen["table"]["seat"], **body)
            again = await given.post("choices", seen["table"]["seat"], **body)  # repeated, as after a lost answer
            assert first.status_code == again.status_code == 200
        async with given.registry.store.reading() as connection:
            rows = (await connection.execute(select(notices.c.kind, notices.c.status))).all()
        assert [row.status for row in rows].count("waiting") == 1

    run(tmp_path, test)
