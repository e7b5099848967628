"""Restrictions and retention follow the clock of the server, as everything does that has a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.given_clock import HOUR, GivenClock, given_application

from goa.server.store.upkeep.administration import Administration, audit_lines


def test_a_table_is_open_again_when_its_time_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.make()
            seat = (await given.view())["table"]["seat"]
            olga = Administration(given.registry.store, "Olga", given.clock.now)
            await olga.restrict("close", "", until=int(given.clock.now()) + HOUR, game=given.id)
            await given.registry.moderation.start()
            assert (await given.choose(seat)).status_code == 403
            given.clock.advance(HOUR)
            assert (await given.choose(seat)).status_code == 200
            (line,) = await audit_lines(given.registry.store)
            assert line.made == int(given.clock.now()) - HOUR

    asyncio.run(test())


def test_games_expire_by_the_clock_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        clock = GivenClock()
        async with given_application(tmp_path, clock, keep_idle_days=2) as given:
            await given.make()
            await given.answer()
        clock.advance(47 * HOUR)
        async with given_application(tmp_path, clock, keep_idle_days=2) as again:
            await asyncio.sleep(0.3)  # expired games are deleted at the start
            assert await again.registry.store.ids() == [given.id]
        clock.advance(2 * HOUR)
        async with given_application(tmp_path, clock, keep_idle_days=2) as last:
            await asyncio.sleep(0.3)
            assert await last.registry.store.ids() == []

    asyncio.run(test())
