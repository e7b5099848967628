"""Marks of games in which somebody may know what comes, or whose figures are not the printed ones."""

from typing import Literal

from goa.editions.load import BUILT_IN, load_edition
from goa.locales import say

Mark = Literal["imported", "custom_edition", "known_seed"]


def marks_of(edition_digest: str, *, is_imported: bool, has_known_seed: bool) -> tuple[Mark, ...]:
    """A game with a printed edition and a seed that nobody knows has none."""
    marks: list[Mark] = []
    if is_imported:
        marks.append("imported")
    if edition_digest not in {load_edition(name).digest for name in BUILT_IN}:
        marks.append("custom_edition")
    if has_known_seed:
        marks.append("known_seed")
    return tuple(marks)


def mark_words(mark: Mark, language: str) -> str:
    """The words of a mark, such as "imported record"."""
    return say(f"mark.{mark}", language)


def mark_sentence(mark: Mark, language: str) -> str:
    """What the mark means."""
    return say(f"mark.{mark}_help", language)
