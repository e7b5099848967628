"""Games to learn from: played by lookahead, with what everyone had on the way."""

from typing import Final

from mypy_extensions import i64

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.extract_features import extract_features
from goa.bots.evaluation.feature_tables import PERCENT, FeatureTally
from goa.bots.evaluation.linear import stage_of
from goa.bots.evaluation.lookahead import Lookahead
from goa.bots.evaluation.rollout import CachedRater, choose
from goa.core.choices import Choice
from goa.core.dice import face, rolled
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.auction import BidOnLot, LastWord
from goa.views.observation import observe

MOST_CANDIDATES: Final = 5
WORTH_A_LOOK: Final = 3.0  # points behind the best rating
DARING: Final = 10  # percent of the choices are made by blurred ratings, so that there is something to learn from


def play_and_note(
    rater: ChoiceRater, state: State, dice: i64, noise: float, percent: int, playouts: int
) -> list[tuple[int, int, list[int]]]:
    """Play to the end and note the features of all seats at some decisions: time, seat, features.

    Every choice is looked ahead with so many playouts; without any, ratings blurred by noise decide.
    """
    noted: list[tuple[int, int, list[int]]] = []
    memory = CachedRater(rater)
    while state.agenda:
        dice = rolled(dice)
        if face(dice, PERCENT) < percent:
            for seat in range(len(state.players)):
                found: list[int] = []
                extract_features(state, seat, FeatureTally([], found))
                noted.append((stage_of(state), seat, found))
        dice = rolled(dice)
        if playouts == 0 or face(dice, PERCENT) < DARING or isinstance(state.agenda[-1], (BidOnLot, LastWord)):
            choice = choose(memory, state, dice, noise)
        else:
            choice = look_ahead(rater, state, dice, playouts)
        advance(state, choice)
    return noted


def look_ahead(rater: ChoiceRater, state: State, dice: i64, playouts: int) -> Choice:
    """The choice that does best in so many playouts, by what the seat that decides may know."""
    if len(state.offered) == 1:
        return state.offered[0]
    lookahead = Lookahead(rater, observe(state, state.seat), dice)
    lookahead.consider(MOST_CANDIDATES, WORTH_A_LOOK)
    for _ in range(playouts):
        if len(lookahead.open_to) == 1:
            break
        lookahead.roll_out_next()
    return state.offered[lookahead.best()]
