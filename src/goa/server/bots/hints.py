"""Hints: the heuristic evaluates the offered choices in a worker of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from goa.record.wire import to_wire
from goa.server.workers.fair_queue import turn_of_caller
from goa.server.workers.worker_pool import BOT_WORKER, BotQuestion, WorkerFailed, WorkerPool
from goa.tables.bot_answers import HINT
from goa.tables.payloads.hint_payload import Hint, hint_payload, require_hint_allowed
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.seat_names import seat_names
from goa.tables.table import Table
from goa.views.observation import observe

WORKERS: Final = 1  # of their own, so that hints never delay a bot
EVALUATIONS_KEPT: Final = 200
MOST_WAITING: Final = 40  # beyond that, callers are asked to come back later
MOST_WAITING_OF_ONE: Final = 5  # address
SECONDS: Final = 20.0
MEBIBYTES: Final = 2048


class Hints:
    """Each position is evaluated once, however often it is asked about."""

    def __init__(self) -> None:
        self.pool = WorkerPool(WORKERS, SECONDS, BOT_WORKER, str(MEBIBYTES))
        self._evaluations: OrderedDict[tuple[str, int], asyncio.Task[Any]] = OrderedDict()

    async def stop(self) -> None:
        """End the workers. Callers who wait are refused."""
        await self.pool.stop()
        await asyncio.gather(*self._evaluations.values(), return_exceptions=True)

    async def hint(self, table: Table, seat: int, language: str) -> Hint:
        """The offered choices, best first, judged only by what the seat knows."""
        require_hint_allowed(table, seat)
        observation, number, names = observe(table.state, seat), table.number, seat_names(table, language)
        at = (table.game.id, table.position)
        if at not in self._evaluations:
            turn = turn_of_caller()
            is_full = sum(not task.done() for task in self._evaluations.values()) >= MOST_WAITING
            is_of_one = turn.payer and self.pool.queue.waiting(turn.payer) >= MOST_WAITING_OF_ONE
            if is_full or is_of_one:
                raise _no_hint()
            game = table.game
            question = BotQuestion(HINT, 0, game.edition.digest, game.edition_text, to_wire(observation))
            evaluation = asyncio.create_task(self.pool.ask_bot(question, turn), name=f"hint for {game.id}")
            evaluation.add_done_callback(_ignore_failure)
            self._evaluations[at] = evaluation
            while len(self._evaluations) > EVALUATIONS_KEPT and next(iter(self._evaluations.values())).done():
                self._evaluations.popitem(last=False)
        try:
            # If this caller leaves, the evaluation goes on for the next one.
            evaluated = await asyncio.shield(self._evaluations[at])
        except WorkerFailed:
            self._evaluations.pop(at, None)
            raise _no_hint() from None
        return hint_payload(evaluated, observation, number, names, language)


def _no_hint() -> RequestRefused:
    return RequestRefused(503, "no hint", localized("server.no_hint"))


def _ignore_failure(task: asyncio.Task[Any]) -> None:
    """Read the exception of a task that no caller waits for any more, so that asyncio does not report it."""
    if not task.cancelled():
        task.exception()
