"""ACT-10: the rows of each column that somebody has reached, as the bits of `State.reached`."""

from goa.editions.vocabulary import ROWS


def milestone(column: int, row: int) -> int:
    """The bit of a row of a column."""
    return 1 << (column * ROWS + row)
