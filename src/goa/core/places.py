"""Places that hold sacks: four plantation spaces and the four colonies of a player's board.

What lies on a place is one integer: a bit for each spice that its fields accept, and the number of fields above them.
"""

from typing import Final

from goa.editions.names import COLONIES, CROP_ROTATION, PLANTATION_SPACES

PLACES: Final = tuple(f"plantation {space + 1}" for space in range(PLANTATION_SPACES)) + COLONIES
PLACE_COUNT: Final = 8
FIRST_COLONY: Final = PLANTATION_SPACES

EMPTY: Final = 0
ANY_SPICE: Final = 31
SPICE_BITS: Final = 5

SPICES_IN: Final = tuple(tuple(spice for spice in range(5) if mask >> spice & 1) for mask in range(32))


def fields_of(laid: int) -> int:
    """How many fields it has."""
    return laid >> SPICE_BITS


def accepted_by(laid: int) -> int:
    """The spices its fields accept, as bits."""
    return laid & ANY_SPICE


def plantation(kind: int) -> int:
    """A plantation tile as it lies on its space."""
    if kind == CROP_ROTATION:
        return ANY_SPICE | 1 << SPICE_BITS
    return 1 << kind % 5 | (kind // 5 + 1) << SPICE_BITS


def plantation_kind(laid: int) -> int:
    """The tile that was laid on a plantation space."""
    if accepted_by(laid) == ANY_SPICE:
        return CROP_ROTATION
    return (fields_of(laid) - 1) * 5 + SPICES_IN[accepted_by(laid)][0]


def colony(accepted: int, fields: int) -> int:
    """A colony tile as it lies on its space."""
    return accepted | fields << SPICE_BITS
