"""Hints: what the heuristic thinks of the choices, thought out in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from pydantic import Field

from goa.bots.reasons import reason_words
from goa.core.choices import CATALOGUE
from goa.record.wire import Plain, to_wire
from goa.server.api.responses import SeatNumber, Shape
from goa.server.bots.worker_pool import HINT, Failed, Task, Workshop
from goa.tables.errors import Refused, words
from goa.tables.table import Table
from goa.views.observation import observe
from goa.views.words import choice_words

WORKERS: Final = 1  # so that whoever asks for hints never holds up a bot
KEPT: Final = 200
MOST_WAITING: Final = 40  # beyond that whoever asks is asked to come back
SECONDS: Final = 20.0


class Reason(Shape):
    """Something that the choice changes, and by how many points that counts."""

    feature: str
    words: str
    points: float


class Opinion(Shape):
    """An offered choice with its worth."""

    text: str
    words: str
    points: float = Field(description="expected in the end")
    win_share: float = Field(description="chance to win, from 0 to 1")
    chance: float | None = Field(description="of founding the colony, own colonists included")
    reasons: list[Reason]


class Appraisal(Shape):
    """What the lot under the hammer is worth."""

    break_even: int = Field(description="the highest price at which winning it is no loss; below 1 if none is")
    winner: SeatNumber = Field(description="who should take it")
    price: int = Field(description="and for how much")


class Hint(Shape):
    """The offered choices, the best first."""

    number: int = Field(description="of the view that it is about")
    opinions: list[Opinion]
    appraisal: Appraisal | None = Field(description="in auctions")


class Hints:
    """Each question is thought about once, however often it is asked."""

    def __init__(self) -> None:
        self.workshop = Workshop(WORKERS, SECONDS)
        self._asked: OrderedDict[tuple[str, int], asyncio.Task[Any]] = OrderedDict()

    async def stop(self) -> None:
        thinking = list(self._asked.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.workshop.stop()

    async def hint(self, table: Table, seat: int, language: str) -> Plain:
        """The offered choices as the heuristic ranks them; only from what the seat knows."""
        must_be_asked(table, seat)
        observation, number, names = observe(table.state, seat), table.number, table.names
        at = (table.game.id, table.position)
        if at not in self._asked:
            if sum(not task.done() for task in self._asked.values()) >= MOST_WAITING:
                raise Refused(503, "no hint", words("server.no_hint"))
            game = table.game
            question = Task(HINT, 0, game.edition.digest, game.edition_text, to_wire(observation))
            thinking = asyncio.create_task(self.workshop.consult(question), name=f"hint for {game.id}")
            thinking.add_done_callback(_is_looked_at)
            self._asked[at] = thinking
            while len(self._asked) > KEPT and next(iter(self._asked.values())).done():
                self._asked.popitem(last=False)
        try:
            # Whoever goes away leaves the thinking to the next who asks.
            thought = await asyncio.shield(self._asked[at])
        except Failed:
            self._asked.pop(at, None)
            raise Refused(503, "no hint", words("server.no_hint")) from None
        opinions = []
        for opinion in thought["opinions"]:
            choice = CATALOGUE[opinion["choice"]]
            rest = {name: value for name, value in opinion.items() if name not in ("choice", "reasons")}
            label = choice_words(observation, choice, names, language)
            reasons = [{**reason, "words": reason_words(reason["feature"], language)} for reason in opinion["reasons"]]
            opinions.append({"text": choice.text, "words": label, **rest, "reasons": reasons})
        return {"number": number, "opinions": opinions, "appraisal": thought["appraisal"]}


def _is_looked_at(task: asyncio.Task[Any]) -> None:
    """A failure that nobody waits for any more is nobody's problem."""
    if not task.cancelled():
        task.exception()


def must_be_asked(table: Table, seat: int) -> None:
    if not table.game.agreed.hints:
        raise Refused(403, "no hints", words("server.no_hints"))
    if table.is_over:
        raise Refused(409, "over", words("server.over"), rule="RND-4")
    if table.paused:
        raise Refused(409, "paused", words("server.paused"))
    if table.state.seat != seat:
        awaited = table.seats[table.state.seat].name
        raise Refused(409, "not your choice", words("server.not_your_choice", name=awaited), awaited=table.state.seat)
