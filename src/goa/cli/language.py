"""The language of the terminal: asked for, set in the environment, or that of the system where we have it."""

import argparse
import os
from typing import Final

from goa.cli.errors import CommandError
from goa.locales import languages

VARIABLE: Final = "GOA_LANGUAGE"
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
DEFAULT: Final = "en"


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(languages())
    parser.add_argument(
        "--language", choices=languages(), help=f"{known} (default: {VARIABLE}, else your system's, else {DEFAULT})"
    )


def chosen_language(asked: str | None) -> str:
    """What was asked for goes before the environment; a system in another language gets English."""
    if asked is not None:
        return asked
    named = os.environ.get(VARIABLE)
    if named:
        if named not in languages():
            raise CommandError(f"{VARIABLE}: expected one of {', '.join(languages())}, came {named}")
        return named
    system = next((os.environ[name] for name in SYSTEM_VARIABLES if os.environ.get(name)), "")
    language = system.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else DEFAULT
