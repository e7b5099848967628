"""95 % intervals by the bootstrap.

Resamples draw seeds, not games: the games of one seed share their cards and are not independent. A figure is a sum over
a sum (points over games), so seeds may have different weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Final

from goa.core.dice import face, rolled

RESAMPLES: Final = 2_000
MOST_UNITS: Final = 400  # more seeds are put into groups; the mean varies in the same way
SIGNIFICANCE: Final = 0.05
SEED: Final = 2_718_281_828  # fixed, so that the same games give the same interval


@dataclass(frozen=True)
class Interval:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def to_plain(self) -> dict[str, float]:
        return {name: round(value, 6) for name, value in vars(self).items()}


def bootstrap(sums: Sequence[float], weights: Sequence[float], resamples: int = RESAMPLES) -> Interval:
    """The interval of sum over weight; both have a number for every seed."""
    above, below = grouped(sums), grouped(weights)
    value = _quotient(sum(sums), sum(weights))
    drawn = [
        _quotient(sum(map(above.__getitem__, draw)), sum(map(below.__getitem__, draw)))
        for draw in draws(len(above), resamples)
    ]
    return Interval(value, *middle(drawn))


def bootstrap_share(wins: Sequence[float], games: Sequence[float], resamples: int = RESAMPLES) -> Interval:
    """The interval of a share from 0 to 1.

    If one side won every game, all resamples are alike. Then the interval of Clopper and Pearson is used: its other end
    is the share at which such a run of wins has a chance of one in forty.
    """
    found = bootstrap(wins, games, resamples)
    doubt = (SIGNIFICANCE / 2) ** (1 / len(wins)) if wins else 0.0
    if sum(wins) >= sum(games):
        return Interval(found.value, doubt, 1.0)
    if sum(wins) <= 0:
        return Interval(found.value, 0.0, 1 - doubt)
    return found


def middle(drawn: Sequence[float]) -> tuple[float, float]:
    """The ends of the interval that holds the middle 95 % of the drawn values."""
    if not drawn:
        return 0.0, 0.0
    ordered = sorted(drawn)
    last = len(ordered) - 1
    return ordered[floor(last * SIGNIFICANCE / 2)], ordered[ceil(last * (1 - SIGNIFICANCE / 2))]


def grouped(values: Sequence[float]) -> list[float]:
    """The values as at most MOST_UNITS sums, the units that are resampled."""
    if len(values) <= MOST_UNITS:
        return list(values)
    return [sum(values[unit::MOST_UNITS]) for unit in range(MOST_UNITS)]


@lru_cache(maxsize=4)
def draws(units: int, resamples: int) -> list[list[int]]:
    """For each resample, which units it consists of."""
    if not units:
        return []
    dice = SEED
    drawn: list[list[int]] = []
    for _ in range(resamples):
        resample = [0] * units
        for place in range(units):
            dice = rolled(dice)
            resample[place] = face(dice, units)
        drawn.append(resample)
    return drawn


def _quotient(above: float, below: float) -> float:
    return above / below if below else 0.0
