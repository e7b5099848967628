"""The parts of a row about what lies in front of the seats."""

from typing import Final, final

from goa.core.choices import SEATS
from goa.core.places import PLACE_COUNT
from goa.editions.names import COLUMNS, ROWS, SHIP
from goa.rows.byte_pieces import ROWS_OF_MARKERS, ZEROS, clipped, place, tally
from goa.rows.layout import LAYOUT, ON_A_PLACE, ONCE_A_ROUND, TILES

UNKNOWN: Final = -1

_NONE_RESTING: Final = ZEROS[ONCE_A_ROUND]

# The pieces of the boards: those of four seats, kind by kind
_ROWS: Final = 0
_PLACES: Final = SEATS
_TILES: Final = 2 * SEATS
_RESTING: Final = 3 * SEATS
_KEPT: Final = 4 * SEATS
_EMPTY_BOARDS: Final = (
    [ZEROS[len(COLUMNS) * ROWS]] * SEATS
    + [ZEROS[PLACE_COUNT * ON_A_PLACE]] * SEATS
    + [ZEROS[TILES]] * SEATS
    + [_NONE_RESTING] * SEATS
    + [ZEROS[TILES]] * SEATS
)

# Where the numbers of each kind begin among those of `Holdings`
_DUCATS: Final = 0
_KNOWN: Final = LAYOUT["ducats_known"].start - LAYOUT["ducats"].start
_SHIPS: Final = LAYOUT["ships"].start - LAYOUT["ducats"].start
_COLONISTS: Final = LAYOUT["colonists"].start - LAYOUT["ducats"].start
_EXTRA_ACTIONS: Final = LAYOUT["extra_actions"].start - LAYOUT["ducats"].start
_HAND_SIZE: Final = LAYOUT["hand_size"].start - LAYOUT["ducats"].start
_FROM_PILE: Final = LAYOUT["hand_from_pile"].start - LAYOUT["ducats"].start
_NUMBERS: Final = LAYOUT["rows"].start - LAYOUT["ducats"].start


def marker_row_bytes(rows: tuple[int, ...]) -> bytes:
    """Of one seat: the part "rows"."""
    markers = 0
    for column in range(len(rows) - 1, -1, -1):
        markers = markers * ROWS + rows[column]
    return ROWS_OF_MARKERS[markers]


def place_bytes(places: tuple[int, ...], sacks: list[int]) -> bytes:
    """Of one seat: the part "places"."""
    return b"".join([place(places[number], sacks[number]) for number in range(PLACE_COUNT)])


def resting_bytes(resting: tuple[int, ...]) -> bytes:
    """Of one seat: the part "resting"."""
    return tally(tuple([kind - SHIP for kind in resting]), ONCE_A_ROUND) if resting else _NONE_RESTING


@final
class Boards:
    """Collects the boards of all seats, counted from the viewer."""

    def __init__(self) -> None:
        self.pieces = _EMPTY_BOARDS[:]

    def add(self, seat: int, rows: bytes, places: bytes, tiles: bytes, resting: bytes, kept: bytes) -> None:
        pieces = self.pieces
        pieces[_ROWS + seat] = rows
        pieces[_PLACES + seat] = places
        pieces[_TILES + seat] = tiles
        pieces[_RESTING + seat] = resting
        pieces[_KEPT + seat] = kept

    def joined(self) -> bytes:
        """From "rows" to "kept"."""
        return b"".join(self.pieces)


@final
class Holdings:
    """Collects the numbers of all seats, counted from the viewer."""

    def __init__(self) -> None:
        self.numbers = [0] * _NUMBERS

    def add(
        self,
        seat: int,
        ducats: int,
        ships: int,
        colonists: int,
        extra_actions: int,
        hand_size: int,
        hand_from_pile: int,
    ) -> None:
        numbers = self.numbers
        if ducats != UNKNOWN:
            numbers[_DUCATS + seat] = clipped(ducats)
            numbers[_KNOWN + seat] = 1
        numbers[_SHIPS + seat] = clipped(ships)
        numbers[_COLONISTS + seat] = clipped(colonists)
        numbers[_EXTRA_ACTIONS + seat] = clipped(extra_actions)
        numbers[_HAND_SIZE + seat] = clipped(hand_size)
        numbers[_FROM_PILE + seat] = clipped(hand_from_pile)

    def joined(self) -> bytes:
        """From "ducats" to "hand_from_pile"."""
        return bytes(self.numbers)
