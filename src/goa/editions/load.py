"""Finding and reading editions: those that come with the game, or a file that an owner has corrected."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from goa.editions.bounds import LONGEST_SHOWN, MOST_BYTES
from goa.editions.build import build_edition
from goa.editions.edition_errors import EditionError, EditionReport
from goa.editions.sources import Sources
from goa.editions.text_limits import check_text_limits
from goa.editions.types import Edition

BUILT_IN: Final = ("2004", "2012")


def load_edition(name_or_path: str) -> Edition:
    """The edition of a name such as "2012" or of a file; a known name wins over a file of that name."""
    if name_or_path in BUILT_IN:
        return _built_in(name_or_path)[0]
    return _parse(edition_text(name_or_path), name_or_path)[0]


def load_sources(name_or_path: str) -> Sources:
    """How sure each figure of an edition is."""
    if name_or_path in BUILT_IN:
        return _built_in(name_or_path)[1]
    return _parse(edition_text(name_or_path), name_or_path)[1]


def edition_text(name_or_path: str) -> str:
    """The whole file, to store an edition with its games."""
    if name_or_path in BUILT_IN:
        return files("goa.editions").joinpath(f"{name_or_path}.toml").read_text("utf-8")
    if not _looks_like_a_path(name_or_path):
        expected = f"{' or '.join(BUILT_IN)}, or the path of a .toml file"
        raise EditionError(f'there is no edition "{name_or_path}"; expected {expected}')
    try:
        with Path(name_or_path).open(encoding="utf-8-sig") as file:  # some editors put a mark at the beginning
            return file.read(MOST_BYTES + 1)  # enough to see that it is too long
    except UnicodeDecodeError:
        raise EditionError(f"{name_or_path}: expected a text file in UTF-8, came other bytes") from None
    except OSError as problem:
        raise EditionError(f"{name_or_path}: cannot be read: {problem.strerror}") from None
    except ValueError as problem:
        raise EditionError(f"{name_or_path}: cannot be read: {problem}") from None


def parse_edition(text: str, where: str) -> Edition:
    """The edition in a text from outside, checked against all bounds. `where` names the text in errors."""
    return _parse(text, where)[0]


def parse_stored_edition(text: str, where: str) -> Edition:
    """The edition that games were stored with, which may be older than the bounds; never for a text from outside."""
    return _parse(text, where, is_bounded=False)[0]


def parse_sources(text: str, where: str) -> Sources:
    """How sure each figure of an edition written in a text is."""
    return _parse(text, where)[1]


@cache
def _built_in(name: str) -> tuple[Edition, Sources]:
    return _parse(edition_text(name), f"{name}.toml")


def _looks_like_a_path(text: str) -> bool:
    if text.endswith(".toml") or "/" in text or "\\" in text:
        return True
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # no file can have such a name
        return False


def _parse(text: str, where: str, *, is_bounded: bool = True) -> tuple[Edition, Sources]:
    if is_bounded:
        check_text_limits(text, where)
    report = EditionReport(where, is_bounded=is_bounded)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise EditionError(_explained(str(problem), text, where)) from None
    edition = build_edition(table, report)
    report.raise_errors()
    return edition, Sources(edition.name, tuple(report.figures))


def _explained(problem: str, text: str, where: str) -> str:
    """The parser's complaint with the line that it is about, in words for somebody who does not know TOML."""
    match = re.search(r"^(.*) \(at line (\d+), column \d+\)$", problem)
    if match is None:
        return f"{where}: this is not TOML: {problem}"
    complaint, number = match.group(1), int(match.group(2))
    lines = text.splitlines()
    is_twice = re.match(r"Cannot overwrite|Cannot declare .* twice|Duplicate", complaint) is not None
    # The parser sees a repeated list at its end; the line that a reader looks for is the one with the key.
    while is_twice and number > 1 and not re.match(r"[\w\"\[]", lines[number - 1]):
        number -= 1
    what = "this key or section is there twice" if is_twice else f"this is not TOML: {complaint}"
    return f"{where}: line {number}: {what}: {lines[number - 1].strip()[:LONGEST_SHOWN]}"
