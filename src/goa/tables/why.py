"""Why a choice is not offered, asked without making it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goa.locales import say
from goa.record.wire import Plain
from goa.rules.game import read_choice
from goa.rules.refusals import IllegalChoice, why_not
from goa.tables.request_errors import game_paused, not_your_choice
from goa.tables.submit import not_offered
from goa.tables.table import Table


def reasons_for(table: Table, seat: int, texts: Sequence[str], language: str) -> list[Plain]:
    """For each of these choices whether it is offered, and why not; only for the seat that is to choose."""
    state = table.state
    if table.paused:
        raise game_paused()
    if not table.is_over and state.seat != seat:
        raise not_your_choice(state.seat, table.seats[state.seat].name)
    reasons: list[Plain] = []
    for text in texts:
        try:
            choice = read_choice(state, text)
        except IllegalChoice as refusal:  # the first unknown text ends it: finding similar ones takes long
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
