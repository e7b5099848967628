"""ACT-3 Build ships."""

import pytest
from tests.rulebook import rule
from tests.table import play, table

SHIPS_IN_ROW = {"2004": (1, 2, 3, 4, 5), "2012": (1, 2, 3, 5, 6)}


@rule("ACT-3")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_marker_shows_how_many_ships_are_built(edition: str, row: int) -> None:
    """ACT-3: the ships come on top of those the player has."""
    state = table(edition=edition, ships=[4, 4, 4, 4], rows={0: (row, 1, 1, 1, 1)})
    play(state, "build ships")
    assert state.players[0].ships == 4 + SHIPS_IN_ROW[edition][row - 1]


@rule("ACT-3")
def test_the_example_of_the_books(edition: str) -> None:
    """ACT-3: in the second row of the ships column the action brings 2 ships."""
    state = table(edition=edition, ships=[0, 0, 0, 0], rows={0: (2, 1, 1, 1, 1)})
    play(state, "build ships")
    assert state.players[0].ships == 2


@rule("ACT-3")
def test_only_the_marker_in_the_ships_column_counts(edition: str) -> None:
    """ACT-3: markers in other columns and of other players build no ships."""
    state = table(edition=edition, ships=[0, 7, 0, 0], rows={0: (1, 5, 5, 5, 5), 1: (5, 1, 1, 1, 1)})
    play(state, "build ships")
    assert [player.ships for player in state.players] == [1, 7, 0, 0]


@rule("ACT-3")
def test_building_moves_no_marker(edition: str) -> None:
    """ACT-3: the marker stays where it is, and the next time it brings as many again."""
    state = table(edition=edition, players=2, ships=[0, 0], rows={0: (3, 1, 1, 1, 1)})
    play(state, "build ships", "taxes", "build ships")
    assert state.players[0].ships == 6
