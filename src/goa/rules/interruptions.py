"""ACT-9, EXP-1, TIL-23: cards and tiles used before, during or after the action of one's own action turn."""

from goa.core.choices import USE, CardChoice, Choice, TileChoice, choice_to_play
from goa.core.state import State
from goa.editions.kinds import (
    BONUS,
    EFFECT_GROUPS,
    EFFECT_NEEDS,
    FOUNDING_CARD,
    GOODS_WITH_ROOM,
    HARVEST_CARD,
    PROGRESS_CARD,
)
from goa.editions.types import Edition
from goa.editions.vocabulary import NO_TILE, PROGRESS_FOR_DUCATS
from goa.rules import fields, handlers, needs, piles
from goa.rules.interruption_windows import BEFORE_ACTION, DURING_FOUNDING, DURING_HARVEST
from goa.rules.tiles import use


def offered(state: State, seat: int, window: int) -> list[Choice]:
    """The cards the seat may play and the tiles it may use now."""
    player = state.players[seat]
    options: list[Choice] = []
    if not player.hand and not player.tiles:
        return options
    if player.hand and not state.card_played:
        last: Choice | None = None
        for card in player.hand:
            face = state.edition.cards[card]
            choice = choice_to_play(face.effect, face.symbol)
            if choice is not last and is_playable(state, seat, face.effect, window):
                options.append(choice)
            last = choice
    last_kind = NO_TILE
    for kind in player.tiles:
        if kind != last_kind and use.is_usable(state, seat, kind, window):
            options.append(USE[kind])
        last_kind = kind
    return options


def group_of(edition: Edition, effect: int) -> int:
    """When a card may be played; EXP-4: editions differ about Progress for ducats."""
    if effect == PROGRESS_FOR_DUCATS and not edition.progress_for_ducats_is_an_action:
        return BONUS
    return EFFECT_GROUPS[effect]


def is_bonus(state: State, effect: int) -> bool:
    """EXP-2: whether the card may be played at any time of one's own action turns."""
    return group_of(state.edition, effect) == BONUS


def is_playable(state: State, seat: int, effect: int, window: int) -> bool:
    """Whether a card of the hand may be played now and could change anything."""
    if not is_in_time(group_of(state.edition, effect), window):
        return False
    needed = EFFECT_NEEDS[effect]
    if needed == GOODS_WITH_ROOM:
        return state.edition.card_gains[effect].spices == 0 or fields.room(state.players[seat]) > 0
    return needs.are_met(state, seat, needed)


def is_in_time(group: int, window: int) -> bool:
    """EXP-2: bonus cards may be played in every window, EXP-3: the others only with their action."""
    if group == BONUS:
        return True
    if group == PROGRESS_CARD:
        return window == BEFORE_ACTION
    if group == HARVEST_CARD:
        return window == DURING_HARVEST
    assert group == FOUNDING_CARD, f"nobody knows when cards of the group {group} are played"
    return window == DURING_FOUNDING


def are_conceivable(state: State, seat: int) -> bool:
    """Whether the seat could still interrupt, judged by what everyone can see: being asked must betray nothing."""
    player = state.players[seat]
    if player.hand and not state.card_played:
        return True
    return has_usable_tile(state, seat)


def has_usable_tile(state: State, seat: int) -> bool:
    for kind in state.players[seat].tiles:  # noqa: SIM110 - a generator would be made anew in every turn
        if use.is_usable(state, seat, kind, BEFORE_ACTION):
            return True
    return False


def carry_out(state: State, seat: int, choice: Choice) -> None:
    """Play a card or use a tile; the question that it interrupts is on top of the agenda."""
    if isinstance(choice, CardChoice):
        piles.play(state, seat, choice.effect, choice.symbol)
        handlers.carry_out_effect(state, seat, choice.effect)
    else:
        assert isinstance(choice, TileChoice)
        use.use_tile(state, seat, choice.kind)
