"""A state with the same observation for one seat and other hidden information."""

from hashlib import sha256

import goa
from goa.core.dice import rolled, shuffle
from goa.core.engine import settle
from goa.core.events import CardsDrawn
from goa.core.state import NOTHING


def permuted(state: goa.State, viewer: int, seed: int) -> goa.State:
    """Other hands, pile, Bonanza tiles face down and later draws, exchanged as the viewer could never notice."""
    other = state.copy()
    if isinstance(state.seed, bytes):
        other.seed = sha256(state.seed + seed.to_bytes(8, "big")).digest()
    else:
        other.dice = rolled(seed)
    hidden = [card for seat, player in enumerate(state.players) if seat != viewer for card in player.hand]
    hidden += state.pile
    new_card = list(range(len(state.edition.cards)))
    dice = rolled(seed)
    for shuffled in range(state.shuffles + 1):
        # A card that came into the pile at a later shuffle cannot be one that was drawn before it.
        group = [card for card in hidden if state.shuffled_in[card] == shuffled]
        exchanged = group[:]
        dice = shuffle(exchanged, dice)
        for card, instead in zip(group, exchanged, strict=True):
            new_card[card] = instead
    for seat, player in enumerate(other.players):
        if seat != viewer:
            player.hand = tuple(sorted(new_card[card] for card in player.hand))
    other.pile = [new_card[card] for card in state.pile]
    unseen = [number for number in range(len(state.edition.bonanza)) if number not in state.bonanza_seen]
    dice = shuffle(unseen, dice)
    other.corners = tuple(NOTHING if number == NOTHING else unseen.pop() for number in state.corners)
    other.events = [
        CardsDrawn(event.seat, tuple(new_card[card] for card in event.cards))
        if isinstance(event, CardsDrawn) and event.seat != viewer
        else event
        for event in state.events
    ]
    settle(other)
    return other
