"""How well win chances hold: what was told in games of admirals and captains is compared with how they ended.

The error is the expected calibration error over bins of equal width: the mean distance between the chance that was told
and the share of victories, weighed by the number of predictions. Its interval is a bootstrap over games, because the
predictions of one game depend on each other. Resampling adds noise, so the interval tends to lie above the error.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from training.selfplay.calibration_games import Predictions

BINS: Final = 20
RESAMPLES: Final = 200
TEMPERATURES: Final = np.linspace(0.6, 1.8, 61)
LEAST_CHANCE: Final = 1e-6  # chances below are counted as this one in the log loss
Chances = npt.NDArray[np.float64]  # by decision and seat


@dataclass(frozen=True)
class Calibration:
    """Of one table."""

    games: int
    error: float
    interval: tuple[float, float]  # 95 %
    brier: float  # for a seat
    brier_of_even: float  # if every seat were always given the same chance
    temperature: float  # with the smallest log loss
    error_at_temperature: float


@dataclass(frozen=True)
class Comparison:
    """The network at all decisions; both evaluators where the heuristic was asked too."""

    network: Calibration
    network_there: Calibration
    heuristic: Calibration


def compared(predictions: Predictions) -> Comparison:
    asked = ~np.isnan(predictions.heuristic[:, 0])
    games, came = predictions.game, predictions.came.astype(np.float64)
    network = predictions.network.astype(np.float64)
    heuristic = predictions.heuristic[asked].astype(np.float64)
    return Comparison(
        measured(network, came, games),
        measured(network[asked], came[asked], games[asked]),
        measured(heuristic, came[asked], games[asked]),
    )


def measured(told: Chances, came: Chances, games: npt.NDArray[np.int32]) -> Calibration:
    """Chances by decision and seat, and the game of each decision."""
    losses = [_log_loss(softened(told, temperature), came) for temperature in TEMPERATURES]
    best = float(TEMPERATURES[int(np.argmin(losses))])
    return Calibration(
        games=len(np.unique(games)),
        error=calibration_error(told, came),
        interval=interval_of_error(told, came, games),
        brier=float(np.square(told - came).mean()),
        brier_of_even=float(np.square(1 / told.shape[1] - came).mean()),
        temperature=best,
        error_at_temperature=calibration_error(softened(told, best), came),
    )


def calibration_error(told: Chances, came: Chances) -> float:
    distance = np.bincount(_bins(told), (told - came).ravel(), BINS)
    return float(np.abs(distance).sum() / told.size)


def interval_of_error(told: Chances, came: Chances, games: npt.NDArray[np.int32]) -> tuple[float, float]:
    """95 % of the errors of as many games, drawn again from these."""
    names, number = np.unique(games, return_inverse=True)
    of_prediction = np.repeat(number, told.shape[1])
    shape = (len(names), BINS)
    at = of_prediction * BINS + _bins(told)
    distance = np.bincount(at, (told - came).ravel(), len(names) * BINS).reshape(shape)
    counted = np.bincount(of_prediction, minlength=len(names))
    chance = np.random.default_rng(0)
    errors = []
    for _ in range(RESAMPLES):
        drawn = chance.integers(0, len(names), len(names))
        errors.append(np.abs(distance[drawn].sum(0)).sum() / counted[drawn].sum())
    low, high = np.quantile(errors, (0.025, 0.975))
    return float(low), float(high)


def _bins(told: Chances) -> npt.NDArray[np.int64]:
    bins: npt.NDArray[np.int64] = np.minimum((told.ravel() * BINS).astype(np.int64), BINS - 1)
    return bins


def softened(told: Chances, temperature: float) -> Chances:
    """The same chances at another temperature: above 1 they are nearer to even."""
    powers: Chances = told ** (1 / temperature)
    powers /= powers.sum(1, keepdims=True)
    return powers


def _log_loss(told: Chances, came: Chances) -> float:
    return float(-(came * np.log(np.maximum(told, LEAST_CHANCE))).sum(1).mean())
