"""The command goa verify: replay recorded games and check their results."""

import argparse
import sys
from pathlib import Path
from typing import Final

from goa.cli.errors import EXIT_ERROR, CommandError
from goa.cli.files import RECORD_SUFFIX, edition_source, read_record_file, read_text
from goa.core.state import State
from goa.editions.load import load_edition
from goa.editions.report import EditionError
from goa.record.notation import Record, RecordError
from goa.record.promise import check_promise
from goa.record.replay import verify
from goa.rules.scoring import score

DIFFERENT: Final = 1


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("verify", help="check that recorded games follow the rules and have the right result")
    parser.set_defaults(run=run)
    parser.add_argument("files", nargs="+", metavar="FILE", help=f"a record, usually *{RECORD_SUFFIX}")
    parser.add_argument("--edition", metavar="FILE", help="the edition file it was played with, if not a built-in one")


def run(args: argparse.Namespace) -> int:
    return max(check(Path(file), args.edition) for file in args.files)


def check(path: Path, edition: str | None) -> int:
    """Print OK or the first difference; returns the exit code for this file."""
    try:
        text = read_text(path)
        record = read_record_file(path)
        printed = load_edition(edition_source(record, path, edition))
    except (CommandError, EditionError) as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_ERROR
    try:
        state = verify(record, printed)
        is_promised = check_promise(text, record)
    except RecordError as difference:
        print(f"DIFFERENT {path}: line {difference.line}")
        print(f"  expected {difference.expected}")
        print(f"  got      {difference.came}")
        return DIFFERENT
    kept = "; the seed matches the commitment made before the first choice" if is_promised else ""
    print(f"OK {path}: {result_words(record, state)}{kept}")
    return 0


def result_words(record: Record, state: State) -> str:
    choices = f"{state.choices_made} choice{'' if state.choices_made == 1 else 's'}"
    if not state.is_over:
        return f"{choices}, unfinished, {record.names[state.seat]} to choose"
    scores = score(state)
    points = ", ".join(f"{name} {line.total}" for name, line in zip(record.names, scores.seats, strict=True))
    winners = " and ".join(record.names[seat] for seat in scores.winners)
    return f"{choices}, {points}; {winners} {'win' if len(scores.winners) > 1 else 'wins'}"
