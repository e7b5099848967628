"""What the others would do: how auctions will probably end, and what the next seat can reach."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING

from goa.bots.evaluation.auction_solver import HIGHEST_PRICE, Outcome, break_even, solve, solve_all
from goa.bots.evaluation.choice_rating import speakers_from
from goa.core.choices import BUY, Bid, SpaceChoice
from goa.core.grid import ADJACENT
from goa.editions.vocabulary import NO_TILE, TILES
from goa.rules.auction import BidOnLot, BuyOrPass, auctioneer_of, highest_bid, tile_of_lot
from goa.rules.markers import PlaceFlag, PlaceMarker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goa.bots.evaluation.appraisal import Appraiser
    from goa.bots.evaluation.auction_solver import LotValues
    from goa.bots.evaluation.choice_rating import ChoiceRater
    from goa.core.choices import Choice
    from goa.core.state import State


@dataclass(frozen=True)
class LotForecast:
    """What the auction solver expects of the lot."""

    break_even: int  # the highest price at which winning is no worse than passing; -1 if there is none
    winner: int
    price: int
    worth: tuple[int, ...]  # by seat: its highest sensible price before anybody bid; for the seat that asks as above


@dataclass(frozen=True)
class ChoiceForecast:
    """What will probably follow a choice. Sentences of [hint] are made of it."""

    kind: str  # "lot", "sell", "buy", "marker" or "flag"
    seat: int  # that takes the lot; for the flag the one that marks next
    price: int = 0
    tile: str = ""  # of the marker's lot, or what the next seat reaches
    own_tile: str = ""  # what the seat that asks reaches afterwards


def forecast_lot(rater: ChoiceRater, state: State, seat: int) -> LotForecast:
    """The seat's break-even price for the open lot, what it is worth to all, and the outcome that is expected."""
    lot = rater.lot_values(state, tile_of_lot(state), auctioneer_of(state))
    highest, bidder = _highest(state, lot)
    speakers = speakers_from(state, seat) if seat != lot.auctioneer else []
    outcome = solve(lot, speakers, bidder, highest)
    own = break_even(lot, seat, speakers, bidder, highest)
    everyone = [other for other in state.clockwise_from(lot.auctioneer) if other != lot.auctioneer]
    worth = [
        own if other == seat else break_even(lot, other, everyone, lot.auctioneer, 0) for other in range(state.seats)
    ]
    return LotForecast(own, outcome.winner, outcome.price, tuple(worth))


def forecast_choices(rater: ChoiceRater, state: State, seat: int) -> dict[Choice, ChoiceForecast]:
    """By choice, for bids, the auctioneer's last word, markers and the flag; empty for all other questions."""
    frame = state.agenda[-1]
    if isinstance(frame, BidOnLot):
        lot = rater.lot_values(state, tile_of_lot(state), auctioneer_of(state))
        highest, bidder = _highest(state, lot)
        outcomes = solve_all(lot, speakers_from(state, seat), bidder, highest)
        found = {
            choice: ChoiceForecast("lot", outcome.winner, outcome.price)
            for choice, outcome in zip(state.offered, outcomes, strict=False)
        }
        for choice in state.offered[len(outcomes) :]:  # the solver leaves out bids that nobody else would exceed
            assert isinstance(choice, Bid)
            found[choice] = ChoiceForecast("lot", seat, choice.amount)
        return found
    if isinstance(frame, BuyOrPass):
        highest = highest_bid(state)
        bidder = state.bids.index(highest)
        one_less = state.edition.auctioneer_pays_one_less
        return {
            choice: ChoiceForecast("buy", seat, highest - 1 if one_less else highest + 1)
            if choice is BUY
            else ChoiceForecast("sell", bidder, highest)
            for choice in state.offered
        }
    if isinstance(frame, PlaceMarker):
        return _markers(rater.appraiser(state), state, seat)
    if isinstance(frame, PlaceFlag):
        return _flags(rater.appraiser(state), state, seat)
    return {}


def _highest(state: State, lot: LotValues) -> tuple[int, int]:
    highest = min(highest_bid(state), HIGHEST_PRICE)
    return highest, state.bids.index(highest_bid(state)) if highest else lot.auctioneer


def _markers(appraiser: Appraiser, state: State, seat: int) -> dict[Choice, ChoiceForecast]:
    speakers = [other for other in state.clockwise_from(seat) if other != seat]
    found: dict[Choice, ChoiceForecast] = {}
    known: dict[int, Outcome] = {}
    for choice in state.offered:
        assert isinstance(choice, SpaceChoice)
        kind = state.grid[choice.space]
        if kind not in known:
            known[kind] = solve(appraiser.appraise(kind, seat), speakers, seat, 0)
        found[choice] = ChoiceForecast("marker", known[kind].winner, known[kind].price, TILES[kind])
    return found


def _flags(appraiser: Appraiser, state: State, seat: int) -> dict[Choice, ChoiceForecast]:
    following = (seat + 1) % state.seats
    found: dict[Choice, ChoiceForecast] = {}
    for choice in state.offered:
        assert isinstance(choice, SpaceChoice)
        near = [cell for cell in ADJACENT[choice.space] if state.grid[cell] != NO_TILE]
        far = [cell for at in near for cell in ADJACENT[at] if state.grid[cell] != NO_TILE]
        theirs = _best(appraiser, state, following, near)
        # With more seats, others mark in between.
        ours = _best(appraiser, state, seat, far) if (following + 1) % state.seats == seat else ""
        found[choice] = ChoiceForecast("flag", following, 0, theirs, ours)
    return found


def _best(appraiser: Appraiser, state: State, seat: int, cells: Sequence[int]) -> str:
    """The tile on these cells that is worth most to the seat."""
    kinds = sorted({state.grid[cell] for cell in cells})
    return TILES[max(kinds, key=lambda kind: appraiser.value_with(seat, kind))] if kinds else ""


def most_frequent(samples: Sequence[ChoiceForecast | None]) -> ChoiceForecast | None:
    return Counter(samples).most_common(1)[0][0] if samples else None


def middle_of(samples: Sequence[LotForecast | None]) -> LotForecast | None:
    """The median of the worths, and the outcome that was expected most often."""
    known = [each for each in samples if each is not None]
    if not known:
        return None
    winner, price = Counter((each.winner, each.price) for each in known).most_common(1)[0][0]
    worth = tuple(median_low([each.worth[seat] for each in known]) for seat in range(len(known[0].worth)))
    return LotForecast(median_low([each.break_even for each in known]), winner, price, worth)
