"""Where the figures go: into the folder of the run, into a file for a program, and before the eyes of whoever asked."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from goa.cli.arena.report_tables import Sheet, markdown, show
from goa.cli.console import make_console, wants_plain
from goa.cli.files import write_atomically


def publish(args: Namespace, heading: str, about: str, sheets: list[Sheet], figures: dict[str, Any]) -> None:
    plain = json.dumps(figures, indent=2) + "\n"
    page = markdown(heading, about, sheets)
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
        show(heading, about, sheets, make_console(is_plain=False))
