"""Secret orders for auctions: which choice an order gives for the open question, and when it no longer fits.

An order belongs to one lot of a round, or to all lots of the round that have none of their own. Nobody but its seat may
know of it. What it results in is an ordinary choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, Literal

import msgspec

from goa.core.choices import BUY, PASS, PASS_AND_BIDS, Choice
from goa.core.state import State
from goa.rules.auction import FLAG_LOT, AuctionLot, BidOnLot, BuyOrPass, CloseBidding, buying_price, highest_bid
from goa.rules.auction import tile_of_lot as tile_under_the_hammer
from goa.tables.journal import CHANGES_POSITION
from goa.tables.table import Table

OrderKind = Literal[
    "pass",
    "bid",  # exactly this amount
    "raise",  # one more than the highest bid, up to this amount; otherwise pass
    "sell",  # as auctioneer, to the highest bidder
    "buy",  # as auctioneer, if it costs at most this amount; otherwise sell
]
Misfit = Literal[
    "outbid",  # the bid is not higher than the highest one
    "poor",  # the seat cannot pay the bid
    "moved",  # after an undo the marker of this lot lies elsewhere
]
Status = Literal["open", "used"] | Misfit  # of an order that was dropped, the reason

FOR_BIDDERS: Final[tuple[OrderKind, ...]] = ("pass", "bid", "raise")
FOR_AUCTIONEERS: Final[tuple[OrderKind, ...]] = ("sell", "buy")
ALL_OTHERS: Final = 0  # instead of a lot: all lots of the round without an order of their own
SHARE_OF_A_CLOCK: Final = 100  # the part of the time for a game that a delay may take where no increment gives it back
MOST_OF_A_CLOCK: Final = 4  # the part of any time that is left
NO_SPACE: Final = -1  # of the flag, which is the same lot wherever it lies, and of an order for all other lots


class Order(msgspec.Struct, frozen=True):
    """What one seat wants to answer at one lot."""

    seat: int
    part: int
    round: int
    lot: int  # or ALL_OTHERS
    space: int  # where the marker of the lot lay
    kind: OrderKind
    amount: int  # 0 where the kind needs none
    number: int  # of entries in the journal when it was left
    id: int = 0  # in the store
    status: Status = "open"

    @property
    def is_open(self) -> bool:
        return self.status == "open"

    @property
    def misfit(self) -> Misfit | None:
        """Why the order was dropped; None if it is open or was used."""
        if self.status == "open":
            return None
        return None if self.status == "used" else self.status


def lots_to_come(state: State, seat: int) -> list[int]:
    """The lots of this round for which a seat may still leave an order. Their tiles are known to everyone."""
    if state.is_over or state.round == 0 or state.action:
        return []
    if state.lot == 0:  # markers are being laid
        return list(range(1, max(FLAG_LOT, len(state.markers)) + 1))
    later = [frame.lot for frame in reversed(state.agenda) if isinstance(frame, AuctionLot)]
    return [state.lot, *later] if _has_yet_to_answer(state, seat) else later


def auctioneer_of_lot(state: State, lot: int) -> int:
    """The owner of the marker. The seat that placed the flag owns the first and the last."""
    return (state.opener + lot - 1) % state.seats


def space_of_lot(state: State, lot: int) -> int:
    return state.markers[lot - 1] if FLAG_LOT < lot <= len(state.markers) else NO_SPACE


def tile_of_lot(state: State, lot: int) -> int:
    """The kind of tile; NO_TILE for the flag."""
    return tile_under_the_hammer(state) if lot == state.lot else state.grid[space_of_lot(state, lot)]


def order_due(table: Table, orders: Iterable[Order]) -> Order | None:
    """The order that answers the open question, if the seat that is asked has left one.

    A question that an undo has opened again is answered by an order only if that was left afterwards: otherwise the
    person who undid a choice would get it back at once.
    """
    state = table.state
    if table.paused or table.is_over or not isinstance(state.agenda[-1], BidOnLot | BuyOrPass):
        return None
    if table.seats[state.seat].kind != "human":
        return None
    of_seat = {order.lot: order for order in orders if order.seat == state.seat and _is_of_round(order, state)}
    # A used or dropped order of the lot's own also keeps the order for all other lots from answering here.
    order = of_seat.get(state.lot) or of_seat.get(ALL_OTHERS)
    if order is None or not order.is_open:
        return None
    is_newer = order.number >= table.position
    return order if is_newer or not _was_reopened(table) else None


def longest_delay(table: Table, now: float) -> float:
    """How many seconds an order may wait at most. A delay must not cost a person with a clock more than an answer does.

    It depends on nothing but the clocks, which everybody sees.
    """
    clocks, control = table.clocks, table.game.config.clock
    if control is None or not clocks.runs:
        return inf
    left = clocks.left_at(now)[clocks.seat]
    usual = inf if control.kind == "correspondence" else max(control.increment, left / SHARE_OF_A_CLOCK)
    return min(usual, left / MOST_OF_A_CLOCK)


def choice_of(order: Order, state: State) -> Choice | Misfit:
    """The choice that an order gives for the open question, or why it does not fit."""
    if order.lot != ALL_OTHERS and order.space != space_of_lot(state, order.lot):
        return "moved"
    if isinstance(state.agenda[-1], BuyOrPass):
        is_wanted = order.kind == "buy" and buying_price(state) <= order.amount
        return BUY if is_wanted and BUY in state.offered else PASS
    if order.kind == "bid":
        return _exact_bid(order.amount, state)
    higher = highest_bid(state) + 1
    if order.kind == "raise" and higher <= order.amount and PASS_AND_BIDS[higher] in state.offered:
        return PASS_AND_BIDS[higher]
    return PASS


def changed_orders(table: Table, orders: Sequence[Order]) -> list[Order]:
    """The open orders that must be dropped, or whose lot is over for their seat, with their new status."""
    due = order_due(table, orders)
    changed: list[Order] = []
    for order in orders:
        if order.is_open and order.lot != ALL_OTHERS and _is_of_round(order, table.state):
            status = _status(order, table.state, is_due=order is due)
            if status != "open":
                changed.append(msgspec.structs.replace(order, status=status))
    return changed


def _status(order: Order, state: State, *, is_due: bool) -> Status:
    if order.space != space_of_lot(state, order.lot):
        return "moved"
    if order.lot not in lots_to_come(state, order.seat):
        return "used"
    answer = choice_of(order, state) if is_due else None
    return answer if isinstance(answer, str) else "open"


def outdated_orders(table: Table, orders: Iterable[Order]) -> list[Order]:
    """Orders of rounds whose auctions are over."""
    state = table.state
    is_over = state.is_over or state.round == 0 or state.action != 0
    return [order for order in orders if is_over or not _is_of_round(order, state)]


def _is_of_round(order: Order, state: State) -> bool:
    return (order.part, order.round) == (state.part, state.round)


def _exact_bid(amount: int, state: State) -> Choice | Misfit:
    choice = PASS_AND_BIDS[amount]
    if choice in state.offered:
        return choice
    return "outbid" if amount <= highest_bid(state) else "poor"


def _has_yet_to_answer(state: State, seat: int) -> bool:
    """Whether a seat will be asked, or may be asked, about the lot under the hammer."""
    if auctioneer_of_lot(state, state.lot) == seat:
        return any(isinstance(frame, CloseBidding | BuyOrPass) for frame in state.agenda)
    return any(isinstance(frame, BidOnLot) and frame.seat == seat for frame in state.agenda)


def _was_reopened(table: Table) -> bool:
    """Whether the position came from an undo. Also if the log does not reach back so far: then a person decides."""
    if table.position == 0:
        return False
    return next((line.kind for line in reversed(table.log) if line.kind in CHANGES_POSITION), "undo") == "undo"
