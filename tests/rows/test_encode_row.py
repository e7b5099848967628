"""Rows: the same from table and observation, every part in its place, and nothing that is hidden."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from tests.properties.walk import ALL_TABLES, Game, walk
from tests.rows.reference import parts_of
from tests.views.permute import permuted

import goa
from goa.core.state import NOBODY
from goa.rows.byte_pieces import tally
from goa.rows.encode_row import mask_of, row_of_observation, row_of_state
from goa.rows.layout import LAYOUT, SIZE

RECORDS = Path(__file__).parents[1] / "records"


def flat(numbers: Any) -> list[int]:
    return [each for line in numbers for each in flat(line)] if isinstance(numbers, list | tuple) else [int(numbers)]


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_rows_straight_from_the_table_show_what_observe_shows(game: Game) -> None:
    """So an environment shows nothing that an observation hides."""
    for number, state in enumerate(walk(game)):
        if number % 7 and not state.is_over:
            continue
        for viewer in range(NOBODY, state.seats):
            seen = goa.observe(state, viewer)
            for counted in (False, True):
                assert row_of_state(state, viewer, counted) == row_of_observation(seen, counted)


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_every_part_says_what_its_name_says(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        if number % 13 and not state.is_over:
            continue
        viewer = number % (state.seats + 1) - 1
        for counted in (False, True):
            seen = goa.observe(state, viewer)
            row = row_of_observation(seen, counted)
            parts = parts_of(seen, counted_ducats=counted)
            assert parts.keys() == LAYOUT.keys()
            for name, expected in parts.items():
                assert list(row[LAYOUT[name].slice]) == flat(expected), name


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_what_is_hidden_changes_no_byte_of_a_row(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        if number % 9 or state.is_over:
            continue
        for viewer in range(NOBODY, state.seats):
            other = permuted(state, viewer, number)
            for counted in (False, True):
                assert row_of_state(other, viewer, counted) == row_of_state(state, viewer, counted)
            if viewer == state.seat:
                assert mask_of(other.offered) == mask_of(state.offered)


def test_the_rows_of_different_questions_differ() -> None:
    """Otherwise the test of hidden things would prove nothing."""
    for game in ALL_TABLES[::5]:
        rows = [row_of_state(state, max(state.seat, 0), False) for state in walk(game)]
        assert len(set(rows)) > 0.97 * len(rows)


def test_a_mask_does_not_depend_on_the_order_of_what_is_offered() -> None:
    offered = goa.new_game("2004", players=2, seed=1).offered
    assert mask_of(offered[::-1]) == mask_of(offered)


@pytest.mark.parametrize(("edition", "digest"), [("2004", "8309cdf66bfa4304"), ("2012", "310acc04f9328382")])
def test_the_rows_of_stored_games_never_change(edition: str, digest: str) -> None:
    """Networks are trained on them; the digests were made at commit aa6df4a."""
    found = hashlib.sha256()
    for seats in (2, 3, 4):
        record = goa.read_record((RECORDS / f"{edition}-{seats}-seats.goa").read_text("utf-8"))
        state = goa.replay(record, 0)
        for move in record.moves:
            row = row_of_state(state, state.seat, False)
            found.update(row[:2_365] + mask_of(state.offered)[:635])
            goa.apply(state, move.choice)
    assert found.hexdigest()[:16] == digest


def test_a_number_beyond_the_width_is_not_counted() -> None:
    """Such as a kind of tile that was added after the layout."""
    assert tally((0, 2, 2, 3, 3), 3) == bytes([1, 0, 2])
    assert tally((3,), 3) == bytes(3)
    assert len(row_of_state(goa.new_game("2012", players=2, seed=1), 0, False)) == SIZE
