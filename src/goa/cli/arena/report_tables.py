"""The tables of a report, printed to the terminal or written as Markdown and JSON."""

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from goa.bots.arena.bootstrap import Interval
from goa.cli.console import make_console, wants_plain
from goa.cli.files import write_atomically


@dataclass(frozen=True)
class ReportTable:
    """Columns listed in `words` are text, aligned left; the others are figures, aligned right."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: tuple[int, ...] = (0,)


def publish(args: Namespace, heading: str, about: str, tables: list[ReportTable], figures: dict[str, Any]) -> None:
    """Write the report into the folder of the run and the file of --json, and print it."""
    plain = json.dumps(figures, indent=2) + "\n"
    page = _markdown(heading, about, tables)
    if args.out is not None:
        write_atomically(Path(args.out) / "report.json", plain)
        write_atomically(Path(args.out) / "report.md", page)
    if args.json == "-":
        print(plain, end="")
        return
    if args.json is not None:
        write_atomically(Path(args.json), plain)
    if wants_plain(asked=False):
        print(page, end="")
    else:
        _print_tables(heading, about, tables, make_console(is_plain=False))


def _markdown(heading: str, about: str, tables: Iterable[ReportTable]) -> str:
    parts = [f"# {heading}", about]
    for table in tables:
        parts += [f"## {table.title}", _markdown_table(table)]
        if table.note:
            parts.append(table.note)
    return "\n\n".join(parts) + "\n"


def _markdown_table(table: ReportTable) -> str:
    """Padded with spaces, so that the source reads as a table too."""
    rows = [table.columns, *table.rows]
    rows = [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    widths = [max(3, *(len(row[column]) for row in rows)) for column in range(len(table.columns))]
    rule = ["-" * width if column in table.words else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    lines = [_line(row, widths, table.words) for row in rows]
    return "\n".join([lines[0], f"| {' | '.join(rule)} |", *lines[1:]])


def _line(row: Sequence[str], widths: Sequence[int], words: Sequence[int]) -> str:
    cells = [
        cell.ljust(width) if column in words else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths))
    ]
    return f"| {' | '.join(cells)} |"


def _print_tables(heading: str, about: str, tables: Iterable[ReportTable], out: Console) -> None:
    out.print(Text(heading, style="bold"))
    out.print(Text(about, style="dim"))
    for table in tables:
        drawn = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
        for column, name in enumerate(table.columns):
            drawn.add_column(Text(name), justify="left" if column in table.words else "right", no_wrap=column == 0)
        for row in table.rows:
            drawn.add_row(*map(Text, row))
        out.print()
        out.print(Group(Text(table.title, style="bold"), drawn))
        if table.note:
            out.print(Text(table.note, style="dim"))


def line_up_text(bots: Sequence[str]) -> str:
    """The bots at the table, with a count for those in several seats."""
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
