"""People who no longer have a seat are no longer called about it, and the person who has it still is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.push_service import Browser
from tests.server.given_clock import HOUR

from goa.server.calls.call_service import CallService
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
