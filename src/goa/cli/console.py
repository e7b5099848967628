"""Standard output as a terminal, a pipe, or a page for a screen reader."""

import os
import sys
from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 100
SIGNS: Final = "│○●▸✓·–"  # if these cannot be written, nothing is drawn


def wants_plain(*, asked: bool) -> bool:
    """Whether to write lines of words only: by wish, into a pipe, or where nothing can be drawn."""
    return asked or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb" or not _can_write_signs()


def _can_write_signs() -> bool:
    try:
        SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def make_console(*, is_plain: bool, no_color: bool = False) -> Console:
    """Rich itself heeds NO_COLOR; a pipe gets a width in which tables are not squeezed."""
    out = Console(
        color_system=None if is_plain else "auto",
        no_color=True if no_color else None,
        force_terminal=False if is_plain else None,
        highlight=False,
        markup=False,
        emoji=False,
    )
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        out.width = PIPE_WIDTH
    return out
