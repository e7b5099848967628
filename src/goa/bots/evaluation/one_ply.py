"""Looking one step ahead: carry out a choice, answer what it still asks, and see what the position is worth.

Trials happen apart from the game. What belongs to the choice is carried out, what would follow is cut off, so nobody
else's goods change and every answer is judged at the same time of the game. Only where the next step is the end of the
game a trial goes that far, because then points are certain.
"""

from typing import Final

from goa.bots.evaluation.linear import LinearEvaluation
from goa.core.choices import Choice, OfSack
from goa.core.engine import advance
from goa.core.frames import Decision, Frame
from goa.core.sacks import ONE
from goa.core.state import State
from goa.editions.names import SWAP
from goa.rules import fields
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.actions.harvest import HarvestSack
from goa.rules.auction import AuctionLot, BidOnLot, CloseAuctions, LastWord
from goa.rules.fields import PutSpice
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.round_end import SpendExtraAction
from goa.rules.rounds import ACTIONS_IN_A_ROUND, ROUNDS_IN_A_PART, BeginPart
from goa.rules.setup import QuickStart

BOTTOM: Final = FinishTurn(0)  # at the bottom of a trial's agenda


def is_follow_up(frame: Decision) -> bool:
    """Questions that belong to the choice before: which sack, which field, which tile."""
    return not isinstance(frame, (TakeAction, FinishTurn, SpendExtraAction, BidOnLot, LastWord, PlaceFlag, PlaceMarker))


def is_nearly_over(state: State) -> bool:
    """Whether a choice made now may be the last but forced ones."""
    return state.part == 1 and state.round == ROUNDS_IN_A_PART and state.action >= ACTIONS_IN_A_ROUND


def scratch_copy(state: State, seat: int) -> State:
    """A table for this seat to try a single thing on: what is shared with the state does not change."""
    players = state.players[:]
    player = players[seat].copy()
    players[seat] = player
    agenda: list[Frame] = [BOTTOM]
    return State(
        state.edition,
        state.options,
        state.seed,
        state.dice,
        players,
        agenda,
        state.offered,
        [],
        state.past,
        state.part,
        state.round,
        state.action,
        state.flag_holder,
        state.opener,
        state.grid[:] if SWAP in player.tiles else state.grid,
        state.corners,
        state.bonanza_seen,
        state.box,
        state.discarded_tiles,
        state.markers,
        state.lot,
        state.bids,
        state.turn,
        state.card_played,
        state.out_of_extras,
        state.pile[:],
        state.discards,
        state.turned,
        state.shuffles,
        state.shuffled_in,
        state.stacks,
        state.founding,
        state.recruits,
        state.reached,
    )


def trial(state: State, seat: int) -> State:
    """A table set apart on which the open question is asked, with all that belongs to it."""
    table = scratch_copy(state, seat)
    agenda = state.agenda
    first = len(agenda) - 1
    while first and not isinstance(agenda[first], (TakeAction, FinishTurn)):
        if isinstance(agenda[first - 1], (FinishTurn, AuctionLot, CloseAuctions, QuickStart, BeginPart)):
            break
        first -= 1
    for number in range(first, len(agenda)):
        table.agenda.append(agenda[number])
    return table


def carry_out(table: State, choice: Choice) -> None:
    """Answer the open question of a trial; what happens by itself happens."""
    frame = table.agenda[-1]
    assert isinstance(frame, Decision)
    if choice.interrupts:
        frame.slip_in(table, choice)
    else:
        table.agenda.pop()
        frame.take(table, choice)
    run_steps(table)


def run_steps(table: State) -> None:
    while not isinstance(table.agenda[-1], Decision):
        table.agenda.pop().run(table)


def settle_trial(evaluation: LinearEvaluation, table: State, seat: int) -> None:
    """Carry out what is on the agenda of a trial, with the seat's answers, each by what looks best at once."""
    run_steps(table)
    while len(table.agenda) > 1:
        frame = table.agenda[-1]
        assert isinstance(frame, Decision)
        if not is_follow_up(frame):
            return
        options = frame.options(table)
        if options:
            carry_out(table, best_answer(evaluation, table, seat, frame, options))
        else:
            table.agenda.pop()
            run_steps(table)


def best_answer(
    evaluation: LinearEvaluation, state: State, seat: int, frame: Decision, options: list[Choice]
) -> Choice:
    """The answer, interruptions apart, after which the position is worth most."""
    best = options[0]
    if len(options) == 1:
        return best
    if isinstance(frame, (PutSpice, HarvestSack)):
        return best_spice(evaluation, state, seat, options)
    highest = 0.0
    agenda = state.agenda
    for number, choice in enumerate(options):
        table = scratch_copy(state, seat)
        table.agenda = agenda[:]
        carry_out(table, choice)
        worth = evaluation.value(table, seat)
        if number == 0 or worth > highest:
            highest = worth
            best = choice
    return best


def best_spice(evaluation: LinearEvaluation, state: State, seat: int, options: list[Choice]) -> Choice:
    """Where sacks are put, only their spices make a difference: nothing needs to be tried."""
    bag = fields.stock(state.players[seat])
    best = options[0]
    highest = 0.0
    tried = 0  # a bit for each spice
    for number, choice in enumerate(options):
        if not isinstance(choice, OfSack) or tried >> choice.spice & 1:
            continue
        tried |= 1 << choice.spice
        worth = evaluation.sacks_value(state, seat, bag + ONE[choice.spice])
        if number == 0 or worth > highest:
            highest = worth
            best = choice
    return best


def value_after(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    """What the position is worth once this choice and all it still asks of the seat are carried out."""
    if is_nearly_over(state):
        return _value_at_the_end(evaluation, state, seat, choice)
    table = trial(state, seat)
    carry_out(table, choice)
    settle_trial(evaluation, table, seat)
    return evaluation.value(table, seat)


def _value_at_the_end(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    table = state.copy()
    advance(table, choice)
    answer_follow_ups(evaluation, table, seat)
    return evaluation.value(table, seat)


def answer_follow_ups(evaluation: LinearEvaluation, state: State, seat: int) -> None:
    """In the game itself, answer the questions that belong to the choice just made."""
    while state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        if frame.seat != seat or not is_follow_up(frame):
            return
        options = [choice for choice in state.offered if not choice.interrupts]
        table = trial(state, seat)
        advance(state, best_answer(evaluation, table, seat, frame, options))


def value_right_after(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    """What the position is worth right after the choice: enough where many like it follow."""
    if is_nearly_over(state):
        table = state.copy()
        advance(table, choice)
    else:
        table = trial(state, seat)
        carry_out(table, choice)
    return evaluation.value(table, seat)
