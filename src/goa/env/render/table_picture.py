"""Draws the table: the grid with its markers, a mat for each seat, the viewer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goa.core.grid import CELL_COUNT, LETTERS, row_and_column
from goa.editions import kinds
from goa.editions.vocabulary import EFFECTS, GRID_SIDE, NO_TILE, SPICES, SYMBOLS
from goa.env.render.canvas import CREAM, INK, Canvas, Colour
from goa.env.render.mat_picture import draw_mat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from goa.views.observation import Observation

WIDTH: Final = 1280
HEIGHT: Final = 800
CELL: Final = 112
GRID_LEFT: Final = 60
GRID_TOP: Final = 104
MAT_LEFT: Final = 690

FELT: Final[Colour] = (38, 84, 82)
DARK_FELT: Final[Colour] = (29, 66, 65)
SPICE_COLOURS: Final[tuple[Colour, ...]] = ((222, 184, 90), (66, 66, 72), (181, 96, 48), (214, 90, 76), (112, 148, 74))
SEAT_COLOURS: Final[tuple[Colour, ...]] = ((196, 62, 52), (58, 110, 184), (84, 150, 76), (226, 182, 58))
AT_ONCE: Final[Colour] = (236, 214, 170)
EACH_ROUND: Final[Colour] = (176, 212, 204)
ONCE: Final[Colour] = (212, 188, 224)
# By what becomes of a tile
COLOURS: Final[dict[int, Colour]] = {
    kinds.EACH_ROUND: EACH_ROUND,
    kinds.ONCE: ONCE,
    kinds.FULFILLED: ONCE,
    kinds.EXCHANGED: ONCE,
}

LONGEST_WORD: Final = 8  # letters on one line of a tile


def render_picture(observation: Observation) -> npt.NDArray[np.uint8]:
    """An array of shape (height, width, 3)."""
    canvas = Canvas(WIDTH, HEIGHT, FELT)
    _draw_heading(canvas, observation)
    _draw_grid(canvas, observation)
    _draw_markers(canvas, observation)
    for seat in range(len(observation.players)):
        x, y = MAT_LEFT + seat % 2 * 292, 68 + seat // 2 * 352
        draw_mat(canvas, observation, seat, x, y, SEAT_COLOURS[seat], SPICE_COLOURS)
    _draw_hand(canvas, observation)
    return canvas.picture()


def _draw_heading(canvas: Canvas, seen: Observation) -> None:
    canvas.box(0, 0, WIDTH, 48, DARK_FELT)
    stage = f"GOA {seen.edition.name}   PART {'AB'[seen.part]}   ROUND {seen.round}"
    canvas.write(20, 17, stage, CREAM)
    if seen.is_over:
        canvas.write(400, 17, "THE GAME IS OVER", CREAM)
        return
    asked = "".join(f" {letter}" if letter.isupper() else letter for letter in type(seen.agenda[-1]).__name__)
    canvas.disc(408, 23, 10, SEAT_COLOURS[seen.seat])
    canvas.write(428, 17, f"SEAT {seen.seat} IS ASKED:{asked}", CREAM)
    if seen.lot:
        bids = [f"{seat}: {bid or 'PASS'}" for seat, bid in enumerate(seen.bids) if bid >= 0]
        canvas.write(900, 17, f"LOT {seen.lot}   " + "  ".join(bids), CREAM)


def _draw_grid(canvas: Canvas, seen: Observation) -> None:
    side = GRID_SIDE * CELL
    canvas.box(GRID_LEFT - 44, GRID_TOP - 44, side + 88, side + 88, DARK_FELT, corner=14)
    for number, letter in enumerate(LETTERS):
        middle = number * CELL + CELL / 2
        canvas.write_centred(GRID_LEFT + middle, GRID_TOP - 12, letter, CREAM, size=1)
        canvas.write_centred(GRID_LEFT - 12, GRID_TOP + middle, str(number + 1), CREAM, size=1)
    for cell in range(CELL_COUNT):
        x, y = GRID_LEFT + cell % GRID_SIDE * CELL, GRID_TOP + cell // GRID_SIDE * CELL
        kind = seen.grid[cell]
        if kind == NO_TILE:
            canvas.box(x + 2, y + 2, CELL - 4, CELL - 4, FELT, corner=8)
        else:
            _draw_tile(canvas, x, y, kind)


def _draw_tile(canvas: Canvas, x: int, y: int, kind: int) -> None:
    row = kinds.TILE_ROWS[kind]
    is_of_one_spice = row.group == kinds.PLANTATION and row.accepts != kinds.ANY_SPICE
    colour = CREAM if is_of_one_spice else COLOURS.get(row.group, AT_ONCE)
    canvas.frame(x + 1, y + 1, CELL - 3, CELL - 3, INK, colour, 8)
    if is_of_one_spice:
        inner = SPICE_COLOURS[SPICES.index(row.accepts)]
        for field in range(row.fields):
            canvas.ring(x + CELL / 2 + (field * 2 - row.fields + 1) * 15, y + CELL / 2 - 10, 13, INK, inner)
        canvas.write_centred(x + CELL / 2, y + CELL - 24, row.accepts)
        return
    lines = [line for word in row.word.split() for line in hyphenated(word)]
    for number, line in enumerate(lines):
        canvas.write_centred(x + CELL / 2, y + CELL / 2 + (number * 2 - len(lines) + 1) * 10, line)


def hyphenated(word: str) -> tuple[str, ...]:
    """A word in parts that fit on a tile: broken at its hyphen, or near the middle where a syllable may begin."""
    if len(word) <= LONGEST_WORD:
        return (word,)
    if "-" in word[:LONGEST_WORD]:
        first, _, rest = word.partition("-")
    else:
        is_vowel = [letter in "aeiouy" for letter in word]
        end = min(len(word) - 2, LONGEST_WORD)  # with its hyphen the first part is no longer than that
        begins = [at for at in range(2, end) if is_vowel[at + 1] and not is_vowel[at]]
        at = min(reversed(begins), key=lambda begin: abs(2 * begin - len(word)), default=LONGEST_WORD // 2)
        first, rest = word[:at], word[at:]
    return (f"{first}-", *hyphenated(rest))


def _draw_markers(canvas: Canvas, seen: Observation) -> None:
    seats = len(seen.players)
    for number, space in enumerate(seen.markers):
        row, column = row_and_column(space)
        if space < CELL_COUNT:
            x, y = GRID_LEFT + (column + 1) * CELL - 22, GRID_TOP + row * CELL + 22
        else:
            x, y = GRID_LEFT + _on_edge(column), GRID_TOP + _on_edge(row)
        under_the_hammer = number + 1 == seen.lot
        canvas.ring(x, y, 18 if under_the_hammer else 16, CREAM, SEAT_COLOURS[(seen.opener + number) % seats])
        canvas.write_centred(x, y + 1, str(number + 1), CREAM)


def _on_edge(number: int) -> int:
    """The pixel of a row or column's middle; -1 and GRID_SIDE are just outside the grid."""
    if number < 0:
        return -22
    if number == GRID_SIDE:
        return GRID_SIDE * CELL + 22
    return number * CELL + CELL // 2


def _draw_hand(canvas: Canvas, seen: Observation) -> None:
    hand = seen.players[seen.viewer].hand if seen.viewer >= 0 else None
    canvas.write(20, 726, "HAND", CREAM)
    for number, card in enumerate((hand or ())[:6]):
        face = seen.edition.cards[card]
        x = 84 + number * 100
        canvas.frame(x, 716, 94, 72, INK, CREAM, 6)
        for line, word in enumerate(EFFECTS[face.effect].split()):
            canvas.write_centred(x + 47, 728 + line * 11, word, size=1)
        canvas.write_centred(x + 47, 776, f"{SYMBOLS[face.symbol]} {face.colonists}", (120, 70, 40), size=1)
