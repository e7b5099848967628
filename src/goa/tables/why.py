"""Why something is not offered, asked without choosing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import Field

from goa.locales import say
from goa.record.wire import Plain
from goa.rules.game import read_choice
from goa.rules.refusals import IllegalChoice, why_not
from goa.server.api.responses import Shape
from goa.server.live.submit import not_offered
from goa.tables.errors import Refused, words
from goa.tables.table import Table


class Why(Shape):
    """Whether a choice is offered, and if not, why not; the rest is null where it is offered."""

    choice: str
    offered: bool
    rule: str | None
    key: str | None = Field(description="of the sentence in the catalogue")
    values: dict[str, Any] | None = Field(description="of the sentence in the catalogue")
    sentence: str | None


def reasons_for(table: Table, seat: int, texts: Sequence[str], language: str) -> list[Plain]:
    """A reason for each of these choices, as the seat that decides may know it."""
    state = table.state
    if table.paused:
        raise Refused(409, "paused", words("server.paused"))
    if not table.is_over and state.seat != seat:
        awaited = table.seats[state.seat].name
        raise Refused(409, "not your choice", words("server.not_your_choice", name=awaited), awaited=state.seat)
    reasons: list[Plain] = []
    for text in texts:
        try:
            choice = read_choice(state, text)
        except IllegalChoice as refusal:  # the first unknown word ends it: to look for near ones takes long
            raise not_offered(refusal, text, language) from None
        if choice in state.offered:
            reasons.append(_reason(choice.text, offered=True))
            continue
        why = why_not(state, choice)
        values = {name: list(value) if isinstance(value, tuple) else value for name, value in why.values.items()}
        sentence = say(why.key, language, **why.values)
        reasons.append(
            _reason(choice.text, offered=False, rule=why.rule, key=why.key, values=values, sentence=sentence)
        )
    return reasons


def _reason(choice: str, *, offered: bool, **why: Any) -> Plain:
    unknown: Plain = {"rule": None, "key": None, "values": None, "sentence": None}
    return {"choice": choice, "offered": offered, **unknown, **why}
