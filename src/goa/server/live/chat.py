"""What is said beside the game: by the seats for all, by spectators among themselves until the game is over."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, insert, select

from goa.server.store.schema import notes, sayings
from goa.server.store.store import BESIDE, Store

SAYINGS_KEPT: Final = 50


@dataclass(frozen=True, slots=True)
class Saying:
    """One line of the chat."""

    id: int
    seat: int
    name: str
    text: str
    made: int

    def as_plain(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "name": self.name, "text": self.text, "made": self.made}


def heard_by(said: Iterable[Saying], seat: int, *, is_over: bool) -> list[Saying]:
    """Spectators may know more than a player, so players hear them only afterwards."""
    return [each for each in said if seat < 0 or each.seat >= 0 or is_over]


def cleaned(text: str) -> str:
    """One line without anything that is not seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


async def newest_sayings(store: Store, game: str, after: int = 0) -> deque[Saying]:
    columns = (sayings.c.id, sayings.c.seat, sayings.c.name, sayings.c.text, sayings.c.made)
    query = select(*columns).where(sayings.c.game == game, sayings.c.id > after)
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(sayings.c.id.desc()).limit(SAYINGS_KEPT))
        return deque(reversed([Saying(*row) for row in rows]), maxlen=SAYINGS_KEPT)


async def add_saying(store: Store, game: str, seat: int, name: str, text: str) -> None:
    async with store.writing() as connection:
        row = {"game": game, "seat": seat, "name": name, "text": text, "made": int(time.time())}
        await connection.execute(insert(sayings).values(**row))
        await store.notify(connection, {game: BESIDE})


async def note_of(store: Store, game: str, seat: int) -> str:
    query = select(notes.c.text).where(notes.c.game == game, notes.c.seat == seat)
    async with store.reading() as connection:
        return str(await connection.scalar(query) or "")


async def keep_note(store: Store, game: str, seat: int, text: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(notes).where(notes.c.game == game, notes.c.seat == seat))
        await connection.execute(insert(notes).values(game=game, seat=seat, text=text))
