"""How well the win chances of a network hold: it plays games with itself, and its predictions are compared with them.

The error is the expected calibration error over bins of equal width: the mean distance between the chance that was told
and the share of victories, weighed by the number of predictions.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt
from training.selfplay.inference import NumpyNetwork

from goa.core.engine import advance
from goa.env.encode import encode
from goa.rules.game import new_game
from goa.rules.scoring import score
from goa.views.observation import observe

if TYPE_CHECKING:
    from pathlib import Path

FIRST_SEED: Final = 170_000  # neither training nor the gauntlet plays these
BINS: Final = 20
Predictions = npt.NDArray[np.float64]  # of every decision: the chance for each seat of the table, then what it got


@dataclass(frozen=True)
class Calibration:
    """Of one table."""

    games: int
    error: float
    brier: float  # for a seat
    brier_of_even: float  # if every seat were always given the same chance


def calibrate(network: Path, edition: str, seats: int, games: int, jobs: int) -> Calibration:
    """Play so many games, all seats by the network, and measure."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # before the processes that play load numpy
    play_seed = partial(predictions, network, edition, seats)
    with get_context("spawn").Pool(jobs) as pool:
        played = pool.map(play_seed, range(FIRST_SEED, FIRST_SEED + games), chunksize=max(1, games // jobs // 4))
    together = np.concatenate(played)
    return measured(together[:, 0].ravel(), together[:, 1].ravel(), games, seats)


def predictions(network: Path, edition: str, seats: int, seed: int) -> Predictions:
    """Of one game: by decision, (told, came) and seat."""
    answering = NumpyNetwork(network)
    state = new_game(edition, players=seats, seed=seed)
    told: list[npt.NDArray[np.float32]] = []
    while not state.is_over:
        if len(state.offered) == 1:
            advance(state, state.offered[0])
            continue
        row = encode(observe(state, state.seat), counted_ducats=True)
        logits, chances, _ = answering.answers(row)
        told.append(np.roll(chances[:seats], state.seat))
        advance(state, max(state.offered, key=lambda choice: logits[choice.id]))
    winners = score(state).winners
    came = np.array([(seat in winners) / len(winners) for seat in range(seats)])
    return np.stack([np.array(told, np.float64), np.tile(came, (len(told), 1))], 1)


def measured(told: Predictions, came: Predictions, games: int, seats: int) -> Calibration:
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    distance = np.bincount(bins, told - came, BINS)
    return Calibration(
        games=games,
        error=float(np.abs(distance).sum() / len(told)),
        brier=float(np.square(told - came).mean()),
        brier_of_even=float(np.square(1 / seats - came).mean()),
    )
