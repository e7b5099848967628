"""Questions to bots and their answers, as plain data: bots think in processes or workers of their own."""

from __future__ import annotations

from typing import Any, Final

from goa.bots.explain.hint_evaluation import hint_evaluation
from goa.bots.players.protocol import Bot
from goa.bots.players.registry import make_bot
from goa.editions.load import parse_stored_edition
from goa.editions.types import Edition
from goa.record.wire import from_wire

HINT: Final = "hint"  # instead of a bot's level: an evaluation of every choice

PlainQuestion = dict[str, Any]
PlainAnswer = dict[str, object]


class BotAnswers:
    """Answers one question after the other. Keeps the editions it was sent, and the bot that was asked last."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int], Bot] = {}
        self._editions: dict[str, Edition] = {}

    def answer(self, question: PlainQuestion) -> PlainAnswer:
        """The id of the bot's choice, or the evaluation of all choices for a hint."""
        if "forget" in question:
            self._editions.clear()
        if "edition" in question:
            edition = parse_stored_edition(question["edition"], "the table's edition")
            self._editions[edition.digest] = edition
        plain = question["observation"]
        observation = from_wire(plain, self._editions[plain["edition"]])
        if question["level"] == HINT:
            return hint_evaluation(observation)
        key = (question["level"], question["seed"])
        if key not in self._bots:
            self._bots.clear()  # what a bot remembers between choices only helps the same seat
            self._bots[key] = make_bot(*key)
        return {"choice": self._bots[key].choose(observation, observation.offered).id}
