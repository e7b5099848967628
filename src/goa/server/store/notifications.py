"""What other processes on the same PostgreSQL wrote: they say game and number, the rest is read from the journal."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from goa.server.store.store import BESIDE, CHANNEL
from goa.tables.errors import Refused, Unavailable

if TYPE_CHECKING:
    from goa.server.live.table_registry import Hall

LOG: Final = logging.getLogger("goa.notices")
SECONDS_BEFORE_RETRY: Final = 0.5
SECONDS_BETWEEN_SIGNS: Final = 5.0
HUNG_UP: Final = "hung up"


async def follow_notices(hall: Hall) -> None:
    """Listen for ever; after every break look at all tables, for something may have been missed."""
    while True:
        try:
            await _listen(hall)
        except (Unavailable, SQLAlchemyError, OSError, TimeoutError) as problem:
            LOG.warning("not listening", extra={"details": {"kind": type(problem).__name__}})
        await asyncio.sleep(SECONDS_BEFORE_RETRY)


async def _listen(hall: Hall) -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra of its own, without types

    notices: asyncio.Queue[str] = asyncio.Queue()

    def heard(_connection: object, _process: int, _channel: str, payload: object) -> None:
        notices.put_nowait(str(payload))

    def hung_up(_connection: object) -> None:
        notices.put_nowait(HUNG_UP)

    url = hall.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            connection.add_termination_listener(hung_up)
            await connection.add_listener(CHANNEL, heard)
            for room in list(hall.rooms.values()):
                await _look(hall, room.table.game.id, room.table.number + 1)
            while HUNG_UP not in (heard_now := await _next(notices)):
                for game, number in newest(heard_now):
                    await _look(hall, game, number)
                if not heard_now:
                    await connection.execute("SELECT 1")  # a connection that died silently is noticed here
        finally:
            connection.terminate()
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise Unavailable(str(problem)) from problem


async def _next(notices: asyncio.Queue[str]) -> list[str]:
    """All notices that have come; nothing if there was none for a while."""
    try:
        came = [await asyncio.wait_for(notices.get(), SECONDS_BETWEEN_SIGNS)]
    except TimeoutError:
        return []
    while not notices.empty():
        came.append(notices.get_nowait())
    return came


def newest(notices: list[str]) -> list[tuple[str, int]]:
    """Of each game the highest number, and once that something beside its journal has changed."""
    numbers: dict[tuple[str, bool], int] = {}
    for notice in notices:
        game, _, number = notice.partition(" ")
        at = (game, int(number) == BESIDE)
        numbers[at] = max(int(number), numbers.get(at, BESIDE))
    return [(game, number) for (game, _), number in numbers.items()]


async def _look(hall: Hall, game: str, number: int) -> None:
    try:
        await hall.notice(game, number)
    except Refused as refusal:
        LOG.warning("a table cannot be followed", extra={"details": {"game": game, "error": refusal.error}})
