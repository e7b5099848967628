"""The command goa arena: compare bots on the same seeds in all seat rotations."""

import argparse
from pathlib import Path
from typing import Final

from goa.bots.arena.lineup import duplicate_matches, line_up, rotations
from goa.bots.arena.report import Report, make_report
from goa.cli.arena.arena_tables import arena_tables
from goa.cli.arena.match_runner import play_all, print_status
from goa.cli.arena.report_plot import maybe_plot
from goa.cli.arena.report_tables import line_up_text, publish
from goa.cli.arena.run_arguments import add_run_arguments, check_bots, configuration_of, players_of, table_of
from goa.cli.errors import CommandError

GAMES_FAILED: Final = 1


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("arena", help="compare bots, with confidence intervals")
    parser.set_defaults(run=run, command="arena")
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="the bots (goa bots lists them); the last one fills the remaining seats",
    )
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    try:
        entered = line_up(args.bots, players_of(args))
    except ValueError as problem:
        raise CommandError(str(problem)) from None
    check_bots(list(entered.bots))
    table = table_of(args)
    matches = list(duplicate_matches(entered, args.seed, args.games))
    configuration = configuration_of(args, [entered.labels[entrant] for entrant in entered.chairs])
    if len(matches) > args.games:
        a_seed = len(rotations(entered.chairs))
        print_status(f"Playing {len(matches)} games, because each seed is played in {a_seed} rotations.")
    report = make_report(configuration, entered, play_all(args, configuration, entered.labels, matches, table))
    publish(
        args, line_up_text(configuration["bots"]), about_text(report), list(arena_tables(report)), report.to_plain()
    )
    if args.out is not None:
        maybe_plot(report, Path(args.out) / "plot.png")
    return GAMES_FAILED if report.failures else 0


def about_text(report: Report) -> str:
    agreed = report.configuration
    variants = [word for word, key in (("quick start", "quick_start"), ("Bonanza", "bonanza")) if agreed[key]]
    words = f"{report.games} games: {report.seeds} seeds from {agreed['seed']}"
    words += " in all rotations" if report.games > report.seeds else ""
    words += f", {agreed['players']} seats, " + " with ".join([f"edition {agreed['edition']}", *variants]) + "."
    if report.left_out:
        words += f" {report.left_out} games are left out because a rotation of their seed is missing."
    return words
