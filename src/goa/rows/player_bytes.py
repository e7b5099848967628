"""The parts of a row about what lies in front of the seats."""

from typing import Final, final

from mypy_extensions import i64

from goa.core.places import PLACE_COUNT
from goa.editions.names import COLUMNS, ROWS, SHIP
from goa.rows.byte_pieces import FOUR_SMALL, MOST, ROWS_OF_MARKERS, SEAT_BITS, SMALL, ZEROS, place, tally
from goa.rows.layout import ON_A_PLACE, ONCE_A_ROUND, TILES

_NONE_RESTING: Final = ZEROS[ONCE_A_ROUND]


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


def board_bytes(a: BoardBytes, b: BoardBytes, c: BoardBytes, d: BoardBytes) -> bytes:
    """From "rows" to "kept", for four seats counted from the viewer."""
    return b"".join([
        a.rows, b.rows, c.rows, d.rows,
        a.places, b.places, c.places, d.places,
        a.tiles, b.tiles, c.tiles, d.tiles,
        a.resting, b.resting, c.resting, d.resting,
        a.kept, b.kept, c.kept, d.kept,
    ])  # fmt: skip


def holding_bytes(a: Holdings, b: Holdings, c: Holdings, d: Holdings, known: int) -> bytes:
    """From "ducats" to "hand_from_pile", for four seats counted from the viewer; a bit says whose ducats are known."""
    ducats = _four(
        a.ducats if known & 1 else 0, b.ducats if known & 2 else 0,
        c.ducats if known & 4 else 0, d.ducats if known & 8 else 0,
    )  # fmt: skip
    return b"".join([
        ducats,
        SEAT_BITS[known],
        _four(a.ships, b.ships, c.ships, d.ships),
        _four(a.colonists, b.colonists, c.colonists, d.colonists),
        _four(a.extra_actions, b.extra_actions, c.extra_actions, d.extra_actions),
        _four(a.hand_size, b.hand_size, c.hand_size, d.hand_size),
        _four(a.hand_from_pile, b.hand_from_pile, c.hand_from_pile, d.hand_from_pile),
    ])  # fmt: skip


def _four(a: i64, b: i64, c: i64, d: i64) -> bytes:
    """Four numbers, a byte each; larger ones are clipped."""
    if a | b | c | d < SMALL:
        return FOUR_SMALL[((a * SMALL + b) * SMALL + c) * SMALL + d]
    packed: i64 = min(a, MOST) | min(b, MOST) << 8 | min(c, MOST) << 16 | min(d, MOST) << 24
    return int(packed).to_bytes(4, "little")
