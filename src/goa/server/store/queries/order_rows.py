"""Secret orders in the database. A seat has at most one for each lot of a round."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.notifications import ORDERS
from goa.server.store.schema import entries, orders
from goa.server.store.store import Store
from goa.tables.choosing.orders import Order
from goa.tables.requests.request_bodies import HIGHEST_NUMBER


async def stored_orders(store: Store, game: str) -> tuple[Order, ...]:
    """All orders of a game, of all seats."""
    columns = [orders.c[name] for name in Order.__struct_fields__]
    async with store.reading() as connection:
        query = select(*columns).where(orders.c.game == game).order_by(orders.c.seat, orders.c.lot)
        rows = await connection.execute(query)
        return tuple(Order(*row) for row in rows)


async def save_order(store: Store, game: str, order: Order) -> None:
    """Store an order in place of the one that the seat had for this lot."""
    values = {name: value for name, value in msgspec.structs.asdict(order).items() if name != "id"}
    same_lot = and_(*(orders.c[name] == values[name] for name in ("seat", "part", "round", "lot")))
    async with store.writing() as connection:
        await store.lock(connection, [game])
        await connection.execute(delete(orders).where(orders.c.game == game, same_lot))
        await connection.execute(insert(orders).values(game=game, id=await _new_id(connection), **values))
        await store.notify(connection, {game: ORDERS})


async def revoke_order(store: Store, game: str, seat: int, id: int) -> bool:
    """Delete an open order of this seat. One that was dropped counts as used from now on; false if there is neither."""
    own = and_(orders.c.game == game, orders.c.seat == seat, orders.c.id == id)
    async with store.writing() as connection:
        await store.lock(connection, [game])
        revoked = await connection.execute(delete(orders).where(own, orders.c.status == "open"))
        read = await connection.execute(update(orders).where(own, orders.c.status != "used").values(status="used"))
        await store.notify(connection, {game: ORDERS})
        return revoked.rowcount + read.rowcount > 0


async def settle_orders(store: Store, game: str, changed: Sequence[Order], outdated: Sequence[Order]) -> None:
    """Store the new status of open orders, and delete those whose auctions are over."""
    async with store.writing() as connection:
        await store.lock(connection, [game])
        for order in changed:
            is_open = and_(orders.c.id == order.id, orders.c.status == "open")
            await connection.execute(update(orders).where(is_open).values(status=order.status))
        if outdated:
            await connection.execute(delete(orders).where(orders.c.id.in_([order.id for order in outdated])))
        await store.notify(connection, {game: ORDERS})


async def games_with_orders(store: Store, spared: Collection[str]) -> list[tuple[str, int, int]]:
    """Games that have open orders, with the number of their newest entry and the sum of the ids of their orders."""
    newest = select(func.max(entries.c.number)).where(entries.c.game == orders.c.game).scalar_subquery()
    query = select(orders.c.game, func.coalesce(newest, -1), func.sum(orders.c.id)).where(orders.c.status == "open")
    async with store.reading() as connection:
        rows = (await connection.execute(query.group_by(orders.c.game))).all()
    return [(row[0], row[1], row[2]) for row in rows if row[0] not in spared]


async def _new_id(connection: AsyncConnection) -> int:
    """A random one: a count would tell each seat how many orders others have left since its last one."""
    while True:
        id = 1 + secrets.randbelow(HIGHEST_NUMBER)
        if await connection.scalar(select(orders.c.id).where(orders.c.id == id)) is None:
            return id
