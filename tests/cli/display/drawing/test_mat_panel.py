"""A player's mat in the terminal."""

from io import StringIO

import pytest
from rich.console import Console
from tests.table import table

from goa.cli.display.drawing.mat_panel import draw_mat
from goa.cli.display.snapshot import snapshot_for
from goa.core.places import ANY_SPICE, EMPTY, FIRST_COLONY, PLACE_COUNT, colony

NAMES = ("Anna", "Bert", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("laid", "name"),
    [(colony(1 << 3, 4), "1 nutmeg"), (colony(ANY_SPICE, 2), "1 any spice"), (EMPTY, "1 empty")],
    ids=["one spice", "any spice", "empty"],
)
def test_a_plantation_is_named_after_what_it_accepts(laid: int, name: str) -> None:
    """Whatever its number of fields: a tile that is added to the game may have another."""
    state = table()
    state.players[0].places = (laid,) + (EMPTY,) * (PLACE_COUNT - 1)
    screen = StringIO()
    Console(file=screen, width=120).print(draw_mat(snapshot_for(state, 1, NAMES), 0, 120))
    lines = screen.getvalue().splitlines()
    assert sum(name in line for line in lines) == 1
    assert sum("empty" in line for line in lines) == FIRST_COLONY - (laid != EMPTY)
