"""ACT-1, TIL-23: whether using a card or tile could change anything; goa.editions.kinds says what each one needs."""

from goa.core.sacks import size
from goa.core.state import State
from goa.editions.kinds import (
    CARD_TO_TURN,
    DUTY_SACKS,
    EMPTY_FIELD,
    MARKER_TO_MOVE,
    NOTHING,
    SACK,
    STEP_FOR_DUCATS,
    STEP_FOR_SHIPS,
    STEP_FOR_SPICES,
    TILE_IN_BOX,
    TILE_ON_GRID,
)
from goa.editions.vocabulary import NO_TILE, ROWS
from goa.rules import fields, piles
from goa.rules.actions import progress


def are_met(state: State, seat: int, needs: int) -> bool:
    """What depends on the goods of a card or tile is for the callers to know."""
    player = state.players[seat]
    if needs == NOTHING:
        return True
    if needs == EMPTY_FIELD:
        return fields.room(player) > 0
    if needs == SACK:
        return fields.stock(player) > 0
    if needs == DUTY_SACKS:
        return size(fields.stock(player)) >= state.edition.duty_sacks
    if needs == MARKER_TO_MOVE:
        return min(player.rows) < ROWS - 1
    if needs == TILE_IN_BOX:
        return bool(state.box)
    if needs == TILE_ON_GRID:
        return max(state.grid) != NO_TILE
    if needs == CARD_TO_TURN:
        return piles.can_draw(state)
    if needs == STEP_FOR_SHIPS:
        return bool(progress.columns(state, seat, with_spices=False, with_ships=True))
    if needs == STEP_FOR_SPICES:
        return bool(progress.columns(state, seat, with_spices=True, with_ships=False))
    assert needs == STEP_FOR_DUCATS, f"nobody knows the need {needs}"
    return bool(progress.columns_for_ducats(state, seat))
