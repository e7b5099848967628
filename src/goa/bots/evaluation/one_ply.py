"""One-ply lookahead: carry out a choice, answer the questions that belong to it, and evaluate the position.

A trial runs on a scratch copy whose agenda holds only what belongs to the choice. So no other seat's goods change, and
all choices are valued at the same stage of the game. Only where the next step ends the game, a trial goes that far,
because then the points are certain.
"""

from typing import Final

from goa.bots.evaluation.linear import LinearEvaluation
from goa.core import engine
from goa.core.choices import Choice, SackChoice
from goa.core.frames import Decision, Frame
from goa.core.sacks import ONE
from goa.core.state import State
from goa.editions.vocabulary import SWAP
from goa.rules import fields
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.actions.harvest import HarvestSack
from goa.rules.auction import AuctionLot, CloseAuctions
from goa.rules.fields import PutSpice
from goa.rules.rounds import ACTIONS_IN_A_ROUND, ROUNDS_IN_A_PART, BeginPart
from goa.rules.setup import QuickStart

END_OF_TRIAL: Final = FinishTurn(0)  # of a trial's agenda; the trial ends when only this decision is left


def is_nearly_over(state: State) -> bool:
    """Whether only forced choices may follow a choice made now."""
    return state.part == 1 and state.round == ROUNDS_IN_A_PART and state.action >= ACTIONS_IN_A_ROUND


def scratch_copy(state: State, seat: int) -> State:
    """A position on which this seat can try one thing; nothing is on its agenda."""
    agenda: list[Frame] = [END_OF_TRIAL]
    trial = state.scratch_copy(seat, agenda)
    if SWAP in trial.players[seat].tiles:  # the one tile that changes the grid
        trial.grid = trial.grid[:]
    return trial


def trial_of(state: State, seat: int) -> State:
    """A scratch copy with the open question on its agenda, and the frames that belong to it."""
    trial = scratch_copy(state, seat)
    agenda = state.agenda
    first = len(agenda) - 1
    while first and not isinstance(agenda[first], (TakeAction, FinishTurn)):
        if isinstance(agenda[first - 1], (FinishTurn, AuctionLot, CloseAuctions, QuickStart, BeginPart)):
            break
        first -= 1
    for number in range(first, len(agenda)):
        trial.agenda.append(agenda[number])
    return trial


def answer(trial: State, choice: Choice) -> None:
    """Answer the open question of a trial and run the steps up to the next one."""
    frame = trial.agenda[-1]
    assert isinstance(frame, Decision)
    engine.answer(trial, frame, choice)
    run_steps(trial)


def run_steps(trial: State) -> None:
    while not isinstance(trial.agenda[-1], Decision):
        trial.agenda.pop().run(trial)


def settle_trial(evaluation: LinearEvaluation, trial: State, seat: int) -> None:
    """Work off the agenda of a trial; the seat gives the answers with the best value."""
    run_steps(trial)
    while len(trial.agenda) > 1:
        frame = trial.agenda[-1]
        assert isinstance(frame, Decision)
        if not frame.question().is_follow_up:
            return
        options = frame.options(trial)
        if options:
            answer(trial, best_answer(evaluation, trial, seat, frame, options))
        else:
            trial.agenda.pop()
            run_steps(trial)


def best_answer(
    evaluation: LinearEvaluation, state: State, seat: int, frame: Decision, options: list[Choice]
) -> Choice:
    """The option with the highest value right after it; interruptions are not considered."""
    best = options[0]
    if len(options) == 1:
        return best
    if isinstance(frame, (PutSpice, HarvestSack)):
        return best_spice(evaluation, state, seat, options)
    highest = 0.0
    agenda = state.agenda
    for number, choice in enumerate(options):
        trial = scratch_copy(state, seat)
        trial.agenda = agenda[:]
        answer(trial, choice)
        value = evaluation.value(trial, seat)
        if number == 0 or value > highest:
            highest = value
            best = choice
    return best


def best_spice(evaluation: LinearEvaluation, state: State, seat: int, options: list[Choice]) -> Choice:
    """The best sack to put somewhere; only its spice makes a difference, so no trial is needed."""
    bag = fields.stock(state.players[seat])
    best = options[0]
    highest = 0.0
    tried = 0  # a bit for each spice
    for number, choice in enumerate(options):
        if not isinstance(choice, SackChoice) or tried >> choice.spice & 1:
            continue
        tried |= 1 << choice.spice
        value = evaluation.sacks_value(state, seat, bag + ONE[choice.spice])
        if number == 0 or value > highest:
            highest = value
            best = choice
    return best


def value_after(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    """The value once this choice and all its follow-up questions are carried out."""
    if is_nearly_over(state):
        return _value_at_the_end(evaluation, state, seat, choice)
    trial = trial_of(state, seat)
    answer(trial, choice)
    settle_trial(evaluation, trial, seat)
    return evaluation.value(trial, seat)


def _value_at_the_end(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    copied = state.copy()
    engine.advance(copied, choice)
    answer_follow_ups(evaluation, copied, seat)
    return evaluation.value(copied, seat)


def answer_follow_ups(evaluation: LinearEvaluation, state: State, seat: int) -> None:
    """In the game itself, answer the questions that belong to the choice just made."""
    while state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        if frame.seat != seat or not frame.question().is_follow_up:
            return
        options = [choice for choice in state.offered if not choice.interrupts]
        trial = trial_of(state, seat)
        engine.advance(state, best_answer(evaluation, trial, seat, frame, options))


def value_right_after(evaluation: LinearEvaluation, state: State, seat: int, choice: Choice) -> float:
    """The value before any follow-up question: enough for a question that is repeated."""
    if is_nearly_over(state):
        trial = state.copy()
        engine.advance(trial, choice)
    else:
        trial = trial_of(state, seat)
        answer(trial, choice)
    return evaluation.value(trial, seat)
