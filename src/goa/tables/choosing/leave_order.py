"""Checks an order before it is stored, like a choice: a refusal says what was expected and what came."""

from __future__ import annotations

from typing import Final

from goa.core.choices import HIGHEST_BID
from goa.core.grid import SPACES
from goa.locales import Value
from goa.rules.auction import highest_bid
from goa.tables.choosing.orders import (
    ALL_OTHERS,
    FOR_AUCTIONEERS,
    FOR_BIDDERS,
    NO_SPACE,
    Order,
    OrderKind,
    auctioneer_of_lot,
    lots_to_come,
    space_of_lot,
    tile_of_lot,
)
from goa.tables.payloads.order_types import LeftOrder, LotToOrder, SeatOrders
from goa.tables.requests.request_errors import RequestRefused, game_over, localized
from goa.tables.table import Table

WITH_AMOUNT: Final[frozenset[OrderKind]] = frozenset({"bid", "raise", "buy"})


def new_order(table: Table, seat: int, lot: int, kind: OrderKind, amount: int, space: str = "") -> Order:
    """The order, if the seat may leave it. With a space, the marker of the lot must lie there."""
    state = table.state
    if table.is_over:
        raise game_over()
    lots = lots_to_come(state, seat)
    if not lots:
        raise _refused("server.order_no_lots")
    if lot != ALL_OTHERS and lot not in lots:
        raise _refused("server.order_lots", lot=lot, lots=tuple(map(str, lots)))
    kinds = kinds_for(table, seat, lot)
    if kind not in kinds:
        key = "server.order_all_others" if lot == ALL_OTHERS else "server.order_kinds"
        raise _refused(key, lot=lot, kind=kind, kinds=kinds)
    at = space_of_lot(state, lot)
    if space and space != _name_of(at):
        raise RequestRefused(409, "marker moved", localized("server.order_moved", lot=lot))
    if kind in WITH_AMOUNT:
        least, most = amounts_for(table, seat, lot)
        if not least <= amount <= most:
            raise _refused("server.order_amount", least=least, most=most, amount=amount)
    else:
        amount = 0
    return Order(seat, state.part, state.round, lot, at, kind, amount, table.number)


def kinds_for(table: Table, seat: int, lot: int) -> tuple[OrderKind, ...]:
    """The orders that a seat may leave for a lot. Without the ducats for a bid it can only pass."""
    if lot == ALL_OTHERS:
        return ("pass",)
    if auctioneer_of_lot(table.state, lot) == seat:
        return FOR_AUCTIONEERS
    least, most = amounts_for(table, seat, lot)
    return FOR_BIDDERS if least <= most else ("pass",)


def amounts_for(table: Table, seat: int, lot: int) -> tuple[int, int]:
    """The lowest and the highest amount of an order.

    A bid on the lot under the hammer must be possible now. A later one is checked when it is made: until then the seat
    may earn ducats.
    """
    state = table.state
    if auctioneer_of_lot(state, lot) == seat:
        return 0, HIGHEST_BID
    if lot != state.lot:
        return 1, HIGHEST_BID
    return highest_bid(state) + 1, min(state.players[seat].ducats, HIGHEST_BID)


def seat_orders(table: Table, seat: int, orders: tuple[Order, ...]) -> SeatOrders:
    """What a seat is told of its orders, and for which lots it may leave some."""
    state = table.state
    lots = []
    for lot in lots_to_come(state, seat):
        least, most = amounts_for(table, seat, lot)
        auctioneer, tile, space = auctioneer_of_lot(state, lot), tile_of_lot(state, lot), space_of_lot(state, lot)
        kinds = kinds_for(table, seat, lot)
        lots.append(LotToOrder(lot, tile, _name_of(space), auctioneer, kinds, least, most))
    left = [
        LeftOrder(order.id, order.lot, order.kind, order.amount, order.misfit)
        for order in sorted(orders, key=lambda order: (order.lot == ALL_OTHERS, order.lot))
        if order.seat == seat and (order.status != "used")
    ]
    return SeatOrders(tuple(left), tuple(lots))


def _name_of(space: int) -> str:
    return "" if space == NO_SPACE else SPACES[space]


def _refused(key: str, **values: Value) -> RequestRefused:
    return RequestRefused(422, "order refused", localized(key, **values), rule="AUC-2")
