"""Composes the screen of a question: the layout with the most detail that fits the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from goa.cli.display.drawing.choice_columns import draw_choices
from goa.cli.display.drawing.grid_panel import WIDTH as GRID_WIDTH
from goa.cli.display.drawing.grid_panel import draw_grid
from goa.cli.display.drawing.header_line import draw_header
from goa.cli.display.drawing.mat_panel import draw_mat, mat_heading, tiles_and_cards
from goa.cli.display.drawing.players_panel import draw_players
from goa.cli.display.drawing.side_panel import draw_news, draw_supplies
from goa.cli.display.question_lines import is_about_lot, lot_help
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import SpaceChoice
from goa.core.state import NOBODY
from goa.views.situation import MARKERS

NARROWEST_PANEL: Final = 26
GAP: Final = 2
FEWEST_TO_ANNOUNCE: Final = 4


@dataclass(frozen=True)
class Layout:
    """How much detail is shown."""

    has_blank_lines: bool = False  # blank lines between the parts
    has_grid_lines: bool = False  # lines between the rows of the grid
    is_brief: bool = False  # only the rows of the development board that hold markers
    is_terse: bool = False  # no lines between the parts, no explanations
    has_players: bool = True
    fewest_news: int = 4
    prompt_lines: int = 3  # the prompt, and room for a refusal


LAYOUTS: Final = (
    Layout(has_blank_lines=True, has_grid_lines=True),
    Layout(has_grid_lines=True),
    Layout(),
    Layout(is_brief=True),
    Layout(is_brief=True, fewest_news=3, prompt_lines=1),
    Layout(is_brief=True, has_players=False, fewest_news=3, prompt_lines=1),
    Layout(is_brief=True, is_terse=True, has_players=False, fewest_news=2, prompt_lines=1),
    Layout(is_brief=True, is_terse=True, has_players=False, fewest_news=1, prompt_lines=1),
)


def compose_screen(snapshot: Snapshot, notes: Sequence[str], console: Console) -> list[RenderableType]:
    """The first layout that fits; if none does, the briefest one, which scrolls."""
    parts: list[RenderableType] = []
    for layout in LAYOUTS:
        room = console.height - layout.prompt_lines
        above = _above(snapshot, console, layout)
        below = _below(snapshot, notes, console, layout)
        left = room - _height(console, [*above, *below])
        news = [] if _has_panel(snapshot, console) else _news(snapshot, console, layout, left)
        parts = [*above, *news, *below]
        if len(news) <= left:  # every news item is one line
            break
    return parts


def _shows_grid(snapshot: Snapshot) -> bool:
    if snapshot.viewer == NOBODY or snapshot.phase == MARKERS or is_about_lot(snapshot):
        return True
    return any(isinstance(each, SpaceChoice) for each in snapshot.observation.offered)


def _has_panel(snapshot: Snapshot, console: Console) -> bool:
    return _shows_grid(snapshot) and console.width >= GRID_WIDTH + GAP + NARROWEST_PANEL


def _above(snapshot: Snapshot, console: Console, layout: Layout) -> list[RenderableType]:
    gap: list[RenderableType] = [""] if layout.has_blank_lines else []
    parts: list[RenderableType] = [draw_header(snapshot, console.width), *gap]
    if _shows_grid(snapshot):
        grid = draw_grid(snapshot, has_grid_lines=layout.has_grid_lines)
        if _has_panel(snapshot, console):
            grid = _beside(grid, _panel(snapshot, console, len(grid)))
        parts += grid
    else:
        parts.append(draw_mat(snapshot, snapshot.viewer, console.width, is_brief=layout.is_brief))
    if layout.has_players:
        parts += [*gap, draw_players(snapshot, console.width)]
    if _shows_grid(snapshot) and snapshot.viewer != NOBODY:
        parts += [] if layout.has_players else [mat_heading(snapshot, snapshot.viewer)]
        parts += tiles_and_cards(snapshot, snapshot.viewer)
    return parts


def _below(snapshot: Snapshot, notes: Sequence[str], console: Console, layout: Layout) -> list[RenderableType]:
    lines: list[RenderableType] = [Text(f"• {note}", "italic") for note in notes]
    if snapshot.question:
        about = [] if layout.is_terse else [Text(words, "italic") for words in (lot_help(snapshot),) if words]
        lines += [Text(snapshot.question, "bold"), *about, *draw_choices(snapshot, console.width)]
    return [*_rule(layout), *lines] if lines else []


def _rule(layout: Layout) -> list[Rule]:
    return [] if layout.is_terse else [Rule(style="dim")]


def _panel(snapshot: Snapshot, console: Console, height: int) -> list[Text]:
    """The panel beside the grid: supplies and the latest events."""
    width = console.width - GRID_WIDTH - GAP
    lines: list[Text] = []
    for part in draw_supplies(snapshot):
        lines += part.wrap(console, width)
    lines.append(Text())
    return [*lines, *_latest(snapshot, console, width, height - len(lines))]


def _news(snapshot: Snapshot, console: Console, layout: Layout, room: int) -> list[RenderableType]:
    if not snapshot.news:
        return []
    rule = _rule(layout)
    return [*rule, *_latest(snapshot, console, console.width, max(room - len(rule), layout.fewest_news))]


def _latest(snapshot: Snapshot, console: Console, width: int, room: int) -> list[Text]:
    """The end of the news, with a hint if lines were left out."""
    lines: list[Text] = []
    for line in draw_news(snapshot.news, snapshot.names):
        wrapped = line.wrap(console, width - 2)
        lines += [Text("  " if number else "· ").append_text(each) for number, each in enumerate(wrapped)]
    if len(lines) <= room:
        return lines
    if room < FEWEST_TO_ANNOUNCE:
        return lines[len(lines) - room :]
    hint = snapshot.say("terminal.more_news") if snapshot.question else "..."
    return [Text(hint, "dim"), *lines[len(lines) - room + 1 :]]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    lines = []
    for number, line in enumerate(left):
        line.append(" " * (GRID_WIDTH + GAP - len(line)))
        lines.append(line.append_text(right[number]) if number < len(right) else line)
    return lines


def _height(console: Console, parts: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(part)) for part in parts)
