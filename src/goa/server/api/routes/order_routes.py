"""Secret orders for auctions. Only the token of the seat sees, leaves and revokes them."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request, Response

from goa.server.api.auth import Caller, CallerOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import json_response
from goa.server.limits.rate_limits import limits_of
from goa.server.live.absence_commands import come_back
from goa.server.live.order_runner import OrderRunner
from goa.tables.choosing.leave_order import new_order, seat_orders
from goa.tables.payloads.order_types import SeatOrders
from goa.tables.requests.request_bodies import HIGHEST_NUMBER, NewOrder

router = APIRouter(prefix="/api/games", tags=["orders"])


@router.get("/{game}/orders", responses=answers(SeatOrders))
async def orders(caller: CallerOf) -> Response:
    """The orders of this seat, and the lots for which it may leave one."""
    caller.require_player()
    return _told(caller)


@router.post("/{game}/orders", status_code=201, responses=answers(SeatOrders, 201), openapi_extra=takes(NewOrder))
async def leave_order(caller: CallerOf, body: Annotated[NewOrder, body_of(NewOrder)], request: Request) -> Response:
    """Leave an order. It is carried out after a random time when its question is open, or at once if that is so now."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        wanted = (caller.seat, body.lot, body.kind, body.amount, body.space)
        new_order(live.table, *wanted)  # refused before anything is written
        await come_back(caller.registry, live, caller.seat)
        await _runner(request).leave(live, new_order(live.table, *wanted))
    return _told(caller, 201)


@router.delete("/{game}/orders/{order}", responses=answers(SeatOrders))
async def revoke_order(
    order: Annotated[int, Path(ge=1, le=HIGHEST_NUMBER)], caller: CallerOf, request: Request
) -> Response:
    """Revoke an order that has not been carried out, or delete the notice that it was dropped."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        await _runner(request).revoke(live, caller.seat, order)
    return _told(caller)


def _told(caller: Caller, status: int = 200) -> Response:
    return json_response(seat_orders(caller.live.table, caller.seat, caller.live.orders), status)


def _runner(request: Request) -> OrderRunner:
    return cast(OrderRunner, request.app.state.orders)
