"""How much time people have: for the whole game, or for each answer."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

ClockKind = Literal["live", "correspondence"]

SHORTEST: Final = 60  # seconds
LONGEST: Final = 30 * 24 * 3600
LONGEST_INCREMENT: Final = 3600
TIME_AFTER_RETURN: Final = 30  # seconds that a person has at least who comes back to an empty clock


class TimeControl(msgspec.Struct, frozen=True):
    """What was agreed on when the table was made. Stored with the game."""

    kind: ClockKind
    seconds: int  # live: for the game; correspondence: for each answer
    increment: int = 0  # live: seconds that are added after each answer

    def after_answer(self, left: int) -> int:
        """What a seat has after an answer."""
        return self.seconds if self.kind == "correspondence" else left + self.increment

    def after_return(self, left: int) -> int:
        """What a person has who comes back to a seat that a bot played."""
        least = self.seconds if self.kind == "correspondence" else max(self.increment, TIME_AFTER_RETURN)
        return max(left, least)
