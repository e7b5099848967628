"""Tables of words and figures, before anybody decides whether a terminal or a file shows them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from goa.bots.arena.bootstrap import Interval


@dataclass(frozen=True)
class Sheet:
    """The first column is words, the others are figures unless they are said to be words too."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: tuple[int, ...] = (0,)


def markdown(heading: str, about: str, sheets: Iterable[Sheet]) -> str:
    parts = [f"# {heading}", about]
    for sheet in sheets:
        parts += [f"## {sheet.title}", _markdown_table(sheet)]
        if sheet.note:
            parts.append(sheet.note)
    return "\n\n".join(parts) + "\n"


def _markdown_table(sheet: Sheet) -> str:
    """Filled up with spaces, so that it is a table for those who read the file itself."""
    rows = [sheet.columns, *sheet.rows]
    rows = [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    widths = [max(3, *(len(row[column]) for row in rows)) for column in range(len(sheet.columns))]
    rule = ["-" * width if column in sheet.words else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    lines = [_line(row, widths, sheet.words) for row in rows]
    return "\n".join([lines[0], f"| {' | '.join(rule)} |", *lines[1:]])


def _line(row: Sequence[str], widths: Sequence[int], words: Sequence[int]) -> str:
    cells = [
        cell.ljust(width) if column in words else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths))
    ]
    return f"| {' | '.join(cells)} |"


def show(heading: str, about: str, sheets: Iterable[Sheet], out: Console) -> None:
    out.print(Text(heading, style="bold"))
    out.print(Text(about, style="dim"))
    for sheet in sheets:
        table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
        for column, name in enumerate(sheet.columns):
            table.add_column(Text(name), justify="left" if column in sheet.words else "right", no_wrap=column == 0)
        for row in sheet.rows:
            table.add_row(*map(Text, row))
        out.print()
        out.print(Group(Text(sheet.title, style="bold"), table))
        if sheet.note:
            out.print(Text(sheet.note, style="dim"))


def names_of(bots: Sequence[str]) -> str:
    """Who sits at the table, each name once."""
    counts = Counter(bots)
    return " · ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())


def percent(share: float | None, digits: int = 1) -> str:
    return "–" if share is None else f"{share * 100:.{digits}f} %"


def figure(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def percent_range(interval: Interval) -> str:
    return f"{interval.low * 100:.1f} – {interval.high * 100:.1f} %"


def figure_range(interval: Interval, digits: int = 1) -> str:
    return f"{interval.low:.{digits}f} – {interval.high:.{digits}f}"


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.0f} µs"
