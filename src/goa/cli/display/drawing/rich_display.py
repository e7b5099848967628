"""The display that draws with Rich: a full screen for each question, fitted to the terminal."""

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
from goa.cli.display.drawing.screen_layout import compose_screen
from goa.cli.display.drawing.side_panel import draw_news, draw_supplies
from goa.cli.display.drawing.symbols import seat_letter, short_spice, spice_letters
from goa.cli.display.snapshot import Snapshot
from goa.editions.vocabulary import COLUMNS, SPICES
from goa.locales import say

CLEAR_WITH_SCROLLBACK: Final = "\x1b[H\x1b[2J\x1b[3J"
WIDEST_TEXT: Final = 100


class RichDisplay:
    """Draws colours, boxes and columns."""

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

    def say_on_one_line(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def refuse(self, text: str) -> None:
        self._print(Text.assemble(("✗ ", "bold red"), text))

    def show_rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for left, right in rows:
            table.add_row(left, right)
        self._print(Text(title, "bold underline"))
        self._print(Padding(table, (0, 0, 0, 1)))

    def ask(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        self.console.clear()
        for part in compose_screen(snapshot, notes, self.console):
            self.console.print(part)

    def show_table(self, snapshot: Snapshot) -> None:
        for part in self._whole_table(snapshot):
            self.console.print(part)

    def show_mat(self, snapshot: Snapshot, seat: int) -> None:
        self.console.print(draw_mat(snapshot, seat, self.console.width))

    def show_log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        for line in draw_news(lines, names):
            self._print(line)

    def watch(self, snapshot: Snapshot, latest: Sequence[str]) -> None:
        self.ask(snapshot, [snapshot.say("terminal.watching")])

    def show_result(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        self.console.clear()
        self.show_log([*snapshot.news, *notes], snapshot.names)
        self.console.print(Rule(style="dim"))
        self.console.print(draw_scores(snapshot))
        self.console.print()
        self.say(snapshot.winner_text)

    def hide(self) -> None:
        self.console.file.write(CLEAR_WITH_SCROLLBACK)
        self.console.file.flush()

    def _whole_table(self, snapshot: Snapshot) -> Iterator[RenderableType]:
        width = self.console.width
        yield draw_header(snapshot, width)
        yield from draw_grid(snapshot, has_grid_lines=True)
        yield from draw_supplies(snapshot)
        yield Rule(style="dim")
        yield draw_players(snapshot, width)
        for seat in range(len(snapshot.names)):
            yield Rule(style="dim")
            yield draw_mat(snapshot, seat, width)

    def _print(self, part: RenderableType) -> None:
        self.console.print(part, width=min(self.console.width, WIDEST_TEXT))
