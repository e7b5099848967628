"""The command goa edition: show an edition, how sure each figure is, and check a corrected copy."""

import argparse
from pathlib import Path

from rich.table import Table
from rich.text import Text

from goa.cli.console import make_console
from goa.cli.edition.edition_sheet import EditionSheet, source_label
from goa.editions.edition_errors import EditionError
from goa.editions.load import BUILT_IN, edition_text, load_edition, load_sources
from goa.editions.sources import SOURCES, differences


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "edition", help="show, copy and check editions: what is printed, and how sure we are of it"
    )
    parser.set_defaults(run=run)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    verbs.add_parser("list", help="list the built-in editions")

    verb = verbs.add_parser("show", help="show everything that is printed in an edition")
    verb.add_argument("edition", help=f"{', '.join(BUILT_IN)} or the path of an edition file")
    verb.add_argument("--sources", action="store_true", help="mark each figure with its source")
    verb.add_argument("--plain", action="store_true", help="plain text, without colours and lines")

    verb = verbs.add_parser("check", help="check a corrected file and list its differences from the built-in edition")
    verb.add_argument("file")
    verb.add_argument(
        "--against", metavar="EDITION", help="compare with this edition instead of the one with the same name"
    )

    verb = verbs.add_parser("copy", help="copy an edition to a file that you can correct")
    verb.add_argument("edition", help=f"{', '.join(BUILT_IN)} or the path of an edition file")
    verb.add_argument("file")


def run(args: argparse.Namespace) -> int:
    if args.verb == "list":
        list_editions()
    elif args.verb == "show":
        show(args.edition, with_sources=args.sources, is_plain=args.plain)
    elif args.verb == "check":
        check(args.file, args.against)
    else:
        copy(args.edition, args.file)
    return 0


def list_editions() -> None:
    """One line for each built-in edition, with the number of figures from each source."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("edition", "title", "version"):
        table.add_column(heading, header_style="bold")
    for source in SOURCES[1:]:
        table.add_column(source_label(source, source), justify="right")
    for name in BUILT_IN:
        edition, sources = load_edition(name), load_sources(name)
        counts = [str(sources.count(source)) for source in SOURCES[1:]]
        table.add_row(name, edition.title, str(edition.version), *counts)
    make_console(is_plain=False).print(table)


def show(name_or_path: str, *, with_sources: bool, is_plain: bool) -> None:
    sheet = EditionSheet(
        load_edition(name_or_path), load_sources(name_or_path), with_sources=with_sources, is_plain=is_plain
    )
    out = make_console(is_plain=is_plain)
    for part in sheet.parts():
        out.print(part)


def check(path: str, against: str | None) -> None:
    """Confirm that the file is a valid edition and list the changed figures."""
    edition, sources = load_edition(path), load_sources(path)
    out = make_console(is_plain=False)
    out.print(Text.assemble(("OK ", "bold green"), f"{path}: {edition.title}"), soft_wrap=True)
    out.print(f"name {edition.name}, version {edition.version}, digest {edition.digest}")
    other = against or edition.name
    if against is None and other not in BUILT_IN:
        out.print(f'No built-in edition is called "{other}"; compare with one: --against {BUILT_IN[-1]}')
        return
    changes = differences(sources, load_sources(other))
    if not changes:
        out.print(f"All figures are the same as in {other}.")
        return
    out.print(f"{len(changes)} figure{'s differ' if len(changes) > 1 else ' differs'} from {other}:\n")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("figure", "here", other):
        table.add_column(heading, header_style="bold")
    for key, mine, theirs in changes:
        table.add_row(key, Text(mine or "-", "bold"), theirs or "-")
    out.print(table)


def copy(name_or_path: str, file: str) -> None:
    load_edition(name_or_path)  # refuses to copy a file with errors
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(edition_text(name_or_path))
    except FileExistsError:
        raise EditionError(f"{file} already exists and is not overwritten") from None
    except OSError as problem:
        raise EditionError(f"{file}: cannot be written: {problem.strerror}") from None
    print(f"{file} is a copy of {name_or_path}. Correct it, then: goa edition check {file}")
