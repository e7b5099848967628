"""Views contain what their seat may know, and nothing that is hidden from it."""

import pytest
from tests.tables.random_games import (
    encoded_view,
    game_of,
    game_with,
    imagined,
    people,
    play_at_random,
    view_of,
    with_state,
)

from goa.core.frames import Decision
from goa.tables.game_config import GameConfig
from goa.tables.table import Table, choices_of


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_view_is_the_same_whatever_is_hidden(edition: str) -> None:
    """Another table on which only hidden things differ looks the same to the seat, to the last byte."""
    table = Table(game_with(edition, GameConfig(people(3)), seed=11))
    dice = 5
    compared = 0
    while not table.is_over:
        dice = play_at_random(table, dice)
        if table.number % 7 == 0 and not table.is_over:
            for viewer in (-1, 0, 1, 2):
                compared += 1
                other = with_state(table, imagined(table.state, viewer, dice))
                assert encoded_view(table, viewer) == encoded_view(other, viewer)
    assert compared > 100
    assert len(choices_of(table.state)) == table.number


def test_the_question_is_named() -> None:
    table = Table(game_of("2012", 3))
    dice = 3
    named = set()
    while not table.is_over:
        view = view_of(table, -1)
        frame = table.state.agenda[-1]
        assert isinstance(frame, Decision)
        assert view["question"]["task"] == frame.question().task
        named.add(view["question"]["task"])
        dice = play_at_random(table, dice)
    assert view_of(table, -1)["question"]["task"] is None
    assert {"place_flag", "place_marker", "bid_on_lot", "last_word", "take_action"} <= named
