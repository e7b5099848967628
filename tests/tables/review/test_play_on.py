"""Playing on from a moment of a finished game."""

import pytest
from tests.tables.random_games import game_of

from goa.record.write_record import write_record
from goa.tables.journal import Entry
from goa.tables.requests.request_bodies import PlayOn
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.review.play_on import game_from_moment, require_moment
from goa.tables.table import Table


def played(choices: int | None = None) -> Table:
    table = Table(game_of("2012", 2))
    while not table.is_over and (choices is None or table.number < choices):
        state = table.state
        text = state.offered[table.number % len(state.offered)].text
        table.apply_entry(Entry(table.number, "choose", state.seat, text))
    return table


def test_the_new_table_is_at_the_same_position() -> None:
    past = played(60)
    imported = game_from_moment(past, PlayOn(at=60, seat=1, level="merchant"), now=0)
    table = Table(imported.game)
    table.apply_entries(imported.entries)
    assert write_record(table.state) == write_record(past.state)
    assert table.state.offered == past.state.offered
    assert [(seat.kind, seat.level) for seat in table.seats] == [("bot", "merchant"), ("human", "")]
    assert [seat.name for seat in table.seats] == list(past.names)
    assert "imported" in imported.game.marks
    assert imported.game.id != past.game.id


def test_choices_that_were_undone_are_left_out() -> None:
    past = played(30)
    past.apply_entry(Entry(30, "undo", past.state.seat, "28"))
    imported = game_from_moment(past, PlayOn(at=31, seat=0), now=0)
    assert len(imported.entries) == 28


def test_only_moments_before_the_end_of_finished_games() -> None:
    with pytest.raises(RequestRefused, match="over"):
        require_moment(played(10), PlayOn(at=5, seat=0))
    table = played()
    require_moment(table, PlayOn(at=table.number, seat=1))
    with pytest.raises(RequestRefused, match="earlier"):
        game_from_moment(table, PlayOn(at=table.number, seat=1), now=0)
    with pytest.raises(RequestRefused, match=f"0 to {table.number}"):
        require_moment(table, PlayOn(at=table.number + 1, seat=1))
    with pytest.raises(RequestRefused, match="seats 0 to 1"):
        require_moment(table, PlayOn(at=5, seat=2))
