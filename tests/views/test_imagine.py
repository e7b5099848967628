"""An imagined table agrees with all that a seat knows, and draws the rest evenly."""

from collections import Counter

import pytest
from hypothesis import given, settings
from tests.properties.state_checks import check_state
from tests.properties.walk import Game, games, walk
from tests.table import play, table

import goa
from goa.core.playout import play_out
from goa.core.state import NOBODY


@settings(max_examples=15)
@given(games())
def test_an_imagined_table_looks_the_same(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        if number % 5 == 0 or state.is_over:
            for viewer in range(NOBODY, state.seats):
                seen = goa.observe(state, viewer)
                imagined = goa.imagine(seen, number)
                assert goa.observe(imagined, viewer) == seen
                check_state(imagined)


@settings(max_examples=10)
@given(games())
def test_an_imagined_game_can_be_played_to_its_end(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        if number % 31 == 0:
            for viewer in range(NOBODY, state.seats):
                imagined = goa.imagine(goa.observe(state, viewer), number)
                play_out(imagined, number)
                assert imagined.is_over


def test_the_same_seed_imagines_the_same_table_and_another_one_another() -> None:
    seen = goa.observe(table(hands={1: ["two ships", "sell spices"]}), 0)
    assert goa.imagine(seen, 5).pile == goa.imagine(seen, 5).pile
    assert goa.imagine(seen, 5).pile != goa.imagine(seen, 6).pile


def test_every_unseen_card_is_equally_likely_in_a_hidden_hand() -> None:
    state = table(hands={0: ["two ships"], 1: ["sell spices"]})
    seen = goa.observe(state, 0)
    unseen = 29
    draws = 29 * 200
    found = Counter(goa.imagine(seen, seed).players[1].hand[0] for seed in range(draws))
    assert len(found) == unseen
    assert state.players[0].hand[0] not in found
    # 200 expected each; five standard deviations on either side
    assert all(130 < number < 270 for number in found.values())


def test_every_order_of_the_pile_is_equally_likely_at_its_top() -> None:
    seen = goa.observe(table(), 0)
    found = Counter(goa.imagine(seen, seed).pile[-1] for seed in range(30 * 200))
    assert len(found) == 30
    assert all(130 < number < 270 for number in found.values())


def test_a_card_held_since_before_a_reshuffle_is_none_of_the_discards_of_then() -> None:
    """Two players: whatever was neither discarded nor one's own must have been in the other hand."""
    state = table(players=2, hands={1: ["two ships tiger", "sell spices"]}, rows={0: (1, 1, 1, 3, 1)})
    held = state.players[1].hand
    state.discards = tuple(state.pile)
    state.pile = []
    play(state, "expedition", "draw")
    assert state.shuffles == 1
    imagined = [goa.imagine(goa.observe(state, 0), seed).players[1].hand for seed in range(50)]
    assert set(imagined) == {held}


def test_cards_drawn_after_a_reshuffle_come_from_it() -> None:
    state = table(players=2, first=1, hands={1: ["two ships tiger"]}, rows={1: (1, 1, 1, 3, 1)})
    held = state.players[1].hand[0]
    state.discards = tuple(state.pile)
    state.pile = []
    play(state, "expedition", "draw")
    seen = goa.observe(state, 0)
    assert seen.players[1].hand_by_shuffle == (1, 1)
    imagined = [goa.imagine(seen, seed).players[1].hand for seed in range(200)]
    assert all(held in hand for hand in imagined)
    assert len({card for hand in imagined for card in hand}) > 20


def test_bonanza_tiles_face_down_are_drawn_evenly() -> None:
    seen = goa.observe(goa.new_game("2012", players=2, seed=3, bonanza=True), 0)
    found = Counter(goa.imagine(seen, seed).corners[0] for seed in range(8 * 200))
    assert len(found) == 8
    assert all(130 < number < 270 for number in found.values())


def test_an_imagined_game_has_no_record() -> None:
    imagined = goa.imagine(goa.observe(table(), 0), 1)
    with pytest.raises(ValueError, match="an imagined game has no record"):
        goa.write_record(imagined)
