"""Attempts to use calls against others: their mailboxes, this network, this server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select
from tests.server.calls.calling import ADDRESS, Calling, run
from tests.server.calls.mailbox import text_of, token_in
from tests.server.calls.push_service import Browser
from tests.server.given_clock import HOUR, given_application

from goa.server.calls.call_service import CONFIRMATIONS_A_DAY, CONFIRMATIONS_OF_A_SEAT
from goa.server.store.queries.contacts import MOST_BROWSERS
from goa.server.store.schema import contacts, notices

GRACE = 30
VICTIM = "victim@example.net"


async def new_table(calling: Calling) -> None:
    """Another table: game ids are free, so no limit may hang on them alone."""
    await calling.given.make()


def test_a_mailbox_is_not_flooded_whatever_tables_and_spellings(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        answers = []
        for spelling in ("victim", "VICTIM", "victim+1", "Victim+two", "victim+3", "vIctim+4"):
            await new_table(calling)
            answers.append((await calling.enter_mail(0, f"{spelling}@example.net")).status_code)
            await calling.settle()
        assert answers == [201] * CONFIRMATIONS_A_DAY + [429] * 3
        assert len(calling.box.mails) == CONFIRMATIONS_A_DAY
        await calling.pass_time(24 * HOUR)
        assert (await calling.enter_mail(0, VICTIM)).status_code == 201

    run(tmp_path, test)


def test_deleting_the_contact_starts_no_new_count(tmp_path: Path) -> None:
    """SQLite gives the numbers of deleted rows to new ones. Limits do not hang on them."""

    async def test(calling: Calling) -> None:
        for _ in range(2 * CONFIRMATIONS_A_DAY):
            told = (await calling.enter_mail(1, VICTIM)).json()
            for contact in told.get("contacts", ()):
                await calling.ask("DELETE", f"calls/{contact['id']}", 1)
            await calling.settle()
        assert len(calling.box.mails) <= CONFIRMATIONS_A_DAY

    run(tmp_path, test)


def test_the_hour_is_kept_when_somebody_enters_the_address_anew(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        sent = 0
        for _ in range(CONFIRMATIONS_A_DAY):
            await calling.confirm_mail(1)
            told = (await calling.ask("GET", "calls", 1)).json()
            await calling.turn_of(1)
            await calling.pass_time(GRACE)
            sent = len([mail for mail in calling.box.mails if "your turn" in mail["Subject"]])
            await calling.ask("DELETE", f"calls/{told['contacts'][0]['id']}", 1)
        assert sent == 1

    run(tmp_path, test)


def test_one_seat_writes_to_few_mailboxes(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        answers = [(await calling.enter_mail(1, f"person{n}@example.net")).status_code for n in range(10)]
        assert answers == [201] * CONFIRMATIONS_OF_A_SEAT + [429] * (10 - CONFIRMATIONS_OF_A_SEAT)

    run(tmp_path, test)


def test_one_address_enters_few_contacts(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        answers = []
        for number in range(8):
            await new_table(calling)
            answers.append((await calling.enter_browser(0, Browser(), f"/{number}")).status_code)
        assert answers == [201] * 5 + [429] * 3
        assert (await calling.enter_mail(0, VICTIM)).json()["error"] == "too many calls"

    run(tmp_path, test, calls_an_hour=5)


def test_a_seat_has_few_browsers(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        for number in range(MOST_BROWSERS + 4):
            calling.given.clock.advance(1)
            assert (await calling.enter_browser(1, Browser(), f"/{number}")).status_code == 201
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        expected = {f"/{number}" for number in range(4, MOST_BROWSERS + 4)}
        assert {path for path, *_ in calling.push.came} == expected

    run(tmp_path, test)


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.com\r\nBcc: victim@example.net",
        "ann@example.com\nSubject: Buy!",
        "ann@example.com, victim@example.net",
        "Ann <ann@example.com>",
        '"ann victim"@example.com',
        "ann@example.com>",
        "ann@[127.0.0.1]",
        "ann@localhost",
        "ann@127.0.0.1",
        "@example.com",
        "ann@",
        "ann",
        "änn@example.com",
        "ann@exam\u2028ple.com",
        "a..b@example.com",
        "ann@" + "x" * 250 + ".com",
    ],
)
def test_addresses_that_would_be_headers_or_machines_are_refused(tmp_path: Path, address: str) -> None:
    async def test(calling: Calling) -> None:
        answer = await calling.enter_mail(1, address)
        assert answer.status_code == 422
        await calling.settle()
        assert calling.box.mails == []

    run(tmp_path, test)


def test_links_are_used_for_one_thing_and_cannot_be_made_up(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_mail(1)
        await calling.settle()
        mail = calling.box.mails[0]
        confirm, block = token_in(mail, "confirm"), token_in(mail, "block")
        for purpose, token in (
            ("confirm", block),
            ("stop", confirm),
            ("block", confirm),
            ("stop", block),
            ("confirm", confirm[:-1] + ("A" if confirm[-1] != "A" else "B")),
            ("confirm", "x." + confirm.rpartition(".")[2]),
            ("confirm", "."),
            ("block", "ü"),
        ):
            assert (await calling.follow(purpose, token)).status_code == 410, (purpose, token)
        assert (await calling.ask("GET", "calls", 1)).json()["contacts"][0]["status"] == "unconfirmed"

    run(tmp_path, test)


def test_a_confirmation_is_replayed_in_vain(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        confirm = token_in(calling.box.mails[0], "confirm")
        assert (await calling.follow("confirm", confirm)).status_code == 200  # nothing changes
        told = (await calling.ask("GET", "calls", 1)).json()
        await calling.ask("DELETE", f"calls/{told['contacts'][0]['id']}", 1)
        assert (await calling.follow("confirm", confirm)).status_code == 410
        await calling.enter_mail(1)  # the new contact has a link of its own
        assert (await calling.follow("confirm", confirm)).status_code == 410
        assert (await calling.ask("GET", "calls", 1)).json()["contacts"][0]["status"] == "unconfirmed"

    run(tmp_path, test)


def test_a_link_is_too_old_after_a_day(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_mail(1)
        await calling.settle()
        calling.given.clock.advance(24 * HOUR)
        assert (await calling.follow("confirm", token_in(calling.box.mails[0], "confirm"))).status_code == 410

    run(tmp_path, test)


def test_one_click_stops_all_mails_and_a_look_stops_none(tmp_path: Path) -> None:
    """RFC 8058. Programs that check links only look."""

    async def test(calling: Calling) -> None:
        await calling.confirm_mail(1)
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        mail = calling.box.mails[-1]
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = mail["List-Unsubscribe"].strip("<>").removeprefix("https://goa.example.org")
        looked = await calling.given.client.get(address)
        assert (looked.status_code, looked.headers["location"].startswith("/#/mail/stop/")) == (303, True)
        assert len((await calling.ask("GET", "calls", 1)).json()["contacts"]) == 1
        for _ in range(2):
            done = await calling.given.client.post(address, data={"List-Unsubscribe": "One-Click"})
            assert done.status_code == 204
        assert (await calling.ask("GET", "calls", 1)).json()["contacts"] == []
        await calling.turn_of(1)
        await calling.pass_time(2 * HOUR)
        assert calling.box.mails[-1] is mail

    run(tmp_path, test)


def test_a_blocked_address_is_never_written_to_again_and_nobody_is_told(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_mail(1, VICTIM)
        await calling.settle()
        assert (await calling.follow("block", token_in(calling.box.mails[0], "block"))).status_code == 204
        await new_table(calling)
        answer = await calling.enter_mail(0, "Victim+again@example.net")
        assert answer.status_code == 201
        assert answer.json()["contacts"][0]["status"] == "unconfirmed"
        await calling.settle()
        assert len(calling.box.mails) == 1
        async with calling.given.registry.store.reading() as connection:
            stored = await connection.scalar(select(func.count()).select_from(notices))
        assert stored == 0

    run(tmp_path, test)


@pytest.mark.parametrize("endpoint", ["http://127.0.0.1:9/1", "https://169.254.169.254/1", "https://localhost:2004/x"])
def test_internal_push_endpoints_are_refused(tmp_path: Path, endpoint: str) -> None:
    async def test(calling: Calling) -> None:
        answer = await calling.ask("POST", "calls/push", 1, **Browser().subscription(endpoint))
        assert answer.json()["error"] == "subscription"

    run(tmp_path, test, push_to_private_addresses=False)


def test_a_name_that_leads_here_is_not_connected_to(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        subscription = Browser().subscription("https://localhost/1")
        assert (await calling.ask("POST", "calls/push", 1, **subscription)).status_code == 201
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        assert await calling.statuses() == [("turn", "failed")]

    run(tmp_path, test, push_to_private_addresses=False)


def test_a_renewed_link_takes_the_contacts_of_the_person_before(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_browser(1, Browser())
        await calling.turn_of(1)
        calling.given.clock.advance(24 * HOUR)
        answer = await calling.given.post("reissue", 0, seat=1)
        assert answer.status_code == 200, answer.text
        calling.given.tokens[1] = answer.json()["token"]
        assert (await calling.ask("GET", "calls", 1)).json()["contacts"] == []
        await calling.settle()  # it is told once
        async with calling.given.registry.store.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(contacts)) == 0

    run(tmp_path, test, call_seconds=90_000)


def test_nothing_that_people_typed_and_nothing_secret_is_in_a_message(tmp_path: Path) -> None:
    """Names would be a way to send advertisements. Tokens would open the seat for anybody who reads the mail."""

    async def test(calling: Calling) -> None:
        browser = Browser()
        await calling.given.make([{"name": "BUY NOW example.biz"}, {"name": "Bobsecret"}, {"name": "Cyd"}])
        await calling.confirm_mail(1)
        await calling.enter_browser(1, browser)
        await calling.turn_of(1)
        await calling.pass_time(GRACE)
        await calling.given.post("nudge", 0, seat=1)
        await calling.pass_time(HOUR)
        pushed = [browser.decrypt(body).decode() for _, _, body in calling.push.came]
        mails = [mail.as_string() + text_of(mail) for mail in calling.box.mails]
        assert len(pushed) >= 2
        assert len(mails) >= 3
        view = await calling.given.view(1)
        hidden = [*calling.given.tokens.values(), "BUY NOW", "Bobsecret", str(view["table"]["commitment"])]
        for message in (*pushed, *mails):
            assert not [secret for secret in hidden if secret in message]
            assert "ducats" not in message

    run(tmp_path, test)


def test_a_stolen_link_does_not_tell_the_address_of_its_owner(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        await calling.enter_mail(1)
        assert ADDRESS in (await calling.ask("GET", "calls", 1)).text  # typed just now, perhaps wrongly
        await calling.settle()
        await calling.follow("confirm", token_in(calling.box.mails[-1], "confirm"))
        told = (await calling.ask("GET", "calls", 1)).text
        assert ADDRESS not in told
        assert "a***@example.com" in told

    run(tmp_path, test)


def test_other_seats_and_spectators_never_learn_of_contacts(tmp_path: Path) -> None:
    async def test(calling: Calling) -> None:
        before = {seat: await calling.given.view(seat) for seat in (-1, 0, 2)}
        await calling.confirm_mail(1)
        await calling.enter_browser(1, Browser())
        after = {seat: await calling.given.view(seat) for seat in (-1, 0, 2)}
        assert before == after
        assert ADDRESS not in str(after)
        for seat in (0, 2):
            assert (await calling.ask("GET", "calls", seat)).json()["contacts"] == []

    run(tmp_path, test)


def test_with_nothing_configured_nothing_runs(tmp_path: Path) -> None:
    async def whole() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            await given.answer()
            names = {task.get_name() for task in asyncio.all_tasks()}
            assert "calls" not in names

    asyncio.run(whole())
