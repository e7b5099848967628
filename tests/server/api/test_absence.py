"""People who are away from a table without clocks: reminded, replaced by a bot, given a new link, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.given_clock import HOUR, MINUTE, Given, Plain, given_application

from goa.tables.timing.absence import MOST_REISSUES


def run(folder: Path, test: Callable[[Given], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with given_application(folder, entries_a_minute=1000) as given:
            given.registry.observers.clear()  # no bot chooses
            await test(given)

    asyncio.run(whole())


async def waiting_for(given: Given, seat: int) -> None:
    """Play until this seat is awaited."""
    while (await given.view())["table"]["seat"] != seat:
        await given.answer()


def test_everybody_is_told_how_long_a_table_waits(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(absence_hours=48, maker=1)
        await waiting_for(given, 2)
        for seat in (-1, 0, 2):
            absence = (await given.view(seat))["table"]["absence"]
            assert absence == {
                "awaited": 2, "since": given.clock.now(), "acting": 1, "seconds": 48 * HOUR, "nudged": 0, "maker": 1,
                "handed_over": [],
            }  # fmt: skip

    run(tmp_path, test)


def test_the_maker_reminds_an_absent_person(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 1)
        assert (await given.post("nudge", 2, seat=1)).json()["error"] == "not the maker"
        assert (await given.post("nudge", -1, seat=1)).json()["error"] == "spectator"
        assert (await given.post("nudge", 0, seat=2)).json()["error"] == "not awaited"
        assert (await given.post("nudge", 0, seat=0)).json()["error"] == "not the maker"
        assert (await given.post("nudge", 0, seat=3)).json()["error"] == "no such seat"
        given.clock.advance(MINUTE)
        answer = await given.post("nudge", 0, seat=1)
        assert answer.status_code == 200, answer.text
        line = answer.json()["lines"][-1]
        assert (line["kind"], line["seat"], line["text"]) == ("nudge", 1, "0")
        absence = answer.json()["table"]["absence"]
        assert (absence["nudged"], absence["since"]) == (given.clock.now(), given.clock.now() - MINUTE)
        given.clock.advance(9 * MINUTE)
        assert (await given.post("nudge", 0, seat=1)).json()["error"] == "too soon"
        given.clock.advance(MINUTE)
        assert (await given.post("nudge", 0, seat=1)).status_code == 200

    run(tmp_path, test)


def test_neither_a_pause_nor_another_turn_lets_somebody_be_reminded_all_the_time(tmp_path: Path) -> None:
    """Each reminder is a notification at once, so ten minutes are ten minutes."""

    async def test(given: Given) -> None:
        await given.make(undo="own")
        await waiting_for(given, 1)
        assert (await given.post("nudge", 0, seat=1)).status_code == 200
        await given.post("pause", 0)
        await given.post("resume", 0)
        assert (await given.post("nudge", 0, seat=1)).json()["error"] == "too soon"
        await given.answer()
        await waiting_for(given, 1)
        absence = (await given.view())["table"]["absence"]
        assert (absence["awaited"], absence["nudged"]) == (1, given.clock.now())
        assert (await given.post("nudge", 0, seat=1)).json()["error"] == "too soon"
        given.clock.advance(10 * MINUTE)
        assert (await given.post("nudge", 0, seat=1)).status_code == 200
        await given.answer()
        await waiting_for(given, 2)
        assert (await given.post("nudge", 0, seat=2)).status_code == 200  # another person

    run(tmp_path, test)


def test_a_seat_is_given_only_so_many_links(tmp_path: Path) -> None:
    """Every new link is an entry that is replayed."""

    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 1)
        given.clock.advance(24 * HOUR)
        await given.post("hand-over", 0, seat=1)
        given.clock.advance(24 * HOUR)
        answers = [await given.post("reissue", 0, seat=1) for _ in range(MOST_REISSUES + 1)]
        assert [answer.status_code for answer in answers] == [200] * MOST_REISSUES + [422]
        assert answers[-1].json()["error"] == "no new link"

    run(tmp_path, test)


def test_a_bot_plays_for_a_person_who_is_away_for_long(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(absence_hours=24)
        await waiting_for(given, 1)
        given.clock.advance(24 * HOUR - 1)
        assert (await given.post("hand-over", 0, seat=1)).json()["error"] == "too soon"
        given.clock.advance(1)
        assert (await given.post("hand-over", 2, seat=1)).json()["error"] == "not the maker"
        answer = await given.post("hand-over", 0, seat=1)
        assert answer.status_code == 200, answer.text
        seen = answer.json()["table"]
        assert (seen["stand_ins"], seen["seats"][1]["kind"], seen["seats"][1]["level"]) == ([1], "bot", "random")
        assert (await given.choose(1)).status_code == 200
        assert (await given.view())["table"]["stand_ins"] == []
        assert await given.kinds() == ["hand_over", "return"]

    run(tmp_path, test)


def test_for_an_absent_maker_the_next_person_acts(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 0)
        given.clock.advance(24 * HOUR)
        assert (await given.view())["table"]["absence"]["acting"] == 1
        assert (await given.post("hand-over", 2, seat=0)).json()["error"] == "not the maker"
        assert (await given.post("hand-over", 1, seat=0)).status_code == 200
        assert (await given.view())["table"]["absence"]["maker"] == 1

    run(tmp_path, test)


def test_a_new_link_revokes_the_old_one(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 1)
        assert (await given.post("reissue", 0, seat=1)).json()["error"] == "too soon"
        given.clock.advance(24 * HOUR)
        answer = await given.post("reissue", 0, seat=1)
        assert answer.status_code == 200, answer.text
        link = answer.json()
        assert link["link"].endswith(f"/play/{given.id}#{link['token']}")
        assert (await given.post("pause", 1)).json()["error"] == "no such game"
        old, given.tokens[1] = given.tokens[1], link["token"]
        assert (await given.choose(1)).status_code == 200
        stored = await given.registry.store.seat_tokens(given.id)
        assert sorted(stored.values()) == [-1, 0, 1, 2]
        given.tokens[1] = old
        assert (await given.post("back", 1)).status_code == 404
        assert (await given.post("reissue", 0, seat=1)).status_code == 409

    run(tmp_path, test)


def test_while_a_bot_plays_a_new_link_needs_the_waiting_time_again(tmp_path: Path) -> None:
    """Until then the person can take the seat back, and nobody else sees its hand."""

    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 1)
        given.clock.advance(24 * HOUR)
        await given.post("hand-over", 0, seat=1)
        handed_over = given.clock.now()
        given.clock.advance(24 * HOUR - 1)
        refused = await given.post("reissue", 0, seat=1)
        assert (refused.status_code, refused.json()["error"]) == (409, "too soon")
        assert (await given.view(0))["table"]["absence"]["handed_over"] == [0, handed_over, 0]
        assert (await given.post("back", 1)).status_code == 200
        given.clock.advance(24 * HOUR)
        await given.post("hand-over", 0, seat=1)
        assert (await given.post("reissue", 0, seat=1)).json()["error"] == "too soon"  # away anew
        given.clock.advance(24 * HOUR)
        answer = await given.post("reissue", 0, seat=1)
        assert answer.status_code == 200, answer.text
        given.tokens[1] = answer.json()["token"]
        assert (await given.choose(1)).status_code == 200
        assert (await given.view())["table"]["seats"][1]["kind"] == "human"
        assert await given.kinds() == ["hand_over", "return", "hand_over", "reissue", "return"]

    run(tmp_path, test)


@pytest.mark.parametrize("kind", ["live", "correspondence"])
def test_whoever_loses_on_time_keeps_the_seat(tmp_path: Path, kind: str) -> None:
    """At a table with clocks no waiting time is agreed on, so nobody but the host gives a seat a new link."""

    async def test(given: Given) -> None:
        await given.make(clock={"kind": kind, "seconds": MINUTE})
        await given.answer()
        lost = (await given.view())["table"]["seat"]
        given.clock.advance(MINUTE)
        await given.timekeeper.look()
        maker = (await given.view())["table"]["absence"]["maker"]
        assert (await given.view())["table"]["stand_ins"] == [lost]
        for _ in range(3):
            refused = await given.post("reissue", maker, seat=lost)
            assert (refused.status_code, refused.json()["error"]) == (409, "too soon")
            given.clock.time += 24 * HOUR
        assert (await given.post("back", lost)).status_code == 200

    run(tmp_path, test)


@pytest.mark.parametrize("more", [{"absence_hours": 0}, {"clock": {"kind": "correspondence", "seconds": 72 * HOUR}}])
def test_where_nothing_was_agreed_nobody_is_replaced(tmp_path: Path, more: Plain) -> None:
    async def test(given: Given) -> None:
        await given.make(**more)
        await waiting_for(given, 1)
        given.clock.time += 70 * HOUR
        assert (await given.post("hand-over", 0, seat=1)).json()["error"] == "too soon"
        assert (await given.post("reissue", 0, seat=1)).json()["error"] == "too soon"

    run(tmp_path, test)


def test_a_pause_is_no_absence(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make()
        await waiting_for(given, 1)
        await given.post("pause", 1)
        given.clock.advance(100 * HOUR)
        assert (await given.post("hand-over", 0, seat=1)).json()["error"] == "paused"
        await given.post("resume", 1)
        assert (await given.post("hand-over", 0, seat=1)).json()["error"] == "too soon"

    run(tmp_path, test)


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "live", "seconds": 59}},
        {"clock": {"kind": "fast", "seconds": 600}},
        {"clock": {"kind": "live", "seconds": 600, "increment": -1}},
        {"absence_hours": 721},
        {"maker": 3},
        {"takeover": "nobody"},
    ],
)
def test_times_that_make_no_sense_are_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    async def test(given: Given) -> None:
        body = {"seats": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cyd"}], **wrong}
        answer = await given.client.post("/api/games", json=body)
        assert answer.status_code == 400, answer.text

    run(tmp_path, test)
