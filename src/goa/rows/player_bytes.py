"""The parts of a row about what lies in front of the seats."""

from typing import Final, final

from mypy_extensions import i64

from goa.core.places import PLACE_COUNT
from goa.editions.vocabulary import ROWS, SHIP
from goa.rows.byte_pieces import ROWS_OF_MARKERS, SEAT_BITS, clipped, place, tally, tally_tiles
from goa.rows.layout import LAYOUT, ONCE_A_ROUND
from goa.rows.row_template import AT

UNKNOWN: Final = -1

_SEATS: Final = LAYOUT["ducats"].size
_DUCATS: Final = AT["ducats"]
_DUCATS_KNOWN: Final = AT["ducats_known"]
_SHIPS: Final = AT["ships"]
_COLONISTS: Final = AT["colonists"]
_EXTRA_ACTIONS: Final = AT["extra_actions"]
_HAND_SIZE: Final = AT["hand_size"]
_HAND_FROM_PILE: Final = AT["hand_from_pile"]
_ROWS: Final = AT["rows"]
_PLACES: Final = AT["places"]
_TILES: Final = AT["tiles"]
_RESTING: Final = AT["resting"]
_KEPT: Final = AT["kept"]


def write_board(
    row: list[bytes],
    seat: int,
    rows: tuple[int, ...],
    places: tuple[int, ...],
    sacks: list[int],
    tiles: tuple[int, ...],
    resting: tuple[int, ...],
    kept: tuple[int, ...],
) -> None:
    """Write the board of one seat, counted from the viewer."""
    markers = 0
    for column in range(len(rows) - 1, -1, -1):
        markers = markers * ROWS + rows[column]
    row[_ROWS + seat] = ROWS_OF_MARKERS[markers]
    at = _PLACES + seat * PLACE_COUNT
    for number in range(PLACE_COUNT):
        laid = places[number]
        if laid:
            row[at + number] = place(laid, sacks[number])
    if tiles:
        row[_TILES + seat] = tally_tiles(tiles)
    if resting:
        row[_RESTING + seat] = tally(tuple([kind - SHIP for kind in resting]), ONCE_A_ROUND)
    if kept:
        row[_KEPT + seat] = tally_tiles(kept)


@final
class Holdings:
    """Collects the numbers of all seats, a byte each."""

    def __init__(self) -> None:
        self.ducats: i64 = 0
        self.known = 0
        self.ships: i64 = 0
        self.colonists: i64 = 0
        self.extra_actions: i64 = 0
        self.hand_size: i64 = 0
        self.hand_from_pile: i64 = 0

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
        shift = i64(seat * 8)
        if ducats != UNKNOWN:
            self.ducats |= clipped(ducats) << shift
            self.known += 1 << seat
        self.ships |= clipped(ships) << shift
        self.colonists |= clipped(colonists) << shift
        self.extra_actions |= clipped(extra_actions) << shift
        self.hand_size |= i64(hand_size) << shift
        self.hand_from_pile |= i64(hand_from_pile) << shift

    def write(self, row: list[bytes]) -> None:
        row[_DUCATS] = int(self.ducats).to_bytes(_SEATS, "little")
        row[_DUCATS_KNOWN] = SEAT_BITS[self.known]
        row[_SHIPS] = int(self.ships).to_bytes(_SEATS, "little")
        row[_COLONISTS] = int(self.colonists).to_bytes(_SEATS, "little")
        row[_EXTRA_ACTIONS] = int(self.extra_actions).to_bytes(_SEATS, "little")
        row[_HAND_SIZE] = int(self.hand_size).to_bytes(_SEATS, "little")
        row[_HAND_FROM_PILE] = int(self.hand_from_pile).to_bytes(_SEATS, "little")
