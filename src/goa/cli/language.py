"""Choosing the language of the terminal: by option, by GOA_LANGUAGE, or by the system's settings."""

import argparse
import os
from typing import Final

from goa.cli.errors import CommandError
from goa.locales import languages

VARIABLE: Final = "GOA_LANGUAGE"
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set wins
DEFAULT: Final = "en"


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(languages())
    parser.add_argument(
        "--language", choices=languages(), help=f"{known} (default: {VARIABLE}, else your system's, else {DEFAULT})"
    )


def chosen_language(asked: str | None) -> str:
    """The option first, then the variable, then the system's language; otherwise English."""
    if asked is not None:
        return asked
    named = os.environ.get(VARIABLE)
    if named:
        if named not in languages():
            raise CommandError(f"{VARIABLE}: expected one of {', '.join(languages())}, got {named}")
        return named
    system = next((os.environ[name] for name in SYSTEM_VARIABLES if os.environ.get(name)), "")
    language = system.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else DEFAULT
