"""A histogram of decision times, so that a million of them need only a few hundred numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2
from typing import Any, Final

CLASSES_A_DOUBLING: Final = 16  # so a class is 4 % wide
SHORTEST: Final = 1e-7
DIGITS: Final = 7  # of seconds; times are rounded before counting, so that a stored result gives the same report
TOLERANCE: Final = 1.2  # a decision may take this multiple of the bot's limit


@dataclass
class Timing:
    """The times of the decisions of one seat or one bot."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0  # over the limit, tolerance included
    budgeted: int = 0  # decisions of a bot that has a limit
    classes: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float, budget: float | None) -> None:
        seconds = round(seconds, DIGITS)
        self.decisions += 1
        self.seconds = round(self.seconds + seconds, DIGITS)
        self.longest = max(self.longest, seconds)
        if budget is not None:
            self.budgeted += 1
            self.late += seconds > budget * TOLERANCE
        number = ceil(log2(max(seconds, SHORTEST)) * CLASSES_A_DOUBLING)
        self.classes[number] = self.classes.get(number, 0) + 1

    def add_all(self, other: Timing) -> None:
        self.decisions += other.decisions
        self.seconds = round(self.seconds + other.seconds, DIGITS)
        self.longest = max(self.longest, other.longest)
        self.late += other.late
        self.budgeted += other.budgeted
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions did not exceed, to within a class."""
        left = share * self.decisions
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return min(2 ** (number / CLASSES_A_DOUBLING), self.longest)
        return self.longest

    def to_plain(self) -> list[Any]:
        classes = [[number, count] for number, count in sorted(self.classes.items())]
        return [self.decisions, self.seconds, self.longest, self.late, self.budgeted, classes]


def timing_from_plain(plain: list[Any]) -> Timing:
    decisions, seconds, longest, late, budgeted, classes = plain
    return Timing(decisions, seconds, longest, late, budgeted, dict(classes))
