"""Undo has a bound: every undo is replayed when a table is opened."""

import pytest
from tests.tables.random_games import game_of, game_with, play_at_random

from goa.tables.choosing.undo import undo_entries
from goa.tables.entry_limits import MOST_ENTRIES
from goa.tables.game_config import GameConfig, Seat
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.views.reveals import hidden_of


def test_undoing_comes_to_an_end() -> None:
    table = Table(game_of("2012", 2))
    seat = table.state.seat
    play_at_random(table, 3)
    assert table.undo_limit(seat) == 1
    assert [entry.kind for entry in undo_entries(table, seat, 1)] == ["undo"]
    table.number = table.position = MOST_ENTRIES
    with pytest.raises(RequestRefused, match="nothing more can be undone"):
        undo_entries(table, seat, 1)


def table_with_bots(seed: int) -> Table:
    seats = (Seat("human", "Ann", "red"), *(Seat("bot", name, name, "random") for name in ("blue", "green")))
    return Table(game_with("2012", GameConfig(seats), seed))


def hands(table: Table) -> list[int]:
    return [len(player.hand) for player in table.state.players]


def test_what_bots_answered_is_undone_too_but_nothing_that_was_shown() -> None:
    """Since its last choice nothing was drawn, turned over or laid out, and no card was played or discarded."""
    undone = kept = 0
    for seed in range(4):
        table, dice = table_with_bots(seed), seed
        before, is_shown = table.state.copy(), True
        asked = hidden_of(before), hands(table)
        while not table.is_over:
            if table.state.seat == 0:
                before, is_shown = table.state.copy(), False
                asked = hidden_of(before), hands(table)
            dice = play_at_random(table, dice)
            is_shown = is_shown or asked != (hidden_of(table.state), hands(table))
            if table.log[-1].seat == 0 or not table.state.agenda:  # until it is answered it can be undone
                continue
            assert (table.undo_limit(0) > 0) == (not is_shown)
            kept += is_shown
            if not is_shown and undone < 40:
                (entry,) = undo_entries(table, 0, 1)
                other = table.copy()
                other.apply_entry(entry)
                assert (other.state.seat, other.state.choices_made) == (0, before.choices_made)
                assert other.state.offered == before.offered
                undone += 1
    assert undone == 40
    assert kept > 100


def test_another_person_s_choice_is_not_undone() -> None:
    table = Table(game_of("2012", 3))
    seat = table.state.seat
    play_at_random(table, 3)
    assert table.undo_limit(seat) == 1
    play_at_random(table, 3)
    assert table.undo_limit(seat) == 0
