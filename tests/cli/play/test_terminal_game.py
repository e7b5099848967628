"""A game in the terminal: undo stops at what was revealed, as it does on the server."""

import pytest
from tests.views.revealing import bonanza_for_sale, favor_for_sale

from goa.cli.play.answer_parser import NotUnderstood
from goa.cli.play.choice_series import read_series
from goa.cli.play.terminal_game import HUMAN, CannotUndo, TerminalGame
from goa.core.choices import BUY
from goa.core.state import State


def game_at(state: State) -> TerminalGame:
    return TerminalGame(state, ("Ann", "Bob"), (HUMAN, HUMAN))


@pytest.mark.parametrize("state", [favor_for_sale("2004"), bonanza_for_sale()])
def test_what_was_revealed_is_not_undone(state: State) -> None:
    game = game_at(state.copy())
    game.choose(BUY)
    with pytest.raises(CannotUndo):
        game.undo(1)


def test_favor_is_undone_where_the_box_is_public() -> None:
    game = game_at(favor_for_sale("2012"))
    game.choose(BUY)
    assert game.undo(1) is BUY
    assert game.state.seat == 1


def test_a_series_ends_where_the_box_is_shown() -> None:
    with pytest.raises(NotUnderstood):
        read_series(game_at(favor_for_sale("2004")), "buy; take ship")
