"""What seats are called where sentences name them."""

import pytest
from tests.tables.random_games import game_with, people

from goa.tables.game_config import GameConfig, Seat
from goa.tables.journal import Entry
from goa.tables.seat_names import seat_names
from goa.tables.table import Table


@pytest.mark.parametrize(("language", "words"), [("en", "Open seat"), ("de", "Freier Platz"), ("nl", "Vrije plaats")])
def test_an_open_seat_has_no_name_until_somebody_sits_down(language: str, words: str) -> None:
    """Not that of its colour, which it was made with."""
    ann, _ = people(2)
    table = Table(game_with("2012", GameConfig((ann, Seat("open", "Blue", "blue")))))
    assert seat_names(table, language) == (ann.name, words)
    table.apply_entry(Entry(0, "sit", 1, "green Zoë"))
    assert seat_names(table, language) == (ann.name, "Zoë")
