"""XTR: extra actions after the three actions; RND-3: the round ends."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import EXTRA_ACTION, PASS, Choice
from goa.core.events import ExtraActionSpent, Passed, RoundEnded
from goa.core.frames import Decision, Question, Step
from goa.core.state import State
from goa.rules import action_turns

EXTRA_ACTIONS_PHASE: Final = 4


@final
@dataclass(init=False)
class TakeExtraActions(Step):
    """XTR-1: from the first player clockwise, again and again."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.action = EXTRA_ACTIONS_PHASE
        state.out_of_extras = 0
        state.do_next(AskForExtraAction(state.flag_holder))


@final
@dataclass(init=False)
class AskForExtraAction(Step):
    """XTR-2, XTR-3: a player without a card passes automatically; when all have passed, the phase is over."""

    first: int

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, state: State) -> None:
        action_turns.leave_turns(state)
        for seat in state.clockwise_from(self.first):
            if state.out_of_extras >> seat & 1:
                continue
            if state.players[seat].extra_actions:
                state.do_next(SpendExtraAction(seat))
                return
            pass_on_extra_actions(state, seat)


def pass_on_extra_actions(state: State, seat: int) -> None:
    state.out_of_extras |= 1 << seat
    state.emit(Passed(seat))


_SPEND_EXTRA_ACTION: Final = Question(7, "spend_extra_action", is_follow_up=False)


@final
@dataclass(init=False)
class SpendExtraAction(Decision):
    """XTR-1, XTR-2: spend a card for an action turn, or pass; nobody may pass with more than one card."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        if state.players[self.seat].extra_actions > 1:
            return [EXTRA_ACTION]
        return [PASS, EXTRA_ACTION]

    def take(self, state: State, choice: Choice) -> None:
        following = AskForExtraAction((self.seat + 1) % state.seats)
        if choice is PASS:
            pass_on_extra_actions(state, self.seat)
            state.do_next(following)
        else:
            state.players[self.seat].extra_actions -= 1
            state.emit(ExtraActionSpent(self.seat))
            state.do_next(action_turns.BeginTurn(self.seat), following)

    def question(self) -> Question:
        return _SPEND_EXTRA_ACTION

    def rule(self) -> str:
        return "XTR-2"


@final
@dataclass(init=False)
class EndRound(Step):
    """RND-3: the once-a-round tiles turn face up again."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        for player in state.players:
            if player.resting:
                player.tiles = tuple(sorted(player.tiles + player.resting))
                player.resting = ()
        state.action = 0
        state.out_of_extras = 0
        state.emit(RoundEnded(state.part, state.round))
