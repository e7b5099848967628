"""Appends as rows, for the ways that write plain entries with one statement."""

from __future__ import annotations

import time
from collections.abc import Sequence

from goa.tables.journal import Append

JournalRow = tuple[str, int, str, int, str, str | None, int, int, int]


def journal_rows(batch: Sequence[Append]) -> list[JournalRow]:
    """Game, number, kind, seat, text, key, part, time, and the number that has to come next in the game."""
    now = int(time.time())
    return [
        (each.game, e.number, e.kind, e.seat, e.text, e.key, e.part, e.made or now, each.first)
        for each in batch
        for e in each.entries
    ]
