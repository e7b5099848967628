"""What a lot is worth to each seat, as input for the auction solver."""

from typing import final

from goa.bots.evaluation.auction_solver import HIGHEST_PRICE, LotValues
from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.one_ply import scratch_copy, settle_trial
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE
from goa.rules.auction import FLAG_LOT
from goa.rules.tiles import receive


def value_with_tile(evaluation: LinearEvaluation, state: State, seat: int, kind: int) -> float:
    """A seat's value if it received this tile for nothing; NO_TILE stands for the flag."""
    trial = scratch_copy(state, seat)
    if kind == NO_TILE:
        trial.lot = FLAG_LOT + 1  # so that the flag counts as sold; there are always more than two lots
        trial.flag_holder = seat
        trial.players[seat].extra_actions += trial.edition.flag_extra_actions
    else:
        receive.receive_tile(trial, seat, kind)
        settle_trial(evaluation, trial, seat)
    return evaluation.value(trial, seat)


def value_without_flag(evaluation: LinearEvaluation, state: State, seat: int) -> float:
    """A seat's value once another seat has taken the flag, before anything is paid."""
    trial = scratch_copy(state, seat)
    trial.flag_holder = (seat + 1) % len(state.players)
    return evaluation.value(trial, seat)


@final
class Appraiser:
    """Appraises lots of one position; values of tiles are computed once."""

    def __init__(self, evaluation: LinearEvaluation, state: State, rivalry: float) -> None:
        self.evaluation = evaluation
        self.state = state
        self.rivalry = rivalry
        self.with_tile: list[dict[int, float]] = []  # by seat and tile, as far as needed
        self.now: list[float] = []
        self.paying: list[list[float]] = []  # by seat and price: how paying it changes the value
        for seat in range(len(state.players)):
            ducats = state.players[seat].ducats
            purses = evaluation.ducats_values(state, seat, ducats)
            self.now.append(evaluation.value(state, seat))
            paying: list[float] = []
            for price in range(min(ducats, HIGHEST_PRICE) + 1):
                paying.append(purses[ducats - price] - purses[ducats])
            self.paying.append(paying)
            self.with_tile.append({})

    def value_with(self, seat: int, kind: int) -> float:
        known = self.with_tile[seat]
        if kind not in known:
            known[kind] = value_with_tile(self.evaluation, self.state, seat, kind)
        return known[kind]

    def appraise(self, kind: int, auctioneer: int) -> LotValues:
        """The values of a lot to all seats."""
        state = self.state
        winning: list[list[float]] = []
        for seat in range(len(self.now)):
            with_it = self.value_with(seat, kind)
            winning.append([with_it + change for change in self.paying[seat]])
        without = self.now
        if kind == NO_TILE:
            without = self.now[:]
            without[auctioneer] = value_without_flag(self.evaluation, state, auctioneer)
        ducats = state.players[auctioneer].ducats
        purses = self.evaluation.ducats_values(state, auctioneer, ducats + HIGHEST_PRICE)
        selling: list[float] = []
        for price in range(HIGHEST_PRICE + 1):
            selling.append(without[auctioneer] + purses[ducats + price] - purses[ducats])
        one_less = state.edition.auctioneer_pays_one_less
        owned = [player.ducats for player in state.players]
        return LotValues(auctioneer, owned, without, winning, selling, one_less, self.rivalry)
