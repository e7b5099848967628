"""The rules in other languages: the same rules, headings, tables and figures as in English."""

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from goa.locales import languages

PAGES = Path(__file__).parents[2] / "docs" / "rules"
NAMES = sorted(page.name for page in PAGES.glob("*.md"))
OTHERS = [language for language in languages() if language != "en"]
HEADING = re.compile(r"^(#+) (?:([A-Z]{3}-\d+) )?(.*)$")
# 2er-Plantage is a name, not a figure.
FIGURE = re.compile(r"[A-Z]{3}-\d+|\d+(?!er-)")


def text_of(language: str, name: str) -> str:
    return (PAGES / ("" if language == "en" else language) / name).read_text("utf-8")


def headings(text: str) -> list[tuple[str, str | None]]:
    """Level and id of every heading."""
    found = [HEADING.match(line) for line in text.splitlines()]
    return [(each[1], each[2]) for each in found if each]


def sections(text: str) -> list[str]:
    """What stands under each heading, the heading included."""
    return re.split(r"^(?=#+ )", text, flags=re.MULTILINE)[1:]


def tables(text: str) -> list[list[int]]:
    """The number of cells in every row of every table."""
    rows = groupby(text.splitlines(), lambda line: line.startswith("|"))
    return [[line.count("|") for line in lines] for is_table, lines in rows if is_table]


def figures(section: str) -> Counter[str]:
    """Every number and rule id, the names of files aside."""
    return Counter(FIGURE.findall(re.sub(r"\[[^\]]*\]\([^)]*\)", "", section)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_there(language: str) -> None:
    assert sorted(page.name for page in (PAGES / language).glob("*.md")) == NAMES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_the_same_rules_tables_and_figures(language: str, name: str) -> None:
    english, other = text_of("en", name), text_of(language, name)
    assert headings(other) == headings(english)
    assert tables(other) == tables(english)
    for ours, theirs in zip(sections(english), sections(other), strict=True):
        assert figures(theirs) == figures(ours), theirs.splitlines()[0]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_translated(language: str, name: str) -> None:
    """No line of more than a few words is still English."""
    english = {line for line in text_of("en", name).splitlines() if len(re.findall(r"[a-z]{2,}", line)) > 3}
    assert [line for line in text_of(language, name).splitlines() if line in english] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(language: str, name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", text_of(language, name)):
        assert (PAGES / language / target).is_file(), target
