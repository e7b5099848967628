"""The categories of the scoring sheet: field of Score, rule id, and name."""

from typing import Final

from goa.locales import say

RULES: Final = {
    "markers": "SCO-1",
    "colonies": "SCO-2",
    "expedition_cards": "SCO-3",
    "most_ducats": "SCO-4",
    "single_plantations": "SCO-5",
    "duties": "SCO-6",
    "missions": "SCO-7",
}


def score_categories(language: str = "en") -> tuple[tuple[str, str, str], ...]:
    return tuple((field, rule, say(f"terminal.score.{field}", language)) for field, rule in RULES.items())


SCORE_CATEGORIES: Final = score_categories()
