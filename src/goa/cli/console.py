"""Rich consoles for terminals, pipes and screen readers."""

import os
import sys
from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 100
SIGNS: Final = "│○●▸✓·–"  # if the output's encoding lacks these, the output is plain text


def wants_plain(*, asked: bool) -> bool:
    """Whether to write plain lines: by option, into a pipe, or where the terminal cannot draw."""
    return asked or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb" or not _can_write_signs()


def _can_write_signs() -> bool:
    try:
        SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def make_console(*, is_plain: bool, no_color: bool = False) -> Console:
    """A console; Rich itself handles NO_COLOR, and a pipe gets a width that fits the tables."""
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
