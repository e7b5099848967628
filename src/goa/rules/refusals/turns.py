"""ACT-1, ACT-9, XTR: actions that are not possible, and turns that cannot end yet."""

from goa.core.choices import (
    DONE,
    END_TURN,
    GO_ON_EXPEDITION,
    HARVEST_SPICES,
    PASS,
    Choice,
    ColonyChoice,
    ColumnChoice,
)
from goa.core.frames import Decision
from goa.core.places import EMPTY
from goa.core.state import State
from goa.rules.refusals import colony, progress
from goa.rules.refusals.refusal import Refusal, because
from goa.rules.refusals.timing import is_an_action


def take_action(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if isinstance(choice, ColumnChoice):
        return progress.step(state, frame.seat, choice.column, "ACT-2", with_spices=True, with_ships=True)
    if isinstance(choice, ColonyChoice):
        return colony.cannot_be_named(state, frame.seat, choice.colony)
    if choice is HARVEST_SPICES:
        return no_harvest(state, frame.seat)
    if choice is GO_ON_EXPEDITION:
        return because("SET-6", "refusal.expedition_without_cards")
    if choice in (PASS, END_TURN, DONE):
        return because("ACT-1", "refusal.action_must_come")
    return None


def no_harvest(state: State, seat: int) -> Refusal:
    if max(state.players[seat].places) == EMPTY:
        return because("ACT-1", "refusal.harvest_without_fields")
    return because("ACT-1", "refusal.harvest_without_room")


def finish_turn(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if is_an_action(choice):
        return because("ACT-1", "refusal.action_taken")
    if choice in (PASS, DONE):
        return because("ACT-9", "refusal.end_turn_instead")
    return None


def spend_extra_action(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if choice is PASS:
        return because("XTR-2", "refusal.pass_with_cards", number=state.players[frame.seat].extra_actions)
    if is_an_action(choice):
        return because("XTR-1", "refusal.action_needs_card")
    return None
