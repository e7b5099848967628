"""TIL-19 Duty: give up any six sacks, and the tile scores."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import Choice
from goa.core.frames import Question
from goa.core.state import State
from goa.rules import fields
from goa.rules.handlers import carries_out_tile


@carries_out_tile("duty")
def deliver_sacks(state: State, seat: int) -> None:
    fields.settle_or_ask(state, DeliverSack(seat, state.edition.duty_sacks, 0))


_DELIVER_SACK: Final = Question(24, "deliver_sack", amount="left", picks_left="left", is_series=True, is_repeated=True)


@final
@dataclass(init=False)
class DeliverSack(fields.NextSack):
    """The next sack of a Duty."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        return fields.givable(state.players[self.seat], self.left, self.lowest)

    def is_complete(self) -> bool:
        return self.left == 0

    def after(self, state: State, choice: Choice) -> fields.NextSack:
        lowest = fields.give(state, self.seat, choice)
        return DeliverSack(self.seat, self.left - 1, lowest)

    def question(self) -> Question:
        return _DELIVER_SACK

    def rule(self) -> str:
        return "TIL-19"
