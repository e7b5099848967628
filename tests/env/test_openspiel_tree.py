"""The game tree with chance nodes: the pile reveals nothing about later draws."""

import pickle

from tests.views.revealing import bonanza_for_sale, favor_for_sale

import goa
from goa.core.choices import BUY, DRAW
from goa.core.dice import face, rolled
from goa.core.state import State
from goa.env.config import make_config
from goa.env.openspiel_tree import FACES, THROWS_FOR_SEED, TreePosition

TABLE = make_config({"players": 3})


def begun(*throws: int) -> TreePosition:
    position = TreePosition(TABLE)
    for throw in throws:
        assert position.is_chance
        position.move(throw)
    return position


def test_four_throws_make_the_game_of_their_seed() -> None:
    position = begun(0, 0, 1, 2)
    assert len((0, 0, 1, 2)) == THROWS_FOR_SEED
    assert position.state is not None
    assert goa.observe(position.state, 0) == goa.observe(goa.new_game("2012", players=3, seed=FACES + 2), 0)


def walk(position: TreePosition, dice: int, moves: int) -> int:
    """Make up to this many moves, stopping at the end of the game."""
    for _ in range(moves):
        if position.is_over:
            break
        dice = rolled(dice)
        if position.is_chance:
            position.move(face(dice, FACES))
        else:
            assert position.state is not None
            offered = position.state.offered
            position.move(offered[face(dice, len(offered))].id)
    return dice


def test_a_choice_that_draws_waits_for_a_throw_and_others_do_not() -> None:
    position = begun(0, 0, 0, 5)
    dice, throws, choices = 3, 0, 0
    while not position.is_over:
        assert position.state is not None
        before = position.state.copy()
        was_chance = position.is_chance
        dice = walk(position, dice, 1)
        if was_chance:
            throws += 1
            assert position.pending is None
        else:
            choices += 1
            if position.pending is not None:
                assert goa.observe(position.state, 0) == goa.observe(before, 0), "nothing happens before the throw"
            else:
                assert len(position.state.pile) == len(before.pile)
                assert position.state.dice == before.dice
    assert 5 < throws < choices


def test_different_throws_bring_different_cards() -> None:
    position = begun(0, 0, 0, 5)
    dice = 3
    while position.pending is not DRAW:
        assert not position.is_over, "nobody drew a card; try another seed"
        dice = walk(position, dice, 1)
    assert position.state is not None
    seat = position.state.seat
    before = set(position.state.players[seat].hand)
    drawn = set()
    for throw in range(FACES):
        other = position.__deepcopy__(None)
        other.move(throw)
        assert other.state is not None
        drawn |= set(other.state.players[seat].hand) - before
    assert drawn == set(position.state.pile), "every card of the pile can be the next"


def test_a_position_is_written_as_the_way_to_it() -> None:
    position = begun(9, 8, 7, 6)
    walk(position, 4, 150)
    again = pickle.loads(pickle.dumps(position))  # noqa: S301 - our own
    assert position.state is not None
    assert again.state is not None
    for seat in range(3):
        assert goa.observe(again.state, seat) == goa.observe(position.state, seat)
        assert again.history_text(seat) == position.history_text(seat)


def test_copies_go_their_own_ways() -> None:
    position = begun(1, 2, 3, 4)
    walk(position, 4, 40)
    copied = position.__deepcopy__(None)
    assert position.state is not None
    before = goa.observe(position.state, 0)
    walk(copied, 5, 40)
    assert goa.observe(position.state, 0) == before


def at(state: State, edition: str, *, bonanza: bool = False) -> TreePosition:
    position = TreePosition(make_config({"players": 2, "edition": edition, "bonanza": bonanza}))
    position.state = state
    return position


def test_a_hidden_box_waits_for_a_throw_and_a_public_one_does_not() -> None:
    for edition, waits in (("2004", True), ("2012", False)):
        position = at(favor_for_sale(edition), edition)
        position.choose(BUY.id)
        assert (position.pending is BUY) == waits


def test_a_bonanza_tile_is_dealt_by_the_throw_that_turns_it() -> None:
    position = at(bonanza_for_sale(), "2012", bonanza=True)
    assert position.state is not None
    unseen = len(position.state.edition.bonanza)
    position.choose(BUY.id)
    assert position.pending is BUY
    turned = set()
    for throw in range(FACES):
        other = position.__deepcopy__(None)
        other.throw(throw)
        assert other.state is not None
        assert len(set(other.state.corners)) == 4, "one is gone, and the others differ"
        turned.add(other.state.bonanza_seen[-1])
    assert len(turned) == unseen
