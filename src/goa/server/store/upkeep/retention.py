"""Deletes what has been kept long enough: games, contacts, notices, restrictions, links of devices, audit lines."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.queries.call_limits import delete_old_limits
from goa.server.store.queries.contacts import SECONDS_TO_CONFIRM
from goa.server.store.queries.device_rows import delete_spent_devices
from goa.server.store.queries.outbox import FORMER_SEAT
from goa.server.store.schema import (
    PRESENCE_SECONDS,
    audit,
    contacts,
    devices,
    entries,
    games,
    notices,
    presence,
    restrictions,
)
from goa.server.store.store import Store
from goa.server.store.upkeep.administration import SYSTEM, Administration

DAY: Final = 86400
GAMES_AT_ONCE: Final = 200
EXPIRY_LINES_KEPT: Final = 30 * DAY  # long enough for every server to read them
NOTICES_KEPT: Final = 7 * DAY  # after they were sent, to be counted
CONTACTS_KEPT: Final = 30 * DAY  # of finished games: a rematch takes them over


async def expired_games(
    store: Store, finished_days: int, idle_days: int, now: float, spared: Collection[str] = ()
) -> list[str]:
    """Games that ended, or at which nothing happened, so many days ago. 0 days: they are kept for ever.

    On PostgreSQL those that somebody looks at through any process are left out.
    """
    newest = select(func.max(entries.c.made)).where(entries.c.game == games.c.id).scalar_subquery()
    last = func.coalesce(newest, games.c.made)
    limits = []
    for days, is_over in ((finished_days, games.c.result.is_not(None)), (idle_days, games.c.result.is_(None))):
        if days:
            limit = int(now) - days * DAY
            limits.append(and_(is_over, games.c.made < limit, last < limit))
    if not limits:
        return []
    is_watched = exists().where(presence.c.game == games.c.id, presence.c.seen > int(now) - PRESENCE_SECONDS)
    query = select(games.c.id).where(or_(*limits), ~is_watched).order_by(games.c.made)
    most = GAMES_AT_ONCE + len(spared)
    async with store.reading() as connection:
        return [id for id in await connection.scalars(query.limit(most)) if id not in spared]


async def delete_expired(
    store: Store,
    finished_days: int,
    idle_days: int,
    *,
    clock: Callable[[], float] = time.time,
    spared: Collection[str] = (),
    actor: str = SYSTEM,
) -> int:
    """Delete expired games and what else has ended; returns the number of games."""
    administration, deleted = Administration(store, actor, clock), 0
    while expired := await expired_games(store, finished_days, idle_days, clock(), spared):
        for id in expired:
            try:
                deleted += await administration.delete_games([id], "expire")
            except LookupError:
                continue  # another process was first
    now = int(clock())
    async with store.writing() as connection:
        await _delete_old_calls(connection, now)
        await connection.execute(delete(restrictions).where(restrictions.c.until < now))
        await connection.execute(delete(devices).where(devices.c.redeemed.is_(None), devices.c.expires < now))
        await delete_spent_devices(connection)
        # The newest line stays: SQLite would use its number again, and servers would take the next line for known.
        newest = await connection.scalar(select(func.max(audit.c.id)))
        is_old = and_(audit.c.action == "expire", audit.c.made < now - EXPIRY_LINES_KEPT)
        await connection.execute(delete(audit).where(is_old, audit.c.id != newest))
    return deleted


async def _delete_old_calls(connection: AsyncConnection, now: int) -> None:
    """Unconfirmed addresses, contacts of former holders and of games that are over, old notices and counts."""
    is_late = and_(contacts.c.status == "unconfirmed", contacts.c.made < now - SECONDS_TO_CONFIRM)
    is_waiting = and_(notices.c.status == "waiting", notices.c.made > now - DAY)
    is_told = and_(contacts.c.seat == FORMER_SEAT, contacts.c.id.not_in(select(notices.c.contact).where(is_waiting)))
    is_over = contacts.c.game.in_(select(games.c.id).where(games.c.result.is_not(None)))
    is_old = and_(is_over, contacts.c.made < now - CONTACTS_KEPT)
    await connection.execute(delete(contacts).where(or_(is_late, is_told, is_old)))
    is_done = and_(notices.c.status != "waiting", notices.c.made < now - NOTICES_KEPT)
    await connection.execute(delete(notices).where(is_done))
    await delete_old_limits(connection, now)
