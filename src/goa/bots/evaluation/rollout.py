"""Games of a judgement against others, inside the compiled package: for comparing, and for looking ahead."""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation.appraisal import Appraiser
from goa.bots.evaluation.choice_rating import Judgement
from goa.core.choices import Choice
from goa.core.dice import face, rolled, shuffle
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.auction import FLAG_LOT, BidOnLot, LastWord
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.rounds import ROUNDS_IN_A_PART

FINE: Final = 10_000


@final
class Memory:
    """What those who share a judgement know of the tiles; it stays true until something is sold."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.appraiser: Appraiser | None = None
        self.part = 0
        self.round = 0
        self.lot = 0

    def rate_market(self, state: State) -> list[float]:
        lot = max(state.lot, FLAG_LOT)  # while markers are placed, nothing has been sold either
        appraiser = self.appraiser
        if appraiser is None or self.lot != lot or self.round != state.round or self.part != state.part:
            appraiser = self.judgement.appraiser(state)
            self.appraiser = appraiser
            self.part = state.part
            self.round = state.round
            self.lot = lot
        return self.judgement.rate_market(state, appraiser)


def rate_blindly(memory: Memory, state: State, dice: i64) -> list[float]:
    """With the pile in another order meanwhile, so that looking ahead does not see the next card."""
    pile = state.pile
    state.pile = pile[:]
    shuffle(state.pile, dice)
    if isinstance(state.agenda[-1], (BidOnLot, LastWord, PlaceMarker, PlaceFlag)):
        ratings = memory.rate_market(state)
    else:
        ratings = memory.judgement.rate(state)
    state.pile = pile
    return ratings


def choose(memory: Memory, state: State, dice: i64, noise: float) -> Choice:
    """The best choice by ratings to which chance adds up to `noise` points."""
    if len(state.offered) == 1:
        return state.offered[0]
    dice = rolled(dice)
    ratings = rate_blindly(memory, state, dice)
    at = 0
    highest = 0.0
    for number, rating in enumerate(ratings):
        dice = rolled(dice)
        blurred = rating + noise * face(dice, FINE) / FINE
        if number == 0 or blurred > highest:
            highest = blurred
            at = number
    return state.offered[at]


def remember(judgements: list[Judgement]) -> list[Memory]:
    """One memory for each judgement, shared by the seats that have it."""
    memories: list[Memory] = []
    for judgement in judgements:
        mine = Memory(judgement)
        for memory in memories:
            if memory.judgement is judgement:
                mine = memory
        memories.append(mine)
    return memories


def play_game(judgements: list[Judgement], state: State, dice: i64, noise: float) -> None:
    """To the end, each seat by its own judgement."""
    memories = remember(judgements)
    while state.agenda:
        dice = rolled(dice)
        advance(state, choose(memories[state.seat], state, dice, noise))


def play_on(judgement: Judgement, state: State, dice: i64, rounds: int) -> None:
    """To the end of this round, or of one so many rounds later, all seats by the same judgement."""
    memory = Memory(judgement)
    last = state.part * ROUNDS_IN_A_PART + state.round + rounds
    while state.agenda and state.part * ROUNDS_IN_A_PART + state.round < last:
        dice = rolled(dice)
        advance(state, choose(memory, state, dice, 0.0))
