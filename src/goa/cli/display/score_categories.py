"""The categories of the scoring sheet: field of Score, rule id, and name."""

from typing import Final

from goa.locales import say
from goa.rules.scoring import SCORE_LINES


def score_categories(language: str = "en") -> tuple[tuple[str, str, str], ...]:
    return tuple((field, rule, say(f"terminal.score.{field}", language)) for field, rule in SCORE_LINES.items())


SCORE_CATEGORIES: Final = score_categories()
