"""A bag of spice sacks is one integer with five bits for each spice, so bags add up like numbers."""

from typing import Final

BITS: Final = 5
MOST: Final = 31

# Its type names no length: compiled code would take a tuple of known length apart and put it together at every look.
ONE: Final[tuple[int, ...]] = (1, 1 << 5, 1 << 10, 1 << 15, 1 << 20)


def count(bag: int, spice: int) -> int:
    return (bag >> (spice * BITS)) & MOST


def size(bag: int) -> int:
    """How many sacks of any spice are in the bag."""
    return (bag & MOST) + (bag >> 5 & MOST) + (bag >> 10 & MOST) + (bag >> 15 & MOST) + (bag >> 20 & MOST)
