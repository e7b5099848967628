"""The pieces of bytes that rows are joined from, prepared once."""

from typing import Final

from mypy_extensions import i64

from goa.core.choices import SEATS
from goa.core.grid import CORNERS, SPACE_COUNT
from goa.core.places import field_count
from goa.core.sacks import count
from goa.editions import vocabulary
from goa.editions.vocabulary import COLUMNS, PLANTATION_KINDS, ROWS, SPICES
from goa.rows.layout import ACTIONS, BONANZA_TILES, EFFECTS, LAYOUT, MARKERS, QUESTIONS, TILES

MAX_BYTE: Final = 255


def one_hot(width: int, numbers: int = 0) -> list[bytes]:
    """For each number a row with only its byte set. From `width` on rows are zero; -1 finds such a row."""
    rows: list[bytes] = []
    for number in range(width):
        rows.append(bytes(number) + b"\1" + bytes(width - number - 1))
    rows += [bytes(width)] * (max(0, numbers - width) + 1)
    return rows


def bits(width: int) -> list[bytes]:
    """For each number its lowest bits, a byte each."""
    return [bytes([number >> bit & 1 for bit in range(width)]) for number in range(1 << width)]


def combined(first: list[bytes], second: list[bytes]) -> list[bytes]:
    """Both pieces, by the number of the first times the length of the second list, plus the number of the second."""
    return [before + after for before in first for after in second]


def marker_rows() -> list[bytes]:
    """The rows of five markers, by the number they make in base five."""
    hot = one_hot(ROWS)
    rows = [b""]
    for _ in COLUMNS:
        rows = [before + hot[row] for row in range(ROWS) for before in rows]
    return rows


ZEROS: Final = [bytes(width) for width in range(ACTIONS + 1)]
ONES: Final = [b"\1" * width for width in range(ACTIONS + 1)]
BYTE: Final = [bytes([number]) for number in range(MAX_BYTE + 1)]
SEAT: Final = one_hot(SEATS)
ROUND: Final = one_hot(LAYOUT["round"].size)
PART: Final = one_hot(LAYOUT["part"].size)
ASKED: Final = one_hot(QUESTIONS)
TILE: Final = one_hot(TILES, len(vocabulary.TILES))
PLANTATION: Final = one_hot(PLANTATION_KINDS, len(vocabulary.TILES))
EFFECT: Final = one_hot(EFFECTS, len(vocabulary.EFFECTS))
SPACE: Final = one_hot(SPACE_COUNT)
MARKER: Final = one_hot(MARKERS)
SEAT_BITS: Final = bits(SEATS)
CORNER_BITS: Final = bits(len(CORNERS))
SWITCHES: Final = bits(LAYOUT["rules"].size)
PASSED_AND_PLAYED: Final = combined(SEAT_BITS, bits(1))
ROUNDS: Final = len(ROUND)
TIMES: Final = combined(PART, combined(ROUND, ROUND))
FOUR_SEATS: Final = combined(combined(SEAT, SEAT), combined(SEAT, SEAT))
BONANZA_BITS: Final = bits(BONANZA_TILES)
TEN_BITS: Final = bits(10)
ROWS_OF_MARKERS: Final = marker_rows()

SMALL: Final = 8  # most numbers of ships, cards and the like are smaller
FOUR_SMALL: Final = combined(combined(BYTE[:SMALL], BYTE[:SMALL]), combined(BYTE[:SMALL], BYTE[:SMALL]))
USUAL: Final = 64  # nearly all ducats and bids are smaller
TWO_USUAL: Final = combined(BYTE[:USUAL], BYTE[:USUAL])

MOST_CACHED: Final = 20_000

_MOST_LAID: Final = 128  # more fields than a printed place has
_MORE_THAN_THREE: Final = 0b11100_11100_11100_11100_11100  # sacks of one spice

# Caches. The index of a place has seven bits for what is laid and two bits for the sacks of each spice.
_places: Final = [b""] * (1 << 17)
_tallies: Final[dict[tuple[int, ...], bytes]] = {}


def number(value: int) -> bytes:
    """One byte; larger numbers are clipped."""
    return BYTE[value] if value < MAX_BYTE else BYTE[MAX_BYTE]


def two_numbers(a: i64, b: i64) -> bytes:
    """Two numbers, a byte each."""
    if a < USUAL and b < USUAL:
        return TWO_USUAL[a * USUAL + b]
    return BYTE[min(a, MAX_BYTE)] + BYTE[min(b, MAX_BYTE)]


def four_numbers(a: i64, b: i64, c: i64, d: i64) -> bytes:
    """Four numbers, a byte each."""
    if a < SMALL and b < SMALL and c < SMALL and d < SMALL:
        return FOUR_SMALL[((a * SMALL + b) * SMALL + c) * SMALL + d]
    return two_numbers(a, b) + two_numbers(c, d)


def place(laid: int, bag: int) -> bytes:
    """Fields, the spices they accept, the sacks of each spice."""
    sacks: i64 = bag
    if laid >= _MOST_LAID or sacks & _MORE_THAN_THREE:
        return _new_place(laid, bag)
    few = sacks & 3 | sacks >> 3 & 12 | sacks >> 6 & 48 | sacks >> 9 & 192 | sacks >> 12 & 768
    key = i64(laid) << 10 | few
    known = _places[key]
    if not known:
        known = _new_place(laid, bag)
        _places[key] = known
    return known


def _new_place(laid: int, bag: int) -> bytes:
    accepted = [laid >> spice & 1 for spice in range(len(SPICES))]
    sacks = [count(bag, spice) for spice in range(len(SPICES))]
    return bytes([field_count(laid), *accepted, *sacks])


def tally(numbers: tuple[int, ...], width: int) -> bytes:
    """How often each number below width occurs; larger numbers are left out."""
    if not numbers:
        return ZEROS[width]
    pieces: list[bytes] = []
    next_free = 0
    times = 0
    last = -1
    for number in numbers:
        if number == last:
            times += 1
            continue
        if number < last:
            return tally(tuple(sorted(numbers)), width)
        if number >= width:
            break
        if times:
            pieces.append(BYTE[times])
        pieces.append(ZEROS[number - next_free])
        next_free = number + 1
        last = number
        times = 1
    if times:
        pieces.append(BYTE[times])
    pieces.append(ZEROS[width - next_free])
    return b"".join(pieces)


def tally_tiles(kinds: tuple[int, ...]) -> bytes:
    """How often each kind of tile occurs; cached, because tiles stay where they are for many choices."""
    known = _tallies.get(kinds)
    if known is None:
        if len(_tallies) >= MOST_CACHED:
            _tallies.clear()
        known = tally(kinds, TILES)
        _tallies[kinds] = known
    return known
