"""TIL-11 to TIL-22: tiles that players keep and use in one of their action turns."""

from dataclasses import dataclass
from typing import final

from goa.core.choices import PROGRESS, Choice, OfColumn
from goa.core.events import TileUsed
from goa.core.frames import Decision
from goa.core.sacks import size
from goa.core.state import State
from goa.editions.names import (
    DUTY,
    ESPIONAGE,
    EXPEDITION_TILE,
    EXPEDITIONS_2,
    EXPEDITIONS_3,
    EXTRA_HARVEST,
    FAVOR,
    NO_TILE,
    RE_SUPPLY,
    ROWS,
    SHIP,
    SPICE,
    SWAP,
    VICE_KING,
)
from goa.rules import cards, fields, goods
from goa.rules.actions import progress
from goa.rules.tiles import duty, espionage, receive, supplies, swap
from goa.rules.version import HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION


def is_usable(state: State, seat: int, kind: int, *, during_expedition: bool) -> bool:
    """Whether using the tile now could change anything, and is allowed."""
    player = state.players[seat]
    if kind in (SPICE, EXTRA_HARVEST):
        return fields.room(player) > 0
    if kind in (EXPEDITION_TILE, EXPEDITIONS_2, EXPEDITIONS_3):
        return cards.can_draw(state) and _may_draw(state, seat, kind, during_expedition=during_expedition)
    if kind == RE_SUPPLY:
        return cards.can_draw(state)
    if kind == FAVOR:
        return bool(state.box)
    if kind == VICE_KING:
        return min(player.rows) < ROWS - 1
    if kind == DUTY:
        return size(fields.stock(player)) >= state.edition.duty_sacks
    if kind == SWAP:
        return max(state.grid) != NO_TILE
    return True


def _may_draw(state: State, seat: int, kind: int, *, during_expedition: bool) -> bool:
    """ACT-6: during an Expedition the cards of a tile need room, all of them."""
    if state.rules_version >= HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION:
        return cards.has_room_for(state, seat, state.edition.tile_gains[kind].cards)
    return kind != EXPEDITION_TILE or not during_expedition or cards.room_in_hand(state, seat) > 0


def use_tile(state: State, seat: int, kind: int) -> None:
    """TIL-23: not an action; any number in a turn."""
    state.tell(TileUsed(seat, kind))
    player = state.players[seat]
    if kind == SWAP:
        state.do_next(swap.SwapForTile(seat))
        return
    receive.take_away(player, kind)
    if SHIP <= kind <= EXPEDITION_TILE:
        player.resting = tuple(sorted((*player.resting, kind)))  # until the round ends, RND-3
        goods.take_gain(state, seat, state.edition.tile_gains[kind])
    elif kind == DUTY:
        player.kept = tuple(sorted((*player.kept, kind)))
        state.do_next(duty.DeliverSacks(seat, state.edition.duty_sacks, 0))
    elif kind < SHIP:
        receive.receive_tile(state, seat, kind)  # taken by Swap before, TIL-22
    else:
        state.discarded_tiles += (kind,)
        _use_once_in_the_game(state, seat, kind)


def _use_once_in_the_game(state: State, seat: int, kind: int) -> None:
    if kind == EXTRA_HARVEST:
        state.do_next(supplies.FillPlaces(seat, state.edition.extra_harvest_places, 0))
    elif kind == RE_SUPPLY:
        supplies.turn_over_supplies(state, seat)
    elif kind == VICE_KING:
        state.do_next(AdvanceTopmost(seat))
    else:
        assert kind == ESPIONAGE
        state.do_next(espionage.SpyOn(seat))


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
        assert isinstance(choice, OfColumn)
        progress.advance_marker(state, self.seat, choice.column)

    def rule(self) -> str:
        return "TIL-18"
