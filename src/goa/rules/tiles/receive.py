"""TIL: a tile is bought, taken from the box, or used after a Swap; some work at once, some are kept."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import TAKE_COLONISTS, TAKE_SHIPS, TAKE_TILE, Choice, TileChoice
from goa.core.events import TileKept, TileTaken
from goa.core.frames import Decision, Question
from goa.core.state import Player, State
from goa.editions.kinds import AT_ONCE, PLANTATION, SCORING, TILE_GROUPS
from goa.editions.vocabulary import SHIPS_OR_COLONISTS
from goa.rules import goods, handlers
from goa.rules.handlers import carries_out_tile
from goa.rules.tiles import plantations


def receive_tile(state: State, seat: int, kind: int) -> None:
    """AUC-7: the tile takes effect at once as its description says, or is kept."""
    group = TILE_GROUPS[kind]
    if group == PLANTATION:
        plantations.lay_plantation(state, seat, kind)
    elif group == AT_ONCE:
        state.discarded_tiles += (kind,)
        handlers.carry_out_tile(state, seat, kind)
    else:
        keep_tile(state, seat, kind)


def keep_tile(state: State, seat: int, kind: int) -> None:
    """It lies in front of the seat, ready to be used, or set aside for the scoring."""
    player = state.players[seat]
    if TILE_GROUPS[kind] == SCORING:
        player.kept = tuple(sorted((*player.kept, kind)))
    else:
        player.tiles = tuple(sorted((*player.tiles, kind)))
    state.emit(TileKept(seat, kind))


def take_away(player: Player, kind: int) -> None:
    """A tile no longer lies in front of the seat."""
    tiles = list(player.tiles)
    tiles.remove(kind)
    player.tiles = tuple(tiles)


@carries_out_tile("ships or colonists")
def take_ships_or_colonists(state: State, seat: int) -> None:
    state.do_next(ShipsOrColonists(seat))


_SHIPS_OR_COLONISTS: Final = Question(19, "ships_or_colonists")


@final
@dataclass(init=False)
class ShipsOrColonists(Decision):
    """TIL-6: all of one kind."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        return [TAKE_SHIPS, TAKE_COLONISTS]

    def take(self, state: State, choice: Choice) -> None:
        gain = state.edition.tile_gains[SHIPS_OR_COLONISTS]
        if choice is TAKE_SHIPS:
            goods.take_ships(state, self.seat, gain.ships)
        else:
            goods.take_colonists(state, self.seat, gain.colonists)

    def question(self) -> Question:
        return _SHIPS_OR_COLONISTS

    def rule(self) -> str:
        return "TIL-6"


@carries_out_tile("favor")
def favor(state: State, seat: int) -> None:
    state.do_next(TakeFromBox(seat))


_TAKE_FROM_BOX: Final = Question(20, "take_from_box")


@final
@dataclass(init=False)
class TakeFromBox(Decision):
    """TIL-10 Favor: any one of the tiles put back at set-up, as if bought."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        return [TAKE_TILE[kind] for kind in sorted(set(state.box))]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, TileChoice)
        box = list(state.box)
        box.remove(choice.kind)
        state.box = tuple(box)
        state.emit(TileTaken(self.seat, choice.kind))
        receive_tile(state, self.seat, choice.kind)

    def is_skipped_without_options(self) -> bool:
        return True  # an edition could put nothing back

    def question(self) -> Question:
        return _TAKE_FROM_BOX

    def rule(self) -> str:
        return "TIL-10"
