"""Refusals: what is wrong with an edition file, where, what was expected and what came."""

from difflib import get_close_matches

from goa.editions.sources import Figure


class EditionError(ValueError):
    """An edition that cannot be used; the message lists everything that is wrong with it."""


class Report:
    """What was found in a file so far: errors, and figures with their sources."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.errors: list[str] = []
        self.figures: list[Figure] = []

    def refuse(self, key: str, problem: str) -> None:
        self.errors.append(f"{self.where}: {key}: {problem}" if key else f"{self.where}: {problem}")

    def raise_errors(self) -> None:
        if self.errors:
            raise EditionError("\n".join(self.errors))


def suggestion(word: str, words: list[str]) -> str:
    """The end of a refusal: the word that was probably meant, else all words where they are few."""
    close = get_close_matches(word.lower(), words, 1, 0.5)
    if close:
        return f'; did you mean "{close[0]}"?'
    return f"; expected one of: {', '.join(words)}" if len(words) <= 12 else ""


def described(value: object) -> str:
    """A value as its owner wrote it, with the kind of thing it is where that may surprise."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'the text "{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(described(each) for each in value) + "]"
    if isinstance(value, dict):
        return "a table"
    return str(value)
