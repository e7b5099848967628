"""The same people once more."""

from __future__ import annotations

import msgspec

from goa.server.live.live_table import Room
from goa.server.live.submit import write
from goa.server.live.table_registry import Hall
from goa.tables.create_game import new_game
from goa.tables.game_config import Agreed, Seat
from goa.tables.journal import Entry


async def make_rematch(hall: Hall, room: Room, seat: int) -> str:
    """The id of the next game; it is made once, whoever asks."""
    table = room.table
    if table.rematch:
        return table.rematch
    old = table.game
    # Whoever resigned left the seat to a bot, but has come back if his token is used again.
    seats = tuple(_again(now, then) for now, then in zip(table.seats, old.agreed.seats, strict=True))
    game = new_game(old.edition, old.edition_text, _with_seats(old.agreed, seats))
    await hall.store.add_game(game, list(room.doors.items()))
    await write(hall, room, (Entry(table.number, "rematch", seat, game.id),))
    return table.rematch


def _again(now: Seat, then: Seat) -> Seat:
    if then.kind == "bot":
        return then
    return Seat("human", now.name, now.colour)


def _with_seats(agreed: Agreed, seats: tuple[Seat, ...]) -> Agreed:
    return msgspec.structs.replace(agreed, seats=seats, tutorial=False)
