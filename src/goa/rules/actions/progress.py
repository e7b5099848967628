"""ACT-2 Progress: pay spices and ships, move a marker down one row; ACT-10 its bonuses."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import Choice, ColumnChoice
from goa.core.events import BANK, MarkerAdvanced
from goa.core.frames import Question, Step
from goa.core.milestones import milestone
from goa.core.sacks import ONE, count
from goa.core.state import State
from goa.editions.vocabulary import COLUMNS, PROGRESS_FOR_DUCATS, ROWS, SHIPS_ONLY, SPICES_ONLY
from goa.rules import fields, goods, piles


def has_spices(bag: int, cost: tuple[int, ...]) -> bool:
    for spice in cost:
        if count(bag, spice) == 0:
            return False
        bag -= ONE[spice]
    return True


def columns(state: State, seat: int, *, with_spices: bool, with_ships: bool) -> list[int]:
    """Columns whose next step the seat can pay, where spices, ships or both are asked for."""
    player = state.players[seat]
    edition = state.edition
    bag = fields.stock(player)
    payable: list[int] = []
    if with_spices and bag == 0:
        return payable
    for column in range(len(COLUMNS)):
        row = player.rows[column]
        if row == ROWS - 1:
            continue
        cost = edition.cost[column][row]
        if with_ships and player.ships < len(cost) * edition.ships_for_each_spice:
            continue
        if with_spices and not has_spices(bag, cost):
            continue
        payable.append(column)
    return payable


def columns_for_ducats(state: State, seat: int) -> list[int]:
    """EXP-4: columns whose next step the seat can pay in ducats."""
    player = state.players[seat]
    edition = state.edition
    return [
        column
        for column in range(len(COLUMNS))
        if player.rows[column] < ROWS - 1
        and player.ducats >= len(edition.cost[column][player.rows[column]]) * edition.ducats_for_each_spice
    ]


def columns_by_card(state: State, seat: int, effect: int) -> list[int]:
    """EXP-3: the columns that a Progress card can move."""
    if effect == PROGRESS_FOR_DUCATS:
        return columns_for_ducats(state, seat)
    return columns(state, seat, with_spices=effect == SPICES_ONLY, with_ships=effect == SHIPS_ONLY)


def advance_by_card(state: State, seat: int, choice: Choice, effect: int) -> None:
    assert isinstance(choice, ColumnChoice)
    if effect == PROGRESS_FOR_DUCATS:
        cost = state.edition.cost[choice.column][state.players[seat].rows[choice.column]]
        goods.pay_ducats(state, seat, BANK, len(cost) * state.edition.ducats_for_each_spice)
        advance_marker(state, seat, choice.column)
    else:
        pay_and_advance(state, seat, choice, with_spices=effect == SPICES_ONLY, with_ships=effect == SHIPS_ONLY)


def pay_and_advance(state: State, seat: int, choice: Choice, *, with_spices: bool, with_ships: bool) -> None:
    assert isinstance(choice, ColumnChoice)
    cost = state.edition.cost[choice.column][state.players[seat].rows[choice.column]]
    if with_ships:
        goods.give_ships(state, seat, len(cost) * state.edition.ships_for_each_spice)
    if with_spices:
        state.do_next(AdvanceMarker(seat, choice.column))
        fields.settle_or_ask(state, PaySpice(seat, cost))
    else:
        advance_marker(state, seat, choice.column)


_PAY_SPICE: Final = Question(8, "pay_spice", picks_left="left", is_series=True)


@final
@dataclass(init=False)
class PaySpice(fields.NextSack):
    """The player chooses which sack to give, where it can come from different places."""

    seat: int
    unpaid: tuple[int, ...]

    def __init__(self, seat: int, unpaid: tuple[int, ...]) -> None:
        self.seat = seat
        self.unpaid = unpaid

    @property
    def left(self) -> int:
        return len(self.unpaid)

    def options(self, state: State) -> list[Choice]:
        return fields.sources(state.players[self.seat], self.unpaid[0])

    def is_complete(self) -> bool:
        return not self.unpaid

    def after(self, state: State, choice: Choice) -> fields.NextSack:
        fields.give(state, self.seat, choice)
        return PaySpice(self.seat, self.unpaid[1:])

    def question(self) -> Question:
        return _PAY_SPICE

    def rule(self) -> str:
        return "ACT-2"


@final
@dataclass(init=False)
class AdvanceMarker(Step):
    """Move the marker, now that it is paid for."""

    seat: int
    column: int

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def run(self, state: State) -> None:
        advance_marker(state, self.seat, self.column)


def move_marker(state: State, seat: int, column: int) -> int:
    """One row down, without any bonus; the new row."""
    player = state.players[seat]
    row = player.rows[column] + 1
    player.rows = (*player.rows[:column], row, *player.rows[column + 1 :])
    state.emit(MarkerAdvanced(seat, column, row))
    return row


def advance_marker(state: State, seat: int, column: int) -> None:
    """ACT-10: the first in one of the two last rows draws a card; all markers in a row bring an extra action."""
    player = state.players[seat]
    lowest = min(player.rows)
    row = move_marker(state, seat, column)
    if row >= ROWS - 2:
        reached = milestone(column, row)
        if not state.reached & reached:
            state.reached |= reached
            piles.draw_into_hand(state, seat, state.edition.first_to_row_cards)
    if min(player.rows) > lowest:
        goods.take_extra_actions(state, seat, state.edition.all_in_row_extra_actions)
