"""EXP-2 to EXP-4: the expedition cards that ask something when they are played; Harvest and founding have their own."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import DONE, PROGRESS, Choice
from goa.core.events import BANK
from goa.core.frames import Decision, Question
from goa.core.places import PLACE_COUNT
from goa.core.state import State
from goa.editions.vocabulary import PROGRESS_FOR_DUCATS, SHIPS_ONLY, SPICES_ONLY, TWO_SPICES
from goa.rules import fields, goods
from goa.rules.actions import progress
from goa.rules.handlers import carries_out_effect


@carries_out_effect("two spices")
def take_spices(state: State, seat: int) -> None:
    gain = state.edition.card_gains[TWO_SPICES]
    if state.edition.spices_card_is_optional:
        state.do_next(TakeSpice(seat, gain.spices, 0))
    else:
        goods.take_gain(state, seat, gain)


@carries_out_effect("sell spices")
def sell_spices(state: State, seat: int) -> None:
    state.do_next(SellSpice(seat, 0, 0))


@carries_out_effect("ships only")
def progress_for_ships(state: State, seat: int) -> None:
    state.do_next(ChooseColumn(seat, SHIPS_ONLY))


@carries_out_effect("spices only")
def progress_for_spices(state: State, seat: int) -> None:
    state.do_next(ChooseColumn(seat, SPICES_ONLY))


@carries_out_effect("progress for ducats")
def progress_for_ducats(state: State, seat: int) -> None:
    state.do_next(ChooseColumn(seat, PROGRESS_FOR_DUCATS))


_TAKE_SPICE: Final = Question(
    16, "take_spice", amount="left", picks_left="left", is_series=True, is_repeated=True, done="choice.done_laying"
)


@final
@dataclass(init=False)
class TakeSpice(Decision):
    """EXP-2: the next of up to two spices; at least one, as the card was played."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        if self.left == 0:
            return []
        fillable = fields.fillable(state.players[self.seat], 1, self.lowest, PLACE_COUNT)
        is_first = self.left == state.edition.card_gains[TWO_SPICES].spices
        return fillable if is_first or not fillable else [DONE, *fillable]

    def take(self, state: State, choice: Choice) -> None:
        if choice is not DONE:
            lowest = fields.put(state, self.seat, choice)
            state.do_next(TakeSpice(self.seat, self.left - 1, lowest))

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _TAKE_SPICE

    def rule(self) -> str:
        return "EXP-2"


_SELL_SPICE: Final = Question(
    17, "sell_spice", amount="sold", is_series=True, is_repeated=True, done="choice.done_selling"
)


@final
@dataclass(init=False)
class SellSpice(Decision):
    """EXP-2: sell at least one sack, up to the edition's limit."""

    seat: int
    sold: int
    lowest: int

    def __init__(self, seat: int, sold: int, lowest: int) -> None:
        self.seat = seat
        self.sold = sold
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        if self.sold and self.sold == state.edition.sale_limit:
            return []
        sacks = fields.givable(state.players[self.seat], 1, self.lowest)
        return [DONE, *sacks] if self.sold and sacks else sacks

    def take(self, state: State, choice: Choice) -> None:
        if choice is not DONE:
            lowest = fields.give(state, self.seat, choice)
            goods.pay_ducats(state, BANK, self.seat, state.edition.sale_price)
            state.do_next(SellSpice(self.seat, self.sold + 1, lowest))

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _SELL_SPICE

    def rule(self) -> str:
        return "EXP-2"


_CHOOSE_COLUMN: Final = Question(15, "choose_column")


@final
@dataclass(init=False)
class ChooseColumn(Decision):
    """EXP-3, EXP-4: the marker that a Progress card moves."""

    seat: int
    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: State) -> list[Choice]:
        return [PROGRESS[column] for column in progress.columns_by_card(state, self.seat, self.effect)]

    def take(self, state: State, choice: Choice) -> None:
        progress.advance_by_card(state, self.seat, choice, self.effect)

    def question(self) -> Question:
        return _CHOOSE_COLUMN

    def rule(self) -> str:
        return "EXP-4" if self.effect == PROGRESS_FOR_DUCATS else "EXP-3"
