"""Time runs out: a bot plays on, with or without anybody looking, after a restart and with several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import func, select
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import HOUR, MINUTE, Given, GivenClock, Plain, given_application

from goa.server.live.live_table import LiveTable
from goa.server.live.timekeeper import SECONDS_AFTER_PROBLEM, TAKE_OVER_SECONDS, Timekeeper
from goa.server.store.queries.alarms import due_alarms, next_alarm
from goa.server.store.schema import alarms
from goa.server.store.upkeep.administration import Administration
from goa.tables.choosing.orders import ALL_OTHERS, lots_to_come
from goa.tables.table import Table
from goa.tables.timing.clocks import SECONDS_FOR_BOTS

LIVE: Final = {"kind": "live", "seconds": 10 * MINUTE, "increment": 10}
SLOW: Final = {"kind": "correspondence", "seconds": 24 * HOUR}


def run(folder: Path, test: Callable[[Given], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with given_application(folder) as given:
            await test(given)

    asyncio.run(whole())


def expired(table: Table) -> bool:
    return any(line.kind == "expire" for line in table.log)


async def run_out(given: Given, live: LiveTable) -> None:
    """The time of the awaited person ends."""
    number = live.table.number
    assert live.table.clocks.expires is not None
    given.clock.advance(live.table.clocks.expires - given.clock.now())
    table = await given.until(lambda table: table.number > number)
    assert table.log[-1].kind == "expire"


async def count_alarms(given: Given) -> int:
    async with given.registry.store.reading() as connection:
        return int(await connection.scalar(select(func.count()).select_from(alarms)) or 0)


def test_tables_without_clocks_set_no_alarms(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make()
        await given.answer()
        seen = (await given.view())["table"]
        assert (seen["clocks"], seen["stand_ins"]) == (None, [])
        assert await count_alarms(given) == 0
        given.clock.advance(1000 * HOUR)
        assert await given.timekeeper.look() is None
        assert await given.kinds() == []

    run(tmp_path, test)


def test_the_earliest_alarm_wakes_the_server_and_a_bot_plays_on(tmp_path: Path) -> None:
    """Nobody looks at the table, and no test calls the timekeeper."""

    async def test(given: Given) -> None:
        await given.make(clock=LIVE)
        seat = await given.answer()
        seen = (await given.view())["table"]["clocks"]
        assert (seen["running"], seen["expires"]) == (seat, given.clock.now() + 10 * MINUTE)
        given.clock.advance(10 * MINUTE)
        table = await given.until(lambda table: expired(table) and table.state.seat != seat)
        assert table.stand_ins == {seat}
        assert (await given.view())["table"]["seats"][seat]["level"] == "random"

    run(tmp_path, test)


def test_a_person_is_back_with_the_first_own_action(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=LIVE)
        seat = await given.answer()
        given.clock.advance(10 * MINUTE)
        await given.until(lambda table: expired(table) and table.state.seat != seat)
        answer = await given.post("back", seat)
        assert answer.status_code == 200
        assert answer.json()["table"]["stand_ins"] == []
        assert answer.json()["table"]["clocks"]["left"][seat] == 30
        assert (await given.post("back", seat)).status_code == 200
        assert await given.kinds() == ["expire", "return"]

    run(tmp_path, test)


def test_an_order_brings_its_person_back_unless_it_is_refused(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        live = await given.registry.find(given.id)
        seat = await given.answer()
        while not lots_to_come(live.table.state, seat):
            seat = await given.answer()
        given.registry.observers.clear()  # bots are slow today
        given.clock.advance(24 * HOUR)
        await given.until(expired)
        assert (await given.post("orders", seat, lot=ALL_OTHERS, kind="bid", amount=1)).status_code == 422
        assert live.table.stand_ins == {seat}
        assert (await given.post("orders", seat, lot=ALL_OTHERS, kind="pass")).status_code == 201
        assert live.table.stand_ins == set()
        assert await given.kinds() == ["expire", "return"]

    run(tmp_path, test)


def test_a_choice_brings_its_person_back(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        seat = await given.answer()
        live = await given.registry.find(given.id)
        given.registry.observers.clear()  # bots are slow today
        given.clock.advance(24 * HOUR)
        await given.until(expired)
        assert live.table.state.seat == seat
        assert (await given.choose(seat)).status_code == 200
        assert [line.kind for line in live.table.log][-3:] == ["expire", "return", "choose"]
        assert live.table.stand_ins == set()

    run(tmp_path, test)


@pytest.mark.parametrize("clock", [LIVE, SLOW], ids=["live", "correspondence"])
def test_coming_back_again_and_again_does_not_keep_the_bot_from_answering(tmp_path: Path, clock: Plain) -> None:
    """A program could come back each time before the bot answers, and stall the game for ever."""

    async def test(given: Given) -> None:
        await given.make(clock=clock)
        seat = await given.answer()
        live = await given.registry.find(given.id)
        observers, given.registry.observers[:] = list(given.registry.observers), []  # the program is quicker than bots
        await run_out(given, live)
        assert (await given.post("back", seat)).status_code == 200
        await run_out(given, live)
        number = live.table.number
        order = {"lot": ALL_OTHERS, "kind": "pass"}
        tries = [
            await given.post("back", seat),
            await given.post("pause", seat),
            await given.post("undo", seat, after=number),
            await given.post("choices", seat, after=number, choose=["found goa"]),
            *([await given.post("orders", seat, **order)] if lots_to_come(live.table.state, seat) else []),
        ]
        assert {(answer.status_code, answer.json()["error"]) for answer in tries} == {(409, "bot answers")}
        assert live.table.number == number
        assert live.table.stand_ins == {seat}
        given.registry.observers[:] = observers
        given.registry.on_change(live, True)
        await given.until(lambda table: table.state.seat != seat)
        assert (await given.post("back", seat)).status_code == 200
        assert live.table.stand_ins == set()

    run(tmp_path, test)


def test_a_person_who_answers_is_always_back(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        seat = await given.answer()
        live = await given.registry.find(given.id)
        given.registry.observers.clear()  # bots are slow today
        for _ in range(2):
            await run_out(given, live)
            assert (await given.post("choices", seat, after=0, choose=["pass"])).status_code == 409
        assert live.table.stand_ins == {seat}
        answer = await given.choose(seat)
        assert answer.status_code == 200, answer.text
        assert live.table.stand_ins == set()

    run(tmp_path, test)


def test_who_left_for_good_is_not_back(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        seat = await given.answer()
        assert (await given.post("resign", seat, level="random")).status_code == 200
        answer = await given.post("back", seat)
        assert (answer.status_code, answer.json()["error"]) == (403, "left")

    run(tmp_path, test)


def test_an_alarm_that_rings_too_early_is_set_again(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=LIVE)
        await given.answer()
        first = await next_alarm(given.registry.store, given.clock.now())
        assert first == given.clock.now() + 10 * MINUTE
        given.clock.advance(5 * MINUTE)
        await given.answer()
        later = await next_alarm(given.registry.store, given.clock.now())
        assert later == given.clock.now() + 10 * MINUTE
        given.clock.advance(9 * MINUTE)
        assert await given.timekeeper.look() == later
        assert await given.kinds() == []

    run(tmp_path, test)


def test_a_paused_table_needs_no_alarm(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=LIVE)
        seat = await given.answer()
        await given.post("pause", 0)
        given.clock.advance(100 * HOUR)
        await given.timekeeper.look()
        assert (await count_alarms(given), await given.kinds()) == (0, ["pause"])
        await given.post("resume", 1)
        clocks = (await given.view())["table"]["clocks"]
        assert clocks["expires"] == given.clock.now() + 10 * MINUTE
        assert clocks["running"] == seat
        assert await next_alarm(given.registry.store, given.clock.now()) == clocks["expires"]

    run(tmp_path, test)


def test_a_restart_misses_no_clock_and_counts_the_same(tmp_path: Path) -> None:
    """The server was down when time ran out, and nobody looks afterwards."""
    clock = GivenClock()

    async def test() -> None:
        async with given_application(tmp_path, clock) as given:
            await given.make(clock=SLOW)
            seat = await given.answer()
            clock.advance(HOUR)
            before = (await given.registry.find(given.id)).table.clocks
            made, tokens = given.made, given.tokens
        clock.advance(22 * HOUR)
        async with given_application(tmp_path, clock) as given:
            given.made, given.tokens = made, tokens
            assert (await given.registry.find(given.id)).table.clocks == before
        clock.advance(HOUR)
        async with given_application(tmp_path, clock) as given:
            given.made, given.tokens = made, tokens
            table = await given.until(expired)
            assert table.stand_ins == {seat}

    asyncio.run(test())


def test_of_two_processes_one_acts(tmp_path: Path) -> None:
    clock = GivenClock()

    async def test() -> None:
        async with given_application(tmp_path, clock) as one, given_application(tmp_path, clock) as two:
            await one.make(clock=SLOW)
            await one.answer()
            two.made, two.tokens = one.made, one.tokens
            await two.registry.find(two.id)
            for given in (one, two):
                given.registry.observers.clear()
                given.registry.on_alarm = lambda _due: None
            clock.time += 24 * HOUR  # nobody is woken
            keepers = [Timekeeper(given.registry) for given in (one, two)]
            await asyncio.gather(*(keeper.look() for keeper in keepers))
            assert await one.kinds() == ["expire"]
            assert [len((await given.registry.find(one.id)).table.stand_ins) for given in (one, two)] == [1, 1]

    asyncio.run(test())


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_process_that_does_not_have_the_table_acts_a_little_later(tmp_path: Path) -> None:
    """On PostgreSQL. The process that has the table in memory does nothing, as if it were dead."""
    clock = GivenClock()
    cluster = Cluster().make()

    async def test() -> None:
        async with (
            given_application(tmp_path, clock, cluster.url) as one,
            given_application(tmp_path, clock, cluster.url) as two,
        ):
            await one.make(clock=SLOW)
            await one.answer()
            two.made, two.tokens = one.made, one.tokens
            two.registry.observers.clear()
            clock.time += 24 * HOUR  # nobody is woken
            keeper = Timekeeper(two.registry)
            assert await keeper.look() == clock.now() + TAKE_OVER_SECONDS
            assert await one.kinds() == []
            clock.time += TAKE_OVER_SECONDS
            await keeper.look()
            assert await one.kinds() == ["expire"]
            await one.until(expired)  # the other process is told

    try:
        asyncio.run(test())
    finally:
        cluster.remove()


def test_a_closed_table_waits(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        await given.answer()
        await Administration(given.registry.store, "test").restrict("close", "", until=None, game=given.id)
        await given.registry.moderation.start()
        given.clock.time += 24 * HOUR
        await given.timekeeper.look()
        assert await given.kinds() == []
        assert await due_alarms(given.registry.store, given.clock.now()) == []
        assert await count_alarms(given) == 1

    run(tmp_path, test)


def test_a_table_that_cannot_be_read_stops_no_other_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(given: Given) -> None:
        await given.make(clock=SLOW)
        await given.answer()
        broken = given.id
        given.clock.time += 1  # its alarm rings first
        await given.make(clock=SLOW)
        await given.answer()
        find = given.registry.find

        async def found(id: str) -> LiveTable:
            if id == broken:
                raise KeyError(id)
            return await find(id)

        monkeypatch.setattr(given.registry, "find", found)
        given.clock.time += 24 * HOUR
        await given.timekeeper.look()
        assert await given.kinds() == ["expire"]
        assert await due_alarms(given.registry.store, given.clock.now()) == []
        assert len(await due_alarms(given.registry.store, given.clock.now() + SECONDS_AFTER_PROBLEM)) >= 1

    run(tmp_path, test)


def test_bots_that_a_restart_interrupted_go_on(tmp_path: Path) -> None:
    """The table is loaded because of its alarm, not because somebody looks."""

    async def test(given: Given) -> None:
        await given.make([{"name": "Ann"}, {"kind": "bot", "level": "random"}], clock=SLOW)
        await given.until(lambda table: not table.bot_to_choose)  # chance decides who begins
        given.registry.observers.clear()
        while not (live := await given.registry.find(given.id)).table.bot_to_choose:
            await given.choose(0)
        assert await next_alarm(given.registry.store, given.clock.now()) == given.clock.now() + SECONDS_FOR_BOTS
        given.registry.discard(live, None)
        loaded = asyncio.Event()

        def changed(live: LiveTable, own: bool) -> None:
            loaded.set()
            given.bots.table_changed(live, own)

        given.registry.observers.append(changed)
        given.clock.advance(SECONDS_FOR_BOTS)
        async with asyncio.timeout(60):
            await loaded.wait()
        await given.until(lambda table: not table.bot_to_choose)

    run(tmp_path, test)
