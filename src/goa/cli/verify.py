"""The command goa verify: replay recorded games and check their results."""

import argparse
import sys
from pathlib import Path
from typing import Final

from goa.cli.errors import EXIT_ERROR, CommandError
from goa.cli.files import RECORD_SUFFIX, edition_source, read_record_file, read_text
from goa.core.state import State
from goa.editions.edition_errors import EditionError
from goa.editions.load import load_edition
from goa.record.commitment import check_commitment
from goa.record.notation import Record, RecordError
from goa.record.replay import verify
from goa.rules.scoring import score

DIFFERENT: Final = 1


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("verify", help="check that recorded games follow the rules and have the right result")
    parser.set_defaults(run=run)
    parser.add_argument("files", nargs="+", metavar="FILE", help=f"a record, usually *{RECORD_SUFFIX}")
    parser.add_argument("--edition", metavar="FILE", help="the edition file it was played with, if not a built-in one")
    parser.add_argument(
        "--commitment", metavar="HASH", help="the commitment that the table showed before the first choice"
    )


def run(args: argparse.Namespace) -> int:
    if args.commitment is not None and len(args.files) > 1:
        raise CommandError("--commitment is the commitment of one game: check its record alone")
    return max(check(Path(file), args.edition, args.commitment) for file in args.files)


def check(path: Path, edition: str | None, noted: str | None = None) -> int:
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
        commitment = check_commitment(text, record)
    except RecordError as difference:
        print(f"DIFFERENT {path}: line {difference.line}")
        print(f"  expected {difference.expected}")
        print(f"  got      {difference.came}")
        return DIFFERENT
    if noted is not None and noted.strip().lower() != commitment:
        print(f"DIFFERENT {path}: the commitment that was shown before the first choice is not that of this record")
        print(f"  expected {noted.strip().lower()}")
        print(f"  got      {commitment or 'a record without a commitment'}")
        return DIFFERENT
    print(f"OK {path}: {result_words(record, state)}")
    for sentence in chance_sentences(record, commitment, is_noted=noted is not None):
        print(f"  {sentence}")
    return 0


def chance_sentences(record: Record, commitment: str, *, is_noted: bool) -> list[str]:
    """What was checked about chance, and what the reader has to compare."""
    sentences = ["All cards and tiles came as the seed of the record decides."]
    if isinstance(record.seed, int):
        sentences.append("Its seed is a number: somebody may have chosen it, or found it by trying.")
    if not commitment:
        sentences.append("The record has no commitment, so the seed may have been chosen or changed after the game.")
    elif is_noted:
        sentences.append("The commitment is the one you noted: the seed was fixed before the first choice.")
    else:
        sentences.append(f"The seed matches the commitment {commitment}.")
        sentences.append("It was fixed before the first choice if the table showed this commitment from the start.")
    return sentences


def result_words(record: Record, state: State) -> str:
    choices = f"{state.choices_made} choice{'' if state.choices_made == 1 else 's'}"
    if not state.is_over:
        return f"{choices}, unfinished, {record.names[state.seat]} to choose"
    scores = score(state)
    points = ", ".join(f"{name} {line.total}" for name, line in zip(record.names, scores.seats, strict=True))
    winners = " and ".join(record.names[seat] for seat in scores.winners)
    return f"{choices}, {points}; {winners} {'win' if len(scores.winners) > 1 else 'wins'}"
