"""The history of a game: a linked list of choices, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from goa.core.choices import Choice


@final
class Past:
    """The choices made so far, newest first; copies of a game share what they have in common."""

    def __init__(self, seat: int, choice: Choice, before: Past | None) -> None:
        self.seat = seat
        self.choice = choice
        self.before = before
        self.number: int = 1 if before is None else before.number + 1

    def __eq__(self, other: object) -> bool:
        mine: Past | None = self
        theirs: Past | None = other if isinstance(other, Past) else None
        while mine is not None and theirs is not None and mine is not theirs:
            if mine.number != theirs.number or mine.seat != theirs.seat or mine.choice is not theirs.choice:
                return False
            mine = mine.before
            theirs = theirs.before
        return mine is theirs

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.choice.id))
