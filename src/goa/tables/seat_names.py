"""What the seats of a table are called in a language."""

from __future__ import annotations

from goa.locales import say
from goa.tables.table import Table


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    """The names by seat. Nobody has the name that an open seat was made with."""
    nobody = say("client.games.open_seat", language)
    return tuple([nobody if seat.kind == "open" else seat.name for seat in table.seats])
