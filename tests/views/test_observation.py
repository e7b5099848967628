"""Hidden information as a property: what a seat may not know cannot change what it is shown."""

import json
from base64 import b64encode

import pytest
from hypothesis import given, settings
from tests.properties.walk import ALL_TABLES, Game, games, walk
from tests.table import play, table
from tests.views.permute import permuted

import goa
from goa.core.events import BonanzaTurned, CardsCounted, CardsDrawn, CardsTurned, Event, PartBegan, PileReshuffled
from goa.core.state import NOBODY, UNKNOWN_SEED
from goa.record.wire import to_wire


def shown(state: goa.State, viewer: int) -> str:
    """Every byte a viewer can get."""
    return json.dumps(to_wire(goa.observe(state, viewer)))


def shows_something_new(events: list[Event], viewer: int) -> bool:
    """Whether chance or a hidden card came to light for this viewer."""
    for event in events:
        if isinstance(event, CardsTurned | PileReshuffled | BonanzaTurned | PartBegan):
            return True
        if isinstance(event, CardsDrawn) and event.seat == viewer:
            return True
    return False


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_what_is_hidden_changes_no_byte_of_an_observation(game: Game) -> None:
    """At every decision, for each viewer in turn; when the game is over nothing is hidden any more."""
    for number, state in enumerate(walk(game)):
        if not state.is_over:
            viewer = number % (state.seats + 1) - 1
            assert shown(permuted(state, viewer, number), viewer) == shown(state, viewer)


def test_a_seed_of_bytes_is_hidden_too() -> None:
    """No observation tells what will be drawn, and no byte of one comes from the seed itself."""
    seed = bytes(range(1, 33))
    written = [
        seed.hex(),
        b64encode(seed).decode(),
        str(int.from_bytes(seed, "big")),
        str(int.from_bytes(seed, "little")),
    ]
    state = goa.new_game("2012", players=3, seed=seed, bonanza=True)
    while not state.is_over:
        number = state.choices_made
        viewer = number % (state.seats + 1) - 1
        assert shown(permuted(state, viewer, number), viewer) == shown(state, viewer)
        assert not [text for text in written if text in shown(state, viewer)]
        assert goa.imagine(goa.observe(state, viewer), number).seed == UNKNOWN_SEED
        goa.apply(state, state.offered[number * 7 % len(state.offered)])


@settings(max_examples=12)
@given(games())
def test_what_is_hidden_changes_nothing_that_follows(game: Game) -> None:
    """The same choice leads to the same sight: neither what is asked next nor what is not asked betrays a hand."""
    for number, state in enumerate(walk(game)):
        if number % 11 or state.is_over:
            continue
        for viewer in range(NOBODY, state.seats):
            twin = permuted(state, viewer, number)
            for choice in state.offered[:15]:
                if choice not in twin.offered:
                    continue
                one, two = state.copy(), twin.copy()
                told_one, told_two = goa.apply(one, choice), goa.apply(two, choice)
                if one.is_over or shows_something_new(told_one, viewer) or shows_something_new(told_two, viewer):
                    continue
                assert shown(one, viewer) == shown(two, viewer)


def test_permuting_really_exchanges_hands() -> None:
    """The property above would be empty if the permuted table were the same table."""
    state = table(hands={0: ["two ships"], 1: ["two ships", "sell spices", "ships only"]})
    assert permuted(state, 0, 3).players[1].hand != state.players[1].hand
    assert permuted(state, 0, 3).players[0].hand == state.players[0].hand
    assert permuted(state, 0, 3).pile != state.pile


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    state = table("actions", pile=["two ships"])
    drawn = [event for event in play(state, "expedition", "draw") if isinstance(event, CardsDrawn)]
    assert len(drawn) == 1
    assert drawn[0].seen_by(0) is drawn[0]
    for viewer in (1, 2, 3, NOBODY):
        assert drawn[0].seen_by(viewer) == CardsCounted(0, 1)


def test_a_seat_sees_its_own_hand_and_money_and_only_counts_the_others() -> None:
    state = table(hands={0: ["two ships"], 1: ["sell spices", "ships only"]}, ducats=[3, 4, 5, 6])
    seen = goa.observe(state, 1)
    assert seen.players[1].hand == state.players[1].hand
    assert seen.players[1].ducats == 4
    assert seen.players[0].hand is None
    assert seen.players[0].hand_size == 1
    assert [player.ducats for player in seen.players] == [None, 4, None, None]


def test_ducats_can_be_counted_from_public_payments() -> None:
    assert [player.counted_ducats for player in goa.observe(table(ducats=[3, 4, 5, 6]), 1).players] == [3, 4, 5, 6]


def test_open_money_shows_every_purse() -> None:
    state = table(ducats=[3, 4, 5, 6], open_money=True)
    assert [player.ducats for player in goa.observe(state, NOBODY).players] == [3, 4, 5, 6]


def test_only_the_seat_that_decides_sees_what_is_offered() -> None:
    state = table()
    assert [choice.id for choice in goa.observe(state, 0).offered] == [choice.id for choice in state.offered]
    assert goa.observe(state, 1).offered == ()
    assert goa.observe(state, 1).seat == 0


def test_the_tiles_put_back_are_seen_in_the_new_edition_only() -> None:
    assert goa.observe(goa.new_game("2004", players=2, seed=1), 0).box is None
    assert len(goa.observe(goa.new_game("2012", players=2, seed=1), 0).box or ()) == 4


def test_all_is_shown_when_the_game_is_over() -> None:
    *_, state = walk(ALL_TABLES[0])
    seen = goa.observe(state, 0)
    assert seen.scores == goa.score(state)
    assert [player.hand for player in seen.players] == [player.hand for player in state.players]
    assert goa.observe(state, 0).seat == NOBODY


@pytest.mark.parametrize("seat", [-2, 4, 9])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"expected a seat from 0 to 3, or -1 for a spectator, not {seat}"):
        goa.observe(table(), seat)
