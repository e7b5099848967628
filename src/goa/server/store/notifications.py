"""Notifications between processes on one PostgreSQL: game and number. The rest is read from the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.database_errors import DatabaseUnavailable, cause_of

LOG: Final = logging.getLogger("goa.notifications")
CHANNEL: Final = "goa"
NOT_JOURNAL: Final = 0  # instead of a number: chat or presence changed, not the journal
ORDERS: Final = -1  # instead of a number: secret orders changed
TOKENS: Final = -2  # instead of a number: tokens were added or revoked
CALLS: Final = -3  # instead of a number: somebody wants to be called, or no longer
SECONDS_BEFORE_RETRY: Final = 0.5
SECONDS_BETWEEN_CHECKS: Final = 5.0
CONNECTION_LOST: Final = "connection lost"


async def notify(connection: AsyncConnection, numbers: dict[str, int]) -> None:
    """Tell the other processes when this transaction is committed."""
    payloads = [f"{game} {number}" for game, number in numbers.items()]
    query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
    await connection.execute(query, {"channel": CHANNEL, "payloads": payloads})


async def follow_notifications(
    url: URL, resync: Callable[[], Awaitable[None]], changed: Callable[[str, int], Awaitable[None]]
) -> None:
    """Listen until cancelled. After each break resync() is called, because notifications may have been missed."""
    while True:
        try:
            await _listen(url, resync, changed)
        except (DatabaseUnavailable, SQLAlchemyError, OSError, TimeoutError) as problem:
            LOG.warning("not listening", extra={"details": {"why": cause_of(problem)}})
        await asyncio.sleep(SECONDS_BEFORE_RETRY)


async def _listen(
    url: URL, resync: Callable[[], Awaitable[None]], changed: Callable[[str, int], Awaitable[None]]
) -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra of its own, without types

    queue: asyncio.Queue[str] = asyncio.Queue()

    def received(_connection: object, _process: int, _channel: str, payload: object) -> None:
        queue.put_nowait(str(payload))

    def lost(_connection: object) -> None:
        queue.put_nowait(CONNECTION_LOST)

    try:
        connection = await asyncpg.connect(
            url.set(drivername="postgresql").render_as_string(hide_password=False), timeout=10
        )
        try:
            connection.add_termination_listener(lost)
            await connection.add_listener(CHANNEL, received)
            await resync()
            while CONNECTION_LOST not in (payloads := await _next_payloads(queue)):
                for game, number in newest(payloads):
                    await changed(game, number)
                if not payloads:
                    await connection.execute("SELECT 1")  # notices a connection that died silently
        finally:
            connection.terminate()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as problem:
        raise DatabaseUnavailable(cause_of(problem)) from problem


async def _next_payloads(queue: asyncio.Queue[str]) -> list[str]:
    """All notifications that have come; none if there were none for a while."""
    try:
        payloads = [await asyncio.wait_for(queue.get(), SECONDS_BETWEEN_CHECKS)]
    except TimeoutError:
        return []
    while not queue.empty():
        payloads.append(queue.get_nowait())
    return payloads


def newest(payloads: list[str]) -> list[tuple[str, int]]:
    """The highest number of each game, and once for each game what else changed beside its journal."""
    numbers: dict[tuple[str, int], int] = {}
    for payload in payloads:
        game, _, number = payload.partition(" ")
        at = (game, min(int(number), NOT_JOURNAL + 1))
        numbers[at] = max(int(number), numbers.get(at, int(number)))
    return [(game, number) for (game, _), number in numbers.items()]
