"""The arguments that goa arena and goa league share, and the checks of their values."""

import argparse
from typing import Any, Final

import goa
from goa.bots.arena.matches import GameSetup
from goa.bots.players.registry import BotError, make_bot
from goa.cli.arena.match_runner import EXECUTORS
from goa.cli.arguments import DEFAULT_EDITION, DEFAULT_PLAYERS, add_table_arguments, seed_number
from goa.cli.errors import CommandError
from goa.core.dice import HIGHEST_SEED
from goa.editions.load import edition_text, load_edition
from goa.rules.game import new_game

DEFAULT_GAMES: Final = 400
FORMAT: Final = 1  # of the folder of a run


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument(
        "--games",
        type=_positive,
        default=DEFAULT_GAMES,
        metavar="N",
        help=f"minimum number of games (default {DEFAULT_GAMES})",
    )
    parser.add_argument(
        "--seed", type=seed_number, default=0, help="seed of the first game; the next games use the next seeds"
    )
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="number of processes (default 1)")
    parser.add_argument("--out", metavar="DIR", help="folder for games and reports; continues an interrupted run")
    parser.add_argument("--json", metavar="FILE", help='write the figures as JSON; "-" prints them instead of tables')
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--resume", action="store_true", help="continue the run in the folder; refuse if there is none")
    kept.add_argument("--fresh", action="store_true", help="delete the run in the folder")
    parser.add_argument(
        "--executor",
        choices=tuple(EXECUTORS),
        default="local",
        help="where the games are played; ray needs the extra goa[ray]",
    )


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {text}")
    return int(text)


def players_of(args: argparse.Namespace) -> int:
    players: int = args.players or DEFAULT_PLAYERS
    return players


def check_bots(names: list[str]) -> None:
    """Refuse unknown bots before the first game."""
    for name in names:
        try:
            make_bot(name, 0)
        except BotError as problem:
            raise CommandError(str(problem)) from None


def table_of(args: argparse.Namespace) -> GameSetup:
    source = args.edition or DEFAULT_EDITION
    edition = load_edition(source)
    try:
        new_game(edition, players=players_of(args), quick_start=args.quick_start, bonanza=args.bonanza)
    except ValueError as problem:
        raise CommandError(str(problem)) from None
    if args.seed + args.games > HIGHEST_SEED:
        raise CommandError(f"expected seeds up to {HIGHEST_SEED}, got higher ones")
    return GameSetup(edition_text(source), source, args.quick_start, args.bonanza)


def configuration_of(args: argparse.Namespace, bots: list[str]) -> dict[str, Any]:
    """Everything that decides which games are played, but not how many or on which executor."""
    edition = load_edition(args.edition or DEFAULT_EDITION)
    return {
        "format": FORMAT,
        "command": args.command,
        "bots": bots,
        "players": players_of(args),
        "edition": edition.name,
        "digest": edition.digest,
        "quick_start": args.quick_start,
        "bonanza": args.bonanza,
        "seed": args.seed,
        "goa": goa.__version__,
    }
