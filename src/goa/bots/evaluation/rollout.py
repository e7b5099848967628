"""Rollouts: games played on by ratings, inside the compiled package, for lookahead, training and benchmarks."""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation.appraisal import Appraiser
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.core.choices import Choice
from goa.core.dice import face, rolled, shuffle
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.auction import FLAG_LOT, BidOnLot, BuyOrPass
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.rounds import ROUNDS_IN_A_PART

NOISE_STEPS: Final = 10_000  # steps of the noise


@final
class CachedRater:
    """A rater that keeps its appraisal of the tiles until something is sold."""

    def __init__(self, rater: ChoiceRater) -> None:
        self.rater = rater
        self.appraiser: Appraiser | None = None
        self.part = 0
        self.round = 0
        self.lot = 0

    def rate_market(self, state: State) -> list[float]:
        lot = max(state.lot, FLAG_LOT)  # nothing is sold while markers are placed either
        appraiser = self.appraiser
        if appraiser is None or self.lot != lot or self.round != state.round or self.part != state.part:
            appraiser = self.rater.appraiser(state)
            self.appraiser = appraiser
            self.part = state.part
            self.round = state.round
            self.lot = lot
        return self.rater.rate_market(state, appraiser)


def rate_with_shuffled_pile(cached: CachedRater, state: State, dice: i64) -> list[float]:
    """Ratings on a shuffled copy of the pile, so that trials do not see the next card."""
    pile = state.pile
    state.pile = pile[:]
    shuffle(state.pile, dice)
    if isinstance(state.agenda[-1], (BidOnLot, BuyOrPass, PlaceMarker, PlaceFlag)):
        ratings = cached.rate_market(state)
    else:
        ratings = cached.rater.rate(state)
    state.pile = pile
    return ratings


def choose(cached: CachedRater, state: State, dice: i64, noise: float) -> Choice:
    """The choice with the best rating, after chance has added up to `noise` points to each."""
    if len(state.offered) == 1:
        return state.offered[0]
    dice = rolled(dice)
    ratings = rate_with_shuffled_pile(cached, state, dice)
    at = 0
    highest = 0.0
    for number, rating in enumerate(ratings):
        dice = rolled(dice)
        noisy = rating + noise * face(dice, NOISE_STEPS) / NOISE_STEPS
        if number == 0 or noisy > highest:
            highest = noisy
            at = number
    return state.offered[at]


def play_game(raters: list[ChoiceRater], state: State, dice: i64, noise: float) -> None:
    """Play to the end of the game, each seat by its own rater."""
    cached = _cached_raters(raters)
    while state.agenda:
        dice = rolled(dice)
        advance(state, choose(cached[state.seat], state, dice, noise))


def _cached_raters(raters: list[ChoiceRater]) -> list[CachedRater]:
    """By seat; seats with the same rater share the cache."""
    found: list[CachedRater] = []
    for rater in raters:
        own = CachedRater(rater)
        for cached in found:
            if cached.rater is rater:
                own = cached
        found.append(own)
    return found


def play_rounds(rater: ChoiceRater, state: State, dice: i64, rounds: int) -> None:
    """Play so many rounds, the present one included, all seats by the same rater."""
    cached = CachedRater(rater)
    last = state.part * ROUNDS_IN_A_PART + state.round + rounds
    while state.agenda and state.part * ROUNDS_IN_A_PART + state.round < last:
        dice = rolled(dice)
        advance(state, choose(cached, state, dice, 0.0))
