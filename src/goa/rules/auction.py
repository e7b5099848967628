"""AUC: the auctions, in the order of the numbers; the flag is lot 1."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import BUY, PASS, PASS_AND_BIDS, Bid, Choice
from goa.core.events import BANK, BidMade, LotOpened, LotTaken, Passed
from goa.core.frames import Decision, Frame, Question, Step
from goa.core.state import NO_BID_YET, State
from goa.editions.vocabulary import NO_TILE
from goa.rules import goods
from goa.rules.tiles import receive
from goa.rules.tiles.bonanza import maybe_turn_bonanza

FLAG_LOT: Final = 1


@final
@dataclass(init=False)
class HoldAuctions(Step):
    """AUC-1: one lot after the other."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        frames: list[Frame] = [AuctionLot(lot) for lot in range(1, len(state.markers) + 1)]
        frames.append(CloseAuctions())
        state.do_all_next(frames)


@final
@dataclass(init=False)
class AuctionLot(Step):
    """AUC-2: everyone answers once, from the auctioneer's left, the auctioneer last."""

    lot: int

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def run(self, state: State) -> None:
        state.lot = self.lot
        state.bids = [NO_BID_YET] * state.seats
        auctioneer = auctioneer_of(state)
        state.emit(LotOpened(self.lot, auctioneer, tile_of_lot(state)))
        seats = state.seats
        frames: list[Frame] = [BidOnLot((auctioneer + step) % seats) for step in range(1, seats)]
        frames.append(CloseBidding())
        state.do_all_next(frames)


def auctioneer_of(state: State) -> int:
    """The owner of the marker under the hammer."""
    return (state.opener + state.lot - 1) % state.seats


def tile_of_lot(state: State) -> int:
    if state.lot == FLAG_LOT:
        return NO_TILE
    return state.grid[state.markers[state.lot - 1]]


def highest_bid(state: State) -> int:
    highest = 0
    for bid in state.bids:
        highest = max(highest, bid)
    return highest


def buying_price(state: State) -> int:
    """AUC-3: what the auctioneer pays the bank to keep the lot."""
    if state.edition.auctioneer_pays_one_less:
        return highest_bid(state) - 1
    return highest_bid(state) + 1


_BID_ON_LOT: Final = Question(3, "bid_on_lot", is_follow_up=False)


@final
@dataclass(init=False)
class BidOnLot(Decision):
    """AUC-2: higher than the highest bid so far and within one's means, or pass."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        options = PASS_AND_BIDS[highest_bid(state) : state.players[self.seat].ducats + 1]
        if not options:
            return [PASS]
        options[0] = PASS  # instead of the bid that stands
        return options

    def take(self, state: State, choice: Choice) -> None:
        bid = 0
        if isinstance(choice, Bid):
            bid = choice.amount
            state.emit(BidMade(self.seat, bid))
        else:
            state.emit(Passed(self.seat))
        state.bids[self.seat] = bid

    def question(self) -> Question:
        return _BID_ON_LOT

    def rule(self) -> str:
        return "AUC-2"


@final
@dataclass(init=False)
class CloseBidding(Step):
    """AUC-5: without a bid the auctioneer takes the lot for nothing; otherwise the auctioneer decides."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        auctioneer = auctioneer_of(state)
        if highest_bid(state) == 0:
            award_lot(state, auctioneer, BANK, 0)
        else:
            state.do_next(BuyOrPass(auctioneer))


_LAST_WORD: Final = Question(4, "last_word", is_follow_up=False)


@final
@dataclass(init=False)
class BuyOrPass(Decision):
    """AUC-3: the auctioneer buys from the bank; AUC-4: or the highest bidder pays the auctioneer."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        if state.players[self.seat].ducats >= buying_price(state):
            return [PASS, BUY]
        return [PASS]

    def take(self, state: State, choice: Choice) -> None:
        if choice is BUY:
            award_lot(state, self.seat, BANK, buying_price(state))
        else:
            state.emit(Passed(self.seat))
            highest = highest_bid(state)
            award_lot(state, state.bids.index(highest), self.seat, highest)

    def question(self) -> Question:
        return _LAST_WORD

    def rule(self) -> str:
        return "AUC-3"


def award_lot(state: State, winner: int, payee: int, price: int) -> None:
    """AUC-6: the flag brings an extra action card; AUC-7: a tile takes effect at once."""
    tile = tile_of_lot(state)
    state.emit(LotTaken(winner, state.lot, tile, price))
    if price:
        goods.pay_ducats(state, winner, payee, price)
    if state.lot == FLAG_LOT:
        state.flag_holder = winner
        goods.take_extra_actions(state, winner, state.edition.flag_extra_actions)
    else:
        cell = state.markers[state.lot - 1]
        state.grid[cell] = NO_TILE
        maybe_turn_bonanza(state, winner, cell)  # waits on the agenda until the tile has had its own effect
        receive.receive_tile(state, winner, tile)


@final
@dataclass(init=False)
class CloseAuctions(Step):
    """All markers are back with their owners."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.lot = 0
        state.bids = []
        state.markers = ()
