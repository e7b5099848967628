"""The rules that the terminal shows."""

import pytest

from goa.cli.play.rule_pages import rule_texts
from goa.locales import languages


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_rule(language: str) -> None:
    assert set(rule_texts(language)) == set(rule_texts("en"))


def test_a_rule_is_in_the_language_of_the_reader() -> None:
    assert rule_texts("de")["SCO-1"].splitlines()[:2] == ["SCO-1 Marker", "Ausgaben: 2004, 2012"]
    assert rule_texts("nl")["SCO-1"].splitlines()[:2] == ["SCO-1 Markers", "Edities: 2004, 2012"]


def test_a_language_without_pages_gets_english() -> None:
    assert rule_texts("tlh") == rule_texts("en")
