"""Which function carries out which card and tile; goa.editions.kinds has a row for each of them.

A handler gets the state and the seat. A kind without a handler brings the goods that the edition file names.
"""

from collections.abc import Callable
from typing import Final

from goa.core.state import State
from goa.editions.vocabulary import EFFECTS, TILES
from goa.rules import goods

Handler = Callable[[State, int], None]

EFFECT_HANDLERS: Final[dict[int, Handler]] = {}
TILE_HANDLERS: Final[dict[int, Handler]] = {}


def carries_out_effect(word: str) -> Callable[[Handler], Handler]:
    """Mark the function that carries out the cards of this effect."""
    effect = EFFECTS.index(word)

    def mark(handler: Handler) -> Handler:
        EFFECT_HANDLERS[effect] = handler
        return handler

    return mark


def carries_out_tile(word: str) -> Callable[[Handler], Handler]:
    """Mark the function that carries out the tiles of this kind."""
    kind = TILES.index(word)

    def mark(handler: Handler) -> Handler:
        TILE_HANDLERS[kind] = handler
        return handler

    return mark


def carry_out_effect(state: State, seat: int, effect: int) -> None:
    handler = EFFECT_HANDLERS.get(effect)
    if handler is None:
        goods.take_gain(state, seat, state.edition.card_gains[effect])
    else:
        handler(state, seat)


def carry_out_tile(state: State, seat: int, kind: int) -> None:
    handler = TILE_HANDLERS.get(kind)
    if handler is None:
        goods.take_gain(state, seat, state.edition.tile_gains[kind])
    else:
        handler(state, seat)
