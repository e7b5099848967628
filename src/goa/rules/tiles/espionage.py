"""TIL-20 Espionage: use the marker of an opponent."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import FOUND, SPY, Choice, ColonyChoice, Spy
from goa.core.events import Spied
from goa.core.frames import Decision, Question
from goa.core.state import NOTHING, State
from goa.editions.vocabulary import COLONISTS, HARVEST, SHIPS, TAXES
from goa.rules import fields
from goa.rules.actions import colony, harvest, ships, taxes
from goa.rules.handlers import carries_out_tile


@carries_out_tile("espionage")
def spy(state: State, seat: int) -> None:
    state.do_next(SpyOn(seat))


_SPY_ON: Final = Question(26, "spy_on")


@final
@dataclass(init=False)
class SpyOn(Decision):
    """Whose marker, and in which column; never expedition cards."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        for choice in SPY:
            assert isinstance(choice, Spy)
            if choice.victim < state.seats and choice.victim != self.seat and self._can_help(state, choice):
                options.append(choice)
        return options

    def _can_help(self, state: State, choice: Spy) -> bool:
        if choice.column == HARVEST:
            if state.edition.espionage_is_an_action:
                return harvest.can_harvest(state, self.seat)
            return fields.room(state.players[self.seat]) > 0
        if choice.column == COLONISTS:
            if state.edition.espionage_is_an_action:
                return state.founding == NOTHING and bool(colony.colonies_to_found(state, self.seat))
            row = state.players[choice.victim].rows[COLONISTS]
            return state.founding != NOTHING and state.edition.gives[COLONISTS][row] > 0
        return True

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, Spy)
        state.emit(Spied(self.seat, choice.victim, choice.column))
        row = state.players[choice.victim].rows[choice.column]
        if choice.column == SHIPS:
            ships.build_ships(state, self.seat, row)
        elif choice.column == TAXES:
            taxes.raise_taxes(state, self.seat, row)
        elif state.edition.espionage_is_an_action:
            if choice.column == HARVEST:
                harvest.begin_harvest(state, self.seat, row)
            else:
                state.do_next(NameColony(self.seat, state.edition.gives[COLONISTS][row]))
        elif choice.column == HARVEST:
            fields.put_spices(state, self.seat, state.edition.gives[HARVEST][row])
        else:
            state.recruits += state.edition.gives[COLONISTS][row]  # surplus recruits are lost

    def question(self) -> Question:
        return _SPY_ON

    def rule(self) -> str:
        return "TIL-20"


_NAME_COLONY: Final = Question(27, "name_colony", amount="recruits")


@final
@dataclass(init=False)
class NameColony(Decision):
    """The colony to be founded with the recruits of an opponent's marker."""

    seat: int
    recruits: int

    def __init__(self, seat: int, recruits: int) -> None:
        self.seat = seat
        self.recruits = recruits

    def options(self, state: State) -> list[Choice]:
        return [FOUND[number] for number in colony.colonies_to_found(state, self.seat)]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, ColonyChoice)
        colony.begin_founding(state, self.seat, choice.colony, self.recruits)

    def question(self) -> Question:
        return _NAME_COLONY

    def rule(self) -> str:
        return "TIL-20"
