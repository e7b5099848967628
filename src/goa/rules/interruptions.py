"""ACT-9, EXP-1, TIL-23: cards and tiles used before, during or after the action of one's own action turn."""

from goa.core.choices import PLAY, USE, Choice, OfCard, OfTile
from goa.core.state import State
from goa.editions.names import MIXED_HARVEST, NO_TILE, ONE_MORE_CARD, SYMBOLS
from goa.rules import cards
from goa.rules.tiles import use
from goa.rules.windows import BEFORE_ACTION, DURING_EXPEDITION, DURING_FOUNDING, DURING_HARVEST


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
            choice = PLAY[face.effect * len(SYMBOLS) + face.symbol]
            if choice is not last and is_playable(state, seat, face.effect, window):
                options.append(choice)
            last = choice
    last_kind = NO_TILE
    for kind in player.tiles:
        if kind != last_kind and is_usable(state, seat, kind, window):
            options.append(USE[kind])
        last_kind = kind
    return options


def is_playable(state: State, seat: int, effect: int, window: int) -> bool:
    if cards.is_bonus(state, effect):
        return cards.bonus_can_help(state, seat, effect)
    if effect == MIXED_HARVEST:
        return window == DURING_HARVEST
    if effect == ONE_MORE_CARD:
        return window == DURING_FOUNDING  # there is always a card to turn over: at worst the one just played
    return window == BEFORE_ACTION and cards.action_card_can_help(state, seat, effect)


def is_usable(state: State, seat: int, kind: int, window: int) -> bool:
    return use.is_usable(state, seat, kind, during_expedition=window == DURING_EXPEDITION)


def are_conceivable(state: State, seat: int) -> bool:
    """Whether the seat could still interrupt, judged by what everyone can see: being asked must betray nothing."""
    player = state.players[seat]
    if player.hand and not state.card_played:
        return True
    return has_usable_tile(state, seat)


def has_usable_tile(state: State, seat: int) -> bool:
    for kind in state.players[seat].tiles:  # noqa: SIM110 - a generator would be made anew in every turn
        if use.is_usable(state, seat, kind, during_expedition=False):
            return True
    return False


def carry_out(state: State, seat: int, choice: Choice) -> None:
    """Play a bonus card or use a tile."""
    if isinstance(choice, OfCard):
        cards.play(state, seat, choice.effect, choice.symbol)
        cards.carry_out_bonus(state, seat, choice.effect)
    else:
        assert isinstance(choice, OfTile)
        use.use_tile(state, seat, choice.kind)
