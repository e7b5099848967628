"""The figures that the network was trained with. Rows do not show figures, so it cannot play with others."""

from typing import Final

from goa.editions.types import Edition

# A corrected edition has another digest: then train again, or show that the network plays it as well.
TRAINED: Final = frozenset(
    {
        "ea8c1cf7ea1b1417",  # 2004, version 1
        "b2cfdac13a96c547",  # 2012, version 1
    }
)


def was_trained_with(edition: Edition) -> bool:
    """Whether these are the figures of a printed edition; name and title may be others."""
    return edition.digest in TRAINED
