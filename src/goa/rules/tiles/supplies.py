"""TIL-16 Extra harvest, TIL-17 Re-supply."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import DONE, FILL_UP, TAKE_COLONISTS, TAKE_SHIPS, TAKE_SPICES, Choice, PlaceChoice
from goa.core.frames import Decision, Question
from goa.core.places import PLACE_COUNT
from goa.core.state import State
from goa.rules import fields, goods, piles
from goa.rules.handlers import carries_out_tile


@carries_out_tile("extra harvest")
def harvest_extra(state: State, seat: int) -> None:
    state.do_next(FillPlaces(seat, state.edition.extra_harvest_places, 0))


_FILL_PLACES: Final = Question(
    21, "fill_places", amount="left", picks_left="left", is_series=True, is_repeated=True, done="choice.done_filling"
)


@final
@dataclass(init=False)
class FillPlaces(Decision):
    """TIL-16: fill up to three plantations or colonies completely, at least one."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        if self.left == 0:
            return options
        player = state.players[self.seat]
        for place in range(self.lowest, PLACE_COUNT):
            if fields.room_on(player, place) and not fields.has_twin_before(player, place, self.lowest):
                options.append(FILL_UP[place])
        if options and self.left < state.edition.extra_harvest_places:
            options.insert(0, DONE)
        return options

    def take(self, state: State, choice: Choice) -> None:
        if isinstance(choice, PlaceChoice):
            place = choice.place
            empty = fields.room_on(state.players[self.seat], place)
            state.do_next(FillPlaces(self.seat, self.left - 1, place + 1))
            fields.put_spices_on(state, self.seat, empty, place)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _FILL_PLACES

    def rule(self) -> str:
        return "TIL-16"


@carries_out_tile("re-supply")
def turn_over_supplies(state: State, seat: int) -> None:
    """TIL-17: the colonists on two cards say how much there is to take."""
    open_before = len(state.turned)
    number = piles.turn_over(state, seat, state.edition.re_supply_cards)
    state.do_next(TakeSupplies(seat, number, open_before))


_TAKE_SUPPLIES: Final = Question(22, "take_supplies", amount="number")


@final
@dataclass(init=False)
class TakeSupplies(Decision):
    """TIL-17: ships, colonists or spices, chosen after the cards are seen."""

    seat: int
    number: int
    open_before: int  # cards of a founding that still lie open

    def __init__(self, seat: int, number: int, open_before: int) -> None:
        self.seat = seat
        self.number = number
        self.open_before = open_before

    def options(self, state: State) -> list[Choice]:
        options = [TAKE_SHIPS, TAKE_COLONISTS]
        if fields.room(state.players[self.seat]):
            options.append(TAKE_SPICES)
        return options

    def take(self, state: State, choice: Choice) -> None:
        piles.discard_turned(state, self.open_before)
        if choice is TAKE_SHIPS:
            goods.take_ships(state, self.seat, self.number)
        elif choice is TAKE_COLONISTS:
            goods.take_colonists(state, self.seat, self.number)
        else:
            fields.put_spices(state, self.seat, self.number)

    def question(self) -> Question:
        return _TAKE_SUPPLIES

    def rule(self) -> str:
        return "TIL-17"
