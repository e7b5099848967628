"""Choices by their number, as learners make them."""

from goa.core.choices import CATALOGUE, Choice
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.refusals import refuse


def choice_of(state: State, action: int) -> Choice:
    """The offered choice of this number, or a refusal that says why it is none."""
    if not 0 <= action < len(CATALOGUE):
        raise ValueError(f"expected an action from 0 to {len(CATALOGUE) - 1}, came {action}")
    choice = CATALOGUE[action]
    if choice not in state.offered:
        raise refuse(state, choice)
    return choice


def skip_lone_choices(state: State) -> None:
    """Answer every question that has one answer only."""
    while len(state.offered) == 1:
        advance(state, state.offered[0])
