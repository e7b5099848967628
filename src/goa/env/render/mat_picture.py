"""Draws the mat of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, SPICES_IN, accepted_by, field_count
from goa.core.sacks import count
from goa.editions.vocabulary import COLONIES, COLUMNS, ROWS, SPICES, TILES
from goa.env.render.canvas import CREAM, INK, Canvas, Colour

if TYPE_CHECKING:
    from goa.views.observation import Observation, PlayerView

WIDTH: Final = 284
HEIGHT: Final = 342
PAPER: Final[Colour] = (232, 222, 200)
SHADE: Final[Colour] = (208, 196, 170)
GOLD: Final[Colour] = (214, 170, 52)
BRIGHT: Final = 400  # sum of red, green and blue; darker backgrounds get light letters
LINE_LENGTH: Final = 44


def draw_mat(
    canvas: Canvas,
    seen: Observation,
    seat: int,
    x: int,
    y: int,
    colour: Colour,
    spice_colours: tuple[Colour, ...],
) -> None:
    player = seen.players[seat]
    canvas.frame(x, y, WIDTH, HEIGHT, colour, PAPER, 10)
    canvas.box(x + 2, y + 2, WIDTH - 4, 28, colour, corner=8)
    signs = [word for word, holds in (("YOU", seat == seen.viewer), ("FLAG", seat == seen.flag_holder)) if holds]
    ink = INK if sum(colour) > BRIGHT else CREAM
    canvas.write(x + 12, y + 9, f"SEAT {seat}  {'  '.join(signs)}", ink)
    if seen.scores is not None:
        canvas.write(x + WIDTH - 60, y + 9, f"{seen.scores.seats[seat].total:3}", ink)
    _draw_goods(canvas, player, x + 12, y + 38)
    _draw_board(canvas, player, x + 12, y + 86, colour)
    _draw_places(canvas, player, x + 150, y + 86, spice_colours)
    _draw_tiles(canvas, player, x + 12, y + 262)


def _draw_goods(canvas: Canvas, player: PlayerView, x: int, y: int) -> None:
    goods = (
        ("DUCATS", "?" if player.ducats is None else str(player.ducats)),
        ("SHIPS", str(player.ships)),
        ("COLON.", str(player.colonists)),
        ("EXTRA", str(player.extra_actions)),
        ("CARDS", str(player.hand_size)),
    )
    for number, (word, amount) in enumerate(goods):
        middle = x + 26 + number * 52
        canvas.box(middle - 23, y, 46, 40, SHADE if number else GOLD, corner=6)
        canvas.write_centred(middle, y + 14, amount)
        canvas.write_centred(middle, y + 32, word, size=1)


def _draw_board(canvas: Canvas, player: PlayerView, x: int, y: int, colour: Colour) -> None:
    """The development board: a marker in each column."""
    for column, name in enumerate(COLUMNS):
        canvas.write_centred(x + 12 + column * 25, y + 5, name[:2] if name != "colonists" else "CO", size=1)
        for row in range(ROWS):
            top = y + 14 + row * 30
            canvas.box(x + column * 25, top, 23, 27, SHADE, corner=4)
            if player.rows[column] == row:
                canvas.ring(x + column * 25 + 11.5, top + 13.5, 10, INK, colour)


def _draw_places(canvas: Canvas, player: PlayerView, x: int, y: int, spice_colours: tuple[Colour, ...]) -> None:
    """Plantations above, colonies below: a ring for each field, filled with the colour of its sack."""
    for place in range(PLACE_COUNT):
        left, top = x + place % 2 * 62, y + place // 2 * 42 + (4 if place >= FIRST_COLONY else 0)
        laid = player.places[place]
        canvas.box(left, top, 59, 38, SHADE, corner=5)
        if place >= FIRST_COLONY:
            canvas.write_centred(left + 30, top + 31, COLONIES[place - FIRST_COLONY], (110, 96, 70), size=1)
        if laid == EMPTY:
            continue
        fields = field_count(laid)
        accepts = SPICES_IN[accepted_by(laid)]
        sacks = [spice for spice in range(len(SPICES)) for _ in range(count(player.sacks[place], spice))]
        for field in range(fields):
            middle = left + 30 + (field * 2 - fields + 1) * 9.5
            canvas.ring(middle, top + 15, 9, INK, spice_colours[sacks[field]] if field < len(sacks) else CREAM)
        if len(accepts) < len(SPICES):
            for number, spice in enumerate(accepts):
                canvas.box(left + 3, top + 4 + number * 12, 5, 10, spice_colours[spice], corner=2)


def _draw_tiles(canvas: Canvas, player: PlayerView, x: int, y: int) -> None:
    for word, kinds in (("", player.tiles), ("USED: ", player.resting), ("KEPT: ", player.kept)):
        if not kinds:
            continue
        lines = [""]
        for part in (word + ", ".join(TILES[kind] for kind in kinds)).split():
            longer = f"{lines[-1]} {part}".strip()
            if len(longer) <= LINE_LENGTH:
                lines[-1] = longer
            else:
                lines.append(part)
        for line in lines:
            canvas.write(x, y, line, size=1)
            y += 11
        y += 3
