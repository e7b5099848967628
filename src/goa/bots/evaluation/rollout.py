"""Games of a rater against others, inside the compiled package: for comparing, and for looking ahead."""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation.appraisal import Appraiser
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.core.choices import Choice
from goa.core.dice import face, rolled, shuffle
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.auction import FLAG_LOT, BidOnLot, LastWord
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.rounds import ROUNDS_IN_A_PART

FINE: Final = 10_000


@final
class CachedRater:
    """What those who share a rater know of the tiles; it stays true until something is sold."""

    def __init__(self, rater: ChoiceRater) -> None:
        self.rater = rater
        self.appraiser: Appraiser | None = None
        self.part = 0
        self.round = 0
        self.lot = 0

    def rate_market(self, state: State) -> list[float]:
        lot = max(state.lot, FLAG_LOT)  # while markers are placed, nothing has been sold either
        appraiser = self.appraiser
        if appraiser is None or self.lot != lot or self.round != state.round or self.part != state.part:
            appraiser = self.rater.appraiser(state)
            self.appraiser = appraiser
            self.part = state.part
            self.round = state.round
            self.lot = lot
        return self.rater.rate_market(state, appraiser)


def rate_with_shuffled_pile(memory: CachedRater, state: State, dice: i64) -> list[float]:
    """With the pile in another order meanwhile, so that looking ahead does not see the next card."""
    pile = state.pile
    state.pile = pile[:]
    shuffle(state.pile, dice)
    if isinstance(state.agenda[-1], (BidOnLot, LastWord, PlaceMarker, PlaceFlag)):
        ratings = memory.rate_market(state)
    else:
        ratings = memory.rater.rate(state)
    state.pile = pile
    return ratings


def choose(memory: CachedRater, state: State, dice: i64, noise: float) -> Choice:
    """The best choice by ratings to which chance adds up to `noise` points."""
    if len(state.offered) == 1:
        return state.offered[0]
    dice = rolled(dice)
    ratings = rate_with_shuffled_pile(memory, state, dice)
    at = 0
    highest = 0.0
    for number, rating in enumerate(ratings):
        dice = rolled(dice)
        blurred = rating + noise * face(dice, FINE) / FINE
        if number == 0 or blurred > highest:
            highest = blurred
            at = number
    return state.offered[at]


def _shared_raters(raters: list[ChoiceRater]) -> list[CachedRater]:
    """One memory for each rater, shared by the seats that have it."""
    memories: list[CachedRater] = []
    for rater in raters:
        mine = CachedRater(rater)
        for memory in memories:
            if memory.rater is rater:
                mine = memory
        memories.append(mine)
    return memories


def play_game(raters: list[ChoiceRater], state: State, dice: i64, noise: float) -> None:
    """To the end, each seat by its own rater."""
    memories = _shared_raters(raters)
    while state.agenda:
        dice = rolled(dice)
        advance(state, choose(memories[state.seat], state, dice, noise))


def play_rounds(rater: ChoiceRater, state: State, dice: i64, rounds: int) -> None:
    """To the end of this round, or of one so many rounds later, all seats by the same rater."""
    memory = CachedRater(rater)
    last = state.part * ROUNDS_IN_A_PART + state.round + rounds
    while state.agenda and state.part * ROUNDS_IN_A_PART + state.round < last:
        dice = rolled(dice)
        advance(state, choose(memory, state, dice, 0.0))
