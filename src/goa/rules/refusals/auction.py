"""MRK, AUC: where no marker can lie, and what cannot be bid."""

from goa.core.choices import BID, BUY, FLAG, HIGHEST_BID, MARK, Bid, Choice, SpaceChoice
from goa.core.frames import Decision
from goa.core.grid import CELL_COUNT, ORTHOGONAL, SPACES
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE
from goa.rules import auction
from goa.rules.refusals.refusal import Refusal, because


def place_flag(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if not isinstance(choice, SpaceChoice):
        return None
    space = choice.space
    if choice is FLAG[space]:
        if space >= CELL_COUNT:
            side, cell = edge_in_words(space)
            return because("MRK-1", "refusal.flag_no_tile_at_edge", side=side, cell=cell)
        if state.grid[space] != NO_TILE:
            return because("MRK-1", "refusal.flag_on_tile", cell=SPACES[space])
        return because("MRK-1", "refusal.flag_no_tile_beside", cell=SPACES[space])
    if choice is MARK[space]:
        return because("MRK-1", "refusal.flag_first")
    return None


def edge_in_words(space: int) -> tuple[str, str]:
    """A space outside the edge: the side, and the cell beside it."""
    return SPACES[space].split()[0], SPACES[ORTHOGONAL[space][0]]


def place_marker(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if not isinstance(choice, SpaceChoice):
        return None
    space = choice.space
    if choice is FLAG[space]:
        return because("MRK-1", "refusal.flag_lies", number=len(state.markers) + 1)
    if choice is not MARK[space]:
        return None
    if state.grid[space] == NO_TILE:
        return because("MRK-2", "refusal.mark_no_tile", cell=SPACES[space])
    if space in state.markers:
        return because("MRK-2", "refusal.mark_taken", cell=SPACES[space], number=state.markers.index(space) + 1)
    if len(state.markers) == 1:
        return because("MRK-2", "refusal.mark_not_beside_flag", cell=SPACES[space])
    last = SPACES[state.markers[-1]]
    return because("MRK-2", "refusal.mark_not_beside", cell=SPACES[space], number=len(state.markers), last=last)


def bid_on_lot(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if choice is BUY:
        return because("AUC-3", "refusal.buy_as_bidder")
    if not isinstance(choice, Bid):
        return None
    highest = auction.highest_bid(state)
    ducats = state.players[frame.seat].ducats
    if ducats == 0:
        return because("AUC-2", "refusal.bid_without_ducats")
    if ducats <= highest:
        return because("AUC-2", "refusal.bid_impossible", highest=highest, ducats=ducats)
    if highest == HIGHEST_BID:
        return because("AUC-2", "refusal.bid_at_most", most=highest)
    if choice.amount > ducats:
        return because("AUC-2", "refusal.bid_beyond_means", amount=choice.amount, ducats=ducats)
    return because("AUC-2", "refusal.bid_too_low", highest=highest, least=highest + 1)


def last_word(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    price = auction.buying_price(state)
    ducats = state.players[frame.seat].ducats
    if choice is BUY or (choice in BID and price > ducats):
        return because("AUC-2", "refusal.buy_too_dear", price=price, ducats=ducats)
    if choice in BID:
        return because("AUC-3", "refusal.auctioneer_bids", price=price)
    return None
