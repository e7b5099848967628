"""Random play to the end, inside the compiled package: for measuring, for search, for tests."""

from mypy_extensions import i64

from goa.core.dice import MASK, STRIDE, face
from goa.core.engine import advance
from goa.core.state import State


def play_out(state: State, dice: i64) -> tuple[int, int]:
    """Choose evenly among what is offered until the game is over; all choices made, and those among two or more."""
    choices = 0
    real_choices = 0
    while state.agenda:
        offered = state.offered
        choices += 1
        if len(offered) > 1:
            real_choices += 1
            dice = (dice + STRIDE) & MASK  # rolled, without a call for each decision
            advance(state, offered[face(dice, len(offered))])
        else:
            advance(state, offered[0])
    return choices, real_choices


def branch(state: State) -> int:
    """Copy the position and carry out a choice, for every choice offered, as a search does."""
    for choice in state.offered:
        advance(state.copy(), choice)
    return len(state.offered)
