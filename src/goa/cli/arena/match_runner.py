"""Plays the matches of a run that are not in its folder yet, with the chosen executor."""

import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from goa.bots.arena.lineup import Match
from goa.bots.arena.matches import GameSetup
from goa.bots.arena.results import Failed, Result
from goa.cli.arena.live_progress import LiveProgress, Scoreboard
from goa.cli.arena.local_executor import play_locally
from goa.cli.arena.ray_executor import play_on_ray
from goa.cli.arena.run_folder import FAILED, RunFolder, keep_record
from goa.cli.errors import CommandError
from goa.core.state import NOBODY

MOST_REPORTED: Final = 10
EXECUTORS: Final = {"local": play_locally, "ray": play_on_ray}


def play_all(
    args: Namespace, configuration: dict[str, Any], labels: Sequence[str], matches: Sequence[Match], table: GameSetup
) -> list[Result]:
    """All results in order, including those that were in the folder already."""
    folder = None if args.out is None else RunFolder(Path(args.out))
    there = {} if folder is None else prepare(folder, configuration, args)
    results = {match.number: there[match.number] for match in matches if match.number in there}
    missing = [match for match in matches if match.number not in results]
    if results:
        print_status(f"{args.out} already contains {len(results)} of {len(matches)} games.")
    board = Scoreboard(labels)
    for result in results.values():
        board.count(result)
    failures = FailureReporter(None if folder is None else folder.path / FAILED)
    began = perf_counter()
    try:
        with ExitStack() as stack:
            if folder is not None:
                stack.enter_context(folder)
            live = stack.enter_context(LiveProgress(len(missing), board))
            for result in stack.enter_context(closing(EXECUTORS[args.executor](missing, table, args.jobs))):
                if folder is not None:
                    folder.write(result)
                results[result.match.number] = result
                live.count(result)
                failures.maybe_report(result)
    except KeyboardInterrupt:
        print_status(_interrupted(len(results), len(matches), args.out))
        raise
    if missing:
        seconds = perf_counter() - began
        print_status(f"{len(missing)} games in {seconds:.1f} s, {len(missing) / seconds:.1f} a second.")
    return [results[number] for number in sorted(results)]


def prepare(folder: RunFolder, configuration: dict[str, Any], args: Namespace) -> dict[int, Result]:
    """Check the folder; returns the games that it already contains."""
    if args.resume and not folder.has_run:
        raise CommandError(f"{folder.path}: there is no run to continue")
    if args.fresh:
        folder.clear()
    folder.check_configuration(configuration)
    return folder.read()


class FailureReporter:
    """Prints failed games as they happen, the first one with its traceback, and saves their records."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.told = 0

    def maybe_report(self, result: Result) -> None:
        if not isinstance(result, Failed):
            return
        if self.folder is None:
            self.folder = Path(tempfile.mkdtemp(prefix="goa-arena-"))
        record = keep_record(self.folder, result)
        self.told += 1
        if self.told <= MOST_REPORTED:
            print_status(failure_words(result) + (f"\n  the game up to there: {record}" if record else ""))
            if result.trace and self.told == 1:
                print_status("  " + result.trace.rstrip().replace("\n", "\n  "))
        elif self.told == MOST_REPORTED + 1:
            print_status("... and more; the report lists them all")


def failure_words(failure: Failed) -> str:
    game = f"game {failure.match.number}, seed {failure.match.seed}"
    if failure.seat == NOBODY:
        return f"{game}, {' '.join(failure.match.bots)}: {failure.problem}"
    return f"{game}: seat {failure.seat + 1}, {failure.bot}, at choice {failure.choice} {failure.problem}"


def print_status(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _interrupted(done: int, wanted: int, out: str | None) -> str:
    if out is None:
        return f"Interrupted after {done} of {wanted} games. They are not saved; use --out to save them."
    return f"Interrupted: {done} of {wanted} games are in {out}. Run the same command to continue."
