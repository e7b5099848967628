"""Why a choice is not offered, asked without making it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from goa.locales import say
from goa.rules.game import read_choice
from goa.rules.refusals import IllegalChoice, why_not
from goa.tables.choosing.submit import not_offered
from goa.tables.payloads.payload import Payload
from goa.tables.requests.request_errors import game_paused, not_your_choice
from goa.tables.table import Table


class Why(Payload):
    """Whether a choice is offered, and if not, why not. The other fields are null if it is offered."""

    choice: str
    offered: bool
    rule: str | None
    key: Annotated[str | None, Meta(description="of the sentence in the catalogue")]
    values: Annotated[dict[str, Any] | None, Meta(description="of the sentence in the catalogue")]
    sentence: str | None


def reasons_for(table: Table, seat: int, texts: Sequence[str], language: str) -> list[Why]:
    """For each of these choices whether it is offered, and why not; only for the seat that is to choose."""
    state = table.state
    if table.paused:
        raise game_paused()
    if not table.is_over and state.seat != seat:
        raise not_your_choice(state.seat, table.seats[state.seat].name)
    reasons: list[Why] = []
    for text in texts:
        try:
            choice = read_choice(state, text)
        except IllegalChoice as refusal:  # the first unknown text ends it: finding similar ones takes long
            raise not_offered(refusal, text, language) from None
        if choice in state.offered:
            reasons.append(Why(choice.text, True, None, None, None, None))
            continue
        why = why_not(state, choice)
        values = {name: list(value) if isinstance(value, tuple) else value for name, value in why.values.items()}
        sentence = say(why.key, language, **why.values)
        reasons.append(Why(choice.text, False, why.rule, why.key, values, sentence))
    return reasons
