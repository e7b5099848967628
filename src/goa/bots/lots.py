"""What a lot is worth to each seat, in the terms of an evaluation."""

from goa.bots.auction_solver import HIGHEST_PRICE, Lot
from goa.bots.evaluation import Evaluation
from goa.bots.outlook import set_apart, settle_apart
from goa.core.state import State
from goa.editions.names import NO_TILE
from goa.rules.tiles import receive


def worth_with_tile(evaluation: Evaluation, state: State, seat: int, kind: int) -> float:
    """A seat's worth if it received this tile now for nothing; NO_TILE stands for the flag."""
    table = set_apart(state)
    if kind == NO_TILE:
        table.flag_holder = seat
        table.players[seat].extra_actions += table.edition.flag_extra_actions
    else:
        receive.receive_tile(table, seat, kind)
        settle_apart(evaluation, table, seat)
    return evaluation.worth(table, seat)


def appraise(evaluation: Evaluation, state: State, kind: int, auctioneer: int, rivalry: float) -> Lot:
    """The lot as the auction solver wants it."""
    purses: list[int] = []
    without: list[float] = []
    winning: list[list[float]] = []
    selling: list[float] = []
    for seat in range(len(state.players)):
        ducats = state.players[seat].ducats
        purses.append(ducats)
        now = evaluation.worth(state, seat)
        with_it = worth_with_tile(evaluation, state, seat, kind)
        purse = evaluation.ducats_worth(state, seat, ducats)
        without.append(now)
        prices: list[float] = []
        for price in range(min(ducats, HIGHEST_PRICE) + 1):
            prices.append(with_it + evaluation.ducats_worth(state, seat, ducats - price) - purse)
        winning.append(prices)
        if seat == auctioneer:
            for price in range(HIGHEST_PRICE + 1):
                selling.append(now + evaluation.ducats_worth(state, seat, ducats + price) - purse)
    return Lot(auctioneer, purses, without, winning, selling, state.edition.auctioneer_pays_one_less, rivalry)
