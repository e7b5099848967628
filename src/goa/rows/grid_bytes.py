"""The parts of a row about the grid, the markers and the auction."""

from typing import Final

from mypy_extensions import i64

from goa.core.grid import CELL_COUNT, SPACE_COUNT
from goa.core.state import NO_BID_YET
from goa.editions.vocabulary import NO_TILE
from goa.rows.byte_pieces import (
    BONANZA_BITS,
    CORNER_BITS,
    MARKER,
    SEAT,
    SEAT_BITS,
    SPACE,
    TILE,
    ZEROS,
    number,
    tally_tiles,
    two_numbers,
)
from goa.rows.layout import BONANZA_TILES, LAYOUT, MARKERS, TILES
from goa.rows.phase_bytes import seat_from

FLAG_LOT: Final = 1

EMPTY_GRID: Final = [NO_TILE] * CELL_COUNT
EMPTY_GRID_BYTES: Final = bytes(CELL_COUNT * TILES)
NO_LOT: Final = bytes(LAYOUT["corners"].start - LAYOUT["lot"].start)


def grid_bytes(grid: list[int]) -> bytes:
    return b"".join([TILE[kind] for kind in grid])


def grid_bytes_after(known: bytes, before: list[int], grid: list[int]) -> bytes:
    """The same, given that of a grid before: hardly ever has more than one cell changed since."""
    cell = 0
    while cell < CELL_COUNT and grid[cell] == before[cell]:
        cell += 1
    if cell == CELL_COUNT or grid[cell + 1 :] != before[cell + 1 :]:
        return grid_bytes(grid)
    start = cell * TILES
    return b"%b%b%b" % (known[:start], TILE[grid[cell]], known[start + TILES :])


def marker_bytes(markers: tuple[int, ...]) -> bytes:
    pieces = [SPACE[space] for space in markers]
    pieces.append(ZEROS[(MARKERS - len(markers)) * SPACE_COUNT])
    return b"".join(pieces)


def auction_bytes(
    viewer: int, seats: int, grid: list[int], markers: tuple[int, ...], lot: int, opener: int, bids: list[int]
) -> bytes:
    """From "lot" to "highest_bid"."""
    if not lot:
        return NO_LOT
    tile = TILE[NO_TILE] if lot == FLAG_LOT else TILE[grid[markers[lot - 1]]]
    auctioneer = SEAT[seat_from((opener + lot - 1) % seats, viewer, seats)]
    first: i64 = max(viewer, 0)
    a, b, c, d = said(bids, first, 0), said(bids, first, 1), said(bids, first, 2), said(bids, first, 3)
    spoken: i64 = 0
    if a != NO_BID_YET:
        spoken |= 1
    if b != NO_BID_YET:
        spoken |= 2
    if c != NO_BID_YET:
        spoken |= 4
    if d != NO_BID_YET:
        spoken |= 8
    a, b, c, d = max(a, 0), max(b, 0), max(c, 0), max(d, 0)
    highest = max(a, b)
    highest = max(highest, c)
    highest = max(highest, d)
    return b"%b%b%b%b%b%b%b" % (
        MARKER[lot - 1],
        tile,
        auctioneer,
        SEAT_BITS[spoken],
        two_numbers(a, b),
        two_numbers(c, d),
        number(highest),
    )


def said(bids: list[int], first: i64, place: i64) -> i64:
    """The bid of a seat, counted from the first; no bid where there is no such seat."""
    seats: i64 = len(bids)
    if place >= seats:
        return NO_BID_YET
    seat = first + place
    return bids[seat if seat < seats else seat - seats]


def surprise_bytes(corners: int, bonanza_seen: tuple[int, ...], box: tuple[int, ...]) -> bytes:
    """From "corners" to "box". Corners are bits; Bonanza tiles beyond the printed eight count as the eighth."""
    seen = 0
    for tile in bonanza_seen:
        seen |= 1 << min(tile, BONANZA_TILES - 1)
    return b"%b%b%b" % (CORNER_BITS[corners], BONANZA_BITS[seen], tally_tiles(box))
