"""@rule("ACT-7") marks a test of a rule and runs it for every edition that has the rule."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

EDITIONS = ("2004", "2012")
PAGES = Path(__file__).parent.parent / "docs" / "rules"

Test = Callable[..., None]


def rule(*ids: str, editions: tuple[str, ...] = EDITIONS) -> Callable[[Test], Test]:
    """The test takes `edition`, and its docstring must start with the ids: "ACT-7, ACT-8: ..."."""

    def mark(test: Test) -> Test:
        assert (test.__doc__ or "").startswith(", ".join(ids)), f"{test.__name__}: the docstring begins with {ids}"
        known = rules_of_the_pages()
        for id in ids:
            for edition in editions:
                assert edition in known[id], f"{test.__name__}: {id} is no rule of {edition}"
        return pytest.mark.rule(ids)(pytest.mark.parametrize("edition", editions)(test))

    return mark


def rules_of_the_pages() -> dict[str, tuple[str, ...]]:
    """Every rule id of docs/rules with the editions it applies to."""
    found: dict[str, tuple[str, ...]] = {}
    for page in sorted(PAGES.glob("*.md")):
        for heading in re.finditer(r"^### ([A-Z]{3}-\d+) .*\n+Editions: (.*)$", page.read_text("utf-8"), re.MULTILINE):
            assert heading[1] not in found, f"{heading[1]} is explained twice"
            found[heading[1]] = tuple(heading[2].replace(" ", "").split(","))
    return found
