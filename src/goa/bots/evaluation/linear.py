"""A position in expected final points of a seat: its features, each with the weight it has at this time of the game."""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation import feature_tables
from goa.bots.evaluation.extract_features import (
    action_turns_left,
    add_sacks,
    extract_features,
    most_actions_left,
    most_ducats_of_others,
)
from goa.bots.evaluation.feature_tables import FURTHEST, MOST, FeatureTally, entry_values_of
from goa.bots.evaluation.step_features import add_steps
from goa.core.state import State
from goa.rules.scoring import score

STAGES: Final = 16  # eight rounds, up to the last lot but one and from the last lot on


def stage_of(state: State) -> int:
    """Which of the weights hold now."""
    number = state.part * 4 + state.round - 1
    number = max(number, 0)
    is_last_lot = state.lot > 0 and state.lot == len(state.markers)  # after it money buys nothing this round
    return number * 2 + (1 if state.action or is_last_lot else 0)


@final
class LinearEvaluation:
    """Weights by time and feature, tuned by self-play."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights
        self.entry_values = [entry_values_of(line) for line in weights]  # by time and sight

    def value(self, state: State, seat: int) -> float:
        """The final points this seat can expect."""
        if not state.agenda:
            return float(score(state).seats[seat].total)
        tally = FeatureTally(self.entry_values[stage_of(state)], None)
        extract_features(state, seat, tally)
        return tally.points

    def ducats_values(self, state: State, seat: int, highest: int) -> list[float]:
        """What a purse of 0, 1, ... ducats counts for, all else being as it is."""
        entry_values = self.entry_values[stage_of(state)]
        most = most_ducats_of_others(state, seat)
        purses: list[float] = []
        ducats: i64
        for ducats in range(highest + 1):
            lead = ducats - most
            worth = entry_values[feature_tables.DUCATS + min(ducats, MOST)]
            worth += entry_values[feature_tables.AHEAD + max(-FURTHEST, min(FURTHEST, lead))]
            if lead >= 0:
                worth += entry_values[feature_tables.RICHEST]
            purses.append(worth)
        return purses

    def colonists_value(self, state: State, colonists: int) -> float:
        """What colonist cards count for by themselves."""
        return self.entry_values[stage_of(state)][feature_tables.COLONISTS + min(colonists, MOST)]

    def sacks_value(self, state: State, seat: int, bag: int) -> float:
        """What these spices count for, apart from how many they are."""
        tally = FeatureTally(self.entry_values[stage_of(state)], None)
        player = state.players[seat]
        add_sacks(bag, tally)
        add_steps(state, player, bag, most_actions_left(state, player, action_turns_left(state, seat)), tally)
        return tally.points
