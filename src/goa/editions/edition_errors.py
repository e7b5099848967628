"""Refusals: what is wrong with an edition file, where, what was expected and what came."""

from difflib import get_close_matches

from goa.editions.bounds import LONGEST_SHOWN, LONGEST_WORD, MOST_ERRORS, MOST_LISTED
from goa.editions.sources import Figure


class EditionError(ValueError):
    """An edition that cannot be used; the message lists what is wrong with it, up to MOST_ERRORS."""


class EditionReport:
    """What was found in a file so far: errors, and figures with their sources."""

    def __init__(self, where: str, *, is_bounded: bool) -> None:
        self.where = where
        self.is_bounded = is_bounded  # newly given; what was stored before is read whatever its size
        self.errors: list[str] = []
        self.figures: list[Figure] = []

    def refuse(self, key: str, problem: str) -> None:
        self.errors.append(f"{self.where}: {key}: {problem}" if key else f"{self.where}: {problem}")
        if len(self.errors) == MOST_ERRORS:
            self.errors.append(f"{self.where}: and more, for after {MOST_ERRORS} errors nobody reads on")
            self.raise_errors()

    def raise_errors(self) -> None:
        if self.errors:
            raise EditionError("\n".join(self.errors))


def suggestion(word: str, words: list[str]) -> str:
    """The end of a refusal: the word that was probably meant, else all words where they are few."""
    close = get_close_matches(word.lower(), words, 1, 0.5) if len(word) <= LONGEST_WORD else []
    if close:
        return f'; did you mean "{close[0]}"?'
    return f"; expected one of: {', '.join(words)}" if len(words) <= MOST_LISTED else ""


def described(value: object) -> str:
    """A value as its owner wrote it, with the kind of thing it is where that may surprise; shortened if it is long."""
    text = _described(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + " ..."


def _described(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'the text "{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(_described(each) for each in value[:LONGEST_SHOWN]) + "]"
    if isinstance(value, dict):
        return "a table"
    return str(value)
