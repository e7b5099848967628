"""The screen of a question: what matters for it first, and as much of the rest as the terminal holds."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from goa.cli.drawing.grid import WIDTH as GRID_WIDTH
from goa.cli.drawing.grid import draw_grid
from goa.cli.drawing.header import draw_header
from goa.cli.drawing.mat import belongings, draw_mat
from goa.cli.drawing.news import draw_news
from goa.cli.drawing.options import draw_options
from goa.cli.drawing.players import draw_players
from goa.cli.drawing.supplies import draw_supplies
from goa.cli.scene import AUCTIONS, MARKERS, Scene
from goa.core.choices import OfSpace

NARROWEST_PANEL: Final = 26
FEWEST_NEWS: Final = 3
PROMPT_LINES: Final = 1
GAP: Final = 2


def compose(scene: Scene, notes: Sequence[str], console: Console) -> list[RenderableType]:
    """The first layout that fits; the plainest one scrolls."""
    room = console.height - PROMPT_LINES
    parts: list[RenderableType] = []
    for is_tall, has_players in ((True, True), (False, True), (False, False)):
        above = _above(scene, console, is_tall=is_tall, has_players=has_players)
        below = _below(scene, notes, console)
        left = room - _height(console, [*above, *below])
        news = [] if _has_panel(scene, console) else _news(scene, console, max(left - 1, FEWEST_NEWS))
        parts = [*above, *news, *below]
        if _height(console, parts) <= room:
            break
    return parts


def _shows_grid(scene: Scene) -> bool:
    return scene.phase in (MARKERS, AUCTIONS) or any(isinstance(each, OfSpace) for each in scene.observation.offered)


def _has_panel(scene: Scene, console: Console) -> bool:
    return _shows_grid(scene) and console.width >= GRID_WIDTH + GAP + NARROWEST_PANEL


def _above(scene: Scene, console: Console, *, is_tall: bool, has_players: bool) -> list[RenderableType]:
    parts: list[RenderableType] = [draw_header(scene, console.width)]
    if _shows_grid(scene):
        grid = draw_grid(scene, is_tall=is_tall)
        if _has_panel(scene, console):
            grid = _beside(grid, _panel(scene, console, len(grid)))
        parts += grid
    else:
        parts.append(draw_mat(scene, scene.viewer, console.width))
    if has_players:
        parts += [draw_players(scene, console.width)]
    if _shows_grid(scene):
        parts += belongings(scene, scene.viewer)
    return parts


def _below(scene: Scene, notes: Sequence[str], console: Console) -> list[RenderableType]:
    return [
        Rule(style="dim"),
        *[Text(f"• {note}", "italic") for note in notes],
        Text(scene.question, "bold"),
        *draw_options(scene, console.width),
    ]


def _panel(scene: Scene, console: Console, height: int) -> list[Text]:
    """What lies beside the grid: supplies, and what happened last."""
    width = console.width - GRID_WIDTH - GAP
    lines: list[Text] = []
    for part in draw_supplies(scene):
        lines += part.wrap(console, width)
    lines.append(Text())
    return [*lines, *_latest(scene, console, width, height - len(lines))]


def _news(scene: Scene, console: Console, lines: int) -> list[RenderableType]:
    return [Rule(style="dim"), *_latest(scene, console, console.width, lines)] if scene.news else []


def _latest(scene: Scene, console: Console, width: int, room: int) -> list[Text]:
    """The end of the news; what had to be left out is said."""
    lines: list[Text] = []
    for line in draw_news(scene.news, scene.names):
        wrapped = line.wrap(console, width - 2)
        lines += [Text("  " if number else "· ").append_text(each) for number, each in enumerate(wrapped)]
    if len(lines) <= room:
        return lines
    return [Text("... more: type log", "dim"), *lines[len(lines) - room + 1 :]]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    lines = []
    for number, line in enumerate(left):
        line.append(" " * (GRID_WIDTH + GAP - len(line)))
        lines.append(line.append_text(right[number]) if number < len(right) else line)
    return lines


def _height(console: Console, parts: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(part)) for part in parts)
