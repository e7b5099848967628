"""Checks choices before they are stored. People, bots, scripts and tests all pass this check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from goa.core.state import State
from goa.locales import say
from goa.rules.game import read_choice
from goa.rules.refusals import IllegalChoice
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import RequestRefused, game_over, game_paused, localized, not_your_choice
from goa.tables.table import Table

if TYPE_CHECKING:
    from goa.tables.views.views import TableViews


class Proposal(msgspec.Struct, frozen=True):
    """Choices that may be made, and the table after them. Nothing is stored yet."""

    entries: tuple[Entry, ...]
    table: Table
    reveals: bool  # whether the last choice shows something hidden or used chance
    before: tuple[State, ...] = ()  # the state before each choice, if it was asked for

    @property
    def chosen(self) -> tuple[str, ...]:
        """The choices in their notation."""
        return tuple(entry.text for entry in self.entries)


def propose(
    table: Table,
    seat: int,
    texts: Sequence[str],
    language: str,
    key: str | None = None,
    *,
    now: float = 0,
    keeps_states: bool = False,
) -> Proposal:
    """Make the choices on a copy of the table. If one of them may not be made, the request is refused.

    Once the entries are stored, the table becomes the copy, so each choice is applied once.
    """
    if table.is_over:
        raise game_over()
    if table.paused:
        raise game_paused()
    after = table.copy()
    entries: list[Entry] = []
    before: list[State] = []
    revealed = False
    for part, text in enumerate(texts):
        state = after.state
        if revealed:  # whether the rest is offered would give away what was revealed
            raise RequestRefused(422, "too many at once", localized("server.look_first"))
        if state.is_over or state.seat != seat:
            raise not_your_choice(state.seat, "nobody" if state.is_over else table.seats[state.seat].name)
        try:
            choice = read_choice(state, text)
            entry = Entry(after.number, "choose", seat, choice.text, key, part, int(now))
            if keeps_states:
                before.append(state.copy())
            revealed = after.choose(entry, choice)
        except IllegalChoice as refusal:
            raise not_offered(refusal, text, language) from None
        entries.append(entry)
    return Proposal(tuple(entries), after, revealed, tuple(before))


def is_possible(table: Table, seat: int, texts: Sequence[str]) -> bool:
    """Whether the seat may make these choices now."""
    try:
        propose(table, seat, texts, "en")
    except RequestRefused:
        return False
    return True


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
