"""The script goa: a command a module, errors in one sentence, and a quiet end."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import goa.core.engine
from goa.bots.players.registry import BotError
from goa.cli import bots, games, replay, serve, simulate, verify
from goa.cli.arena import arena_command, league_command
from goa.cli.edition import edition_command
from goa.cli.errors import EXIT_ERROR, CommandError
from goa.cli.play import play_command
from goa.editions.report import EditionError
from goa.record.notation import RecordError
from goa.rules.refusals import IllegalChoice

COMMANDS: Final = (
    play_command,
    serve,
    games,
    replay,
    verify,
    simulate,
    bots,
    arena_command,
    league_command,
    edition_command,
)
INTERRUPTED: Final = 130  # what shells call a command that Ctrl-C ended
CLOSED_PIPE: Final = 141

OVERVIEW: Final = """\
Goa: auctions, spices and colonies, for two to four merchants.

  goa play                 play in this terminal, you against three bots
  goa play --players 2     a smaller table; goa play --help has all there is
  goa serve                tables in the browser, for people here and elsewhere
  goa games check          play all games of a server again; export and import them
  goa replay FILE          look at a position of a game that was written down
  goa verify FILE          play a written game again and say whether it is true
  goa simulate             many games at once, and what they bring
  goa bots                 who can be invited to the table
  goa arena A B            bots against each other, and what that proves
  goa league A B C         all bots among each other, and a table with Elo
  goa edition show 2012    what is printed in the box

goa COMMAND --help tells more about each. In a game, type "help".
"""


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain once more when it closes the stream at its own end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except (CommandError, BotError, EditionError, RecordError, IllegalChoice) as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_ERROR
    except OSError as problem:
        print(f"{problem.filename or 'goa'}: {problem.strerror or problem}", file=sys.stderr)
        return EXIT_ERROR


def _run(argv: Sequence[str] | None) -> int:
    args = make_parser().parse_args(argv)
    if args.command is None:
        print(OVERVIEW, end="")
        return 0
    code: int = args.run(args)
    sys.stdout.flush()  # a closed pipe shows here, where it is caught
    return code


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("goa", description="The board game Goa. Without a command: an overview.")
    parser.add_argument("--version", action="version", version=version_words())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for module in COMMANDS:
        module.register(commands)
    return parser


def version_words() -> str:
    """Which goa this is, and whether its rules run compiled."""
    try:
        number = version("goa")
    except PackageNotFoundError:
        number = "from its source tree"
    is_compiled = str(goa.core.engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return f"goa {number}, {'compiled' if is_compiled else 'interpreted'}"
