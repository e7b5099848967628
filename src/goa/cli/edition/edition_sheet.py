"""An edition as tables for the terminal: board, tiles, cards and other figures."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from goa.cli.edition.edition_words import FIGURES, effect_in_words, tile_in_words, value_in_words
from goa.editions.kinds import ANY_SPICE, PLANTATION, TILE_ROWS
from goa.editions.sources import MEANINGS, SOURCES, Figure, Sources
from goa.editions.types import Edition
from goa.editions.vocabulary import (
    COLONIES,
    COLUMNS,
    EFFECTS,
    EXPEDITION,
    ROWS,
    SIZES,
    SPICES,
    SYMBOLS,
    TILES,
)

LETTERS = ("B", "R", "P", "D", "?")  # one letter for each source; B stands for "box"
STYLES = ("bold magenta", "green", "cyan", "yellow", "red")
SPICES_ON_A_LINE = 2
COLONISTS = (1, 2, 3)
PARTS = ("A", "B")
GAP = 4


def source_label(source: str, text: str) -> Text:
    return Text(text, STYLES[SOURCES.index(source)])


class SideBySide:
    """Two parts next to each other, or below each other in a narrow terminal."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = [Measurement.get(console, options, part).maximum for part in (self.left, self.right)]
        if sum(widths) + GAP > options.max_width:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(self.left, self.right)
        yield grid


class EditionSheet:
    """Builds the tables of one edition, with or without the source of each figure."""

    def __init__(self, edition: Edition, sources: Sources, *, with_sources: bool, is_plain: bool) -> None:
        self.edition = edition
        self.sources = sources
        self.with_sources = with_sources
        self.is_plain = is_plain
        self.figures = {figure.key: figure for figure in sources.figures}

    def parts(self) -> Iterator[RenderableType]:
        yield self.heading()
        if self.with_sources:
            yield self.legend()
        yield self.board()
        yield self.tiles()
        yield self.cards()
        yield SideBySide(self.symbols(), self.colonies())
        set_up, play, switches, scoring = [self.named_figures(title, lines) for title, lines in FIGURES]
        yield SideBySide(set_up, scoring)
        yield SideBySide(play, Group(switches, self.bonanza()) if self.edition.bonanza else switches)

    def heading(self) -> Text:
        edition = self.edition
        about = f"edition {edition.name}, version {edition.version}, digest {edition.digest}"
        return Text.assemble((edition.title, "bold"), "\n", (about, "dim"), "\n")

    def legend(self) -> Group:
        table = self.table("", "source", "figures", "meaning")
        table.columns[2].justify = "right"
        for source, letter, meaning in zip(SOURCES, LETTERS, MEANINGS, strict=True):
            count = self.sources.count(source)
            if count:
                table.add_row(source_label(source, letter), source_label(source, source), str(count), meaning)
        return self.titled("How sure we are", table)

    def board(self) -> Group:
        table = self.table("row", *COLUMNS)
        for row in range(1, ROWS + 1):
            cells = []
            for column, name in enumerate(COLUMNS):
                figure = self.figures[f"board.{name}.row {row}"]
                draw, _, hold = figure.value.partition("/")
                text = f"draw {draw}, hold {hold}" if column == EXPEDITION else draw
                cells.append(self.marked(figure, text, "bold"))
            table.add_row(Text(str(row), "bold"), *cells)
            if row < ROWS:
                steps = [self.step(f"board.{name}.step {row} to {row + 1}") for name in COLUMNS]
                table.add_row(Text(f"to {row + 1}", "dim"), *steps, end_section=True)
        return self.titled("Development board", table)

    def step(self, key: str) -> Text:
        """The spices of a step, two per line because the columns are narrow."""
        figure = self.figures[key]
        spices = figure.value.split()
        lines = [" ".join(spices[at : at + SPICES_ON_A_LINE]) for at in range(0, len(spices), SPICES_ON_A_LINE)]
        return self.marked(figure, "\n".join(lines), "dim")

    def tiles(self) -> Group:
        table = self.table("tile", *PARTS, "what it does")
        left = {kind for part in self.edition.tiles for kind in part}
        for size, word in enumerate(SIZES):
            kinds = range(size * len(SPICES), (size + 1) * len(SPICES))
            alike = {self.copies(part, kinds[0]) == self.copies(part, kind) for part in PARTS for kind in kinds}
            # If the plantations of a size have equal counts, one line stands for all five.
            if alike == {True} and left.issuperset(kinds):
                self.add_tile(table, f"{word} plantation, each spice", kinds[0])
                left.difference_update(kinds)
        for kind in sorted(left):
            row = TILE_ROWS[kind]
            is_named_by_spice = row.group == PLANTATION and row.accepts != ANY_SPICE
            self.add_tile(table, f"{row.word} plantation" if is_named_by_spice else row.word, kind)
        table.add_section()
        sums = [Text(str(len(part)), "bold") for part in self.edition.tiles]
        table.add_row(Text("sum", "bold"), *sums, f"of which {self.edition.tiles_put_back} are put back")
        return self.titled("Tiles", table)

    def add_tile(self, table: Table, name: str, kind: int) -> None:
        copies = [self.copies(part, kind) for part in PARTS]
        cells = [self.marked(figure, figure.value) if figure.value else Text("-", "dim") for figure in copies]
        table.add_row(name, *cells, self.goods(f"tile_gains.{TILES[kind]}", tile_in_words(self.edition, kind)))

    def copies(self, part: str, kind: int) -> Figure:
        """How often a tile is printed; the key is left empty, so that kinds can be compared."""
        figure = self.figures.get(f"tiles.{part}.{TILES[kind]}")
        return Figure("", figure.value, figure.sources) if figure else Figure("", "", ())

    def cards(self) -> Group:
        """Effects as rows, colonists as columns, and the symbols of the matching cards in each cell."""
        headings = [f"{number} colonist{'s' if number > 1 else ''}" for number in COLONISTS]
        table = self.table("effect", "in words", *headings)
        for effect, name in enumerate(EFFECTS):
            cells = [Text() for _ in COLONISTS]
            copies = [card for card in self.edition.cards if card.effect == effect]
            for number, card in enumerate(copies, 1):
                cell = cells[card.colonists - 1]
                cell.append("\n" if cell else "")
                cell.append_text(
                    self.marked(self.figures[f"expedition_cards.{name}, copy {number}"], SYMBOLS[card.symbol])
                )
            if copies:
                words = self.goods(f"card_gains.{name}", effect_in_words(self.edition, effect))
                table.add_row(name, words, *cells)
        return self.titled(f"Expedition cards ({len(self.edition.cards)})", table)

    def symbols(self) -> Group:
        table = self.table("symbol", "cards", *[f"with {number}" for number in COLONISTS])
        for symbol, name in enumerate(SYMBOLS):
            colonists = [card.colonists for card in self.edition.cards if card.symbol == symbol]
            if colonists:
                table.add_row(name, str(len(colonists)), *[str(colonists.count(number)) for number in COLONISTS])
        return self.titled("Symbols on them", table)

    def colonies(self) -> Group:
        table = self.table("colony", "needs", "fields", "tiles", "accepts")
        for name, pairs in zip(COLONIES, self.edition.colony_pairs, strict=True):
            cells = [self.marked_key(f"colonies.{name}.{key}") for key in ("needs", "fields", "tiles")]
            keys = [f"tile {number}" for number in range(1, len(pairs) + 1)] or ["accepts"]
            figures = [self.figures[f"colonies.{name}.{key}"] for key in keys]
            accepts = [self.marked(figure, figure.value.replace(" or ", "/")) for figure in figures]
            table.add_row(name.capitalize(), *cells, Text("\n").join(accepts))
        return self.titled("Colonies", table)

    def bonanza(self) -> Group:
        table = self.table()
        for number in range(1, len(self.edition.bonanza) + 1):
            table.add_row(self.marked_key(f"bonanza.tile {number}"))
        return self.titled("Bonanza tiles, one under each corner", table)

    def named_figures(self, title: str, lines: tuple[tuple[str, str], ...]) -> Group:
        table = self.table()
        for key, words in lines:
            if key in self.figures:
                figure = self.figures[key]
                table.add_row(words, self.marked(figure, value_in_words(figure)))
        return self.titled(title, table)

    def table(self, *headings: str) -> Table:
        """An empty table in the style of the sheet; no header row without headings."""
        style = None if self.is_plain else box.SIMPLE_HEAD
        table = Table(*headings, box=style, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.show_header = bool(headings)
        return table

    def titled(self, title: str, table: Table) -> Group:
        return Group(Text(title.upper() if self.is_plain else title, "bold"), table, "")

    def goods(self, key: str, words: str) -> Text:
        """What a tile or card does, marked with the source if the edition lists it as a figure."""
        return self.marked(self.figures[key], words) if key in self.figures else Text(words)

    def marked_key(self, key: str) -> Text:
        return self.marked(self.figures[key], self.figures[key].value)

    def marked(self, figure: Figure, text: str, style: str = "") -> Text:
        """A figure; with sources, followed by their letters in the colour of the least sure source."""
        if not self.with_sources:
            return Text(text, style)
        numbers = [SOURCES.index(source) for source in figure.sources]
        return Text(f"{text} {''.join(LETTERS[number] for number in numbers)}", STYLES[max(numbers)])
