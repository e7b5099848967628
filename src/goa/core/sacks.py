"""A bag of spice sacks is one integer with five bits for each spice, so bags add up like numbers."""

from typing import Final

BITS: Final = 5
MASK: Final = 31  # the bits of one spice

# Its type names no length: compiled code would unpack and repack a tuple of known length at every access.
ONE: Final[tuple[int, ...]] = (1, 1 << 5, 1 << 10, 1 << 15, 1 << 20)


def count(bag: int, spice: int) -> int:
    return (bag >> (spice * BITS)) & MASK


def size(bag: int) -> int:
    """How many sacks of any spice are in the bag."""
    return (bag & MASK) + (bag >> 5 & MASK) + (bag >> 10 & MASK) + (bag >> 15 & MASK) + (bag >> 20 & MASK)
