"""How many mails one address may be sent. Counted in the database, so that no restart and no deletion starts anew."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.schema import call_limits
from goa.server.store.store import Store

HOUR: Final = 3600
DAY: Final = 24 * HOUR


async def count_call(
    store: Store,
    connection: AsyncConnection,
    what: str,
    *,
    most: int,
    seconds: int,
    now: float,
    holder: str | None = None,
) -> int | None:
    """Count a call. Above the limit nothing is counted, and the answer is the time when the next one is allowed.

    A notice (`holder`) that was counted and is sent once more is not counted again, but `seconds` begin anew.
    """
    key = hashlib.sha256(what.encode()).hexdigest()
    own = call_limits.c.key == key
    await store.lock(connection, [key])
    row = (await connection.execute(select(call_limits).where(own))).one_or_none()
    if row is None:
        await connection.execute(insert(call_limits).values(key=key, since=int(now), counted=1, holder=holder))
    elif holder is not None and row.holder == holder:
        await connection.execute(update(call_limits).where(own).values(since=int(now)))
    elif now >= row.since + seconds:
        await connection.execute(update(call_limits).where(own).values(since=int(now), counted=1, holder=holder))
    elif row.counted >= most:
        return int(row.since) + seconds
    else:
        await connection.execute(update(call_limits).where(own).values(counted=row.counted + 1, holder=holder))
    return None


async def delete_old_limits(connection: AsyncConnection, now: float) -> None:
    await connection.execute(delete(call_limits).where(call_limits.c.since < int(now) - DAY))
