"""Positions in which the next choice reveals something other than cards."""

from tests.table import play, table

from goa.core.state import State


def favor_for_sale(edition: str) -> State:
    """With "buy" seat 1 gets Favor, and sees the tiles put back."""
    grid = {"c1": "favor", "d1": "mission 2"}
    marked = ("north b", "c1", "d1")
    state = table("auction", edition=edition, players=2, part="B", grid=grid, marked=marked)
    play(state, "bid 1", "pass", "bid 1")
    assert (state.seat, "buy" in [choice.text for choice in state.offered]) == (1, True)
    return state


def bonanza_for_sale() -> State:
    """With "buy" seat 1 gets the tile of a corner, and turns the Bonanza tile under it."""
    grid = {"a1": "mission 2", "b1": "colonist"}
    marked = ("north a", "a1", "b1")
    state = table("auction", edition="2012", players=2, grid=grid, marked=marked, bonanza=True)
    play(state, "bid 1", "pass", "bid 1")
    assert (state.seat, "buy" in [choice.text for choice in state.offered]) == (1, True)
    return state
