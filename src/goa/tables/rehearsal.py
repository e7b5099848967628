"""Choices tried out: several picks are shown as they would lie, then confirmed together or taken back."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from pydantic import BaseModel

from goa.server.api.responses import View
from goa.server.live.submit import rehearse
from goa.tables.journal import Entry
from goa.tables.table import Table


class Rehearsed(BaseModel):
    """The choices as they are written; no view where they would reveal something or leave it to chance."""

    chosen: list[str]
    view: View | None


def rehearsed(table: Table, seat: int, texts: Sequence[str], language: str) -> tuple[tuple[str, ...], Table | None]:
    """The table after these choices, unless something would come to light that nobody may know before choosing."""
    chosen, _ = rehearse(table, seat, texts, language)
    imagined = copy(table)
    imagined.state = table.state.copy()
    imagined.told = table.told.copy()
    imagined.undoable = []
    imagined.undoer = seat
    for text in chosen:
        before = len(imagined.undoable)
        imagined.take(Entry(imagined.number, "choose", seat, text))
        if len(imagined.undoable) <= before:  # the same test that says how far one may undo
            return chosen, None
    return chosen, imagined
