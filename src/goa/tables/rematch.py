"""A rematch: the next game of the same seats."""

from __future__ import annotations

import msgspec

from goa.tables.game_config import Game, Seat, new_game
from goa.tables.table import Table


def rematch_of(table: Table, now: float) -> Game:
    """A new game with the same edition, options and people."""
    old = table.game
    # People who resigned get their seat back: their token opens the new game too.
    seats = tuple(_seat_again(new, first) for new, first in zip(table.seats, old.config.seats, strict=True))
    config = msgspec.structs.replace(old.config, seats=seats, tutorial=False)
    return new_game(old.edition, old.edition_text, config, now=now)


def _seat_again(last: Seat, first: Seat) -> Seat:
    return first if first.kind == "bot" else Seat("human", last.name, last.colour)
