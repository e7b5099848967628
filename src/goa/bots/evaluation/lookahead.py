"""Choices tried on imagined tables: each on the same ones, so that luck is the same for all.

A choice is carried out and the round is played to its end, all seats by the heuristic; what counts is how far the seat
is then ahead. Choices that are surely worse are dropped on the way.
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

SURE: Final = 2.0  # standard errors between two choices
HARDLY_MATTERS: Final = 0.25  # points; choices that are surely this close are as good as equal
FEWEST_WORLDS: Final = 8  # before anything is sure


@final
class Lookahead:
    """What became of the choices that are still open, world by world."""

    def __init__(self, rater: ChoiceRater, observation: Observation, dice: i64) -> None:
        self.rater = rater
        self.observation = observation
        self.open_to: list[int] = []  # numbers of offered choices, the likely best first
        self.outcomes: list[list[float]] = []
        self.row: list[float] = []  # of the world that is being tried
        self.dice = dice
        self.world = imagine(observation, dice)  # ratings are of this one

    def consider(self, most: int, behind: float) -> None:
        """The best-rated choices are open: so many at most, rated at most so far behind the best."""
        self.open_to = candidates(self.rater.rate(self.world), most, behind)
        self.outcomes = [[] for _ in self.open_to]

    @property
    def worlds(self) -> int:
        """How many were tried with all the choices that are still open."""
        return len(self.outcomes[0])

    def roll_out_next(self) -> None:
        """Try one choice on the world at hand; a world that all were tried on counts."""
        if not self.row:
            self.dice = rolled(self.dice)
            self.world = imagine(self.observation, self.dice)
        number = self.open_to[len(self.row)]
        self.row.append(outcome(self.rater, self.world, number, self.dice))
        if len(self.row) == len(self.open_to):
            for at, points in enumerate(self.row):
                self.outcomes[at].append(points)
            self.row = []
            if self.worlds % FEWEST_WORLDS == 0:
                self._drop_beaten()

    def _drop_beaten(self) -> None:
        """Those surely worse than the leader, and those surely no better by anything that matters."""
        order = self.ranking()
        leader = order[0]
        keep = [leader]
        for at in order[1:]:
            ahead, error = difference(self.outcomes[leader], self.outcomes[at])
            if ahead <= SURE * error and ahead + SURE * error >= HARDLY_MATTERS:
                keep.append(at)
        self._keep(keep)

    def halve(self) -> None:
        if self.worlds:
            self._keep(self.ranking()[: (len(self.open_to) + 1) // 2])

    def _keep(self, places: list[int]) -> None:
        self.open_to = [self.open_to[at] for at in places]
        self.outcomes = [self.outcomes[at] for at in places]
        self.row = []  # an unfinished row would compare unlike with like

    def ranking(self) -> list[int]:
        """Places of the open choices, the best so far first."""
        means: list[float] = []
        for points in self.outcomes:
            total = 0.0
            for one in points:
                total += one
            means.append(total)
        order: list[int] = []
        for at in range(len(means)):
            place = len(order)
            while place and means[order[place - 1]] < means[at]:
                place -= 1
            order.insert(place, at)
        return order

    def best(self) -> int:
        """The number of the choice that did best."""
        return self.open_to[self.ranking()[0]]


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """How far one is ahead of the other on the same worlds, and the standard error of that."""
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


def outcome(rater: ChoiceRater, world: State, number: int, dice: i64) -> float:
    """How far ahead the seat is after this choice and the rest of the round."""
    frame = world.agenda[-1]
    assert isinstance(frame, Decision)
    table = world.copy()
    advance(table, world.offered[number])
    play_rounds(rater, table, dice, 1)
    ours = rater.evaluation.value(table, frame.seat)
    most = 0.0
    total = 0.0
    for seat in range(len(table.players)):
        if seat != frame.seat:
            worth = rater.evaluation.value(table, seat)
            most = max(most, worth)
            total += worth
    return ours - (most + total / (len(table.players) - 1)) / 2


def candidates(ratings: list[float], most: int, behind: float) -> list[int]:
    """The numbers of the best ratings, the best first."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number])
    return [number for number in order[:most] if ratings[number] > ratings[order[0]] - behind]
