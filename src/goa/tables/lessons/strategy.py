"""Strategy in ten minutes: positions with a question. Strong bots agree on the answer; a test asks them again."""

from typing import Final

# In the order in which they are asked. Each has a position of its name, and its sentences begin with strategy.
THEMES: Final = (
    "flag_price",
    "just_enough",
    "stop_bidding",
    "column",
    "found",
    "not_yet",
    "harvest",
    "extra",
    "part_b",
    "two_seats",
)
PREFIX: Final = "strategy-"


def name_of(number: int) -> str:
    """The name of the lesson with this question, from 1."""
    return f"{PREFIX}{number}"
