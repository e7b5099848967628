"""People are called when it is their turn, by mail and by push, and only then."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.mailbox import text_of, token_in
from tests.server.calls.push_service import Browser, check_vapid
from tests.server.given_clock import HOUR

from goa.server.calls.dispatcher import SECONDS_WHILE_LOOKING
from goa.server.live.sockets.subscriber import Subscriber
from goa.server.store.queries.outbox import MOST_TRIES

GRACE = 30  # GOA_CALL_SECONDS


def test_an_address_is_confirmed_first_and_then_called(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        box = calling.box
        told = (await calling.enter_mail(1)).json()
        assert [(each["status"], each["address"]) for each in told["contacts"]] == [("unconfirmed", ADDRESS)]
        await calling.settle()
        (asking,) = box.mails
        assert asking["To"] == ADDRESS
        assert asking["List-Unsubscribe"] is None
        await calling.turn_of(1)
        await calling.pass_time(HOUR)
        assert len(box.mails) == 1  # not confirmed, not called
        await calling.follow("confirm", token_in(asking, "confirm"))
        told = (await calling.ask("GET", "calls", 1)).json()
        assert [each["status"] for each in told["contacts"]] == ["active"]
        await calling.turn_of(1)
        await calling.pass_time(GRACE - 1)
        assert len(box.mails) == 1
        await calling.pass_time(1)
        assert [mail["Subject"] for mail in box.mails[1:]] == ["Goa: it is your turn"]
        assert f"https://goa.example.org/play/{calling.given.id}\n" in text_of(box.mails[1])

    run(tmp_path, test)


def test_a_browser_is_pushed_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        browser = Browser()
        told = (await calling.enter_browser(1, browser)).json()
        assert [(each["kind"], each["address"]) for each in told["contacts"]] == [("push", "127.0.0.1")]
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        ((path, headers, body),) = calling.push.came
        assert path == "/push/1"
        message = json.loads(browser.decrypt(body))
        assert message.pop("id")
        assert message == {
            "game": calling.given.id,
            "title": "Goa",
            "text": f"It is your turn at table {calling.given.id}.",
        }
        claims = check_vapid(headers["authorization"], calling.push.origin, calling.given.clock.now())
        assert claims["sub"] == "https://goa.example.org"
        assert headers["authorization"].endswith(told["push_key"])
        assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")
        assert 1 <= len(headers["topic"]) <= 32

    run(tmp_path, test)


def test_a_person_who_answers_in_time_is_not_called(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        await calling.given.answer()
        await calling.pass_time(10 * GRACE)
        assert calling.push.came == []
        assert await calling.statuses() == [("turn", "passed")]

    run(tmp_path, test)


def test_a_visible_tab_is_enough_and_a_hidden_one_is_not(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        live = await calling.given.registry.find(calling.given.id)
        tab = Subscriber(live, 1, "en", None)
        live.subscribers.add(tab)
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        for _ in range(MOST_TRIES + 1):  # a look at who looks is no try
            await calling.pass_time(SECONDS_WHILE_LOOKING)
        assert calling.push.came == []
        assert await calling.statuses() == [("turn", "waiting")]
        await calling.given.answer()
        assert await calling.statuses() == [("turn", "passed")]
        tab.is_visible = False
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        assert len(calling.push.came) == 1

    run(tmp_path, test)


@pytest.mark.parametrize("is_polling", [True, False], ids=["poll", "socket"])
def test_a_tab_that_was_closed_but_still_counts_delays_the_call_and_does_not_end_it(
    tmp_path: Path, is_polling: bool
) -> None:
    """A poll counts for some time, and so does a socket whose client has lost its network."""

    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        live = await calling.given.registry.find(calling.given.id)
        tab = Subscriber(live, 1, "en", None)
        if is_polling:
            live.polled[1] = time.monotonic()
        else:
            live.subscribers.add(tab)
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        live.polled.clear()
        live.subscribers.discard(tab)
        await calling.pass_time(SECONDS_WHILE_LOOKING - 1)
        assert calling.push.came == []
        await calling.pass_time(1)
        assert len(calling.push.came) == 1
        assert await calling.statuses() == [("turn", "sent")]

    run(tmp_path, test)


def test_the_hour_begins_when_the_mail_was_really_sent(tmp_path: Path) -> None:
    """Found by bench/month/month.py: the mail server was away for a while, and the next mail came too early."""

    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        calling.box.answers = ["451 Try again later"] * 3
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        for pause in (30, 60, 120):  # the growing pauses of the dispatcher
            assert len(calling.box.mails) == 1
            await calling.pass_time(pause)
        assert len(calling.box.mails) == 2
        await calling.turn_of(0)
        await calling.turn_of(1)
        await calling.pass_time(HOUR - 1)
        assert len(calling.box.mails) == 2
        await calling.pass_time(1)
        assert len(calling.box.mails) == 3

    run(tmp_path, test)


def test_at_most_one_mail_an_hour_and_none_is_lost(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        for _ in range(3):
            await calling.turn_of(1)
            await calling.pass_time(GRACE)
        assert len(calling.box.mails) == 2  # one to confirm
        await calling.pass_time(HOUR - 3 * GRACE)
        assert len(calling.box.mails) == 2
        await calling.pass_time(2 * GRACE)
        assert len(calling.box.mails) == 3  # of the turn that is still open
        assert [status for kind, status in await calling.statuses() if kind == "turn"] == ["sent", "passed", "sent"]

    run(tmp_path, test)


def test_a_reminder_is_a_call_at_once(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        assert (await calling.given.post("nudge", 0, seat=1)).status_code == 200
        await calling.settle()
        assert len(calling.push.came) == 2
        assert calling.push.came[0][1]["topic"] == calling.push.came[1][1]["topic"]

    run(tmp_path, test)


def test_a_pause_calls_nobody(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        await calling.given.post("pause", 0)
        await calling.pass_time(HOUR)
        assert calling.push.came == []
        await calling.given.post("resume", 0)
        await calling.pass_time(GRACE)
        assert len(calling.push.came) == 1

    run(tmp_path, test)


def test_mails_speak_the_language_of_the_seat(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1, language="de")
        await calling.confirm_mail(2, "bob@example.com", "nl")
        for seat in (1, 2):
            await calling.turn_of(seat)
            await calling.pass_time(GRACE)
        subjects = [mail["Subject"] for mail in calling.box.mails]
        assert subjects[0::2] == ["Goa: Bestätige deine Adresse", "Goa: Du bist dran"]
        assert subjects[1::2] == ["Goa: bevestig je adres", "Goa: je bent aan de beurt"]
        assert calling.box.mails[0]["Content-Language"] == "de"

    run(tmp_path, test)


def test_what_is_removed_is_not_called(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        told = (await calling.enter_browser(1, Browser())).json()
        await calling.turn_of(1)
        id = told["contacts"][0]["id"]
        assert (await calling.ask("DELETE", f"calls/{id}", 1)).json()["contacts"] == []
        assert (await calling.ask("DELETE", f"calls/{id}", 1)).status_code == 404
        await calling.pass_time(HOUR)
        assert calling.push.came == []

    run(tmp_path, test)


def test_a_rematch_calls_the_same_people(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        for seat in range(3):
            await calling.enter_browser(seat, Browser(), f"/push/{seat}")
        given = calling.given
        while (await given.view())["table"]["seat"] >= 0:
            seen = await given.view((await given.view())["table"]["seat"])
            await given.post(
                "choices", seen["table"]["seat"], after=seen["number"], choose=[seen["own"]["offered"][-1]["text"]]
            )
        calling.push.came.clear()
        made = (await given.post("rematch", 0)).json()["id"]
        given.made["id"] = made
        first = (await given.view())["table"]["seat"]
        await calling.pass_time(GRACE)
        assert [path for path, *_ in calling.push.came] == [f"/push/{first}"]
        told = (await calling.ask("GET", "calls", 2)).json()
        assert len(told["contacts"]) == 1
        await given.answer()
        await calling.pass_time(GRACE)
        assert len(calling.push.came) == 2

    run(tmp_path, test)


def test_what_is_not_configured_is_not_offered(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        told = (await calling.ask("GET", "calls", 1)).json()
        assert told == {"mail": False, "push": False, "push_key": "", "contacts": []}
        assert (await calling.enter_mail(1)).json()["error"] == "not offered"
        assert (await calling.enter_browser(1, Browser())).status_code == 404

    run(tmp_path, test, public_address="", smtp_host="")


def test_push_needs_a_page_that_browsers_trust(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        told = (await calling.ask("GET", "calls", 1)).json()
        assert (told["mail"], told["push"]) == (True, False)

    run(tmp_path, test, public_address="http://goa.example.org")


def test_only_seats_have_calls(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        assert (await calling.ask("GET", "calls", -1)).status_code == 403
        await calling.confirm_mail(1)
        assert (await calling.ask("GET", "calls", 0)).json()["contacts"] == []

    run(tmp_path, test)
