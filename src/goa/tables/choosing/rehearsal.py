"""Rehearses choices: the table as it would be after them. Picks of a series may be named in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goa.core.choices import BY_TEXT, Choice
from goa.core.events import BonanzaTurned, CardsDrawn, CardsTurned
from goa.core.frames import Decision
from goa.core.state import State
from goa.locales import say
from goa.rules.game import apply
from goa.tables.choosing.submit import Proposal, propose
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.views.observation import observe
from goa.views.reveals import hidden_of, reveals


def rehearse(
    table: Table, seat: int, texts: Sequence[str], language: str
) -> tuple[tuple[str, ...], Table | None, str | None]:
    """The choices in the order of the rules, and the table after them; if they reveal something or end it, why not.

    The rules ask for the picks of a series in one order only. Here the last one may belong before others.
    """
    proposal = _propose_in_any_order(table, seat, texts, language)
    if proposal.reveals or proposal.table.is_over:
        return proposal.chosen, None, _why_final(proposal.table, language)
    trial = proposal.table
    trial.earlier_picks = tuple((choice, observe(state, seat)) for choice, state in _earlier_picks(seat, proposal))
    return proposal.chosen, trial, None


def _why_final(after: Table, language: str) -> str:
    """Tells only the first thing that comes to light: what follows from it is hidden."""
    for event in after.log[-1].events:
        if isinstance(event, CardsDrawn):
            return say("final.draws", language, number=len(event.cards))
        if isinstance(event, CardsTurned | BonanzaTurned):
            return say("final.reveals", language)
    return say("final.ends" if after.is_over else "final.reveals", language)


def _propose_in_any_order(table: Table, seat: int, texts: Sequence[str], language: str) -> Proposal:
    try:
        return propose(table, seat, texts, language, keeps_states=True)
    except RequestRefused as refusal:
        *others, last = texts
        is_too_late = refusal.error in ("not offered", "not your choice") and table.state.seat == seat
        if not is_too_late or not others:
            raise
        for place in reversed(range(len(others))):
            order = [*others[:place], last, *others[place:]]
            try:
                proposal = propose(table, seat, order, language, keeps_states=True)
            except RequestRefused:
                continue
            if _all_are_picks(seat, proposal, place):
                return proposal
        raise


def _all_are_picks(seat: int, proposal: Proposal, first: int) -> bool:
    """Whether all choices from this one on are picks of a series, so that their order makes no difference."""
    asked = [
        _asks_for_pick(before, seat) and not BY_TEXT[text].interrupts
        for before, text in zip(proposal.before, proposal.chosen, strict=True)
    ]
    return all(asked[first:])


def _asks_for_pick(state: State, seat: int) -> bool:
    frame = state.agenda[-1] if state.agenda else None
    return isinstance(frame, Decision) and frame.seat == seat and frame.question().is_series


def _earlier_picks(seat: int, proposal: Proposal) -> Iterator[tuple[Choice, State]]:
    """The picks that fit before the last ones, each with the state in which it is offered.

    There may be some even if the rules have gone on: they do so once no later pick is possible.
    """
    after = proposal.table.state
    found = set(after.offered) if _asks_for_pick(after, seat) else set()
    for place in reversed(range(len(proposal.chosen))):
        before = proposal.before[place]
        if not _asks_for_pick(before, seat) or BY_TEXT[proposal.chosen[place]].interrupts:
            return
        later = [BY_TEXT[text] for text in proposal.chosen[place:]]
        for choice in before.offered:
            if choice not in found and not choice.interrupts and _fits(before, seat, choice, later):
                found.add(choice)
                yield choice, before


def _fits(before: State, seat: int, choice: Choice, later: Sequence[Choice]) -> bool:
    """Whether the picks that came later can still be made after this one, without revealing anything."""
    state, hidden = before.copy(), hidden_of(before)
    for each in (choice, *later):
        if not _asks_for_pick(state, seat) or each not in state.offered:
            return False
        apply(state, each)
    return not reveals(hidden, state)
