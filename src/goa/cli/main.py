"""The entry point goa: parses arguments, runs the command, and prints errors in one sentence."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

import goa.core.engine
from goa.bots.players.registry import BotError
from goa.cli.errors import EXIT_ERROR, CommandError
from goa.editions.edition_errors import EditionError
from goa.record.notation import RecordError
from goa.rules.refusals import IllegalChoice

# In the order of goa --help. Only the module of the command that is run is imported: the terminal, for example, needs
# much that a server does not.
COMMANDS: Final = {
    "play": "goa.cli.play.play_command",
    "serve": "goa.cli.serve",
    "games": "goa.cli.games",
    "admin": "goa.cli.admin.admin_command",
    "database": "goa.cli.database",
    "replay": "goa.cli.replay",
    "verify": "goa.cli.verify",
    "simulate": "goa.cli.simulate",
    "bots": "goa.cli.bots",
    "arena": "goa.cli.arena.arena_command",
    "league": "goa.cli.arena.league_command",
    "edition": "goa.cli.edition.edition_command",
}
INTERRUPTED: Final = 130  # the exit status that shells use for Ctrl-C
CLOSED_PIPE: Final = 141  # and for SIGPIPE

OVERVIEW: Final = """\
Goa: auctions, spices and colonies, for two to four merchants.

  goa play                 play in this terminal, you against three bots
  goa play --players 2     with fewer players; all options: goa play --help
  goa play --server LINK   sit down at a table of a server
  goa serve                start the server for playing in the browser
  goa games check          replay all games of a server; also export and import
  goa admin list           list the tables of a server; also close, delete, mute, ban
  goa database status      upgrade, downgrade, back up and restore its database
  goa replay FILE          show a position of a recorded game
  goa verify FILE          check that a recorded game follows the rules
  goa simulate             play many games and show statistics
  goa bots                 list the available bots
  goa arena A B            compare bots, with confidence intervals
  goa league A B C         rank bots by Elo
  goa edition show 2012    show what is printed in the box

For more, type: goa COMMAND --help. During a game, type: help
"""


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Otherwise Python reports the error again when it closes the stream at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except (CommandError, BotError, EditionError, RecordError, IllegalChoice) as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_ERROR
    except OSError as problem:
        print(f"{problem.filename or 'goa'}: {problem.strerror or problem}", file=sys.stderr)
        return EXIT_ERROR


def _run(argv: Sequence[str] | None) -> int:
    words = sys.argv[1:] if argv is None else argv
    named = [word for word in words[:1] if word in COMMANDS]
    args = make_parser(named or COMMANDS).parse_args(words)
    if args.command is None:
        print(OVERVIEW, end="")
        return 0
    code: int = args.run(args)
    sys.stdout.flush()  # raises BrokenPipeError here, where it is caught
    return code


def make_parser(names: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of these commands."""
    parser = argparse.ArgumentParser("goa", description="The board game Goa. Without a command: print an overview.")
    parser.add_argument("--version", action="version", version=version_words())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in names:
        import_module(COMMANDS[name]).register(commands)
    return parser


def version_words() -> str:
    """The version, and whether the rules are compiled."""
    is_compiled = str(goa.core.engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return f"goa {goa.__version__}, {'compiled' if is_compiled else 'interpreted'}"
