"""Every rule id of docs/rules has a test for each edition it applies to."""

import re
from pathlib import Path

from tests.rulebook import EDITIONS, rules_of_the_pages

# Chapters of the two editions, with the last of their rules. A rule of a new card or tile gets the next number.
CHAPTERS = {"SET": 9, "RND": 4, "MRK": 3, "AUC": 7, "ACT": 10, "XTR": 3, "EXP": 4, "TIL": 23, "SCO": 8}


def _tested() -> dict[str, set[str]]:
    """The ids and editions that @rule(...) names in the test files."""
    tested: dict[str, set[str]] = {}
    for file in Path(__file__).parent.rglob("test_*.py"):
        for call in re.finditer(
            r"^@rule\(([^)]*?)(?:,\s*editions=\(([^)]*)\))?,?\s*\)$", file.read_text("utf-8"), re.MULTILINE
        ):
            editions = set(re.findall(r"\d{4}", call[2])) if call[2] else set(EDITIONS)
            for id in re.findall(r"[A-Z]{3}-\d+", call[1]):
                tested.setdefault(id, set()).update(editions)
    return tested


def test_the_pages_hold_every_chapter_without_gaps() -> None:
    numbers: dict[str, list[int]] = {}
    for id in rules_of_the_pages():
        chapter, _, number = id.partition("-")
        numbers.setdefault(chapter, []).append(int(number))
    assert numbers.keys() == CHAPTERS.keys()
    for chapter, last in CHAPTERS.items():
        assert sorted(numbers[chapter]) == list(range(1, max(last, *numbers[chapter]) + 1)), chapter


def test_every_rule_is_tested_in_every_edition_it_applies_to() -> None:
    tested = _tested()
    missing = [
        f"{id} in {edition}"
        for id, editions in rules_of_the_pages().items()
        for edition in editions
        if edition not in tested.get(id, set())
    ]
    assert not missing
