"""New games and choices, for people, bots and records alike: what other packages call to play."""

from goa.core.choices import BY_TEXT, Choice
from goa.core.engine import advance
from goa.core.events import Event
from goa.core.seeds import Seed
from goa.core.state import Options, State
from goa.editions.load import load_edition
from goa.editions.types import Edition
from goa.rules.refusals import IllegalChoice, refuse, refuse_text
from goa.rules.setup import set_up
from goa.rules.version import NEWEST_RULES


def new_game(
    edition: str | Edition,
    *,
    players: int = 4,
    seed: Seed = 0,
    quick_start: bool = False,
    bonanza: bool = False,
    open_money: bool = False,
    rules_version: int = NEWEST_RULES,
) -> State:
    """A game at its first decision; the edition is "2004", "2012", or the path of a corrected copy.

    A seed is a number, for the fast generator, or 32 bytes, from which SHA-256 draws all chance.
    """
    printed = load_edition(edition) if isinstance(edition, str) else edition
    return set_up(printed, players, seed, Options(quick_start, bonanza, open_money, rules_version))


def apply(state: State, choice: Choice | str) -> list[Event]:
    """Carry out a choice and tell what happened, or raise IllegalChoice and leave the state untouched."""
    if isinstance(choice, str):
        choice = read_choice(state, choice)
    if choice not in state.offered:
        raise refuse(state, choice)
    advance(state, choice)
    return state.events


def read_choice(state: State, text: str) -> Choice:
    """The choice that a text names; spaces and capitals do not matter."""
    known = BY_TEXT.get(" ".join(text.lower().split()))
    if known is None:
        raise refuse_text(state, text)
    return known


__all__ = ["IllegalChoice", "apply", "new_game", "read_choice"]
