"""ACT-7 Found a colony: name it, count the recruits, pay what is missing or let it fail; ACT-8 lay it and fill it."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import LET_IT_FAIL, PAIR, PAY_COLONISTS, Choice, SpicePairChoice
from goa.core.events import ColonyFounded, ColonyNamed, FoundingFailed
from goa.core.frames import Decision, Question, Step
from goa.core.places import EMPTY, FIRST_COLONY, colony
from goa.core.state import NOTHING, State
from goa.editions.vocabulary import COLONIES
from goa.rules import fields, goods, interruptions, piles
from goa.rules.handlers import carries_out_effect
from goa.rules.interruption_windows import DURING_FOUNDING


def colonies_to_found(state: State, seat: int) -> list[int]:
    """The colonies the seat does not have yet, and of which a tile is left."""
    player = state.players[seat]
    return [
        number
        for number in range(len(COLONIES))
        if player.places[FIRST_COLONY + number] == EMPTY and state.stacks[number]
    ]


def begin_founding(state: State, seat: int, number: int, recruits: int) -> None:
    """The colony is named; the marker's recruits are joined by those on the cards turned over."""
    state.founding = number
    state.emit(ColonyNamed(seat, number, recruits))
    state.recruits = recruits + piles.turn_over(state, seat, state.edition.founding_cards)
    state.do_next(CountRecruits(seat))


def missing(state: State) -> int:
    return state.edition.colony_needs[state.founding] - state.recruits


@final
@dataclass(init=False)
class CountRecruits(Step):
    """Enough: it is founded. Not enough, and nothing left to try: it fails. Otherwise the player decides."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        lacking = missing(state)
        if lacking <= 0:
            found_colony(state, self.seat)
        elif state.players[self.seat].colonists >= lacking or interruptions.are_conceivable(state, self.seat):
            state.do_next(Recruit(self.seat))
        else:
            fail(state, self.seat)


_RECRUIT: Final = Question(13, "recruit", window=DURING_FOUNDING)


@final
@dataclass(init=False)
class Recruit(Decision):
    """Pay the difference in colonist cards, or let it fail."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        if state.players[self.seat].colonists >= missing(state):
            return [PAY_COLONISTS, LET_IT_FAIL]
        return [LET_IT_FAIL]

    def take(self, state: State, choice: Choice) -> None:
        if choice is PAY_COLONISTS:
            goods.give_colonists(state, self.seat, missing(state))
            found_colony(state, self.seat)
        else:
            fail(state, self.seat)

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _RECRUIT.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        state.replace_question(CountRecruits(self.seat))
        interruptions.carry_out(state, self.seat, choice)

    def question(self) -> Question:
        return _RECRUIT

    def rule(self) -> str:
        return "ACT-7"


@carries_out_effect("one more card")
def turn_one_more(state: State, seat: int) -> None:
    """EXP-3: its colonists join the recruits."""
    state.recruits += piles.turn_over(state, seat, 1)


def fail(state: State, seat: int) -> None:
    """One colonist comes all the same."""
    state.emit(FoundingFailed(seat, state.founding))
    goods.take_colonists(state, seat, state.edition.consolation_colonists)
    _close_founding(state)


def found_colony(state: State, seat: int) -> None:
    number = state.founding
    _close_founding(state)
    tiles_left = state.stacks[number]
    if max(tiles_left) == min(tiles_left):
        lay_colony(state, seat, number, tiles_left[0])
    else:
        state.do_next(ChooseColonyTile(seat, number))


def _close_founding(state: State) -> None:
    state.founding = NOTHING
    state.recruits = 0
    piles.discard_turned(state, 0)


_CHOOSE_COLONY_TILE: Final = Question(14, "choose_colony_tile", colony="colony")


@final
@dataclass(init=False)
class ChooseColonyTile(Decision):
    """ACT-8: Quilon and Madras differ in the two spices they accept."""

    seat: int
    colony: int

    def __init__(self, seat: int, colony: int) -> None:
        self.seat = seat
        self.colony = colony

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        for choice in PAIR:
            assert isinstance(choice, SpicePairChoice)
            if choice.accepted in state.stacks[self.colony]:
                options.append(choice)
        return options

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, SpicePairChoice)
        lay_colony(state, self.seat, self.colony, choice.accepted)

    def question(self) -> Question:
        return _CHOOSE_COLONY_TILE

    def rule(self) -> str:
        return "ACT-8"


def lay_colony(state: State, seat: int, number: int, accepted: int) -> None:
    """ACT-8: it lies on its own space and is filled at once."""
    stack = list(state.stacks[number])
    stack.remove(accepted)
    state.stacks = (*state.stacks[:number], tuple(stack), *state.stacks[number + 1 :])
    player = state.players[seat]
    place = FIRST_COLONY + number
    size = state.edition.colony_fields[number]
    player.places = (*player.places[:place], colony(accepted, size), *player.places[place + 1 :])
    state.emit(ColonyFounded(seat, number, accepted))
    fields.put_spices_on(state, seat, size, place)
