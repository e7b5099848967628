"""TIL-11 to TIL-22: tiles that players keep and use in one of their action turns."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import PROGRESS, Choice, ColumnChoice
from goa.core.events import TileUsed
from goa.core.frames import Decision, Question
from goa.core.state import State
from goa.editions.kinds import (
    AT_ONCE,
    CARDS_TO_DRAW,
    EACH_ROUND,
    EXCHANGED,
    FULFILLED,
    ONCE,
    PLANTATION,
    TILE_GROUPS,
    TILE_NEEDS,
)
from goa.rules import handlers, needs, piles
from goa.rules.actions import progress
from goa.rules.handlers import carries_out_tile
from goa.rules.interruption_windows import DURING_EXPEDITION
from goa.rules.tiles import receive
from goa.rules.version import HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION


def is_usable(state: State, seat: int, kind: int, window: int) -> bool:
    """Whether using the tile now could change anything, and is allowed."""
    needed = TILE_NEEDS[kind]
    if needed == CARDS_TO_DRAW:
        return piles.can_draw(state) and _may_draw(state, seat, kind, window)
    return needs.are_met(state, seat, needed)


def _may_draw(state: State, seat: int, kind: int, window: int) -> bool:
    """ACT-6: during an Expedition the cards of a tile need room, all of them."""
    if state.rules_version >= HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION:
        return piles.has_room_for(state, seat, state.edition.tile_gains[kind].cards)
    return TILE_GROUPS[kind] != EACH_ROUND or window != DURING_EXPEDITION or piles.room_in_hand(state, seat) > 0


def use_tile(state: State, seat: int, kind: int) -> None:
    """TIL-23: not an action; any number in a turn."""
    state.emit(TileUsed(seat, kind))
    player = state.players[seat]
    group = TILE_GROUPS[kind]
    if group != EXCHANGED:  # Swap stays until it is laid on the grid
        receive.take_away(player, kind)
    if group in (PLANTATION, AT_ONCE):
        receive.receive_tile(state, seat, kind)  # taken by Swap before, TIL-22
        return
    if group == EACH_ROUND:
        player.resting = tuple(sorted((*player.resting, kind)))  # until the round ends, RND-3
    elif group == FULFILLED:
        player.kept = tuple(sorted((*player.kept, kind)))
    elif group == ONCE:
        state.discarded_tiles += (kind,)
    handlers.carry_out_tile(state, seat, kind)


@carries_out_tile("vice-king")
def advance_topmost(state: State, seat: int) -> None:
    state.do_next(AdvanceTopmost(seat))


_ADVANCE_TOPMOST: Final = Question(23, "advance_topmost")


@final
@dataclass(init=False)
class AdvanceTopmost(Decision):
    """TIL-18 Vice-king: a marker of the topmost row that holds one moves for nothing."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        rows = state.players[self.seat].rows
        topmost = min(rows)
        return [PROGRESS[column] for column, row in enumerate(rows) if row == topmost]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, ColumnChoice)
        progress.advance_marker(state, self.seat, choice.column)

    def question(self) -> Question:
        return _ADVANCE_TOPMOST

    def rule(self) -> str:
        return "TIL-18"
