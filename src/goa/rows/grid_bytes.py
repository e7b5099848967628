"""The parts of a row about the grid, the markers and the auction."""

from typing import Final

from mypy_extensions import i64

from goa.core.grid import CELL_COUNT
from goa.core.state import NO_BID_YET, NOBODY
from goa.editions.vocabulary import NO_TILE
from goa.rows.byte_pieces import (
    BONANZA_BITS,
    CORNER_BITS,
    MARKER,
    SEAT_BITS,
    SPACE,
    TILE,
    clipped,
    number,
    tally_tiles,
)
from goa.rows.layout import BONANZA_TILES, LAYOUT
from goa.rows.phase_bytes import seat_from
from goa.rows.row_template import AT

FLAG_LOT: Final = 1

_GRID: Final = AT["grid"]
_MARKERS: Final = AT["markers"]
_LOT: Final = AT["lot"]
_LOT_TILE: Final = AT["lot_tile"]
_AUCTIONEER: Final = AT["auctioneer"]
_SPOKEN: Final = AT["spoken"]
_BIDS: Final = AT["bids"]
_BIDS_SIZE: Final = LAYOUT["bids"].size
_HIGHEST_BID: Final = AT["highest_bid"]
_CORNERS: Final = AT["corners"]
_BONANZA_SEEN: Final = AT["bonanza_seen"]
_BOX: Final = AT["box"]


def write_grid(row: list[bytes], grid: list[int], markers: tuple[int, ...]) -> None:
    for cell in range(CELL_COUNT):
        kind = grid[cell]
        if kind != NO_TILE:
            row[_GRID + cell] = TILE[kind]
    for laid, space in enumerate(markers):
        row[_MARKERS + laid] = SPACE[space]


def write_auction(
    row: list[bytes],
    viewer: int,
    seats: int,
    grid: list[int],
    markers: tuple[int, ...],
    lot: int,
    opener: int,
    bids: tuple[int, ...],
) -> None:
    if not lot:
        return
    row[_LOT] = MARKER[lot - 1]
    if lot != FLAG_LOT:
        row[_LOT_TILE] = TILE[grid[markers[lot - 1]]]
    row[_AUCTIONEER] = seat_from((opener + lot - 1) % seats, viewer, seats)
    spoken = 0
    packed: i64 = 0
    highest = 0
    for seat, bid in enumerate(bids):
        if bid != NO_BID_YET:
            place = seat if viewer == NOBODY else (seat - viewer) % seats
            spoken |= 1 << place
            packed |= clipped(bid) << i64(place * 8)
            highest = max(highest, bid)
    row[_SPOKEN] = SEAT_BITS[spoken]
    row[_BIDS] = int(packed).to_bytes(_BIDS_SIZE, "little")
    row[_HIGHEST_BID] = number(highest)


def write_surprises(row: list[bytes], corners: int, bonanza_seen: tuple[int, ...], box: tuple[int, ...]) -> None:
    """Corners are bits; Bonanza tiles beyond the printed eight count as the eighth."""
    if corners:
        row[_CORNERS] = CORNER_BITS[corners]
    if bonanza_seen:
        seen = 0
        for tile in bonanza_seen:
            seen |= 1 << min(tile, BONANZA_TILES - 1)
        row[_BONANZA_SEEN] = BONANZA_BITS[seen]
    if box:
        row[_BOX] = tally_tiles(box)
