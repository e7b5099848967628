"""How alike two networks answer, on positions of games that the first one plays with itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from goa.bots.network.weight_file import read_network
from goa.core.engine import advance
from goa.rows.encode_row import row_of_state
from goa.rules.game import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FIRST_SEED = 270_000  # neither training, the gauntlet nor calibration plays these
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Agreement:
    """Means over positions with two or more choices."""

    positions: int
    same: float  # share of positions where both would make the same choice
    divergence: float  # of the second policy from the first (Kullback-Leibler)
    win_chance: float  # distance between the two win chances of the seat that decides
    points: float  # distance between the two expectations for that seat


def compare(one: Path, other: Path, editions: Sequence[str], seats: Sequence[int], games: int) -> Agreement:
    """Play so many games at every table; choices are drawn from the first policy, so that positions vary."""
    first, second = read_network(one), read_network(other)
    dice = np.random.default_rng(FIRST_SEED)
    found: list[tuple[float, float, float, float]] = []
    tables = [(edition, number, game) for edition in editions for number in seats for game in range(games)]
    for edition, number, game in tables:
        state = new_game(edition, players=number, seed=FIRST_SEED + game)
        while not state.is_over:
            offered = state.offered
            if len(offered) == 1:
                advance(state, offered[0])
                continue
            row, choices = row_of_state(state, state.seat, True), [choice.id for choice in offered]
            p, q = (_policy(network.logits(row, choices)) for network in (first, second))
            (chances, points), (other_chances, other_points) = first.estimate(row), second.estimate(row)
            found.append(
                (
                    float(p.argmax() == q.argmax()),
                    float((p * np.log(p / q)).sum()),
                    abs(float(chances[0] - other_chances[0])),
                    abs(float(points[0] - other_points[0])),
                )
            )
            advance(state, offered[int(dice.choice(len(p), p=p))])
    return Agreement(len(found), *(float(mean) for mean in np.mean(found, 0)))


def _policy(logits: npt.NDArray[np.float32]) -> Floats:
    weights: Floats = np.exp((logits - logits.max()).astype(np.float64))
    weights /= weights.sum()
    return weights
