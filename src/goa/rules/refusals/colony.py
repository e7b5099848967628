"""ACT-7, ACT-8: colonies that cannot be founded, and what a founding lacks."""

from goa.core.choices import PAY_COLONISTS, Choice, ColonyChoice, SpicePairChoice
from goa.core.frames import Decision
from goa.core.places import EMPTY, FIRST_COLONY, SPICES_IN, pair
from goa.core.state import State
from goa.editions.vocabulary import COLONIES, SPICES
from goa.rules.actions import colony
from goa.rules.refusals.refusal import Refusal, because


def cannot_be_named(state: State, seat: int, number: int) -> Refusal:
    if state.players[seat].places[FIRST_COLONY + number] != EMPTY:
        return because("ACT-7", "refusal.colony_founded", colony=COLONIES[number])
    return because("SET-6", "refusal.colony_gone", colony=COLONIES[number])


def name_colony(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if isinstance(choice, ColonyChoice):
        return cannot_be_named(state, frame.seat, choice.colony)
    return None


def recruit(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if choice is PAY_COLONISTS:
        colonists = state.players[frame.seat].colonists
        return because("ACT-7", "refusal.colonists_missing", missing=colony.missing(state), colonists=colonists)
    if isinstance(choice, ColonyChoice):
        return because("ACT-7", "refusal.founding_open", colony=COLONIES[state.founding])
    return None


def choose_colony_tile(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, colony.ChooseColonyTile)
    if not isinstance(choice, SpicePairChoice):
        return None
    spices = SPICES_IN[choice.accepted]
    words = tuple([SPICES[spice] for spice in spices])
    for one, two in state.edition.colony_pairs[frame.colony]:
        if pair(one, two) == choice.accepted:
            return because("ACT-8", "refusal.pair_gone", colony=COLONIES[frame.colony], pair=words)
    return because("ACT-8", "refusal.pair_unknown", colony=COLONIES[frame.colony], pair=words)
