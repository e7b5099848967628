"""Encoded observations: named parts, seats counted from the viewer, nothing hidden."""

from typing import Any

import numpy as np
import pytest
from tests.properties.walk import ALL_TABLES, Game, walk
from tests.table import play, table

import goa
from goa.core.choices import SEATS
from goa.core.state import NOBODY
from goa.editions.vocabulary import HARVEST, SHIPS, SYMBOLS, TILES
from goa.env.encode import HIGHEST_VALUES, action_mask, encode, encode_many, mask_many, scaled, view
from goa.rows.layout import ACTIONS, LAYOUT, SIZE
from goa.rules.questions import QUESTIONS


def shown(state: goa.State, viewer: int, part: str, *, counted_ducats: bool = False) -> list[Any]:
    listed: list[Any] = view(encode(goa.observe(state, viewer), counted_ducats=counted_ducats), part).tolist()
    return listed


@pytest.mark.parametrize("game", ALL_TABLES[::3], ids=str)
def test_the_mask_is_what_is_offered(game: Game) -> None:
    for state in walk(game):
        mask = action_mask(state.offered)
        assert mask.shape == (ACTIONS,)
        assert np.flatnonzero(mask).tolist() == sorted(choice.id for choice in state.offered)


def test_seats_are_counted_from_the_viewer() -> None:
    state = table(ships=[1, 2, 3], players=3, first=1)
    assert shown(state, 0, "ships") == [1, 2, 3, 0]
    assert shown(state, 1, "ships") == [2, 3, 1, 0]
    assert shown(state, 2, "ships") == [3, 1, 2, 0]
    assert shown(state, NOBODY, "ships") == [1, 2, 3, 0]
    assert shown(state, 2, "flag_holder") == [0, 0, 1, 0]
    assert shown(state, 2, "decides") == [0, 0, 1, 0]
    assert shown(state, 2, "own_seat") == [0, 0, 1, 0]
    assert shown(state, 2, "present") == [1, 1, 1, 0]
    assert shown(state, NOBODY, "own_seat") == [0, 0, 0, 0]


def test_ducats_are_hidden_open_or_counted() -> None:
    hidden, open_money = (table(ducats=[3, 4, 5, 300], open_money=is_open) for is_open in (False, True))
    assert shown(hidden, 1, "ducats") == [4, 0, 0, 0]
    assert shown(hidden, 1, "ducats_known") == [1, 0, 0, 0]
    assert shown(hidden, 1, "ducats", counted_ducats=True) == [4, 5, 255, 3]
    assert shown(open_money, 1, "ducats") == [4, 5, 255, 3]
    assert shown(open_money, 1, "ducats_known") == [1, 1, 1, 1]


def test_a_hand_is_shown_to_its_owner_by_card_effect_and_symbol() -> None:
    state = table(hands={0: ["two ships", "sell spices"], 1: ["ships only"]})
    hand = state.players[0].hand
    assert np.flatnonzero(shown(state, 0, "hand")).tolist() == list(hand)
    effects, symbols = [0] * 10, [0] * len(SYMBOLS)
    for card in hand:
        effects[state.edition.cards[card].effect] += 1
        symbols[state.edition.cards[card].symbol] += 1
    assert shown(state, 0, "effects") == effects
    assert shown(state, 0, "symbols") == symbols
    assert shown(state, 0, "hand_size") == [2, 1, 0, 0]
    assert shown(state, NOBODY, "hand") == [0] * 30


def test_the_unseen_cards_are_counted_by_their_colonists() -> None:
    state = table(hands={0: ["two ships 1"], 1: ["two ships 3"]})
    assert shown(state, 0, "unseen_colonists") == [9, 10, 10]
    assert shown(state, 1, "unseen_colonists") == [10, 10, 9]


def test_an_auction_is_shown() -> None:
    state = table("auction", first=0, ducats=[10, 10, 10, 10])
    play(state, "bid 2", "pass")
    assert shown(state, 3, "question")[[asked.task for asked in QUESTIONS].index("bid_on_lot")] == 1
    assert shown(state, 3, "lot") == [1, 0, 0, 0, 0]
    assert shown(state, 3, "auctioneer") == [0, 1, 0, 0]
    assert shown(state, 3, "spoken") == [0, 0, 1, 1]
    assert shown(state, 3, "bids") == [0, 0, 2, 0]
    assert shown(state, 3, "highest_bid") == [2]
    markers = np.array(shown(state, 3, "markers"))
    assert [int(line.argmax()) for line in markers] == list(state.markers)


def test_boards_are_shown() -> None:
    state = table(
        rows={1: (2, 1, 5, 1, 1)},
        boards={1: {"plantation 1": "double ginger: ginger", "cochin": "any:"}},
        tiles={1: ["ship", "duty"]},
        kept={1: ["mission 2"]},
    )
    rows = np.array(shown(state, 1, "rows"))
    assert rows[0].argmax(axis=1).tolist() == [1, 0, 4, 0, 0]
    places = np.array(shown(state, 1, "places"))
    assert places[0, 0].tolist() == [2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert places[0, 5].tolist() == [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    tiles = np.array(shown(state, 1, "tiles"))
    assert [TILES[kind] for kind in np.flatnonzero(tiles[0])] == ["ship", "duty"]
    assert [TILES[kind] for kind in np.flatnonzero(shown(state, 1, "kept")[0])] == ["mission 2"]
    assert not places[1:].any()


def test_the_grid_is_shown_cell_by_cell() -> None:
    state = table(grid={"a1": "swap", "b1": "none"})
    grid = np.array(shown(state, 0, "grid"))
    assert [int(cell.argmax()) if cell.any() else -1 for cell in grid] == state.grid


def test_the_box_is_shown_where_it_is_public() -> None:
    assert sum(shown(goa.new_game("2004", players=2, seed=1), 0, "box")) == 0
    assert sum(shown(goa.new_game("2012", players=2, seed=1), 0, "box")) == 4


def test_milestones_are_shown_by_column() -> None:
    state = table()
    state.reached = 1 << SHIPS * 5 + 3 | 1 << HARVEST * 5 + 4
    assert shown(state, 0, "reached") == [[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]]


def test_many_are_encoded_as_one_by_one() -> None:
    seen = [goa.observe(state, max(state.seat, 0)) for state in walk(ALL_TABLES[8])][::10]
    rows = encode_many(seen)
    assert rows.shape == (len(seen), SIZE)
    np.testing.assert_array_equal(rows, np.stack([encode(one) for one in seen]))
    masks = mask_many([one.offered for one in seen])
    np.testing.assert_array_equal(masks, np.stack([action_mask(one.offered) for one in seen]))
    room = np.full((len(seen) + 2, SIZE), 7, np.uint8)
    assert encode_many(seen, out=room) is room
    np.testing.assert_array_equal(room[:-2], rows)
    assert (room[-2:] == 7).all()
    assert encode_many([]).shape == (0, SIZE)


def test_scaled_rows_are_floats_near_one() -> None:
    state = table(ducats=[20, 4, 5, 6])
    row = encode(goa.observe(state, 0))
    floats = scaled(row)
    assert floats.dtype == np.float32
    assert view(floats, "ducats").tolist() == [1, 0, 0, 0]
    np.testing.assert_allclose(floats * HIGHEST_VALUES, row)


def test_a_view_writes_through() -> None:
    rows = np.zeros((3, SIZE), np.uint8)
    view(rows, "grid")[1, 2, 3] = 1
    assert rows[1, LAYOUT["grid"].start + 2 * 38 + 3] == 1


def test_the_layout_has_room_for_every_seat() -> None:
    assert LAYOUT["ducats"].shape == (SEATS,)


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_every_card_is_shown_by_its_number_effect_symbol_and_colonists(edition: str) -> None:
    """Each card alone, because compiled code packs cards into machine integers."""
    state = table(edition=edition)
    faces = state.edition.cards
    for card, face in enumerate(faces):
        state.players[0].hand = (card,)
        state.discards = tuple(number for number in range(len(faces)) if number != card)
        state.turned = ()
        assert np.flatnonzero(shown(state, 0, "hand")).tolist() == [card]
        assert np.flatnonzero(shown(state, 0, "effects")).tolist() == [face.effect]
        assert np.flatnonzero(shown(state, 0, "symbols")).tolist() == [face.symbol]
        assert np.flatnonzero(shown(state, 0, "discards")).tolist() == list(state.discards)
        assert shown(state, 0, "unseen_colonists") == [0, 0, 0]
        assert shown(state, 1, "unseen_colonists") == [int(face.colonists == number) for number in (1, 2, 3)]


def test_the_numbers_of_every_seat_keep_apart() -> None:
    for seat in range(4):
        full = [255 if number == seat else 0 for number in range(4)]
        state = table(ducats=full, ships=full, colonists=full, extra_actions=full)
        for part in ("ducats", "ships", "colonists", "extra_actions"):
            assert shown(state, 0, part, counted_ducats=True) == full
