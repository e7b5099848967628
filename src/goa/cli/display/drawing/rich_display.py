"""The drawn display: each question is a screen of its own, cut to the size of the terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.grid_panel import draw_grid
from goa.cli.display.drawing.header_line import draw_header
from goa.cli.display.drawing.mat_panel import draw_mat
from goa.cli.display.drawing.players_panel import draw_players
from goa.cli.display.drawing.score_panel import draw_scores
from goa.cli.display.drawing.screen_layout import compose
from goa.cli.display.drawing.side_panel import draw_news
from goa.cli.display.drawing.supplies import draw_supplies
from goa.cli.display.drawing.symbols import seat_letter, short_spice, spice_letters
from goa.cli.display.snapshot import Scene
from goa.editions.names import COLUMNS, SPICES
from goa.locales import say

CLEAR_WITH_SCROLLBACK: Final = "\x1b[H\x1b[2J\x1b[3J"
WIDEST_TEXT: Final = 100


class DrawnDisplay:
    """Rich does the drawing."""

    prompt = "▸ "

    def __init__(self, console: Console, language: str = "en") -> None:
        self.console = console
        self.language = language

    @property
    def legend(self) -> tuple[tuple[str, str], ...]:
        letters = [seat_letter(seat, self.language) for seat in range(3)]
        signs = [spice_letters(spice, self.language) for spice in range(len(SPICES))]
        of = say("terminal.drawn.of", self.language, cards=2, limit=3)
        ship = say("terminal.short.ship", self.language)
        return (
            (f"⚑1{letters[0]} 2{letters[1]} ▸3{letters[2]}", say("terminal.legend.markers", self.language)),
            (f"{short_spice(1, self.language)} ○○", say("terminal.legend.plantation", self.language)),
            (" ".join(signs), say("terminal.legend.sacks", self.language, spices=SPICES)),
            (f"{signs[0]}{signs[1]}+2", say("terminal.legend.cost", self.language, spices=SPICES[:2])),
            (of, say("terminal.legend.expedition", self.language)),
            (say("terminal.heading.rows", self.language), say("terminal.legend.rows", self.language, columns=COLUMNS)),
            (f"({ship})", say("terminal.legend.used", self.language)),
        )

    def say(self, text: str) -> None:
        self._print(Text(text))

    def tell_where(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def refuse(self, text: str) -> None:
        self._print(Text.assemble(("✗ ", "bold red"), text))

    def rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for left, right in rows:
            table.add_row(left, right)
        self._print(Text(title, "bold underline"))
        self._print(Padding(table, (0, 0, 0, 1)))

    def ask(self, scene: Scene, notes: Sequence[str]) -> None:
        self.console.clear()
        for part in compose(scene, notes, self.console):
            self.console.print(part)

    def table(self, scene: Scene) -> None:
        for part in self._whole_table(scene):
            self.console.print(part)

    def mat(self, scene: Scene, seat: int) -> None:
        self.console.print(draw_mat(scene, seat, self.console.width))

    def log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        for line in draw_news(lines, names):
            self._print(line)

    def watch(self, scene: Scene, latest: Sequence[str]) -> None:
        self.ask(scene, [scene.say("terminal.watching")])

    def finish(self, scene: Scene, notes: Sequence[str]) -> None:
        self.console.clear()
        self.log([*scene.news, *notes], scene.names)
        self.console.print(Rule(style="dim"))
        self.console.print(draw_scores(scene))
        self.console.print()
        self.say(scene.verdict)

    def hide(self) -> None:
        self.console.file.write(CLEAR_WITH_SCROLLBACK)
        self.console.file.flush()

    def _whole_table(self, scene: Scene) -> Iterator[RenderableType]:
        width = self.console.width
        yield draw_header(scene, width)
        yield from draw_grid(scene, is_tall=True)
        yield from draw_supplies(scene)
        yield Rule(style="dim")
        yield draw_players(scene, width)
        for seat in range(len(scene.names)):
            yield Rule(style="dim")
            yield draw_mat(scene, seat, width)

    def _print(self, part: RenderableType) -> None:
        self.console.print(part, width=min(self.console.width, WIDEST_TEXT))
