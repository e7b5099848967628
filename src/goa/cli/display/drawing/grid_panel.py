"""The 5x5 grid and its edge, with the flag, the markers, and the numbers of choices that are spaces."""

from typing import Final

from rich.text import Text

from goa.cli.display.drawing.symbols import LABEL_WIDTH, SEAT_STYLES, seat_letter, tile_label
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import SpaceChoice
from goa.core.grid import CELL_COUNT, CORNERS, LETTERS
from goa.editions.vocabulary import GRID_SIDE, NO_TILE

CELL: Final = LABEL_WIDTH + 1
EDGE: Final = 4
WIDTH: Final = 2 * EDGE + GRID_SIDE * (CELL + 1) + 1
NORTH, SOUTH, WEST, EAST = (CELL_COUNT + side * GRID_SIDE for side in range(4))
HIDDEN_BONUS: Final = "?"


def draw_grid(snapshot: Snapshot, *, has_grid_lines: bool) -> list[Text]:
    """The grid as lines of equal width, optionally with lines between the rows."""
    lines = [_edge_line(snapshot, NORTH), _border("┌", "┬", "┐")]
    for row in range(GRID_SIDE):
        if row and has_grid_lines:
            lines.append(_border("├", "┼", "┤"))
        cells = range(row * GRID_SIDE, (row + 1) * GRID_SIDE)
        upper = Text().append(str(row + 1).rjust(EDGE - 1) + " ", "bold")
        lower = _edge_mark(snapshot, WEST + row)
        for cell in cells:
            upper.append("│", "dim").append_text(_label(snapshot, cell))
            lower.append("│", "dim").append_text(_note(snapshot, cell))
        lines.append(upper.append("│", "dim"))
        lines.append(lower.append("│", "dim").append_text(_edge_mark(snapshot, EAST + row)))
    return [*lines, _border("└", "┴", "┘"), _edge_line(snapshot, SOUTH)]


def _border(left: str, middle: str, right: str) -> Text:
    return Text().append(" " * EDGE + left + middle.join(["─" * CELL] * GRID_SIDE) + right, "dim")


def _edge_line(snapshot: Snapshot, first: int) -> Text:
    """The spaces north or south of the grid, with the letters of the columns."""
    line = Text(" " * EDGE)
    for number, letter in enumerate(LETTERS):
        line.append(" " + letter + " ", "bold")
        mark = _mark(snapshot, first + number)
        line.append_text(mark).append(" " * (CELL - 2 - len(mark)))
    return line


def _edge_mark(snapshot: Snapshot, space: int) -> Text:
    mark = _mark(snapshot, space)
    return mark.append(" " * (EDGE - len(mark)))


def _label(snapshot: Snapshot, cell: int) -> Text:
    seen = snapshot.observation
    kind = seen.grid[cell]
    has_bonus = cell in CORNERS and seen.corners[CORNERS.index(cell)]
    text = Text().append(HIDDEN_BONUS if has_bonus else " ", "bold magenta")
    label = "" if kind == NO_TILE else tile_label(seen.edition, kind, snapshot.language)[0]
    return text.append(label.ljust(CELL - 1), "bold" if cell in seen.markers else "")


def _note(snapshot: Snapshot, cell: int) -> Text:
    seen = snapshot.observation
    kind = seen.grid[cell]
    note = "" if kind == NO_TILE else tile_label(seen.edition, kind, snapshot.language)[1]
    mark = _mark(snapshot, cell)
    gap = CELL - 1 - len(note) - len(mark)
    return Text(" ").append(note).append(" " * gap).append_text(mark)


def _mark(snapshot: Snapshot, space: int) -> Text:
    """The flag or marker on a space, with a pointer if it is being auctioned; otherwise the choice's number."""
    seen = snapshot.observation
    if space in seen.markers:
        number = seen.markers.index(space) + 1
        if number >= max(seen.lot, 1):
            owner = snapshot.marker_owner(number)
            pointer = "▸" if number == seen.lot else " " if number > 1 else ""
            flag = "⚑" if number == 1 else ""
            letter = seat_letter(owner, snapshot.language)
            return Text().append(pointer, "bold").append(f"{flag}{number}{letter}", SEAT_STYLES[owner])
    for number, choice in enumerate(seen.offered, 1):
        if isinstance(choice, SpaceChoice) and choice.space == space:
            return Text().append(f"[{number}]", "bold magenta")
    return Text()
