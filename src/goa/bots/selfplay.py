"""Games of a judgement against others, inside the compiled package: for tuning, and for looking ahead."""

from typing import Final

from mypy_extensions import i64

from goa.bots.evaluation import time_of
from goa.bots.judgement import Judgement
from goa.bots.noticing import notice
from goa.bots.sights import Tally
from goa.core.choices import Choice
from goa.core.dice import face, rolled, shuffle
from goa.core.engine import advance
from goa.core.state import State

PERCENT: Final = 100
FINE: Final = 10_000


def rate_blindly(judgement: Judgement, state: State, dice: i64) -> list[float]:
    """With the pile in another order meanwhile, so that looking ahead does not see the next card."""
    pile = state.pile
    state.pile = pile[:]
    shuffle(state.pile, dice)
    ratings = judgement.rate(state)
    state.pile = pile
    return ratings


def choose(judgement: Judgement, state: State, dice: i64, noise: float) -> Choice:
    """The best choice by ratings to which chance adds up to `noise` points."""
    if len(state.offered) == 1:
        return state.offered[0]
    dice = rolled(dice)
    ratings = rate_blindly(judgement, state, dice)
    at = 0
    highest = 0.0
    for number, rating in enumerate(ratings):
        dice = rolled(dice)
        blurred = rating + noise * face(dice, FINE) / FINE
        if number == 0 or blurred > highest:
            highest = blurred
            at = number
    return state.offered[at]


def play_game(judgements: list[Judgement], state: State, dice: i64, noise: float) -> None:
    """To the end, each seat by its own judgement."""
    while state.agenda:
        dice = rolled(dice)
        advance(state, choose(judgements[state.seat], state, dice, noise))


def play_and_note(
    judgements: list[Judgement], state: State, dice: i64, noise: float, percent: int
) -> list[tuple[int, int, list[int]]]:
    """Play to the end and note the features of all seats at some decisions: time, seat, features."""
    noted: list[tuple[int, int, list[int]]] = []
    while state.agenda:
        dice = rolled(dice)
        if face(dice, PERCENT) < percent:
            for seat in range(len(state.players)):
                found: list[int] = []
                notice(state, seat, Tally([], found))
                noted.append((time_of(state), seat, found))
        dice = rolled(dice)
        advance(state, choose(judgements[state.seat], state, dice, noise))
    return noted


def play_on(judgement: Judgement, state: State, dice: i64) -> None:
    """To the end of the round, all seats by the same judgement."""
    part = state.part
    round_now = state.round
    while state.agenda and state.part == part and state.round == round_now:
        dice = rolled(dice)
        advance(state, choose(judgement, state, dice, 0.0))
