"""Fixed opponents for measuring progress; they are not offered to people.

They play as the captain and the viceroy of commit aa6df4a. A test pins their choices: a change of the evaluation that
would alter them needs its own code path, beside theirs.
"""

from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.search import SearchBot

FROZEN_WEIGHTS = "frozen-1"


def captain_1(seed: int) -> HeuristicBot:
    """Plays as the captain of commit aa6df4a, for measuring."""
    return HeuristicBot(seed, weights=FROZEN_WEIGHTS)


def viceroy_1(seed: int) -> SearchBot:
    """Plays as the viceroy of commit aa6df4a, for measuring."""
    return SearchBot(seed, "0.5", weights=FROZEN_WEIGHTS)
