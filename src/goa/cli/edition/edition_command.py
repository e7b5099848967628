"""The command goa edition: look at what is printed, how sure each figure is, and correct it from your own box."""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from goa.cli.edition.edition_sheet import EditionSheet, source_label
from goa.editions.load import BUILT_IN, edition_text, load_edition, load_sources
from goa.editions.report import EditionError
from goa.editions.sources import SOURCES, differences

PIPE_WIDTH = 100
EXIT_ERROR = 2


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("edition", help="what is printed in each edition, and how sure we are of it")
    parser.set_defaults(run=run)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    verbs.add_parser("list", help="the editions that come with the game")

    verb = verbs.add_parser("show", help="everything that is printed in an edition")
    verb.add_argument("edition", help=f"{', '.join(BUILT_IN)} or the path of an edition file")
    verb.add_argument("--sources", action="store_true", help="mark each figure with how sure we are of it")
    verb.add_argument("--plain", action="store_true", help="neither colours nor lines, only letters and spaces")

    verb = verbs.add_parser("check", help="read a corrected file and say what differs from the built-in edition")
    verb.add_argument("file")
    verb.add_argument("--against", metavar="EDITION", help="compare with this edition, not with that of the same name")

    verb = verbs.add_parser("copy", help="write a copy of an edition, to be corrected")
    verb.add_argument("edition", help=f"{', '.join(BUILT_IN)} or the path of an edition file")
    verb.add_argument("file")


def run(args: argparse.Namespace) -> int:
    try:
        if args.verb == "list":
            list_editions()
        elif args.verb == "show":
            show(args.edition, with_sources=args.sources, is_plain=args.plain)
        elif args.verb == "check":
            check(args.file, args.against)
        else:
            copy(args.edition, args.file)
    except EditionError as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_ERROR
    return 0


def list_editions() -> None:
    """One line for each built-in edition, with how many of its figures come from where."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("edition", "title", "version"):
        table.add_column(heading, header_style="bold")
    for source in SOURCES[1:]:
        table.add_column(source_label(source, source), justify="right")
    for name in BUILT_IN:
        edition, sources = load_edition(name), load_sources(name)
        counts = [str(sources.count(source)) for source in SOURCES[1:]]
        table.add_row(name, edition.title, str(edition.version), *counts)
    console().print(table)


def show(name_or_path: str, *, with_sources: bool, is_plain: bool) -> None:
    sheet = EditionSheet(
        load_edition(name_or_path), load_sources(name_or_path), with_sources=with_sources, is_plain=is_plain
    )
    out = console(is_plain=is_plain)
    for part in sheet.parts():
        out.print(part)


def check(path: str, against: str | None) -> None:
    """Say that the file can be played with, and list what its owner changed."""
    edition, sources = load_edition(path), load_sources(path)
    out = console()
    out.print(Text.assemble(("OK ", "bold green"), f"{path}: {edition.title}"), soft_wrap=True)
    out.print(f"name {edition.name}, version {edition.version}, digest {edition.digest}")
    other = against or edition.name
    if against is None and other not in BUILT_IN:
        out.print(f'No built-in edition is called "{other}"; --against {BUILT_IN[-1]} would compare it with that one.')
        return
    changes = differences(sources, load_sources(other))
    if not changes:
        out.print(f"All figures are those of {other}.")
        return
    out.print(f"{len(changes)} figure{'s differ' if len(changes) > 1 else ' differs'} from {other}:\n")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("figure", "here", other):
        table.add_column(heading, header_style="bold")
    for key, mine, theirs in changes:
        table.add_row(key, Text(mine or "-", "bold"), theirs or "-")
    out.print(table)


def copy(name_or_path: str, file: str) -> None:
    load_edition(name_or_path)  # a copy of a faulty file would be of no use
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(edition_text(name_or_path))
    except FileExistsError:
        raise EditionError(f"{file} is there already and is not overwritten") from None
    except OSError as problem:
        raise EditionError(f"{file}: cannot be written: {problem.strerror}") from None
    print(f"{file} is a copy of {name_or_path}. Correct it, then: goa edition check {file}")


def console(*, is_plain: bool = False) -> Console:
    """Standard output; a pipe gets a width in which the tables are not squeezed."""
    out = Console(color_system=None if is_plain else "auto", highlight=False, markup=False, emoji=False)
    if not out.is_terminal and "COLUMNS" not in os.environ:
        out.width = PIPE_WIDTH
    return out
