"""TIL-22 Swap: take a tile from the grid and lay Swap in its place; AUC-7 the Bonanza tile that comes with it."""

from dataclasses import dataclass
from typing import final

from goa.core.choices import SWAP_FOR, Choice, OfSpace
from goa.core.events import BonanzaTurned, TileTaken
from goa.core.frames import Decision, Step
from goa.core.grid import CELL_COUNT, CORNERS
from goa.core.state import NOTHING, State
from goa.editions.names import NO_TILE, SWAP
from goa.rules import goods
from goa.rules.tiles import receive


@final
@dataclass(init=False)
class SwapForTile(Decision):
    """Any tile of the grid; it is used now or in any later action turn."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        return [SWAP_FOR[cell] for cell in range(CELL_COUNT) if state.grid[cell] != NO_TILE]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, OfSpace)
        receive.take_away(state.players[self.seat], SWAP)
        kind = state.grid[choice.space]
        state.grid[choice.space] = SWAP
        state.tell(TileTaken(self.seat, kind))
        receive.keep_tile(state, self.seat, kind)
        maybe_turn_bonanza(state, self.seat, choice.space)

    def rule(self) -> str:
        return "TIL-22"


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
        state.tell(BonanzaTurned(self.seat, number))
        goods.take_gain(state, self.seat, state.edition.bonanza[number])
