"""The .goa file: a header, a line, and one choice a line with the seat in front; people read it and type it.

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

Blank lines and what follows a # count for nothing. In format 2 the seed is 32 bytes and the rules version is always
named. In format 1 the seed is a number, and a record without a rules version is of the first. core/seeds.py explains
the two kinds of seeds.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from goa.core.choices import BY_TEXT, Choice
from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import SEED_DIGITS, Seed, read_seed, seed_text
from goa.core.state import UNKNOWN_SEED, Options, State
from goa.rules.scoring import score
from goa.rules.setup import FEWEST_SEATS, MOST_SEATS
from goa.rules.version import NEWEST_RULES, OLDEST_RULES

FORMAT_1: Final = "goa 1"
FORMAT_2: Final = "goa 2"
FORMATS: Final = (FORMAT_1, FORMAT_2)
RULES: Final = "rules"
DIVIDER: Final = "---"
OPTION_NAMES: Final = ("quick start", "bonanza", "open money")
DEFAULT_NAMES: Final = ("Red", "Blue", "Green", "Yellow")

EDITION: Final = re.compile(r"(?P<name>\S+) version (?P<version>\d+) digest (?P<digest>[0-9a-f]+)")
FINISHED: Final = re.compile(
    r"seats? (?P<winners>\d(?: and \d)*) wins?, (?P<points>\d+(?: \d+)+), after (?P<count>\d+) choices"
)
UNFINISHED: Final = re.compile(r"unfinished after (?P<count>\d+) choices")


class RecordError(ValueError):
    """A record that cannot be read or does not fit the rules; the message names the line."""

    def __init__(self, line: int, expected: str, came: str) -> None:
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


def write_record(state: State, names: Sequence[str] | None = None) -> str:
    """The game of this state as a text, finished or not."""
    if state.seed == UNKNOWN_SEED:
        raise ValueError("an imagined game has no record: its seed is unknown")
    chosen = tuple(DEFAULT_NAMES[: state.seats] if names is None else names)
    if len(chosen) != state.seats:
        raise ValueError(f"expected {state.seats} names, came {len(chosen)}")
    for name in chosen:
        if name != _without_comment(name) or not name.isprintable() or not name:
            raise ValueError(f"a seat's name is one line without # and outer spaces, not {name!r}")
    lines = [
        FORMAT_2 if isinstance(state.seed, bytes) else FORMAT_1,
        *_rules_lines(state),
        f"edition: {state.edition.name} version {state.edition.version} digest {state.edition.digest}",
        f"options: {', '.join(_option_words(state.options)) or 'none'}",
        f"seed: {seed_text(state.seed)}",
        *(f"seat {seat + 1}: {name}" for seat, name in enumerate(chosen)),
        f"result: {_result_words(state)}",
        DIVIDER,
    ]
    choices: list[str] = []
    past = state.past
    while past is not None:
        choices.append(f"{past.seat + 1} {past.choice.text}")
        past = past.before
    return "\n".join([*lines, *reversed(choices), ""])


def _rules_lines(state: State) -> list[str]:
    """Records of format 1 never named the first rules version, and are still written as they were."""
    is_named = isinstance(state.seed, bytes) or state.rules_version != OLDEST_RULES
    return [f"{RULES}: {state.rules_version}"] if is_named else []


def _option_words(options: Options) -> list[str]:
    chosen = (options.quick_start, options.bonanza, options.open_money)
    return [word for word, on in zip(OPTION_NAMES, chosen) if on]


def _result_words(state: State) -> str:
    if not state.is_over:
        return f"unfinished after {state.choices_made} choices"
    scores = score(state)
    winners = " and ".join(str(seat + 1) for seat in scores.winners)
    verb = f"seat {winners} wins" if len(scores.winners) == 1 else f"seats {winners} win"
    return f"{verb}, {' '.join(str(line.total) for line in scores.seats)}, after {state.choices_made} choices"


def _without_comment(line: str) -> str:
    return line.split("#", 1)[0].strip()


class _Lines:
    """The lines without comments and blank lines, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines = deque(
            (number, kept) for number, line in enumerate(text.splitlines(), 1) if (kept := _without_comment(line))
        )
        self.end = text.count("\n") + 1

    def next(self, expected: str) -> tuple[int, str]:
        if not self.lines:
            raise RecordError(self.end, expected, "the end of the text")
        return self.lines.popleft()

    def begins_with(self, key: str) -> bool:
        """Whether the next line has this key."""
        return bool(self.lines) and self.lines[0][1].partition(":")[0].strip() == key

    def header(self, key: str, expected: str) -> tuple[int, str]:
        number, line = self.next(f'"{key}: {expected}"')
        word, colon, value = line.partition(":")
        if word.strip() != key or not colon:
            raise RecordError(number, f'"{key}: {expected}"', f'"{line}"')
        return number, value.strip()


def read_record(text: str) -> Record:
    """Parse a record, or raise RecordError. Whether the choices fit the rules is checked by replay()."""
    lines = _Lines(text)
    known = f'"{FORMAT_1}" or "{FORMAT_2}"'
    number, written = lines.next(known)
    if written not in FORMATS:
        raise RecordError(number, known, f'"{written}"')
    rules_line, rules_version = _read_rules(lines, number, is_required=written == FORMAT_2)
    edition_line, line = lines.header("edition", "NAME version NUMBER digest HEX")
    edition = EDITION.fullmatch(line)
    if edition is None:
        raise RecordError(edition_line, '"NAME version NUMBER digest HEX"', f'"{line}"')
    options_line, line = lines.header("options", "none, or some of " + ", ".join(OPTION_NAMES))
    options = _read_options(options_line, line, rules_version)
    seed_line, line = lines.header("seed", "NUMBER" if written == FORMAT_1 else "HEX")
    seed = _read_seed(seed_line, line, written)
    names, (number, line) = _read_names(lines)
    where = HeaderLines(rules_line, edition_line, options_line, number)
    result, count = _read_result(number, line, len(names))
    number, line = lines.next(f'"{DIVIDER}"')
    if line != DIVIDER:
        raise RecordError(number, f'"{DIVIDER}"', f'"{line}"')
    moves = tuple(_read_move(number, line, len(names)) for number, line in lines.lines)
    if len(moves) != count:
        raise RecordError(lines.end, f"{count} choices, as the result says", f"{len(moves)}")
    return Record(
        edition["name"], int(edition["version"]), edition["digest"], options, seed, names, result, where, moves
    )


def _read_rules(lines: _Lines, format_line: int, *, is_required: bool) -> tuple[int, int]:
    """The line that names the rules version, and the version; the oldest where no line needs to name one."""
    if not is_required and not lines.begins_with(RULES):
        return format_line, OLDEST_RULES
    number, line = lines.header(RULES, "NUMBER")
    if not re.fullmatch(r"[0-9]{1,6}", line) or not OLDEST_RULES <= int(line) <= NEWEST_RULES:
        raise RecordError(number, f"a rules version from {OLDEST_RULES} to {NEWEST_RULES}", f'"{line}"')
    return number, int(line)


def _read_options(number: int, line: str, rules_version: int) -> Options:
    words = [] if line == "none" else [word.strip() for word in line.split(",")]
    for word in words:
        if word not in OPTION_NAMES:
            raise RecordError(number, "none, or some of " + ", ".join(OPTION_NAMES), f'"{word}"')
    if len(set(words)) < len(words):
        raise RecordError(number, "each option once", f'"{line}"')
    quick_start, bonanza, open_money = (name in words for name in OPTION_NAMES)
    return Options(quick_start, bonanza, open_money, rules_version)


def _read_seed(number: int, line: str, written: str) -> Seed:
    is_bytes = written == FORMAT_2
    expected = f"a seed of {SEED_DIGITS} hexadecimal digits" if is_bytes else f"a seed from 0 to {HIGHEST_SEED}"
    try:
        seed = read_seed(line.lower())
    except ValueError:
        raise RecordError(number, expected, f'"{line}"') from None
    if isinstance(seed, bytes) != is_bytes:
        raise RecordError(number, expected, f'"{line}"')
    return seed


def _read_names(lines: _Lines) -> tuple[tuple[str, ...], tuple[int, str]]:
    """The names of the seats, and the value of the result line that ends them."""
    names: list[str] = []
    while True:
        seat = f"seat {len(names) + 1}"
        expected = f'"{seat}: NAME"' if len(names) < FEWEST_SEATS else f'"{seat}: NAME" or "result: ..."'
        if len(names) == MOST_SEATS:
            expected = '"result: ..."'
        number, line = lines.next(expected)
        word, colon, value = line.partition(":")
        word = " ".join(word.split())
        if colon and word == "result" and len(names) >= FEWEST_SEATS:
            return tuple(names), (number, value.strip())
        if not colon or word != seat or len(names) == MOST_SEATS or not value.strip():
            raise RecordError(number, expected, f'"{line}"')
        names.append(value.strip())


def _read_result(number: int, line: str, seats: int) -> tuple[Result | None, int]:
    """The result, if the game was finished, and how many choices there are."""
    unfinished = UNFINISHED.fullmatch(line)
    if unfinished is not None:
        return None, int(unfinished["count"])
    expected = '"seat N wins, POINTS ..., after N choices" or "unfinished after N choices"'
    finished = FINISHED.fullmatch(line)
    if finished is None:
        raise RecordError(number, expected, f'"{line}"')
    winners = tuple(int(seat) - 1 for seat in finished["winners"].split(" and "))
    points = tuple(int(total) for total in finished["points"].split())
    if len(points) != seats:
        raise RecordError(number, f"points for {seats} seats", f"{len(points)}")
    if not all(0 <= seat < seats for seat in winners):
        raise RecordError(number, f"winners among seats 1 to {seats}", f'"{line}"')
    return Result(winners, points), int(finished["count"])


def _read_move(number: int, line: str, seats: int) -> Move:
    seat, _, text = line.partition(" ")
    if not re.fullmatch(r"[0-9]", seat) or not 1 <= int(seat) <= seats:
        raise RecordError(number, f"a seat from 1 to {seats} and a choice", f'"{line}"')
    choice = BY_TEXT.get(" ".join(text.lower().split()))
    if choice is None:
        raise RecordError(number, "a choice of the catalogue", f'"{text.strip()}"')
    return Move(int(seat) - 1, choice, number)
