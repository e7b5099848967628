"""SET-9, AUC-7: the Bonanza tiles under the corners."""

from dataclasses import dataclass
from typing import final

from goa.core.events import BonanzaTurned
from goa.core.frames import Step
from goa.core.grid import CORNERS
from goa.core.state import NOTHING, State
from goa.rules import goods


def maybe_turn_bonanza(state: State, seat: int, cell: int) -> None:
    """SET-9: a corner may hide a Bonanza tile."""
    if cell in CORNERS:
        corner = CORNERS.index(cell)
        if state.corners[corner] != NOTHING:
            state.do_next(TurnBonanza(seat, corner))


@final
@dataclass(init=False)
class TurnBonanza(Step):
    """AUC-7: after the tile's own effect."""

    seat: int
    corner: int

    def __init__(self, seat: int, corner: int) -> None:
        self.seat = seat
        self.corner = corner

    def run(self, state: State) -> None:
        number = state.corners[self.corner]
        state.corners = (*state.corners[: self.corner], NOTHING, *state.corners[self.corner + 1 :])
        state.bonanza_seen += (number,)
        state.emit(BonanzaTurned(self.seat, number))
        goods.take_gain(state, self.seat, state.edition.bonanza[number])
