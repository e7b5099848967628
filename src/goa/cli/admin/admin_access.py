"""What the commands of goa admin share: whose changes they make, the game they name, and how they print rows."""

import argparse
import getpass
from collections.abc import Sequence
from typing import Any, Final

from goa.cli.errors import CommandError
from goa.cli.serve import server_module

NOTICED: Final = "Running servers notice this within a few seconds."


def actor_of(args: argparse.Namespace) -> str:
    """The name for the audit log."""
    return args.actor or getpass.getuser()


def administration(store: Any, args: argparse.Namespace) -> Any:
    """The changes that the person who runs the command makes."""
    return server_module("store.upkeep.administration").Administration(store, actor_of(args))


async def require_game(store: Any, id: str) -> None:
    if not await store.has_game(id):
        raise CommandError(f"there is no game {id}")


def print_rows(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
