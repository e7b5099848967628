"""The levels that people choose from, weakest first. This is the only list of them.

Weaker levels know as much as the others, but err as people do (fallible.py), by about so many points.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A name, what to expect, and the bot behind it as the registry spells it."""

    name: str
    about: str
    bot: str


LEVELS: Final = (
    Level("novice", "new to the game: misjudges much and overlooks some", "fallible:1.8"),
    Level("merchant", "knows the game, has firm tastes and misjudges some", "fallible:0.75"),
    Level("navigator", "plays well, with small errors", "fallible:0.4"),
    Level("captain", "plays by sound judgement", "heuristic"),
    Level("commodore", "plays the likely choices out four times before making one", "search:0.5,4"),
    Level("viceroy", "plays the likely choices out before making one, half a second each", "search:0.5"),
    Level(
        "admiral",
        "learned from over a million games, answers at once; captain in custom editions",
        "network",
    ),
    Level(
        "governor",
        "plays on from the admiral's likely choices before making one, a second at most; captain in custom editions",
        "network-search:1",
    ),
)
