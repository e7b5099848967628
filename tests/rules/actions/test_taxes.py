"""ACT-5 Taxes."""

import pytest
from tests.rulebook import rule
from tests.table import play, table

from goa.core.events import BANK, DucatsPaid

DUCATS_IN_ROW = (4, 6, 8, 10, 12)


@rule("ACT-5")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_marker_shows_how_many_ducats_come_in(edition: str, row: int) -> None:
    """ACT-5: the ducats come on top of those the player has."""
    state = table(edition=edition, ducats=[3, 0, 0, 0], rows={0: (1, 1, row, 1, 1)})
    play(state, "taxes")
    assert state.players[0].ducats == 3 + DUCATS_IN_ROW[row - 1]


@rule("ACT-5")
def test_the_bank_pays_and_not_the_other_players(edition: str) -> None:
    """ACT-5: ducats come from the bank."""
    state = table(edition=edition, ducats=[0, 10, 10, 10])
    events = play(state, "taxes")
    assert DucatsPaid(BANK, 0, 4) in events
    assert [player.ducats for player in state.players] == [4, 10, 10, 10]


@rule("ACT-5")
def test_only_the_marker_in_the_taxes_column_counts(edition: str) -> None:
    """ACT-5: markers in other columns and of other players raise no taxes."""
    state = table(edition=edition, ducats=[0, 0, 0, 0], rows={0: (5, 5, 1, 5, 5), 1: (1, 1, 5, 1, 1)})
    play(state, "taxes")
    assert state.players[0].ducats == 4
