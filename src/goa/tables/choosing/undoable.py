"""What a table keeps about undoing: requests to the others, and choices that can still be undone."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks the others to undo more than its own last choices."""

    seat: int
    left: int  # choices that would remain
    agreed: frozenset[int]


class UndoableChoice(msgspec.Struct, frozen=True, gc=False):
    """A choice after which nothing was revealed that was hidden from its seat."""

    left: int  # choices before it, which remain if it is undone
    seat: int
    shows_card: bool  # all others saw a card of its hand
