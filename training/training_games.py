"""Games for training: played by ratings or by lookahead, with the features of all seats on the way.

Interpreted, because nearly all the time is spent in the compiled ratings that it calls.
"""

from typing import Final

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
from goa.rules.auction import BidOnLot, BuyOrPass
from goa.views.observation import observe

MOST_CANDIDATES: Final = 5
MOST_BEHIND: Final = 3.0  # points behind the best rating
EXPLORED: Final = 10  # percent of the choices are made by noisy ratings, for variety

Recorded = tuple[int, int, list[int]]  # stage, seat, features as number, amount, number, amount, ...


def features_of(state: State, seat: int) -> list[int]:
    found: list[int] = []
    extract_features(state, seat, FeatureTally([], found))
    return found


def play_and_record(
    rater: ChoiceRater, state: State, dice: int, noise: float, percent: int, playouts: int
) -> list[Recorded]:
    """Play to the end and record the features of all seats at so many percent of the decisions.

    Every choice is made with so many playouts; without playouts, by ratings with noise.
    """
    recorded: list[Recorded] = []
    cached = CachedRater(rater)
    while state.agenda:
        dice = rolled(dice)
        if face(dice, PERCENT) < percent:
            recorded += [(stage_of(state), seat, features_of(state, seat)) for seat in range(state.seats)]
        dice = rolled(dice)
        if playouts == 0 or face(dice, PERCENT) < EXPLORED or isinstance(state.agenda[-1], BidOnLot | BuyOrPass):
            choice = choose(cached, state, dice, noise)
        else:
            choice = look_ahead(rater, state, dice, playouts)
        advance(state, choice)
    return recorded


def look_ahead(rater: ChoiceRater, state: State, dice: int, playouts: int) -> Choice:
    """The choice that does best in so many playouts, from what the deciding seat may know."""
    if len(state.offered) == 1:
        return state.offered[0]
    lookahead = Lookahead(rater, observe(state, state.seat), dice)
    lookahead.start(MOST_CANDIDATES, MOST_BEHIND)
    for _ in range(playouts):
        if len(lookahead.candidates) == 1:
            break
        lookahead.roll_out_next()
    return state.offered[lookahead.best()]
