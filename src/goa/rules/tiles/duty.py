"""TIL-19 Duty: give up any six sacks, and the tile scores."""

from dataclasses import dataclass
from typing import final

from goa.core.choices import Choice
from goa.core.frames import Decision, Step
from goa.core.state import State
from goa.rules import fields


@final
@dataclass(init=False)
class DeliverSacks(Step):
    """Give what leaves no choice, then ask."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def run(self, state: State) -> None:
        left = self.left
        lowest = self.lowest
        while left:
            options = fields.givable(state.players[self.seat], left, lowest)
            if len(options) > 1:
                state.do_next(DeliverSack(self.seat, left, lowest))
                return
            lowest = fields.give(state, self.seat, options[0])
            left -= 1


@final
@dataclass(init=False)
class DeliverSack(Decision):
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

    def take(self, state: State, choice: Choice) -> None:
        lowest = fields.give(state, self.seat, choice)
        state.do_next(DeliverSacks(self.seat, self.left - 1, lowest))

    def rule(self) -> str:
        return "TIL-19"
