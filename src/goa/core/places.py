"""Places that hold sacks: four plantation spaces and the four colonies of a player's board.

What lies on a place is one integer: a bit for each spice that its fields accept, and the number of fields above them.
A sack on a place has a position, one number for both: several sacks are named upward, by place and then by spice.
"""

from typing import Final

from goa.editions.kinds import ANY_SPICE as ANY
from goa.editions.kinds import PLANTATION, TILE_ROWS, TileRow
from goa.editions.vocabulary import COLONIES, PLANTATION_SPACES, SPICES

PLACES: Final = tuple(f"plantation {space + 1}" for space in range(PLANTATION_SPACES)) + COLONIES
PLACE_COUNT: Final = 8
FIRST_COLONY: Final = PLANTATION_SPACES

EMPTY: Final = 0
ANY_SPICE: Final = 31
SPICE_BITS: Final = 5
SPICE_COUNT: Final = 5

SPICES_IN: Final = tuple(tuple(spice for spice in range(SPICE_COUNT) if mask >> spice & 1) for mask in range(32))


def position(place: int, spice: int) -> int:
    """A sack of this spice on this place, as one number."""
    return place * SPICE_COUNT + spice


def place_of(sack: int) -> int:
    """The place of a position."""
    return sack // SPICE_COUNT


def spice_of(sack: int) -> int:
    """The spice of a position."""
    return sack % SPICE_COUNT


def first_position(place: int) -> int:
    """The lowest position on a place."""
    return place * SPICE_COUNT


def field_count(laid: int) -> int:
    """How many fields it has."""
    return laid >> SPICE_BITS


def accepted_by(laid: int) -> int:
    """The spices its fields accept, as bits."""
    return laid & ANY_SPICE


def accepts_several(laid: int) -> bool:
    """Whether its fields accept more than one spice."""
    accepted = laid & ANY_SPICE
    return accepted & (accepted - 1) != 0 if accepted else False


def pair(one: int, two: int) -> int:
    """Two spices, as bits."""
    return 1 << one | 1 << two


def _laid(row: TileRow) -> int:
    accepted = ANY_SPICE if row.accepts == ANY else 1 << SPICES.index(row.accepts)
    return accepted | row.fields << SPICE_BITS


_PLANTATIONS: Final = {kind: _laid(row) for kind, row in enumerate(TILE_ROWS) if row.group == PLANTATION}
_KINDS: Final = {laid: kind for kind, laid in _PLANTATIONS.items()}
assert len(_KINDS) == len(_PLANTATIONS), "two plantations that lie alike could not be told apart"


def plantation(kind: int) -> int:
    """A plantation tile as it lies on its space."""
    return _PLANTATIONS[kind]


def plantation_kind(laid: int) -> int:
    """The tile that was laid on a plantation space."""
    return _KINDS[laid]


def colony(accepted: int, fields: int) -> int:
    """A colony tile as it lies on its space."""
    return accepted | fields << SPICE_BITS
