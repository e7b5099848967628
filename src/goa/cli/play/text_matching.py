"""Finds the texts that match a typed line: exactly, by prefix, or by words in order."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

Matcher = Callable[[list[str], list[str]], bool]


def words_and_numbers(text: str) -> list[str]:
    """The words and numbers of a text in lower case: "Bid4" gives "bid" and "4"."""
    return re.findall(r"[^\W\d_]+|\d+", text.casefold())


def is_prefix(typed: str, word: str) -> bool:
    """Whether the word starts with the typed text; numbers must be equal: 1 is no prefix of 10."""
    return typed == word if typed.isdigit() else word.startswith(typed)


def _is_same(typed: list[str], text: list[str]) -> bool:
    return "".join(typed) == "".join(text)


def _begins_word_by_word(typed: list[str], text: list[str]) -> bool:
    return len(typed) <= len(text) and all(map(is_prefix, typed, text))


def _begins_without_spaces(typed: list[str], text: list[str]) -> bool:
    start, whole = "".join(typed), "".join(text)
    cuts_a_number = start[-1].isdigit() and whole[len(start) :][:1].isdigit()
    return whole.startswith(start) and not cuts_a_number


def _follows_in_order(typed: list[str], text: list[str]) -> bool:
    words = iter(text)
    return all(any(is_prefix(part, word) for word in words) for part in typed)


def _begins_and_follows(typed: list[str], text: list[str]) -> bool:
    return is_prefix(typed[0], text[0]) and _follows_in_order(typed, text)


MATCHERS: Final[tuple[Matcher, ...]] = (
    _is_same,
    _begins_word_by_word,
    _begins_without_spaces,
    _begins_and_follows,
    _follows_in_order,
)


def matches(typed: str, texts: Sequence[str]) -> list[int]:
    """The indices of the texts that match best; several if the typed text is ambiguous."""
    wanted = words_and_numbers(typed)
    if not wanted:
        return []
    split = [words_and_numbers(text) for text in texts]
    for fits in MATCHERS:
        found = [number for number, text in enumerate(split) if text and fits(wanted, text)]
        if found:
            return found
    return []


def nearest(typed: str, texts: Sequence[str]) -> str | None:
    """The most similar text, for a misspelt one."""
    small = {text.casefold(): text for text in texts}
    close = get_close_matches(" ".join(words_and_numbers(typed)), list(small), 1)
    return small[close[0]] if close else None
