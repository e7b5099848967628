"""When the server has to look at a table next. An alarm is stored together with the entries that it follows from."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select, update

from goa.server.store.schema import alarms
from goa.server.store.store import Store

ALARMS_AT_ONCE: Final = 200


async def due_alarms(store: Store, now: float) -> list[tuple[str, int]]:
    """Games with the time of their alarm, earliest first, as far as they are due."""
    query = select(alarms.c.game, alarms.c.due).where(alarms.c.due <= int(now)).order_by(alarms.c.due)
    async with store.reading() as connection:
        return [(row.game, row.due) for row in await connection.execute(query.limit(ALARMS_AT_ONCE))]


async def next_alarm(store: Store, now: float) -> int | None:
    """The time of the first alarm that is not yet due."""
    query = select(func.min(alarms.c.due)).where(alarms.c.due > int(now))
    async with store.reading() as connection:
        found: int | None = await connection.scalar(query)
        return found


async def renew_alarm(store: Store, game: str, rang: int, due: int | None) -> None:
    """Set an alarm that rang to a later time or delete it, unless another process has set it meanwhile."""
    is_same = (alarms.c.game == game) & (alarms.c.due == rang)
    async with store.writing() as connection:
        if due is None:
            await connection.execute(delete(alarms).where(is_same))
        else:
            await connection.execute(update(alarms).where(is_same).values(due=due))
