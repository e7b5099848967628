"""The command goa league: rank bots by Elo from games among all of them."""

import argparse
from collections.abc import Iterator
from typing import Final

from goa.bots.arena.league import LeagueReport, games_a_round, league_matches, league_report
from goa.cli.arena.arena_tables import failure_table, timing_table
from goa.cli.arena.match_runner import play_all, print_status
from goa.cli.arena.report_tables import ReportTable, figure, figure_range, percent, percent_range, publish
from goa.cli.arena.run_arguments import add_run_arguments, check_bots, configuration_of, players_of, table_of
from goa.cli.errors import CommandError

GAMES_FAILED: Final = 1
FEWEST_BOTS: Final = 2
ABOUT_ELO: Final = (
    "Elo: fitted to all placings by maximum likelihood (Plackett-Luce), with a mean of 1500; 400 points more mean odds"
    " of ten to one. The intervals come from resampling the seeds (bootstrap)."
)


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("league", help="rank bots by Elo")
    parser.set_defaults(run=run, command="league")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="the bots (goa bots lists them)")
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    if len(args.bots) < FEWEST_BOTS or len(set(args.bots)) < len(args.bots):
        raise CommandError(f"expected at least {FEWEST_BOTS} bots with different names, got {' '.join(args.bots)}")
    check_bots(args.bots)
    table = table_of(args)
    matches = list(league_matches(args.bots, players_of(args), args.seed, args.games))
    if len(matches) > args.games:
        a_round = games_a_round(len(args.bots), players_of(args))
        print_status(
            f"Playing {len(matches)} games, because a round in which all bots play equally often has {a_round}."
        )
    configuration = configuration_of(args, args.bots)
    report = league_report(configuration, args.bots, play_all(args, configuration, args.bots, matches, table))
    about = f"{report.games} games from seed {args.seed}, {players_of(args)} seats, edition {configuration['edition']}."
    publish(args, "League", about, list(league_tables(report)), report.to_plain())
    return GAMES_FAILED if report.failures else 0


def league_tables(report: LeagueReport) -> Iterator[ReportTable]:
    if report.games:
        yield _table(report)
        yield _ahead(report)
        yield timing_table([bot.standing for bot in report.ranked])
    if report.failures:
        yield failure_table(report.failures)


def _table(report: LeagueReport) -> ReportTable:
    rows = tuple(
        (
            bot.standing.label,
            f"{bot.bound} {figure(bot.elo.value, 0)}".lstrip(),
            "–" if bot.bound else figure_range(bot.elo, 0),
            percent(bot.standing.win_share.value),
            percent_range(bot.standing.win_share),
            figure(bot.standing.points.value),
            figure_range(bot.standing.points),
            f"{bot.standing.seats:,}",
        )
        for bot in report.ranked
    )
    columns = ("bot", "Elo", "95 %", "win share", "95 %", "points", "95 %", "games")
    return ReportTable("Table", columns, rows, ABOUT_ELO)


def _ahead(report: LeagueReport) -> ReportTable:
    labels = [bot.standing.label for bot in report.ranked]
    rows = tuple(
        (one, *("" if one == two else percent(report.ahead[one].get(two), 0) for two in labels)) for one in labels
    )
    return ReportTable("How often the row's bot was placed ahead of the column's bot", ("", *labels), rows)
