"""Reads a .goa file. Errors name the line, what was expected and what came."""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from goa.core.choices import BY_TEXT
from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import SEED_DIGITS, Seed, read_seed
from goa.core.state import Options
from goa.record.notation import (
    DIVIDER,
    FORMAT_1,
    FORMAT_2,
    FORMATS,
    OPTION_NAMES,
    RULES,
    HeaderLines,
    Move,
    Record,
    RecordError,
    Result,
    without_comment,
)
from goa.rules.setup import FEWEST_SEATS, MOST_SEATS
from goa.rules.version import NEWEST_RULES, OLDEST_RULES

EDITION: Final = re.compile(r"(?P<name>\S+) version (?P<version>\d+) digest (?P<digest>[0-9a-f]+)")
FINISHED: Final = re.compile(
    r"seats? (?P<winners>\d(?: and \d)*) wins?, (?P<points>\d+(?: \d+)+), after (?P<count>\d+) choices"
)
UNFINISHED: Final = re.compile(r"unfinished after (?P<count>\d+) choices")


class _Lines:
    """The lines without comments and blank lines, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines = deque(
            (number, kept) for number, line in enumerate(text.splitlines(), 1) if (kept := without_comment(line))
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
