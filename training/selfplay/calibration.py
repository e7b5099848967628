"""How well the win chances of a network hold: it plays games with itself, and its predictions are compared with them.

The error is the expected calibration error over bins of equal width: the mean distance between the chance that was told
and the share of victories, weighed by the number of predictions.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.bots.explain.outlook import heuristic_outlook
from goa.bots.network.weight_file import read_network
from goa.core.engine import advance
from goa.rows.encode_row import row_of_state
from goa.rules.game import new_game
from goa.rules.scoring import score
from goa.views.observation import observe

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from goa.bots.network.model import Network
    from goa.core.state import State

FIRST_SEED: Final = 170_000  # neither training nor the gauntlet plays these
BINS: Final = 20
TEMPERATURES: Final = np.linspace(0.6, 1.8, 61)
LEAST_CHANCE: Final = 1e-6  # chances below are counted as this one in the log loss
GAMES_AT_ONCE: Final = 50  # games that are played side by side
Chances = npt.NDArray[np.float32]
Predictions = npt.NDArray[np.float64]  # of every decision: the chance for each seat of the table, then what it got


@dataclass(frozen=True)
class Calibration:
    """Of one table."""

    games: int
    error: float
    brier: float  # for a seat
    brier_of_even: float  # if every seat were always given the same chance
    temperature: float  # with the smallest log loss
    error_at_temperature: float


def calibrate(
    network: Path, edition: str, seats: int, games: int, jobs: int, *, of_heuristic: bool = False
) -> Calibration:
    """Play so many games, all seats by the network, and measure its win chances, or those of the heuristic."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # before the processes that play load numpy
    play_seeds = partial(predictions, network, edition, seats, of_heuristic=of_heuristic)
    seeds = [
        range(first, min(first + GAMES_AT_ONCE, FIRST_SEED + games))
        for first in range(FIRST_SEED, FIRST_SEED + games, GAMES_AT_ONCE)
    ]
    with get_context("spawn").Pool(jobs) as pool:
        played = pool.map(play_seeds, seeds, chunksize=1)
    together = np.concatenate(played)
    return measured(together[:, 0], together[:, 1], games)


def predictions(
    network: Path, edition: str, seats: int, seeds: Sequence[int], *, of_heuristic: bool = False
) -> Predictions:
    """Of games that are played side by side: by decision, (told, came) and seat."""
    answering = _network(network)
    told: list[list[Chances]] = [[] for _ in seeds]
    running = {number: new_game(edition, players=seats, seed=seed) for number, seed in enumerate(seeds)}
    found: list[Predictions] = []
    while running:
        for state in running.values():
            while len(state.offered) == 1:
                advance(state, state.offered[0])
        for number in [number for number, state in running.items() if state.is_over]:
            found.append(_compared(told[number], running.pop(number), seats))
        if not running:
            break
        rows = [row_of_state(state, state.seat, True) for state in running.values()]
        logits, chances, _ = answering.answers(rows)
        for (number, state), line, chance in zip(list(running.items()), logits, chances, strict=True):
            if of_heuristic:
                told[number].append(np.array(heuristic_outlook(observe(state, state.seat)).win_chances, np.float32))
            else:
                told[number].append(np.roll(chance[:seats], state.seat))
            offered = state.offered
            advance(state, offered[int(line[[choice.id for choice in offered]].argmax())])
    return np.concatenate(found)


def _compared(told: list[Chances], over: State, seats: int) -> Predictions:
    winners = score(over).winners
    came = np.array([(seat in winners) / len(winners) for seat in range(seats)])
    return np.stack([np.array(told, np.float64), np.tile(came, (len(told), 1))], 1)


@cache
def _network(path: Path) -> Network:
    return read_network(path)


def measured(told: Predictions, came: Predictions, games: int) -> Calibration:
    """Both by decision and seat."""
    losses = [_log_loss(softened(told, temperature), came) for temperature in TEMPERATURES]
    best = float(TEMPERATURES[int(np.argmin(losses))])
    return Calibration(
        games=games,
        error=calibration_error(told, came),
        brier=float(np.square(told - came).mean()),
        brier_of_even=float(np.square(1 / told.shape[1] - came).mean()),
        temperature=best,
        error_at_temperature=calibration_error(softened(told, best), came),
    )


def calibration_error(told: Predictions, came: Predictions) -> float:
    bins = np.minimum((told.ravel() * BINS).astype(int), BINS - 1)
    distance = np.bincount(bins, (told - came).ravel(), BINS)
    return float(np.abs(distance).sum() / told.size)


def softened(told: Predictions, temperature: float) -> Predictions:
    """The same chances at another temperature: above 1 they are nearer to even."""
    powers: Predictions = told ** (1 / temperature)
    powers /= powers.sum(1, keepdims=True)
    return powers


def _log_loss(told: Predictions, came: Predictions) -> float:
    return float(-(came * np.log(np.maximum(told, LEAST_CHANCE))).sum(1).mean())
