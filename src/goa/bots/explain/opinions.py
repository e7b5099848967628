"""Why a choice is worth what it is: in points, by the features it changes, and in ducats where money decides."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from goa.bots.evaluation.auction_solver import HIGHEST_PRICE, break_even, solve
from goa.bots.evaluation.choice_rating import ChoiceRater, speakers_from
from goa.bots.evaluation.extract_features import extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.bots.evaluation.features import NAMES, TURNS
from goa.bots.evaluation.founding_value import founding_chance
from goa.bots.evaluation.linear import stage_of
from goa.bots.evaluation.one_ply import answer_follow_ups
from goa.core.choices import Choice, OfColony
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.auction import BidOnLot, LastWord, auctioneer_of, highest_bid, tile_of_lot
from goa.rules.markers import PlaceFlag, PlaceMarker

MOST_REASONS: Final = 4
MOST_BEHIND: Final = 50.0  # points; worse is bad enough
EVERY_ACTION: Final = NAMES[TURNS]  # spent by every action alike, so no reason for any
LEAST_POINTS: Final = 0.05  # smaller contributions explain nothing
SPREAD: Final = 8.0  # points by which expectations miss the final score, early in the game
SPREAD_AT_THE_END: Final = 2.0


@dataclass(frozen=True)
class Reason:
    """A feature that the choice changes, and by how many points that counts."""

    feature: str
    points: float


@dataclass(frozen=True)
class Appraisal:
    """What the solver of auctions says about the lot under the hammer."""

    break_even: int  # the highest price at which winning is no worse than leaving it; -1 if none is
    winner: int  # who should take it
    price: int  # and for how much


@dataclass(frozen=True)
class Opinion:
    """An offered choice with its worth."""

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
    is_auction = isinstance(frame, BidOnLot | LastWord)
    is_relative = is_auction or isinstance(frame, PlaceMarker | PlaceFlag)
    appraisal = appraise_lot(rater, state, seat) if is_auction else None
    best = max(ratings)
    opinions: list[Opinion] = []
    for choice, rating in zip(state.offered, ratings, strict=True):
        # Placements and bids are rated as differences between seats: what counts is how far they are from the best.
        points = now + max(rating - best, -MOST_BEHIND) if is_relative else rating
        chance = founding_chance(state, seat, choice.colony) if isinstance(choice, OfColony) else None
        is_plain = not is_auction and not choice.interrupts and chance is None
        reasons = _reasons(rater, state, seat, choice) if is_plain else ()
        opinions.append(Opinion(choice, points, win_share(points, others, state), chance, reasons, appraisal))
    return sorted(opinions, key=lambda opinion: -opinion.points)


def win_share(points: float, others: list[float], state: State) -> float:
    """The chance to win with these expected points against those, as expectations spread less towards the end."""
    spread = SPREAD + (SPREAD_AT_THE_END - SPREAD) * (state.part * 4 + state.round) / 8
    ours = math.exp(points / spread)
    return ours / (ours + sum(math.exp(worth / spread) for worth in others))


def _reasons(rater: ChoiceRater, state: State, seat: int, choice: Choice) -> tuple[Reason, ...]:
    """The features that change most, with what the change counts for."""
    table = state.copy()
    advance(table, choice)
    answer_follow_ups(rater.evaluation, table, seat)
    if table.is_over or stage_of(table) != stage_of(state):
        return ()
    before, after = _terms(rater, state, seat), _terms(rater, table, seat)
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in before | after if name != EVERY_ACTION}
    strongest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:MOST_REASONS]
    return tuple(Reason(name, points) for name, points in strongest if abs(points) >= LEAST_POINTS)


def _terms(rater: ChoiceRater, state: State, seat: int) -> dict[str, float]:
    """What every feature contributes, the ones that count alike put together."""
    noted: list[int] = []
    extract_features(state, seat, FeatureTally([], noted))
    weights = rater.evaluation.weights[stage_of(state)]
    terms: dict[str, float] = {}
    for index, amount in zip(noted[::2], noted[1::2], strict=True):
        name = NAMES[index].split(" up to ")[0]
        terms[name] = terms.get(name, 0.0) + weights[index] * amount
    return terms


def appraise_lot(rater: ChoiceRater, state: State, seat: int) -> Appraisal:
    """Your break-even price for the lot under the hammer, and what it should fetch."""
    lot = rater.lot(state, tile_of_lot(state), auctioneer_of(state))
    highest = min(highest_bid(state), HIGHEST_PRICE)
    bidder = state.bids.index(highest_bid(state)) if highest else lot.auctioneer
    speakers = speakers_from(state, seat) if seat != lot.auctioneer else []
    outcome = solve(lot, speakers, bidder, highest)
    return Appraisal(break_even(lot, seat, speakers, bidder, highest), outcome.winner, outcome.price)
