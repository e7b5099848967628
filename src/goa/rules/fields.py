"""Fields and sacks: where a spice may be put and from where it may be given.

Players are asked only where the answer makes a difference: what leaves no choice is settled, and two plantations that
are alike in every respect count as one. Several sacks are put or given upward, by position, so that a set of sacks is
named in one order.
"""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import FILL, Choice, SackChoice, choice_to_give
from goa.core.events import SackGiven, SackPut, SpicesLost
from goa.core.frames import Decision, Question
from goa.core.places import (
    FIRST_COLONY,
    PLACE_COUNT,
    SPICE_BITS,
    SPICE_COUNT,
    SPICES_IN,
    accepted_by,
    field_count,
    first_position,
    place_of,
    position,
    spice_of,
)
from goa.core.sacks import ONE, count, size
from goa.core.state import Player, State


def stock(player: Player) -> int:
    """All sacks of a player, as one bag."""
    bag = 0
    for on_place in player.sacks:
        bag += on_place
    return bag


def room_on(player: Player, place: int) -> int:
    return field_count(player.places[place]) - size(player.sacks[place])


def room(player: Player) -> int:
    """How many fields are empty."""
    fields = 0
    for laid in player.places:
        fields += laid >> SPICE_BITS  # field_count, without a call for each of eight places
    return fields - size(stock(player)) if fields else 0


def has_twin_before(player: Player, place: int, first: int) -> bool:
    """Whether a plantation between `first` and this one is alike in every respect."""
    if place < FIRST_COLONY:
        for other in range(first, place):
            if player.places[other] == player.places[place] and player.sacks[other] == player.sacks[place]:
                return True
    return False


def fillable(player: Player, left: int, lowest: int, end: int) -> list[Choice]:
    """Where the next of `left` sacks can go so that as many as possible still follow, before the place `end`."""
    first = place_of(lowest)
    open_places: list[int] = []
    open_fields = 0
    for place in range(first, end):
        laid = player.places[place]
        if laid and (place > first or accepted_by(laid) >> spice_of(lowest)):
            empty = field_count(laid) - size(player.sacks[place])
            if empty:
                open_places.append(place)
                open_fields += empty
    must_follow = min(left, open_fields)
    options: list[Choice] = []
    for place in open_places:
        if open_fields < must_follow:
            break
        open_fields -= room_on(player, place)
        if not has_twin_before(player, place, first):
            for spice in SPICES_IN[accepted_by(player.places[place])]:
                sack = position(place, spice)
                if sack >= lowest:
                    options.append(FILL[sack])
    return options


def givable(player: Player, left: int, lowest: int) -> list[Choice]:
    """Sacks that can be given next so that `left` in all can still be given."""
    first = place_of(lowest)
    first_spice = spice_of(lowest)
    sacks = 0
    for place in range(first, PLACE_COUNT):
        sacks += size(player.sacks[place])
    for spice in range(first_spice):
        sacks -= count(player.sacks[first], spice)
    options: list[Choice] = []
    for place in range(first, PLACE_COUNT):
        bag = player.sacks[place]
        if bag == 0:
            continue
        twin = has_twin_before(player, place, first)
        for spice in range(first_spice if place == first else 0, SPICE_COUNT):
            number = count(bag, spice)
            if number:
                if sacks < left:
                    return options
                sacks -= number
                if not twin:
                    options.append(choice_to_give(place, spice))
    return options


def sources(player: Player, spice: int) -> list[Choice]:
    """Places from which a sack of this spice can be given."""
    options: list[Choice] = []
    for place in range(PLACE_COUNT):
        if count(player.sacks[place], spice) and not has_twin_before(player, place, 0):
            options.append(choice_to_give(place, spice))
    return options


def put(state: State, seat: int, choice: Choice) -> int:
    """Put a sack where the choice says; its position."""
    assert isinstance(choice, SackChoice)
    state.players[seat].sacks[choice.place] += ONE[choice.spice]
    state.emit(SackPut(seat, choice.place, choice.spice))
    return position(choice.place, choice.spice)


def give(state: State, seat: int, choice: Choice) -> int:
    """Give the sack that the choice names; its position."""
    assert isinstance(choice, SackChoice)
    state.players[seat].sacks[choice.place] -= ONE[choice.spice]
    state.emit(SackGiven(seat, choice.place, choice.spice))
    return position(choice.place, choice.spice)


class NextSack(Decision):
    """The next of several sacks that are put or given, where the seat has to be asked for it."""

    def is_complete(self) -> bool:
        """Whether no sack is left to be put or given."""
        raise AssertionError(f"{self} does not say when it is complete")

    def after(self, state: State, choice: Choice) -> "NextSack":
        """Put or give this sack; the question for the one after it."""
        raise AssertionError(f"{self} does not say what follows")

    def must_ask(self, state: State, only: Choice) -> bool:
        """Whether the seat is asked even where this is the only option."""
        return False

    def end_early(self, state: State) -> None:
        """Sacks are left, but none of them can be put or given."""

    def take(self, state: State, choice: Choice) -> None:
        settle_or_ask(state, self.after(state, choice))


def settle_or_ask(state: State, question: NextSack) -> None:
    """Put or give what leaves no choice, then ask for the rest."""
    while not question.is_complete():
        options = question.options(state)
        if not options:
            question.end_early(state)
            return
        if len(options) > 1 or question.must_ask(state, options[0]):
            state.do_next(question)
            return
        question = question.after(state, options[0])


def put_spices(state: State, seat: int, number: int) -> None:
    """So many sacks onto empty fields; what has no room is lost."""
    settle_or_ask(state, PutSpice(seat, number, 0, PLACE_COUNT))


def put_spices_on(state: State, seat: int, number: int, place: int) -> None:
    """So many sacks onto the empty fields of one place."""
    settle_or_ask(state, PutSpice(seat, number, first_position(place), place + 1))


_PUT_SPICE: Final = Question(
    11, "put_spice", amount="left", picks_left="left", place="mat", is_series=True, is_repeated=True
)


@final
@dataclass(init=False)
class PutSpice(NextSack):
    """Which field, and which spice where it accepts several."""

    seat: int
    left: int
    lowest: int
    end: int  # the place after the last that may be filled

    def __init__(self, seat: int, left: int, lowest: int, end: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.end = end

    def options(self, state: State) -> list[Choice]:
        return fillable(state.players[self.seat], self.left, self.lowest, self.end)

    def is_complete(self) -> bool:
        return self.left == 0

    def after(self, state: State, choice: Choice) -> NextSack:
        lowest = put(state, self.seat, choice)
        return PutSpice(self.seat, self.left - 1, lowest, self.end)

    def end_early(self, state: State) -> None:
        state.emit(SpicesLost(self.seat, self.left))

    def question(self) -> Question:
        return _PUT_SPICE

    def rule(self) -> str:
        return "ACT-4"
