"""Actions of a learner: choices by their number in the catalogue."""

from goa.core.choices import CATALOGUE, Choice
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.refusals import refuse


def choice_of(state: State, action: int) -> Choice:
    """The offered choice with this number; raises IllegalChoice or ValueError where there is none."""
    if not 0 <= action < len(CATALOGUE):
        raise ValueError(f"expected an action from 0 to {len(CATALOGUE) - 1}, came {action}")
    choice = CATALOGUE[action]
    if choice not in state.offered:
        raise refuse(state, choice)
    return choice


def skip_lone_choices(state: State) -> None:
    """Answer questions as long as they have only one answer."""
    while len(state.offered) == 1:
        advance(state, state.offered[0])
