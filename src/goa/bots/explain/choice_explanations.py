"""Opinions on the offered choices: expected points, chance to win, what the choice brings, and what would follow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.extract_features import extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.bots.evaluation.features import BY_KEY, FEATURES, TURNS, counted_alike
from goa.bots.evaluation.founding_value import founding_chance
from goa.bots.evaluation.linear import stage_of
from goa.bots.evaluation.one_ply import answer_follow_ups
from goa.bots.explain.auction_forecast import (
    ChoiceForecast,
    LotForecast,
    forecast_choices,
    forecast_lot,
    middle_of,
    most_frequent,
)
from goa.bots.explain.consequences import Change, Consequence, consequences_of, mean_of
from goa.core.choices import Choice, ColonyChoice
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.auction import BidOnLot, BuyOrPass
from goa.rules.markers import PlaceFlag, PlaceMarker

MOST_REASONS: Final = 4
MOST_BEHIND: Final = 50.0  # points; how much worse a choice is than that does not matter
LEAST_POINTS: Final = 0.05  # smaller contributions explain nothing
OF_A_CARD: Final = ("effect", "symbols")
SPREAD: Final = 8.0  # points between expectation and final score, early in the game
SPREAD_AT_THE_END: Final = 2.0


@dataclass(frozen=True)
class Reason:
    """A feature that the choice changes, and how many points that brings."""

    feature: str  # its key
    points: float


@dataclass(frozen=True)
class ChoiceExplanation:
    """An offered choice and its value."""

    choice: Choice
    points: float  # expected final points of the seat that decides
    win_share: float
    chance: float | None  # of founding a colony, the seat's own colonists included
    reasons: tuple[Reason, ...]
    lot_forecast: LotForecast | None
    consequences: tuple[Consequence, ...]  # what it brings and costs, each the most important first
    forecast: ChoiceForecast | None


def explain(rater: ChoiceRater, state: State) -> list[ChoiceExplanation]:
    """An explanation of every offered choice, the best first."""
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    seat = frame.seat
    ratings = rater.rate(state)
    now = rater.evaluation.value(state, seat)
    others = [rater.evaluation.value(state, other) for other in range(state.seats) if other != seat]
    is_auction = isinstance(frame, BidOnLot | BuyOrPass)
    is_relative = is_auction or isinstance(frame, PlaceMarker | PlaceFlag)
    lot_forecast = forecast_lot(rater, state, seat) if is_auction else None
    expected = forecast_choices(rater, state, seat)
    best = max(ratings)
    explanations: list[ChoiceExplanation] = []
    for choice, rating in zip(state.offered, ratings, strict=True):
        # Placements and bids are rated as differences between seats: only the distance to the best has a meaning.
        points = now + max(rating - best, -MOST_BEHIND) if is_relative else rating
        chance = founding_chance(state, seat, choice.colony) if isinstance(choice, ColonyChoice) else None
        changes = {} if is_relative or chance is not None else feature_changes(rater, state, seat, choice)
        explanations.append(
            ChoiceExplanation(
                choice=choice,
                points=points,
                win_share=win_share(points, others, state),
                chance=chance,
                reasons=_reasons(changes) if not choice.interrupts else (),
                lot_forecast=lot_forecast,
                consequences=tuple(consequences_of(list(changes.values()))),
                forecast=expected.get(choice),
            )
        )
    return sorted(explanations, key=lambda explanation: -explanation.points)


def average(samples: Sequence[Sequence[ChoiceExplanation]]) -> list[ChoiceExplanation]:
    """The same explanations over several imagined states, the best first.

    What a draw may bring is counted, but no card is named: the state that was imagined is not the real one.
    """
    by_choice: dict[Choice, list[ChoiceExplanation]] = {}
    for explanations in samples:
        for explanation in explanations:
            by_choice.setdefault(explanation.choice, []).append(explanation)
    averaged: list[ChoiceExplanation] = []
    for choice, explanations in by_choice.items():
        number = len(explanations)
        averaged.append(
            ChoiceExplanation(
                choice=choice,
                points=sum(explanation.points for explanation in explanations) / number,
                win_share=sum(explanation.win_share for explanation in explanations) / number,
                chance=explanations[0].chance,
                reasons=_mean_reasons(explanations),
                lot_forecast=middle_of([explanation.lot_forecast for explanation in explanations]),
                consequences=mean_of([explanation.consequences for explanation in explanations]),
                forecast=most_frequent([explanation.forecast for explanation in explanations]),
            )
        )
    return sorted(averaged, key=lambda explanation: -explanation.points)


def _mean_reasons(explanations: Sequence[ChoiceExplanation]) -> tuple[Reason, ...]:
    summed: dict[str, float] = {}
    for reason in [reason for explanation in explanations for reason in explanation.reasons]:
        summed[reason.feature] = summed.get(reason.feature, 0.0) + reason.points / len(explanations)
    # A card that is gained was drawn from the hidden pile; one that is lost was the seat's own.
    strongest = [
        Reason(feature, value)
        for feature, value in sorted(summed.items(), key=lambda item: -abs(item[1]))
        if abs(value) >= LEAST_POINTS and BY_KEY[feature].kind not in OF_A_CARD
    ]
    return tuple(strongest[:MOST_REASONS])


def win_share(points: float, others: list[float], state: State) -> float:
    """The chance to win with these expected points against those; expectations get better towards the end."""
    spread = SPREAD + (SPREAD_AT_THE_END - SPREAD) * (state.part * 4 + state.round) / 8
    ours = math.exp(points / spread)
    return ours / (ours + sum(math.exp(value / spread) for value in others))


def _reasons(changes: dict[int, Change]) -> tuple[Reason, ...]:
    """The features whose changes count most; every action uses up a turn, so that is no reason."""
    counted = [change for number, change in changes.items() if number != TURNS]
    strongest = sorted(counted, key=lambda change: -abs(change.points))[:MOST_REASONS]
    return tuple(Reason(change.feature, change.points) for change in strongest if abs(change.points) >= LEAST_POINTS)


def feature_changes(rater: ChoiceRater, state: State, seat: int, choice: Choice) -> dict[int, Change]:
    """By feature: what the choice and its follow-up questions bring; nothing if the stage changes too."""
    after = state.copy()
    advance(after, choice)
    answer_follow_ups(rater.evaluation, after, seat)
    if after.is_over or stage_of(after) != stage_of(state):
        return {}
    old, new = _contributions(rater, state, seat), _contributions(rater, after, seat)
    nothing = (0.0, 0.0)
    changes: dict[int, Change] = {}
    for number in old | new:
        had, has = old.get(number, nothing), new.get(number, nothing)
        changes[number] = Change(FEATURES[number].key, has[0] - had[0], has[1] - had[1])
    return changes


def _contributions(rater: ChoiceRater, state: State, seat: int) -> dict[int, tuple[float, float]]:
    """By feature: its amount and points; features that count the same thing up to a limit are put together."""
    recorded: list[int] = []
    extract_features(state, seat, FeatureTally([], recorded))
    weights = rater.evaluation.weights[stage_of(state)]
    found: dict[int, tuple[float, float]] = {}
    for number, amount in zip(recorded[::2], recorded[1::2], strict=True):
        counted = counted_alike(number)
        known = found.get(counted, (0.0, 0.0))
        found[counted] = (known[0] + amount * (counted == number), known[1] + weights[number] * amount)
    return found
