"""Estimates of a position: win chances and expected points of all seats, from the best evaluator that is installed.

The network answers where NumPy is installed and the edition is a printed one; elsewhere the heuristic does.
Both take the mean over what the viewer cannot see.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal

from goa.bots.evaluation.weights import rater_for
from goa.bots.explain.choice_explanations import win_share
from goa.bots.network.trained_editions import was_trained_with
from goa.bots.players.protocol import dice_at
from goa.bots.players.registry import NETWORK_SEARCH, is_installed
from goa.core.dice import rolled
from goa.views.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goa.core.choices import Choice
    from goa.views.observation import Observation

SAMPLES: Final = 8  # imagined positions for the heuristic


@dataclass(frozen=True)
class PositionEstimate:
    """Win chances, which add up to 1, and expected final points, both by seat."""

    source: Literal["network", "heuristic"]
    win_chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class ChoiceEstimate:
    """What the network thinks of a choice."""

    choice: Choice
    preference: float  # how often the network would make it; those of all choices add up to 1
    win_chances: tuple[float, ...]
    points: tuple[float, ...]


def has_network(observation: Observation) -> bool:
    """Whether the network can answer for this position. It needs NumPy, as search does."""
    return is_installed(NETWORK_SEARCH) and was_trained_with(observation.edition) and not observation.is_over


def estimate_position(observation: Observation) -> PositionEstimate:
    """What to expect of a position that is not over."""
    if not has_network(observation):
        return heuristic_estimate(observation)
    from goa.bots.network.network_estimates import estimate_at  # noqa: PLC0415 - needs NumPy
    from goa.bots.network.weight_file import shipped_network  # noqa: PLC0415 - same

    found = estimate_at(shipped_network(), observation, dice_at(0, observation))
    return PositionEstimate("network", found.win_chances, found.points)


def estimate_choices(observation: Observation, offered: Sequence[Choice]) -> list[ChoiceEstimate]:
    """The estimate after each choice, in the order in which they are offered; empty where there is no network."""
    if not has_network(observation):
        return []
    from goa.bots.network.network_estimates import estimates_after  # noqa: PLC0415 - needs NumPy
    from goa.bots.network.weight_file import shipped_network  # noqa: PLC0415 - same

    answers = estimates_after(shipped_network(), observation, offered, dice_at(0, observation))
    return [
        ChoiceEstimate(choice, preference, expected.win_chances, expected.points)
        for choice, (preference, expected) in zip(offered, answers, strict=True)
    ]


def heuristic_estimate(observation: Observation) -> PositionEstimate:
    """What the weights of the heuristic expect: the mean over imagined positions."""
    dice = dice_at(0, observation)
    seats = len(observation.players)
    evaluation = rater_for(observation.edition, seats).evaluation
    chances: list[list[float]] = [[] for _ in range(seats)]
    points: list[list[float]] = [[] for _ in range(seats)]
    for _ in range(SAMPLES):
        state = imagine(observation, dice)
        dice = rolled(dice)
        values = [evaluation.value(state, seat) for seat in range(seats)]
        for seat, value in enumerate(values):
            points[seat].append(value)
            chances[seat].append(win_share(value, [*values[:seat], *values[seat + 1 :]], state))
    return PositionEstimate("heuristic", tuple(map(fmean, chances)), tuple(map(fmean, points)))
