"""The parts of a row about what lies in front of the seats."""

from typing import Final, final

from mypy_extensions import i64

from goa.core.places import PLACE_COUNT
from goa.editions.vocabulary import COLONIST, COLUMNS, DUCATS, EXPEDITION_TILE, ROWS, SHIP, SPICE
from goa.rows.byte_pieces import ROWS_OF_MARKERS, SEAT_BITS, ZEROS, four_numbers, place, tally, two_numbers
from goa.rows.layout import ON_A_PLACE, ONCE_A_ROUND, TILES

_NONE_RESTING: Final = ZEROS[ONCE_A_ROUND]
# By kind of tile: its place in the part "resting". Kinds that were added later have none.
_RESTING_PLACES: Final = {kind: at for at, kind in enumerate((SHIP, COLONIST, SPICE, DUCATS, EXPEDITION_TILE))}


@final
class Holdings:
    """What a seat has of everything that is counted; nothing at first."""

    def __init__(self) -> None:
        self.ducats: i64 = 0
        self.ships: i64 = 0
        self.colonists: i64 = 0
        self.extra_actions: i64 = 0
        self.hand_size: i64 = 0
        self.hand_from_pile: i64 = 0


@final
class BoardBytes:
    """The board of a seat; empty at first, as for a seat that is not at the table."""

    def __init__(self) -> None:
        self.rows = ZEROS[len(COLUMNS) * ROWS]
        self.places = ZEROS[PLACE_COUNT * ON_A_PLACE]
        self.tiles = ZEROS[TILES]
        self.resting = _NONE_RESTING
        self.kept = ZEROS[TILES]


def marker_row_bytes(rows: tuple[int, ...]) -> bytes:
    """The part "rows" of one seat."""
    markers = 0
    for column in range(len(rows) - 1, -1, -1):
        markers = markers * ROWS + rows[column]
    return ROWS_OF_MARKERS[markers]


def place_bytes(places: tuple[int, ...], sacks: list[int]) -> bytes:
    """The part "places" of one seat."""
    return b"%b%b%b%b%b%b%b%b" % (
        place(places[0], sacks[0]),
        place(places[1], sacks[1]),
        place(places[2], sacks[2]),
        place(places[3], sacks[3]),
        place(places[4], sacks[4]),
        place(places[5], sacks[5]),
        place(places[6], sacks[6]),
        place(places[7], sacks[7]),
    )


def resting_bytes(resting: tuple[int, ...]) -> bytes:
    """The part "resting" of one seat."""
    return (
        tally(tuple([_RESTING_PLACES.get(kind, ONCE_A_ROUND) for kind in resting]), ONCE_A_ROUND)
        if resting
        else _NONE_RESTING
    )


def rows_of(a: BoardBytes, b: BoardBytes, c: BoardBytes, d: BoardBytes) -> bytes:
    """The part "rows", for four seats counted from the viewer."""
    return b"%b%b%b%b" % (a.rows, b.rows, c.rows, d.rows)


def places_of(a: BoardBytes, b: BoardBytes, c: BoardBytes, d: BoardBytes) -> bytes:
    """The part "places"."""
    return b"%b%b%b%b" % (a.places, b.places, c.places, d.places)


def tiles_of(a: BoardBytes, b: BoardBytes, c: BoardBytes, d: BoardBytes) -> bytes:
    """From "tiles" to "kept"."""
    return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
        a.tiles, b.tiles, c.tiles, d.tiles,
        a.resting, b.resting, c.resting, d.resting,
        a.kept, b.kept, c.kept, d.kept,
    )  # fmt: skip


def ducats_of(a: Holdings, b: Holdings, c: Holdings, d: Holdings, known: int) -> bytes:
    """The parts "ducats" and "ducats_known", for four seats counted from the viewer; a bit says whose are known."""
    return b"%b%b%b" % (
        two_numbers(a.ducats if known & 1 else 0, b.ducats if known & 2 else 0),
        two_numbers(c.ducats if known & 4 else 0, d.ducats if known & 8 else 0),
        SEAT_BITS[known],
    )


def goods_of(a: Holdings, b: Holdings, c: Holdings, d: Holdings) -> bytes:
    """From "ships" to "hand_from_pile"."""
    return b"%b%b%b%b%b" % (
        four_numbers(a.ships, b.ships, c.ships, d.ships),
        four_numbers(a.colonists, b.colonists, c.colonists, d.colonists),
        four_numbers(a.extra_actions, b.extra_actions, c.extra_actions, d.extra_actions),
        four_numbers(a.hand_size, b.hand_size, c.hand_size, d.hand_size),
        four_numbers(a.hand_from_pile, b.hand_from_pile, c.hand_from_pile, d.hand_from_pile),
    )
