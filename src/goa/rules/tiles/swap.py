"""TIL-22 Swap: take a tile from the grid and lay Swap in its place."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import SWAP_FOR, Choice, SpaceChoice
from goa.core.events import TileTaken
from goa.core.frames import Decision, Question
from goa.core.grid import CELL_COUNT
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE, SWAP
from goa.rules.handlers import carries_out_tile
from goa.rules.tiles import receive
from goa.rules.tiles.bonanza import maybe_turn_bonanza


@carries_out_tile("swap")
def swap(state: State, seat: int) -> None:
    state.do_next(SwapForTile(seat))


_SWAP_FOR_TILE: Final = Question(25, "swap_for_tile", place="market")


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
        assert isinstance(choice, SpaceChoice)
        receive.take_away(state.players[self.seat], SWAP)
        kind = state.grid[choice.space]
        state.grid[choice.space] = SWAP
        state.emit(TileTaken(self.seat, kind))
        receive.keep_tile(state, self.seat, kind)
        maybe_turn_bonanza(state, self.seat, choice.space)

    def question(self) -> Question:
        return _SWAP_FOR_TILE

    def rule(self) -> str:
        return "TIL-22"
