"""Undo has a bound: every undo is replayed when a table is opened."""

import pytest
from tests.tables.random_games import game_of, play_at_random

from goa.tables.entry_limits import MOST_ENTRIES
from goa.tables.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.undo import undo_entries


def test_undoing_comes_to_an_end() -> None:
    table = Table(game_of("2012", 2))
    seat = table.state.seat
    play_at_random(table, 3)
    assert table.undo_limit(seat) == 1
    assert [entry.kind for entry in undo_entries(table, seat, 1)] == ["undo"]
    table.number = table.position = MOST_ENTRIES
    with pytest.raises(RequestRefused, match="nothing more can be undone"):
        undo_entries(table, seat, 1)
