"""Secret orders as they are sent: only ever to the seat that left them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.tables.choosing.orders import Misfit, OrderKind
from goa.tables.payloads.payload import Payload, SeatNumber

KindOfOrder = Annotated[
    OrderKind,
    Meta(
        description="bid: exactly the amount; raise: one more than the highest bid up to the amount, otherwise pass; "
        "sell, and buy if it costs at most the amount, otherwise sell: as auctioneer"
    ),
]
Lot = Annotated[int, Meta(description="1 is the flag; 0: all other lots of this round")]


class LeftOrder(Payload):
    """An order of this seat."""

    id: int
    lot: Lot
    kind: KindOfOrder
    amount: int
    dropped: Annotated[
        Misfit | None,
        Meta(
            description="why it no longer fits, until it is deleted: another bid is as high, the seat cannot pay it, "
            "or the marker of the lot was moved"
        ),
    ]


class LotToOrder(Payload):
    """A lot for which this seat may leave an order."""

    lot: Lot
    tile: Annotated[int, Meta(description="kind; -1 for the flag")]
    space: Annotated[str, Meta(description="of its marker; empty for the flag")]
    auctioneer: SeatNumber
    kinds: tuple[KindOfOrder, ...]
    least: Annotated[int, Meta(description="the lowest amount")]
    most: Annotated[int, Meta(description="the highest amount")]


class SeatOrders(Payload):
    """The secret orders of the caller's own seat."""

    orders: tuple[LeftOrder, ...]
    lots: tuple[LotToOrder, ...]
