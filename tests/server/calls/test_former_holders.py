"""People who no longer have a seat are no longer called about it, and the person who has it still is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.push_service import Browser
from tests.server.given_clock import HOUR

from goa.server.calls.call_service import CallService
from goa.server.live.sockets.subscriber import Subscriber
from goa.server.store.schema import contacts as contact_rows
from goa.server.store.upkeep.retention import delete_expired
from goa.tables.requests.request_errors import RequestRefused

GRACE = 30  # GOA_CALL_SECONDS
KEY = "k" * 22


async def contacts(calling: Calling, seat: int) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = (await calling.ask("GET", "calls", seat)).json()["contacts"]
    return told


async def pushed(calling: Calling) -> list[str]:
    """Where pushes came since the last time."""
    await calling.pass_time(GRACE)
    paths = sorted(path for path, *_ in calling.push.came)
    calling.push.came.clear()
    return paths


async def rematch(calling: Calling, seat: int) -> None:
    answer = await calling.given.post("rematch", seat)
    calling.given.made["id"] = answer.json()["id"]


def test_only_what_the_person_keeps_is_called_after_the_own_link_was_renewed(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        mail = (await contacts(calling, 1))[0]["id"]
        await calling.enter_browser(1, Browser(), "/own")
        own = next(each["id"] for each in await contacts(calling, 1) if each["kind"] == "push")
        await calling.enter_browser(1, Browser(), "/thief")
        await calling.enter_browser(0, Browser(), "/other-seat")
        await calling.turn_of(1)
        answer = await calling.given.post("renew", 1, key=KEY, keep=[own, mail])
        assert answer.status_code == 200, answer.text
        assert (await calling.given.post("renew", 1, key=KEY, keep=[own, mail])).json() == answer.json()  # repeated
        calling.given.tokens[1] = answer.json()["token"]
        assert await pushed(calling) == ["/own"]  # it was the person's turn already
        assert [mail["Subject"] for mail in calling.box.mails[1:]] == ["Goa: it is your turn"]
        assert {each["address"] for each in await contacts(calling, 1)} == {"a***@example.com", "127.0.0.1"}
        await calling.turn_of(1)
        assert "/own" in (told := await pushed(calling))
        assert "/thief" not in told
        await calling.turn_of(0)
        assert "/other-seat" in await pushed(calling)

    run(tmp_path, test)


def test_nobody_is_called_who_was_not_kept_and_another_seat_keeps_nothing(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(0, Browser(), "/first")
        await calling.enter_browser(1, Browser(), "/second")
        (first,) = await contacts(calling, 0)
        answer = await calling.given.post("renew", 1, key=KEY, keep=[first["id"]])
        calling.given.tokens[1] = answer.json()["token"]
        assert await contacts(calling, 1) == []
        assert [each["id"] for each in await contacts(calling, 0)] == [first["id"]]
        assert calling.given.registry.tables[calling.given.id].called == {0}

    run(tmp_path, test)


def test_a_renewed_link_keeps_the_same_contacts_at_the_rematch(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.given.bring()
        for path in ("/own", "/thief"):
            await calling.enter_browser(1, Browser(), path)
        kept = (await contacts(calling, 1))[0]
        first = calling.given.id
        await rematch(calling, 0)
        second, calling.given.made["id"] = calling.given.id, first
        answer = await calling.given.post("renew", 1, key=KEY, keep=[kept["id"]])
        calling.given.tokens[1] = answer.json()["token"]
        calling.given.made["id"] = second
        assert [each["mark"] for each in await contacts(calling, 1)] == [kept["mark"]]

    run(tmp_path, test)


def test_a_revoked_device_is_no_longer_called_and_the_others_are(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        given, own = calling.given, calling.given.tokens[1]
        await calling.enter_browser(1, Browser(), "/home")
        seats = [{"game": given.id, "token": own}]
        link = (await given.client.post("/api/devices/link", json={"seats": seats})).json()
        redeem = {"secret": link["secret"], "key": KEY, "name": "phone"}
        given.tokens[1] = (await given.client.post("/api/devices/redeem", json=redeem)).json()["seats"][0]["token"]
        await calling.enter_browser(1, Browser(), "/phone")
        given.tokens[1] = own
        await calling.turn_of(1)
        assert await pushed(calling) == ["/home", "/phone"]
        (device,) = (await given.client.post("/api/devices", json={"seats": seats})).json()["devices"]
        revoke = {"seats": seats, "device": device["id"]}
        assert (await given.client.post("/api/devices/revoke", json=revoke)).status_code == 200
        await calling.turn_of(1)
        assert await pushed(calling) == ["/home"]

    run(tmp_path, test)


def test_a_token_that_is_revoked_while_its_request_waits_enters_nothing(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        given = calling.given
        service = CallService(given.registry, given.dispatcher.channels)
        old, keys = given.tokens[1], Browser().subscription(calling.push.origin)
        given.tokens[1] = (await given.post("renew", 1, key=KEY)).json()["token"]
        with pytest.raises(RequestRefused, match="no such game"):
            await service.enter_browser(given.id, 1, old, keys["endpoint"], keys["public_key"], keys["auth"], "en")
        with pytest.raises(RequestRefused, match="no such game"):
            await service.enter_mail(given.id, 1, old, ADDRESS, "en")
        assert await contacts(calling, 1) == []

    run(tmp_path, test)


def test_a_person_who_resigns_is_no_longer_called_at_the_rematch_either(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.given.bring(left=8)
        await calling.enter_browser(1, Browser(), "/left")
        await calling.enter_browser(0, Browser(), "/stayed")
        assert (await calling.given.post("resign", 1, level="random")).status_code == 200
        assert calling.given.registry.tables[calling.given.id].called == {0}
        assert (await calling.given.post("resign", 2, level="random")).status_code == 200
        table = await calling.given.until(lambda table: table.clocks.seat == 0 or table.is_over)
        while not table.is_over:
            await calling.given.choose(0)
            table = await calling.given.until(lambda table: table.clocks.seat == 0 or table.is_over)
        await rematch(calling, 0)
        calling.push.came.clear()
        await calling.given.registry.find(calling.given.id)
        assert await contacts(calling, 1) == []
        await calling.turn_of(1)
        assert "/left" not in await pushed(calling)
        assert len(await contacts(calling, 0)) == 1

    run(tmp_path, test)


async def away_and_replaced(calling: Calling) -> None:
    """Seat 1 lets the table wait until the maker gives it a new link. Nothing was sent to it before."""
    await calling.turn_of(1)
    calling.given.clock.advance(24 * HOUR)
    answer = await calling.given.post("reissue", 0, seat=1)
    assert answer.status_code == 200, answer.text
    calling.given.tokens[1] = answer.json()["token"]


def test_a_person_whose_seat_got_a_new_link_is_told_so_once(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        for seat, address in ((1, "away@example.com"), (2, "other@example.com")):
            await calling.confirm_mail(seat, address)
        browser = Browser()
        await calling.enter_browser(1, browser, "/away")
        calling.box.mails.clear()
        await away_and_replaced(calling)
        assert await contacts(calling, 1) == []
        await calling.enter_browser(1, Browser(), "/new")
        live = calling.given.registry.tables[calling.given.id]
        live.subscribers.add(Subscriber(live, 1, "en", None))  # the new holder looks, and is not meant
        keep = {"key": KEY, "keep": []}
        calling.given.tokens[1] = (await calling.given.post("renew", 1, **keep)).json()["token"]
        await calling.enter_browser(1, Browser(), "/new")
        await calling.settle()
        assert [(mail["To"], mail["Subject"]) for mail in calling.box.mails] == [
            ("away@example.com", "Goa: your seat has a new link")
        ]
        ((path, _, body),) = calling.push.came
        said = f"Your seat at table {calling.given.id} has a new link. To play on, ask the other players for it."
        assert (path, json.loads(browser.decrypt(body))["text"]) == ("/away", said)
        calling.push.came.clear()
        live.subscribers.clear()
        await calling.pass_time(HOUR)
        await calling.turn_of(1)
        await calling.pass_time(2 * 24 * HOUR)
        assert await pushed(calling) == ["/new"]
        assert [mail["To"] for mail in calling.box.mails if mail["To"] == "away@example.com"] == ["away@example.com"]
        async with calling.given.registry.store.reading() as connection:
            kept = await connection.scalars(select(contact_rows.c.seat).order_by(contact_rows.c.seat))
            assert list(kept) == [1, 2]

    run(tmp_path, test, call_seconds=2 * 24 * HOUR)


def test_what_could_not_be_told_within_a_day_is_deleted(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        calling.push.answers = ["500 Oops"] * 20
        await calling.enter_browser(1, Browser(), "/away")
        await calling.enter_browser(0, Browser(), "/other")
        await away_and_replaced(calling)
        await calling.settle()
        store, clock = calling.given.registry.store, calling.given.clock
        for kept in (2, 1):
            await delete_expired(store, 0, 0, clock=clock.now)
            async with store.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(contact_rows)) == kept
            clock.time += 24 * HOUR

    run(tmp_path, test, call_seconds=2 * 24 * HOUR)


def test_a_browser_that_lost_two_seats_at_once_is_told_once(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        browser, lanes = Browser(), calling.given.dispatcher.channels.lanes
        sent, lanes[:] = list(lanes), []  # nothing is sent for now
        for seat in (1, 2):
            await calling.enter_browser(seat, browser, "/away")
        await away_and_replaced(calling)
        await calling.turn_of(2)
        calling.given.clock.advance(24 * HOUR)
        assert (await calling.given.post("reissue", 0, seat=2)).status_code == 200
        lanes[:] = sent
        await calling.settle()
        assert [path for path, *_ in calling.push.came] == ["/away"]

    run(tmp_path, test, call_seconds=2 * 24 * HOUR)


def test_a_person_for_whom_a_bot_plays_is_called_again_when_back(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser(), "/away")
        await calling.turn_of(1)
        assert await pushed(calling) == ["/away"]
        calling.given.clock.advance(24 * HOUR)
        assert (await calling.given.post("hand-over", 0, seat=1)).status_code == 200
        assert (await calling.given.post("back", 1)).status_code == 200
        await calling.turn_of(0)
        await pushed(calling)
        await calling.turn_of(1)
        assert await pushed(calling) == ["/away"]

    run(tmp_path, test)
