"""ACT-1, ACT-9: three times around, one action each; cards and tiles before, during and after it."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import (
    BUILD_SHIPS,
    END_TURN,
    FOUND,
    GO_ON_EXPEDITION,
    HARVEST_SPICES,
    PROGRESS,
    RAISE_TAXES,
    CardChoice,
    Choice,
    ColonyChoice,
    ColumnChoice,
)
from goa.core.events import (
    EXPEDITION_ACTION,
    FOUNDING_ACTION,
    HARVEST_ACTION,
    PROGRESS_ACTION,
    SHIPS_ACTION,
    TAXES_ACTION,
    ActionTaken,
)
from goa.core.frames import Decision, Frame, Question, Step
from goa.core.state import NOBODY, State
from goa.editions.vocabulary import COLONISTS, HARVEST, SHIPS, TAXES
from goa.rules import interruptions
from goa.rules.actions import colony, expedition, harvest, progress, ships, taxes
from goa.rules.interruption_windows import AFTER_ACTION, BEFORE_ACTION


@final
@dataclass(init=False)
class TakeActions(Step):
    """One time around, from the first player."""

    action: int

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, state: State) -> None:
        state.action = self.action
        turns: list[Frame] = [BeginTurn(seat) for seat in state.clockwise_from(state.flag_holder)]
        state.do_all_next(turns)


@final
@dataclass(init=False)
class BeginTurn(Step):
    """An action turn: the action, then whatever the player still wants to do."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.card_played = False
        state.do_next(TakeAction(self.seat), FinishTurn(self.seat))


def leave_turns(state: State) -> None:
    """From now on it is no seat's action turn."""
    state.turn = NOBODY
    state.card_played = False


_TAKE_ACTION: Final = Question(5, "take_action", is_follow_up=False, window=BEFORE_ACTION)


@final
@dataclass(init=False)
class TakeAction(Decision):
    """ACT-1: one of the six actions; it must be taken."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        seat = self.seat
        options = [PROGRESS[column] for column in progress.columns(state, seat, with_spices=True, with_ships=True)]
        options.append(BUILD_SHIPS)
        if harvest.can_harvest(state, seat):
            options.append(HARVEST_SPICES)
        options.append(RAISE_TAXES)
        if expedition.can_go(state, seat):
            options.append(GO_ON_EXPEDITION)
        for number in colony.colonies_to_found(state, seat):
            options.append(FOUND[number])
        return options

    def take(self, state: State, choice: Choice) -> None:
        seat = self.seat
        rows = state.players[seat].rows
        if isinstance(choice, ColumnChoice):
            state.emit(ActionTaken(seat, PROGRESS_ACTION))
            progress.pay_and_advance(state, seat, choice, with_spices=True, with_ships=True)
        elif choice is BUILD_SHIPS:
            state.emit(ActionTaken(seat, SHIPS_ACTION))
            ships.build_ships(state, seat, rows[SHIPS])
        elif choice is HARVEST_SPICES:
            state.emit(ActionTaken(seat, HARVEST_ACTION))
            harvest.begin_harvest(state, seat, rows[HARVEST])
        elif choice is RAISE_TAXES:
            state.emit(ActionTaken(seat, TAXES_ACTION))
            taxes.raise_taxes(state, seat, rows[TAXES])
        elif choice is GO_ON_EXPEDITION:
            state.emit(ActionTaken(seat, EXPEDITION_ACTION))
            expedition.begin_expedition(state, seat)
        else:
            assert isinstance(choice, ColonyChoice)
            state.emit(ActionTaken(seat, FOUNDING_ACTION))
            colony.begin_founding(state, seat, choice.colony, state.edition.gives[COLONISTS][rows[COLONISTS]])

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _TAKE_ACTION.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        if isinstance(choice, CardChoice) and not interruptions.is_bonus(state, choice.effect):
            # EXP-3: the card is played with its action, so the action is taken by it.
            state.emit(ActionTaken(self.seat, PROGRESS_ACTION))
            state.agenda.pop()
        interruptions.carry_out(state, self.seat, choice)

    def question(self) -> Question:
        return _TAKE_ACTION

    def rule(self) -> str:
        return "ACT-1"


_FINISH_TURN: Final = Question(6, "finish_turn", is_follow_up=False, window=AFTER_ACTION)


@final
@dataclass(init=False)
class FinishTurn(Decision):
    """ACT-9: the turn ends when the player says so; by itself only if everyone can see that nothing is left to do."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        if state.players[self.seat].hand or interruptions.has_usable_tile(state, self.seat):
            return [END_TURN]
        return []

    def take(self, state: State, choice: Choice) -> None:
        """Nothing more happens in this turn."""

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _FINISH_TURN.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        interruptions.carry_out(state, self.seat, choice)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _FINISH_TURN

    def rule(self) -> str:
        return "ACT-9"
