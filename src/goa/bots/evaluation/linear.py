"""The linear evaluation: the expected final points of a seat, as features times weights.

There is a set of weights for each stage of the game: eight rounds, each before and from its last lot on.
"""

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
from goa.bots.evaluation.feature_tables import MOST_AHEAD, MOST_COUNTED, FeatureTally, values_of_entries
from goa.bots.evaluation.step_features import add_steps
from goa.core.state import State
from goa.rules.scoring import score

STAGES: Final = 16


def stage_of(state: State) -> int:
    """The number of the weights that apply now."""
    number = state.part * 4 + state.round - 1
    number = max(number, 0)
    is_last_lot = state.lot > 0 and state.lot == len(state.markers)  # after it money buys nothing this round
    return number * 2 + (1 if state.action or is_last_lot else 0)


@final
class LinearEvaluation:
    """Values positions with weights by stage and feature."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights
        self.entry_values = [values_of_entries(line) for line in weights]  # by stage and entry of the feature tables

    def value(self, state: State, seat: int) -> float:
        """The final points that this seat can expect; the real ones once the game is over."""
        if not state.agenda:
            return float(score(state).seats[seat].total)
        tally = FeatureTally(self.entry_values[stage_of(state)], None)
        extract_features(state, seat, tally)
        return tally.total

    def ducats_values(self, state: State, seat: int, highest: int) -> list[float]:
        """What 0, 1, ... ducats add to the value, everything else unchanged."""
        entry_values = self.entry_values[stage_of(state)]
        most = most_ducats_of_others(state, seat)
        values: list[float] = []
        ducats: i64
        for ducats in range(highest + 1):
            lead = ducats - most
            value = entry_values[feature_tables.DUCATS + min(ducats, MOST_COUNTED)]
            value += entry_values[feature_tables.AHEAD + max(-MOST_AHEAD, min(MOST_AHEAD, lead))]
            if lead >= 0:
                value += entry_values[feature_tables.RICHEST]
            values.append(value)
        return values

    def colonists_value(self, state: State, colonists: int) -> float:
        """What so many colonist cards add to the value."""
        return self.entry_values[stage_of(state)][feature_tables.COLONISTS + min(colonists, MOST_COUNTED)]

    def sacks_value(self, state: State, seat: int, bag: int) -> float:
        """What these spices add to the value, without the features that only count sacks."""
        tally = FeatureTally(self.entry_values[stage_of(state)], None)
        player = state.players[seat]
        add_sacks(bag, tally)
        add_steps(state, player, bag, most_actions_left(state, player, action_turns_left(state, seat)), tally)
        return tally.total
