"""Whether a choice revealed something hidden, or used chance. Such a choice cannot be undone or rehearsed."""

from __future__ import annotations

from goa.core.state import State
from goa.rules.tiles.receive import TakeFromBox

Hidden = tuple[object, ...]


def hidden_of(state: State) -> Hidden:
    """What changes whenever cards are drawn or turned over, tiles are laid out, or a Bonanza tile is turned."""
    return (state.dice, len(state.pile), state.corners)


def reveals(before: Hidden, after: State) -> bool:
    """Whether something came to light since hidden_of() was taken. States are changed in place, hence no two states."""
    return hidden_of(after) != before or _shows_box(after)


def hand_sizes(state: State) -> tuple[int, ...]:
    return tuple([len(player.hand) for player in state.players])


def shows_card(before: tuple[int, ...], after: State) -> bool:
    """Whether a card left a hand since hand_sizes() was taken: played or discarded, so that all others saw it."""
    return any(len(player.hand) < size for player, size in zip(after.players, before, strict=True))


def _shows_box(state: State) -> bool:
    """Favor shows all tiles put back to the seat that takes one of them."""
    if state.edition.put_back_tiles_are_public or not state.agenda:
        return False
    return isinstance(state.agenda[-1], TakeFromBox)
