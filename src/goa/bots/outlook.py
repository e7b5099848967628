"""Looking one step ahead: carry out a choice, answer what it still asks, and see what the position is worth."""

from goa.bots.evaluation import Evaluation
from goa.core.choices import Choice
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.auction import BidOnLot, LastWord
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.round_end import SpendExtraAction


def is_follow_up(frame: Decision) -> bool:
    """Questions that belong to the choice before: which sack, which field, which tile."""
    return not isinstance(
        frame, TakeAction | FinishTurn | SpendExtraAction | BidOnLot | LastWord | PlaceFlag | PlaceMarker
    )


def follow_up(evaluation: Evaluation, state: State, seat: int) -> None:
    """Answer the seat's follow-up questions, each by what looks best at once."""
    while state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        if frame.seat != seat or not is_follow_up(frame):
            return
        advance(state, best_at_once(evaluation, state, seat))


def best_at_once(evaluation: Evaluation, state: State, seat: int) -> Choice:
    """The answer, interruptions apart, after which the position is worth most."""
    offered = state.offered
    best = offered[0]
    if len(offered) == 1 or offered[1].interrupts:
        return best
    highest = 0.0
    for number, choice in enumerate(offered):
        if choice.interrupts:
            break
        table = state.copy()
        advance(table, choice)
        worth = evaluation.worth(table, seat)
        if number == 0 or worth > highest:
            highest = worth
            best = choice
    return best


def worth_after(evaluation: Evaluation, state: State, seat: int, choice: Choice) -> float:
    """What the position is worth once this choice and all it still asks of the seat are carried out."""
    table = state.copy()
    advance(table, choice)
    follow_up(evaluation, table, seat)
    return evaluation.worth(table, seat)


def worth_at_once(evaluation: Evaluation, state: State, seat: int, choice: Choice) -> float:
    """What the position is worth right after the choice: enough where many like it follow."""
    table = state.copy()
    advance(table, choice)
    return evaluation.worth(table, seat)


def set_apart(state: State) -> State:
    """A copy with nothing on the agenda but a question that is never asked, to try out a single thing on."""
    table = state.copy()
    table.agenda = [FinishTurn(0)]
    return table


def settle_apart(evaluation: Evaluation, table: State, seat: int) -> None:
    """Carry out what was put on the agenda of such a copy, with the seat's answers."""
    while len(table.agenda) > 1:
        frame = table.agenda[-1]
        if not isinstance(frame, Decision):
            table.agenda.pop()
            frame.run(table)
            continue
        options = frame.options(table)
        if not options:
            table.agenda.pop()
            continue
        table.offered = options
        choice = best_at_once_apart(evaluation, table, seat)
        table.agenda.pop()
        frame.take(table, choice)


def best_at_once_apart(evaluation: Evaluation, state: State, seat: int) -> Choice:
    options = state.offered
    best = options[0]
    if len(options) == 1:
        return best
    highest = 0.0
    for number, choice in enumerate(options):
        table = state.copy()
        frame = table.agenda.pop()
        assert isinstance(frame, Decision)
        frame.take(table, choice)
        while len(table.agenda) > 1 and not isinstance(table.agenda[-1], Decision):
            step = table.agenda.pop()
            step.run(table)
        worth = evaluation.worth(table, seat)
        if number == 0 or worth > highest:
            highest = worth
            best = choice
    return best
