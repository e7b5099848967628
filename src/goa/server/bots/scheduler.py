"""Schedules bots: they think in other processes, begin a turn after a pause, and never block a table by failing."""

from __future__ import annotations

import asyncio
import logging
import time
from contextvars import Context
from typing import Final

from goa.core.choices import CATALOGUE
from goa.record.wire import to_wire
from goa.server.limits.account import Account, Metered
from goa.server.live.commit import commit, submit
from goa.server.live.live_table import LiveTable
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.metrics import BOT_FAILURES, BOT_WAIT
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.workers.fair_queue import WorkerTurn
from goa.server.workers.worker_pool import BotQuestion, WorkerFailed, WorkerPool
from goa.tables.create_game import replacement_level
from goa.tables.journal import Entry
from goa.tables.lessons.guidance import scripted_choice
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.timing.bot_pause import bot_pause
from goa.views.observation import observe

LOG: Final = logging.getLogger("goa.bots")
ATTEMPTS: Final = 2
TAKE_OVER_SECONDS: Final = 3.0  # after which another process counts as dead
FALLBACK_BOT: Final = "random"
RESERVE: Final = 1  # worker processes: bots that think for long at one address's tables delay nobody else's


class BotScheduler:
    """Watches all live tables for bots that are to choose."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.pool = WorkerPool(registry.settings.bot_processes, registry.settings.bot_seconds, reserve=RESERVE)
        registry.observers.append(self.table_changed)

    def table_changed(self, live: LiveTable, own: bool) -> None:
        """Called after every change of a table; own if this process made it."""
        if live.bot_task is None and self._goes_on(live):
            delay = 0.0 if own else TAKE_OVER_SECONDS
            # In a context of its own: bots pay from the account of their table, not of the request that started them.
            name = f"bots of {live.id}"
            live.bot_task = asyncio.create_task(self._run(live, delay), name=name, context=Context())

    def _goes_on(self, live: LiveTable) -> bool:
        """Whether a bot is to choose. Where no person has a seat, bots stop after a while until somebody looks."""
        if not live.table.bot_to_choose or self.registry.is_closing.is_set():
            return False
        if self.registry.moderation.is_closed(live.id):
            return False
        return live.has_people or live.is_watched(self.registry.settings.unwatched_seconds)

    async def stop(self) -> None:
        running = [live.bot_task for live in self.registry.tables.values() if live.bot_task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.pool.stop()

    async def _run(self, live: LiveTable, delay: float) -> None:
        """Choose for bots until it is a person's choice. If another process does so, step in only when it stops."""
        try:
            while self._goes_on(live):
                position = live.table.position
                await asyncio.sleep(delay)
                if live.table.position != position or not live.table.bot_to_choose:  # its person may be back
                    continue
                try:
                    delay = 0.0 if await self._choose(live) else TAKE_OVER_SECONDS
                except (DatabaseUnavailable, RequestRefused) as problem:
                    if not isinstance(problem, RequestRefused) or problem.error != "stale":
                        details = {"game": live.id, "why": str(problem) or type(problem).__name__}
                        LOG.warning("bot choice postponed", extra={"details": details})
                    delay = TAKE_OVER_SECONDS
        except Exception:
            LOG.exception("a bot's task failed", extra={"details": {"game": live.id}})
            raise
        finally:
            live.bot_task = None

    async def _choose(self, live: LiveTable) -> bool:
        """Make one choice; false if the table changed meanwhile."""
        began, asked = time.monotonic(), self.registry.clock.now()
        table = live.table
        pause = bot_pause(table)
        seat, level, number, position = table.state.seat, table.bot_to_choose, table.number, table.position
        turn = WorkerTurn("" if live.account is None else live.account.group, not live.has_people)
        if turn.is_background and live.account is not None:
            await _time_for_background(live.account)
        text = await self._answer(table, seat, level, turn)
        BOT_WAIT.observe(time.monotonic() - began)
        if pause:
            # However hard the choice was, the first of a turn comes after the same time, so that time reveals nothing.
            clock = self.registry.clock
            left = min(pause, asked + pause - clock.now())  # the time of day may be set back
            await clock.wait_until(clock.now() + left, asyncio.Event())
        storing = self._store(live, seat, position, max(number, position), text)
        return await (storing if live.account is None else Metered(storing, live.account.charge))

    async def _store(self, live: LiveTable, seat: int, position: int, after: int, text: str | None) -> bool:
        """Submit a bot's choice; without one, another bot takes the seat. False if the table changed meanwhile."""
        table = live.table
        async with self.registry.locked_table(live):
            is_gone = self.registry.tables.get(live.id) is not live
            if is_gone or table.paused or table.position != position or table.seats[seat].kind != "bot":
                return False
            if text is None:
                await self._replace(live, seat, table.bot_to_choose)
            else:
                await submit(self.registry, live, seat, after, [text])
            return True

    async def _answer(self, table: Table, seat: int, level: str, turn: WorkerTurn) -> str | None:
        """The bot's choice; None if all its attempts failed."""
        scripted = scripted_choice(table)
        if scripted is not None:
            return scripted
        observation = observe(table.state, seat)
        game = table.game
        question = BotQuestion(level, game.bot_seed(seat), game.edition.digest, game.edition_text, to_wire(observation))
        for attempt in range(ATTEMPTS):
            try:
                choice = CATALOGUE[await self.pool.choose(question, turn)]
            except (WorkerFailed, IndexError) as failure:
                _log_failure(table, level, seat, f"attempt {attempt + 1}: {failure}")
                continue
            if choice in observation.offered:
                return choice.text
            _log_failure(table, level, seat, f"attempt {attempt + 1}: {choice.text!r} was not offered")
        return None

    async def _replace(self, live: LiveTable, seat: int, level: str) -> None:
        """Let another bot take the seat; everyone at the table sees it."""
        successor = replacement_level() if level != replacement_level() else FALLBACK_BOT
        if level == successor:
            # Not even the simplest bot answers, so the workers themselves are broken. Any choice is better than none.
            offered = live.table.state.offered
            await submit(self.registry, live, seat, live.table.number, [offered[0].text])
            return
        LOG.error("a bot is replaced", extra={"details": {"game": live.id, "seat": seat, "by": successor}})
        await commit(self.registry, live, (Entry(live.table.number, "replace", seat, successor),))


async def _time_for_background(account: Account) -> None:
    """Games that only bots play cost the server too: they wait until their address has time left."""
    while (seconds := max(account.refused_for(), account.pause())) > 0:  # noqa: ASYNC110 - time alone changes it
        await asyncio.sleep(seconds)


def _log_failure(table: Table, level: str, seat: int, why: str) -> None:
    BOT_FAILURES.labels(level).inc()
    LOG.warning("a bot failed", extra={"details": {"game": table.game.id, "seat": seat, "bot": level, "why": why}})
