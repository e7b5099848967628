"""Rows of one game, one after the other: the same as each row by itself."""

import pytest
from tests.properties.walk import ALL_TABLES, Game, walk

import goa
from goa.core.places import plantation
from goa.core.state import NOBODY
from goa.rows.encode_row import mask_of, row_of_observation, row_of_state
from goa.rows.incremental_rows import GameRows
from goa.rows.layout import ACTIONS, SIZE
from goa.rows.row_writer import WRITTEN_TOGETHER, RowWriter


@pytest.mark.parametrize("game", ALL_TABLES[::3], ids=str)
def test_rows_in_the_order_of_the_game_are_those_of_the_observations(game: Game) -> None:
    rows = GameRows()
    for number, state in enumerate(walk(game)):
        viewer = number % (state.seats + 1) - 1 if number % 3 else state.seat
        counted = number % 5 == 0
        assert rows.row(state, viewer, counted) == row_of_observation(goa.observe(state, viewer), counted)


def test_positions_of_different_games_may_take_turns() -> None:
    """Other editions, options and numbers of seats, and positions that were copied."""
    rows = GameRows()
    for number, states in enumerate(zip(*(walk(game) for game in ALL_TABLES[::5]), strict=False)):
        if number % 6:
            continue
        for state in states:
            for viewer in (NOBODY, state.seat):
                assert rows.row(state.copy(), viewer, True) == row_of_state(state, viewer, True)


def test_what_is_changed_in_place_is_noticed() -> None:
    """Sacks, tiles of the grid and bids lie in lists, which stay the same objects."""
    rows = GameRows()
    state = goa.new_game("2012", players=3, seed=4)
    player = state.players[1]
    player.places = (plantation(0), *player.places[1:])
    before = rows.row(state, 0, False)
    player.sacks[0] += 1
    with_a_sack = rows.row(state, 0, False)
    state.grid[12] = -1 if state.grid[12] >= 0 else 0
    assert len({before, with_a_sack, rows.row(state, 0, False)}) == 3
    assert rows.row(state, 0, False) == row_of_state(state, 0, False)


@pytest.mark.parametrize("games", [1, WRITTEN_TOGETHER, 2 * WRITTEN_TOGETHER + 3])
def test_rows_and_masks_are_written_to_their_places(games: int) -> None:
    states = [goa.new_game("2004", players=2, seed=seed) for seed in range(games)]
    rows, masks = bytearray(games * SIZE), bytearray(games * ACTIONS)
    writer = RowWriter(memoryview(rows), memoryview(masks))
    for state in states:
        writer.add(row_of_state(state, state.seat, False), state.offered)
    writer.finish()
    assert bytes(rows) == b"".join(row_of_state(state, state.seat, False) for state in states)
    assert bytes(masks) == b"".join(mask_of(state.offered) for state in states)
