"""Compares choices by rollouts on sampled positions, the same positions for every choice.

A choice is carried out and the round is played to its end, all seats by ratings. The outcome is how far ahead of the
others the seat is then. Choices that are surely worse are dropped on the way.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.rollout import play_rounds
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.views.imagine import imagine
from goa.views.observation import Observation

STANDARD_ERRORS: Final = 2.0  # apart: two choices surely differ
EQUAL_WITHIN: Final = 0.25  # points; choices that are surely this close count as equal
FEWEST_SAMPLES: Final = 8  # before anything is sure


@final
class Lookahead:
    """The candidates that are left, and their outcomes by sampled position."""

    def __init__(self, rater: ChoiceRater, observation: Observation, dice: i64) -> None:
        self.rater = rater
        self.observation = observation
        self.candidates: list[int] = []  # numbers of offered choices, the best rated first
        self.outcomes: list[list[float]] = []  # by candidate and sample
        self.unfinished: list[float] = []  # outcomes on the present sample, of the first candidates
        self.dice = dice
        self.sample = imagine(observation, dice)  # ratings are taken on the first one

    def start(self, most: int, behind: float) -> None:
        """Choose the candidates: at most so many, rated at most so many points behind the best."""
        self.candidates = best_rated(self.rater.rate(self.sample), most, behind)
        self.outcomes = [[] for _ in self.candidates]

    @property
    def samples(self) -> int:
        """On how many positions all candidates were tried."""
        return len(self.outcomes[0])

    def roll_out_next(self) -> None:
        """Try the next candidate on the present sample; a sample counts once all were tried on it."""
        if not self.unfinished:
            self.dice = rolled(self.dice)
            self.sample = imagine(self.observation, self.dice)
        number = self.candidates[len(self.unfinished)]
        self.unfinished.append(outcome(self.rater, self.sample, number, self.dice))
        if len(self.unfinished) == len(self.candidates):
            for at, points in enumerate(self.unfinished):
                self.outcomes[at].append(points)
            self.unfinished = []
            if self.samples % FEWEST_SAMPLES == 0:
                self._drop_beaten()

    def _drop_beaten(self) -> None:
        """Drop candidates that are surely worse than the leader, or surely not better by anything that matters."""
        order = self.ranking()
        leader = order[0]
        keep = [leader]
        for at in order[1:]:
            ahead, error = difference(self.outcomes[leader], self.outcomes[at])
            if ahead <= STANDARD_ERRORS * error and ahead + STANDARD_ERRORS * error >= EQUAL_WITHIN:
                keep.append(at)
        self._keep(keep)

    def halve(self) -> None:
        """Keep the better half of the candidates."""
        if self.samples:
            self._keep(self.ranking()[: (len(self.candidates) + 1) // 2])

    def _keep(self, places: list[int]) -> None:
        self.candidates = [self.candidates[at] for at in places]
        self.outcomes = [self.outcomes[at] for at in places]
        self.unfinished = []  # its order no longer fits the candidates

    def ranking(self) -> list[int]:
        """Places of the candidates, the best mean outcome first."""
        totals: list[float] = []
        for points in self.outcomes:
            total = 0.0
            for one in points:
                total += one
            totals.append(total)
        order: list[int] = []
        for at in range(len(totals)):
            place = len(order)
            while place and totals[order[place - 1]] < totals[at]:
                place -= 1
            order.insert(place, at)
        return order

    def best(self) -> int:
        """The number of the choice with the best mean outcome."""
        return self.candidates[self.ranking()[0]]


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean difference of paired outcomes, and its standard error."""
    number = len(one)
    total = 0.0
    squares = 0.0
    for at in range(number):
        ahead = one[at] - other[at]
        total += ahead
        squares += ahead * ahead
    mean = total / number
    variance = max(0.0, squares / number - mean * mean)
    return mean, math.sqrt(variance / max(1, number - 1))


def outcome(rater: ChoiceRater, sample: State, number: int, dice: i64) -> float:
    """How far ahead the seat is after this choice and the rest of the round.

    That is its value less half the best and half the mean value of the others.
    """
    frame = sample.agenda[-1]
    assert isinstance(frame, Decision)
    state = sample.copy()
    advance(state, sample.offered[number])
    play_rounds(rater, state, dice, 1)
    own = rater.evaluation.value(state, frame.seat)
    most = 0.0
    total = 0.0
    for seat in range(len(state.players)):
        if seat != frame.seat:
            value = rater.evaluation.value(state, seat)
            most = max(most, value)
            total += value
    return own - (most + total / (len(state.players) - 1)) / 2


def best_rated(ratings: list[float], most: int, behind: float) -> list[int]:
    """The numbers of the best ratings, the best first."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number])
    return [number for number in order[:most] if ratings[number] > ratings[order[0]] - behind]
