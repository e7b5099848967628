"""The 5x5 grid of auction tiles and the spaces just outside its edge."""

from typing import Final

from goa.editions.vocabulary import GRID_SIDE

CELL_COUNT: Final = 25
LETTERS: Final = "abcde"

# Cells first, row by row from the top; then the edge.
SPACES: Final = (
    tuple(f"{letter}{row}" for row in range(1, GRID_SIDE + 1) for letter in LETTERS)
    + tuple(f"north {letter}" for letter in LETTERS)
    + tuple(f"south {letter}" for letter in LETTERS)
    + tuple(f"west {row}" for row in range(1, GRID_SIDE + 1))
    + tuple(f"east {row}" for row in range(1, GRID_SIDE + 1))
)
SPACE_COUNT: Final = 45
CORNERS: Final = (0, 4, 20, 24)


def row_and_column(space: int) -> tuple[int, int]:
    """Rows and columns 0 to 4 are the grid, -1 and 5 the edge around it."""
    if space < CELL_COUNT:
        return space // GRID_SIDE, space % GRID_SIDE
    side, along = divmod(space - CELL_COUNT, GRID_SIDE)
    return ((-1, along), (GRID_SIDE, along), (along, -1), (along, GRID_SIDE))[side]  # north, south, west, east


def _cells_near(space: int, steps: int) -> tuple[int, ...]:
    """Cells one step away; two steps in all are a diagonal."""
    row, column = row_and_column(space)
    near = []
    for cell in range(CELL_COUNT):
        down = abs(cell // GRID_SIDE - row)
        across = abs(cell % GRID_SIDE - column)
        if cell != space and max(down, across) == 1 and down + across <= steps:
            near.append(cell)
    return tuple(near)


ORTHOGONAL: Final = tuple(_cells_near(space, 1) for space in range(SPACE_COUNT))
ADJACENT: Final = tuple(_cells_near(space, 2) for space in range(SPACE_COUNT))
