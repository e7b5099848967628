"""Rehearsal: several picks are shown as they would lie, then submitted together or dropped."""

from __future__ import annotations

from collections.abc import Sequence

from goa.tables.journal import Entry
from goa.tables.submit import check_choices
from goa.tables.table import Table


def rehearse(table: Table, seat: int, texts: Sequence[str], language: str) -> tuple[tuple[str, ...], Table | None]:
    """The choices in their notation and the table after them; no table if they would reveal something hidden."""
    chosen, _ = check_choices(table, seat, texts, language)
    trial = table.copy()
    trial.undoable = []
    trial.undo_seat = seat
    for text in chosen:
        before = len(trial.undoable)
        trial.apply_entry(Entry(trial.number, "choose", seat, text))
        if len(trial.undoable) <= before:  # the same test limits undo
            return chosen, None
    return chosen, trial
