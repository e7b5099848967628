"""The lines of the scoring sheet: field of Score, rule, words."""

from typing import Final

SCORE_LINES: Final = (
    ("markers", "SCO-1", "development markers"),
    ("colonies", "SCO-2", "colonies"),
    ("expedition_cards", "SCO-3", "expedition cards"),
    ("most_ducats", "SCO-4", "most ducats"),
    ("single_plantations", "SCO-5", "single plantations"),
    ("duties", "SCO-6", "duties"),
    ("missions", "SCO-7", "missions"),
)
