"""TIL: tiles that cannot be used now, and what their questions do not offer."""

from goa.core.choices import SWAP_FOR, TAKE_DUCATS, TAKE_SPICES, Choice, SpaceChoice, Spy, TileChoice
from goa.core.frames import Decision
from goa.core.grid import CELL_COUNT, SPACES
from goa.core.sacks import size
from goa.core.state import NOTHING, State
from goa.editions.kinds import (
    CARD_TO_TURN,
    CARDS_TO_DRAW,
    DUTY_SACKS,
    EMPTY_FIELD,
    MARKER_TO_MOVE,
    TILE_IN_BOX,
    TILE_NEEDS,
    TILE_ROWS,
)
from goa.editions.vocabulary import COLONISTS, DUTY, EXPEDITION, HARVEST, TILES
from goa.rules import fields, piles
from goa.rules.interruption_windows import NO_WINDOW
from goa.rules.refusals.refusal import Refusal, because
from goa.rules.refusals.turns import no_harvest


def use(state: State, frame: Decision, choice: TileChoice) -> Refusal:
    kind = choice.kind
    player = state.players[frame.seat]
    if kind not in player.tiles:
        return _not_ready(state, frame.seat, kind)
    if state.turn != frame.seat:
        return because("ACT-9", "refusal.tile_outside_turn")
    if frame.question().window == NO_WINDOW:
        return because("ACT-9", "refusal.tile_not_during", task=frame.question().task)
    return _useless(state, frame.seat, kind)


def _not_ready(state: State, seat: int, kind: int) -> Refusal:
    player = state.players[seat]
    if kind in player.resting:
        return because("RND-3", "refusal.tile_used", tile=TILES[kind])
    if kind in player.kept:
        if kind == DUTY:
            return because("TIL-19", "refusal.duty_fulfilled")
        return because(TILE_ROWS[kind].rule, "refusal.tile_only_scores", tile=TILES[kind])
    if kind not in state.edition.tiles[0] and kind not in state.edition.tiles[1]:
        return because("TIL-23", "refusal.tile_not_in_edition", tile=TILES[kind])
    return because("TIL-23", "refusal.tile_not_yours", tile=TILES[kind])


def _useless(state: State, seat: int, kind: int) -> Refusal:
    """Using it would change nothing, or is not allowed now."""
    player = state.players[seat]
    needed = TILE_NEEDS[kind]
    rule = TILE_ROWS[kind].rule
    if needed == EMPTY_FIELD:
        return because(rule, "refusal.tile_without_room", tile=TILES[kind])
    if needed in (CARDS_TO_DRAW, CARD_TO_TURN):
        if piles.can_draw(state):
            hand = len(player.hand)
            limit = state.edition.hand_limit[player.rows[EXPEDITION]]
            return because(rule, "refusal.tile_without_hand_room", tile=TILES[kind], hand=hand, limit=limit)
        return because("SET-6", "refusal.no_card_left")
    if needed == TILE_IN_BOX:
        return because(rule, "refusal.box_empty")
    if needed == MARKER_TO_MOVE:
        return because(rule, "refusal.all_at_goal")
    if needed == DUTY_SACKS:
        sacks = size(fields.stock(player))
        return because(rule, "refusal.duty_too_few", needed=state.edition.duty_sacks, spices=sacks)
    return because(rule, "refusal.grid_empty")


def take_from_box(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if isinstance(choice, TileChoice):
        return because("TIL-10", "refusal.tile_not_in_box", tile=TILES[choice.kind])
    return None


def ships_or_colonists(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if choice in (TAKE_SPICES, TAKE_DUCATS):
        return because("TIL-6", "refusal.ships_or_colonists")
    return None


def take_supplies(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if choice is TAKE_SPICES:
        return because("TIL-17", "refusal.supplies_without_room")
    if choice is TAKE_DUCATS:
        return because("TIL-17", "refusal.supplies_no_ducats")
    return None


def swap_for_tile(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if isinstance(choice, SpaceChoice) and choice.space < CELL_COUNT and choice is SWAP_FOR[choice.space]:
        return because("TIL-22", "refusal.swap_no_tile", cell=SPACES[choice.space])
    return None


def no_such_victim(state: State, seat: int, choice: Choice) -> Refusal | None:
    """A seat that is not there, or one's own."""
    if isinstance(choice, Spy):
        if choice.victim >= state.seats:
            return because("SET-1", "refusal.spy_no_seat", seat=choice.victim + 1, seats=state.seats)
        if choice.victim == seat:
            return because("TIL-20", "refusal.spy_yourself")
    return None


def spy_on(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if not isinstance(choice, Spy):
        return None
    if choice.column == HARVEST:
        if state.edition.espionage_is_an_action:
            return no_harvest(state, frame.seat)
        return because("TIL-20", "refusal.spy_without_room")
    assert choice.column == COLONISTS
    if state.edition.espionage_is_an_action:
        if state.founding != NOTHING:
            return because("TIL-20", "refusal.spy_founding_open")
        return because("TIL-20", "refusal.spy_all_founded")
    if state.founding == NOTHING:
        return because("TIL-20", "refusal.spy_without_founding")
    return because("TIL-20", "refusal.spy_no_recruits")
