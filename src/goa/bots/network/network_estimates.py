"""What the network expects of a position and of each choice, averaged over everything that the seat cannot see.

The network was trained on rows of the seat that decides. Where that is the viewer, one row stands for all that is
hidden. Where it is another seat, its row is taken from imagined positions, and the mean over them counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from goa.bots.network.model import Floats
from goa.core.choices import SEATS
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.rows.encode_row import row_of_observation
from goa.rows.incremental_rows import GameRows
from goa.rules.scoring import score
from goa.views.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goa.bots.network.model import Network
    from goa.core.choices import Choice
    from goa.core.state import State
    from goa.views.observation import Observation

FEWEST_SAMPLES: Final = 4
MOST_SAMPLES: Final = 16
MOST_ROWS: Final = 256  # at less than half a millisecond each
NO_ROWS: Final[Floats] = np.zeros((0, SEATS), np.float32)


@dataclass(frozen=True)
class Estimate:
    """Win chances and final points, by seat of the table."""

    win_chances: tuple[float, ...]
    points: tuple[float, ...]


class Rows:
    """Collects positions and evaluates them together; positions with the same row are evaluated once."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.encoder = GameRows()  # the positions have much in common
        self.numbers: dict[bytes, int] = {}
        self.parts: list[list[tuple[int, int, int]]] = []  # by mean: number of the row, seat that decides, seats
        self.finished: list[list[Estimate]] = []

    def begin_mean(self) -> None:
        self.parts.append([])
        self.finished.append([])

    def add(self, state: State) -> None:
        """Count a position in the mean that was begun last."""
        while len(state.offered) == 1:
            advance(state, state.offered[0])
        if state.is_over:
            self.finished[-1].append(_final(state))
        else:
            self.add_row(self.encoder.row(state, state.seat, True), state.seat, state.seats)

    def add_row(self, row: bytes, seat: int, seats: int) -> None:
        number = self.numbers.setdefault(row, len(self.numbers))
        self.parts[-1].append((number, seat, seats))

    def means(self) -> list[Estimate]:
        """The means, in the order in which they were begun."""
        chances, points = self.network.estimates(list(self.numbers)) if self.numbers else (NO_ROWS, NO_ROWS)
        found: list[Estimate] = []
        for parts, finished in zip(self.parts, self.finished, strict=True):
            evaluated = [
                Estimate(
                    tuple(np.roll(chances[number][:seats], seat).tolist()),
                    tuple(np.roll(points[number][:seats], seat).tolist()),
                )
                for number, seat, seats in parts
            ]
            found.append(_mean([*evaluated, *finished]))
        return found


def estimate_at(network: Network, observation: Observation, dice: int) -> Estimate:
    """Of the position as the viewer sees it."""
    rows = Rows(network)
    rows.begin_mean()
    if observation.seat == observation.viewer:
        rows.add_row(row_of_observation(observation, True), observation.viewer, len(observation.players))
    else:
        for state in _imagined(observation, dice, MOST_SAMPLES):
            rows.add(state)
    return rows.means()[0]


def estimates_after(
    network: Network, observation: Observation, offered: Sequence[Choice], dice: int
) -> list[tuple[float, Estimate]]:
    """For each offered choice: how often the policy would make it, and what is expected after it."""
    samples = max(FEWEST_SAMPLES, min(MOST_SAMPLES, MOST_ROWS // len(offered)))
    states = list(_imagined(observation, dice, samples))
    rows = Rows(network)
    for choice in offered:
        rows.begin_mean()
        for state in states:
            after = state.copy()
            advance(after, choice)
            rows.add(after)
    logits = network.logits(row_of_observation(observation, True), [choice.id for choice in offered])
    weights = np.exp(logits - logits.max())
    return list(zip((weights / weights.sum()).tolist(), rows.means(), strict=True))


def _imagined(observation: Observation, dice: int, number: int) -> Iterable[State]:
    for _ in range(number):
        yield imagine(observation, dice)
        dice = rolled(dice)


def _final(state: State) -> Estimate:
    scores = score(state)
    return Estimate(
        tuple((seat in scores.winners) / len(scores.winners) for seat in range(state.seats)),
        tuple(float(line.total) for line in scores.seats),
    )


def _mean(expected: list[Estimate]) -> Estimate:
    return Estimate(
        tuple(np.mean([each.win_chances for each in expected], 0).tolist()),
        tuple(np.mean([each.points for each in expected], 0).tolist()),
    )
