"""How many entries other than choices a seat may add to a journal. Every entry is replayed when a table is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goa.tables.requests.request_errors import RequestRefused, localized

if TYPE_CHECKING:
    from goa.tables.table import Table

# A game has about 500 entries. After an undo choices are made again, so undoing also ends after so many entries.
MOST_ENTRIES: Final = 3_000
MOST_UNDOS: Final = 250  # of one seat; a seat has 125 to 250 choices in a game
MOST_REQUESTS: Final = 60  # to undo, by one seat
MOST_PAUSES: Final = 60  # by one seat; a seat that paused may always resume
MOST_NAMES: Final = 30  # of one seat


def undos_left(table: Table, seat: int) -> int:
    return 0 if table.number >= MOST_ENTRIES else max(0, MOST_UNDOS - table.entries_of("undo", seat))


def require_undo_left(table: Table, seat: int) -> None:
    if not undos_left(table, seat):
        raise RequestRefused(422, "no undo", localized("server.no_more_undo"))


def require_request_left(table: Table, seat: int) -> None:
    if table.entries_of("ask", seat) >= MOST_REQUESTS:
        raise RequestRefused(422, "no undo", localized("server.no_more_undo"))


def require_name_left(table: Table, seat: int) -> None:
    if table.entries_of("sit", seat) >= MOST_NAMES:
        raise RequestRefused(422, "no new name", localized("server.no_more_names"))


def require_pause_left(table: Table, seat: int) -> None:
    if table.entries_of("pause", seat) >= MOST_PAUSES:
        raise RequestRefused(422, "no pause", localized("server.no_more_pauses"))
