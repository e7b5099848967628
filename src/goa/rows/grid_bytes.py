"""The parts of a row about the grid, the markers and the auction."""

from typing import Final

from goa.core.choices import SEATS
from goa.core.grid import SPACE_COUNT
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
from goa.rows.layout import BONANZA_TILES, LAYOUT, MARKERS
from goa.rows.phase_bytes import seat_from

FLAG_LOT: Final = 1

NO_LOT: Final = bytes(LAYOUT["corners"].start - LAYOUT["lot"].start)


def grid_bytes(grid: list[int]) -> bytes:
    return b"".join([TILE[kind] for kind in grid])


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
    spoken = 0
    said = [0] * SEATS
    highest = 0
    for seat, bid in enumerate(bids):
        if bid != NO_BID_YET:
            place = seat_from(seat, viewer, seats)
            spoken |= 1 << place
            said[place] = bid
            highest = max(highest, bid)
    return b"".join([
        MARKER[lot - 1],
        tile,
        auctioneer,
        SEAT_BITS[spoken],
        two_numbers(said[0], said[1]),
        two_numbers(said[2], said[3]),
        number(highest),
    ])  # fmt: skip


def surprise_bytes(corners: int, bonanza_seen: tuple[int, ...], box: tuple[int, ...]) -> bytes:
    """From "corners" to "box". Corners are bits; Bonanza tiles beyond the printed eight count as the eighth."""
    seen = 0
    for tile in bonanza_seen:
        seen |= 1 << min(tile, BONANZA_TILES - 1)
    return CORNER_BITS[corners] + BONANZA_BITS[seen] + tally_tiles(box)
