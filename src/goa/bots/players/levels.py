"""Levels a person understands, from the first game to a strong club: one list, used everywhere.

Weaker levels see as well and play as honestly as the others: their evaluation is blurred by noise of so many points.
"""

from dataclasses import dataclass
from typing import Final

from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.search import SearchBot


@dataclass(frozen=True)
class Level:
    """A name, what to expect, and the bot behind it as the roster spells it."""

    name: str
    words: str
    bot: str


LEVELS: Final = (
    Level("novice", "new to the game, misjudges much", "heuristic:9"),
    Level("merchant", "knows the game, misjudges some", "heuristic:3"),
    Level("captain", "plays by sound rater", "heuristic"),
    Level("viceroy", "plays the likely choices out before making one", "search:0.5"),
)


def novice(seed: int) -> HeuristicBot:
    """Level 1: new to the game, misjudges much."""
    return HeuristicBot(seed, "9")


def merchant(seed: int) -> HeuristicBot:
    """Level 2: knows the game, misjudges some."""
    return HeuristicBot(seed, "3")


def captain(seed: int) -> HeuristicBot:
    """Level 3: plays by sound rater."""
    return HeuristicBot(seed)


def viceroy(seed: int) -> SearchBot:
    """Level 4: plays the likely choices out before making one, half a second each."""
    return SearchBot(seed, "0.5")
