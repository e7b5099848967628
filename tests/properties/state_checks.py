"""Checks of a whole game state, for property tests."""

from collections import Counter

import goa
from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, accepted_by, field_count, plantation_kind
from goa.core.sacks import count, size
from goa.core.state import NOTHING
from goa.editions.vocabulary import NO_TILE, SPICES
from goa.rules.tiles.plantations import GiveUpPlantation


def snapshot(state: goa.State) -> object:
    """The whole state, including everything hidden, as a comparable value."""
    players = [
        (
            p.ducats,
            p.ships,
            p.colonists,
            p.extra_actions,
            p.rows,
            p.places,
            tuple(p.sacks),
            p.hand,
            p.tiles,
            p.resting,
            p.kept,
        )
        for p in state.players
    ]
    return (
        players,
        [repr(frame) for frame in state.agenda],
        [choice.id for choice in state.offered],
        int(state.dice),
        state.past,
        (state.part, state.round, state.action, state.flag_holder, state.opener, tuple(state.grid), state.corners),
        (state.bonanza_seen, state.box, state.discarded_tiles, state.markers, state.lot, tuple(state.bids), state.turn),
        (state.card_played, state.out_of_extras, tuple(state.pile), state.discards, state.turned, state.shuffles),
        (state.shuffled_in, state.stacks, state.founding, state.recruits, state.reached),
    )


def all_tiles(state: goa.State) -> Counter[int]:
    """The tiles of all parts so far, wherever they are."""
    tiles = Counter(tile for tile in state.grid if tile != NO_TILE)
    tiles.update(state.box)
    tiles.update(state.discarded_tiles)
    for player in state.players:
        tiles.update(player.tiles + player.resting + player.kept)
        tiles.update(plantation_kind(laid) for laid in player.places[:FIRST_COLONY] if laid != EMPTY)
    tiles.update(frame.kind for frame in state.agenda if isinstance(frame, GiveUpPlantation))
    return tiles


def check_state(state: goa.State) -> None:
    """Cards, tiles and colonies are complete, goods are not negative, and sacks are on fields that accept them."""
    edition = state.edition
    cards = [*state.pile, *state.discards, *state.turned, *(card for p in state.players for card in p.hand)]
    assert sorted(cards) == list(range(len(edition.cards)))
    if state.round:
        assert all_tiles(state) == Counter([kind for part in edition.tiles[: state.part + 1] for kind in part])
    for number, pairs in enumerate(edition.colony_pairs):
        founded = [p.places[FIRST_COLONY + number] for p in state.players]
        accepted = [accepted_by(laid) for laid in founded if laid != EMPTY]
        printed = [1 << one | 1 << two for one, two in pairs] or [31] * edition.colony_tiles[number]
        assert sorted(accepted + list(state.stacks[number])) == sorted(printed)
    for player in state.players:
        assert min(player.ducats, player.ships, player.colonists, player.extra_actions) >= 0
        assert all(0 <= row <= 4 for row in player.rows)
        assert list(player.hand) == sorted(player.hand)
        for place in range(PLACE_COUNT):
            laid, bag = player.places[place], player.sacks[place]
            assert size(bag) <= field_count(laid)
            assert all(accepted_by(laid) >> spice & 1 for spice in range(len(SPICES)) if count(bag, spice))
    if state.options.bonanza and state.round:
        lying = [number for number in state.corners if number != NOTHING]
        assert len(set(lying + list(state.bonanza_seen))) == 4
