"""A position in expected final points of a seat: its features, each with the weight it has at this time of the game."""

from typing import Final, final

from goa.bots.features import COLONISTS_HELD, DUCATS_HELD, RICHEST, Tally
from goa.bots.noticing import notice
from goa.core.state import State
from goa.rules.scoring import score

TIMES: Final = 16  # eight rounds, before the actions and from the actions on


def time_of(state: State) -> int:
    """Which of the weights hold now."""
    number = state.part * 4 + state.round - 1
    number = max(number, 0)
    return number * 2 + (1 if state.action else 0)


@final
class Evaluation:
    """Weights by time and feature, tuned by self-play."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def worth(self, state: State, seat: int) -> float:
        """The final points this seat can expect."""
        if not state.agenda:
            return float(score(state).seats[seat].total)
        tally = Tally(self.weights[time_of(state)], None)
        notice(state, seat, tally)
        return tally.points

    def ducats_worth(self, state: State, seat: int, ducats: int) -> float:
        """What a purse counts for, all else being as it is."""
        weights = self.weights[time_of(state)]
        most = 0
        for other, rival in enumerate(state.players):
            if other != seat and rival.ducats > most:
                most = rival.ducats
        worth = weights[DUCATS_HELD] * ducats + weights[DUCATS_HELD + 1] * min(ducats, 3)
        worth += weights[DUCATS_HELD + 2] * min(ducats, 6) + weights[DUCATS_HELD + 3] * min(ducats, 10)
        worth += weights[DUCATS_HELD + 4] * min(ducats, 16)
        if ducats >= most:
            worth += weights[RICHEST]
        return worth + weights[RICHEST + 1] * max(-10, min(10, ducats - most))

    def colonists_worth(self, state: State, colonists: int) -> float:
        """What colonist cards count for by themselves."""
        weights = self.weights[time_of(state)]
        worth = weights[COLONISTS_HELD] * colonists + weights[COLONISTS_HELD + 1] * min(colonists, 3)
        return worth + weights[COLONISTS_HELD + 2] * min(colonists, 6)
