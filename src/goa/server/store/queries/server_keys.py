"""Secrets of the server: made by the process that first needs them, and the same for all processes.

They are in the database, because subscriptions of browsers are worth nothing without the key that they were made for:
a backup has both.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select

from goa.server.store.schema import server_keys
from goa.server.store.store import Store


async def server_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """The secret of this name, made if there is none."""
    query = select(server_keys.c.secret).where(server_keys.c.name == name)
    async with store.reading() as connection:
        known: str | None = await connection.scalar(query)
    if known is not None:
        return known
    async with store.writing() as connection:
        await store.lock(connection, [f"key {name}"])
        known = await connection.scalar(query)  # another process may have been first
        if known is None:
            known = make()
            await connection.execute(insert(server_keys).values(name=name, secret=known))
        return known
