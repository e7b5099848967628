"""Opinions on the offered choices: expected points, chance to win, and the features that make the difference."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from goa.bots.evaluation.auction_solver import HIGHEST_PRICE, break_even, solve
from goa.bots.evaluation.choice_rating import ChoiceRater, speakers_from
from goa.bots.evaluation.extract_features import extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.bots.evaluation.features import BY_KEY, FEATURES, TURNS, counted_alike
from goa.bots.evaluation.founding_value import founding_chance
from goa.bots.evaluation.linear import stage_of
from goa.bots.evaluation.one_ply import answer_follow_ups
from goa.core.choices import DRAW, GO_ON_EXPEDITION, Choice, ColonyChoice
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.auction import BidOnLot, BuyOrPass, auctioneer_of, highest_bid, tile_of_lot
from goa.rules.markers import PlaceFlag, PlaceMarker

MOST_REASONS: Final = 4
MOST_BEHIND: Final = 50.0  # points; how much worse a choice is than that does not matter
LEAST_POINTS: Final = 0.05  # smaller contributions explain nothing
DRAWS: Final = (GO_ON_EXPEDITION, DRAW)
OF_A_CARD: Final = ("effect", "symbols")
SPREAD: Final = 8.0  # points between expectation and final score, early in the game
SPREAD_AT_THE_END: Final = 2.0


@dataclass(frozen=True)
class Reason:
    """A feature that the choice changes, and how many points that brings."""

    feature: str  # its key
    points: float


@dataclass(frozen=True)
class Appraisal:
    """What the auction solver expects of the lot."""

    break_even: int  # the highest price at which winning is no worse than passing; -1 if there is none
    winner: int
    price: int


@dataclass(frozen=True)
class Opinion:
    """An offered choice and its value."""

    choice: Choice
    points: float  # expected final points of the seat that decides
    win_share: float
    chance: float | None  # of founding a colony, the seat's own colonists included
    reasons: tuple[Reason, ...]
    appraisal: Appraisal | None


def explain(rater: ChoiceRater, state: State) -> list[Opinion]:
    """An opinion on every offered choice, the best first."""
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    seat = frame.seat
    ratings = rater.rate(state)
    now = rater.evaluation.value(state, seat)
    others = [rater.evaluation.value(state, other) for other in range(state.seats) if other != seat]
    is_auction = isinstance(frame, BidOnLot | BuyOrPass)
    is_relative = is_auction or isinstance(frame, PlaceMarker | PlaceFlag)
    appraisal = appraise_lot(rater, state, seat) if is_auction else None
    best = max(ratings)
    opinions: list[Opinion] = []
    for choice, rating in zip(state.offered, ratings, strict=True):
        # Placements and bids are rated as differences between seats: only the distance to the best has a meaning.
        points = now + max(rating - best, -MOST_BEHIND) if is_relative else rating
        chance = founding_chance(state, seat, choice.colony) if isinstance(choice, ColonyChoice) else None
        is_plain = not is_auction and not choice.interrupts and chance is None
        reasons = _reasons(rater, state, seat, choice) if is_plain else ()
        opinions.append(Opinion(choice, points, win_share(points, others, state), chance, reasons, appraisal))
    return sorted(opinions, key=lambda opinion: -opinion.points)


def average(samples: Sequence[Sequence[Opinion]]) -> list[Opinion]:
    """The same opinions over several imagined states, the best first.

    What a draw may bring is counted, but no card is named: the state that was imagined is not the real one.
    """
    by_choice: dict[Choice, list[Opinion]] = {}
    for opinions in samples:
        for opinion in opinions:
            by_choice.setdefault(opinion.choice, []).append(opinion)
    averaged: list[Opinion] = []
    for choice, opinions in by_choice.items():
        number = len(opinions)
        points = sum(opinion.points for opinion in opinions) / number
        share = sum(opinion.win_share for opinion in opinions) / number
        summed: dict[str, float] = {}
        for reason in [reason for opinion in opinions for reason in opinion.reasons]:
            summed[reason.feature] = summed.get(reason.feature, 0.0) + reason.points / number
        reasons = [
            Reason(feature, value)
            for feature, value in sorted(summed.items(), key=lambda item: -abs(item[1]))
            if abs(value) >= LEAST_POINTS and not (choice in DRAWS and BY_KEY[feature].kind in OF_A_CARD)
        ]
        first = opinions[0]
        kept = tuple(reasons[:MOST_REASONS])
        averaged.append(Opinion(choice, points, share, first.chance, kept, first.appraisal))
    return sorted(averaged, key=lambda opinion: -opinion.points)


def win_share(points: float, others: list[float], state: State) -> float:
    """The chance to win with these expected points against those; expectations get better towards the end."""
    spread = SPREAD + (SPREAD_AT_THE_END - SPREAD) * (state.part * 4 + state.round) / 8
    ours = math.exp(points / spread)
    return ours / (ours + sum(math.exp(value / spread) for value in others))


def _reasons(rater: ChoiceRater, state: State, seat: int, choice: Choice) -> tuple[Reason, ...]:
    """The features whose changes count most; every action uses up a turn, so that is no reason."""
    changes = feature_changes(rater, state, seat, choice)
    changes.pop(TURNS, None)
    strongest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:MOST_REASONS]
    return tuple(Reason(FEATURES[number].key, points) for number, points in strongest if abs(points) >= LEAST_POINTS)


def feature_changes(rater: ChoiceRater, state: State, seat: int, choice: Choice) -> dict[int, float]:
    """By feature: how many points the choice and its follow-up questions bring; nothing if the stage changes too."""
    after = state.copy()
    advance(after, choice)
    answer_follow_ups(rater.evaluation, after, seat)
    if after.is_over or stage_of(after) != stage_of(state):
        return {}
    old, new = _contributions(rater, state, seat), _contributions(rater, after, seat)
    return {number: new.get(number, 0.0) - old.get(number, 0.0) for number in old | new}


def _contributions(rater: ChoiceRater, state: State, seat: int) -> dict[int, float]:
    """By feature: its points; features that count the same thing up to a limit are put together."""
    recorded: list[int] = []
    extract_features(state, seat, FeatureTally([], recorded))
    weights = rater.evaluation.weights[stage_of(state)]
    found: dict[int, float] = {}
    for number, amount in zip(recorded[::2], recorded[1::2], strict=True):
        counted = counted_alike(number)
        found[counted] = found.get(counted, 0.0) + weights[number] * amount
    return found


def appraise_lot(rater: ChoiceRater, state: State, seat: int) -> Appraisal:
    """The seat's break-even price for the open lot, and the outcome that the solver expects."""
    lot = rater.lot_values(state, tile_of_lot(state), auctioneer_of(state))
    highest = min(highest_bid(state), HIGHEST_PRICE)
    bidder = state.bids.index(highest_bid(state)) if highest else lot.auctioneer
    speakers = speakers_from(state, seat) if seat != lot.auctioneer else []
    outcome = solve(lot, speakers, bidder, highest)
    return Appraisal(break_even(lot, seat, speakers, bidder, highest), outcome.winner, outcome.price)
