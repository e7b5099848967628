"""The .goa file: a header, a divider, and one choice a line with the seat in front. People can read and type it.

    goa 2
    rules: 2
    edition: 2004 version 1 digest 0123456789abcdef
    options: quick start, open money
    seed: 5f0c1d9be0a2c7f4133d8b6a9e42f07c88a1b3d4e5f60718293a4b5c6d7e8f90
    seat 1: Anna
    seat 2: Bert
    result: seat 2 wins, 38 45, after 243 choices
    ---
    1 flag north c
    2 mark c1

Blank lines, and everything after a #, are ignored. In format 2 the seed is 32 bytes and the rules version is always
named. In format 1 the seed is a number, and a record without a rules version is of the first. core/seeds.py explains
the two kinds of seeds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from goa.core.choices import Choice
from goa.core.seeds import Seed
from goa.core.state import Options

FORMAT_1: Final = "goa 1"
FORMAT_2: Final = "goa 2"
FORMATS: Final = (FORMAT_1, FORMAT_2)
RULES: Final = "rules"
DIVIDER: Final = "---"
OPTION_NAMES: Final = ("quick start", "bonanza", "open money")
LONGEST_SHOWN: Final = 300  # letters of a line that an error repeats


class RecordError(ValueError):
    """A record that cannot be read or does not fit the rules; the message names the line."""

    def __init__(self, line: int, expected: str, came: str) -> None:
        if len(came) > LONGEST_SHOWN:
            came = f'{came[:LONGEST_SHOWN]}…"'
        super().__init__(f"line {line}: expected {expected}, came {came}")
        self.line = line
        self.expected = expected
        self.came = came


@dataclass(frozen=True)
class Result:
    """Winners and points by seat."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """A choice, who made it, and the line it stands on."""

    seat: int
    choice: Choice
    line: int


@dataclass(frozen=True)
class HeaderLines:
    """Line numbers of the header, for messages."""

    rules: int  # the first line if no line names the version
    edition: int
    options: int
    result: int


@dataclass(frozen=True)
class Record:
    """A whole game: edition, options, seed, and every choice."""

    edition: str
    version: int
    digest: str
    options: Options
    seed: Seed
    names: tuple[str, ...]
    result: Result | None
    lines: HeaderLines
    moves: tuple[Move, ...]


def without_comment(line: str) -> str:
    return line.split("#", 1)[0].strip()
