"""Checks choices before they are stored. People, bots, scripts and tests all submit choices through this check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goa.core.state import State
from goa.locales import say
from goa.rules.game import apply, read_choice
from goa.rules.refusals import IllegalChoice
from goa.tables.errors import RequestRefused, game_over, game_paused, localized, not_your_choice
from goa.tables.table import Table, hidden_of, shows_the_box

if TYPE_CHECKING:
    from goa.tables.payloads.views import TableViews


def check_choices(table: Table, seat: int, texts: Sequence[str], language: str) -> tuple[tuple[str, ...], State]:
    """The choices in their notation and the position after them, if each of them may be made."""
    if table.is_over:
        raise game_over()
    if table.paused:
        raise game_paused()
    state = table.state.copy()
    chosen: list[str] = []
    before, revealed = hidden_of(state), False
    for text in texts:
        if revealed:  # whether the rest is offered would give away what was revealed
            raise RequestRefused(422, "too many at once", localized("server.look_first"))
        if state.is_over or state.seat != seat:
            raise not_your_choice(state.seat, "nobody" if state.is_over else table.seats[state.seat].name)
        try:
            choice = read_choice(state, text)
            apply(state, choice)
        except IllegalChoice as refusal:
            raise not_offered(refusal, text, language) from None
        chosen.append(choice.text)
        revealed = hidden_of(state) != before or shows_the_box(state)
    return tuple(chosen), state


def stale(views: TableViews, seat: int, language: str) -> RequestRefused:
    """The request was based on an older position. The answer brings the present one along."""
    view = views.view(seat, language, views.table.log)
    return RequestRefused(409, "stale", localized("server.stale"), number=views.table.number, view=view)


def not_offered(refusal: IllegalChoice, text: str, language: str) -> RequestRefused:
    values = {name: list(value) if isinstance(value, tuple) else value for name, value in refusal.values.items()}
    return RequestRefused(
        422,
        "not offered",
        say(refusal.key, language, **refusal.values),
        rule=refusal.rule,
        key=refusal.key,
        values=values,
        choice=text,
    )
