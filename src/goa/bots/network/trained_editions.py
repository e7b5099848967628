"""The figures that the network was trained with. Rows do not show figures, so it cannot play with others."""

from functools import cache

from goa.editions.load import BUILT_IN, load_edition
from goa.editions.types import Edition


def was_trained_with(edition: Edition) -> bool:
    """Whether these are the figures of a printed edition; name and title may be others."""
    return edition.digest in _digests()


@cache
def _digests() -> frozenset[str]:
    return frozenset(load_edition(name).digest for name in BUILT_IN)
