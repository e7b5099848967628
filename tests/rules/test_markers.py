"""MRK: the flag and the trail of auction markers."""

import pytest
from tests.rulebook import rule
from tests.table import play, table, texts

import goa
from goa.core.events import FlagPlaced, MarkerPlaced
from goa.core.grid import SPACES
from goa.core.state import State

CELLS = [f"{letter}{row}" for row in range(1, 6) for letter in "abcde"]
EDGE = [
    *(f"{side} {letter}" for side in ("north", "south") for letter in "abcde"),
    *(f"{side} {row}" for side in ("west", "east") for row in range(1, 6)),
]


def only(*cells: str) -> dict[str, str]:
    """A grid on which nothing but these cells still hold a tile."""
    return {cell: "ship" if cell in cells else "none" for cell in CELLS}


def without(*cells: str) -> dict[str, str]:
    """A full grid with holes."""
    return dict.fromkeys(cells, "none")


def flags(state: State) -> set[str]:
    assert all(text.startswith("flag ") for text in texts(state))
    return {text.removeprefix("flag ") for text in texts(state)}


def marks(state: State) -> set[str]:
    assert all(text.startswith("mark ") for text in texts(state))
    return {text.removeprefix("mark ") for text in texts(state)}


@rule("MRK-1")
def test_the_flag_holder_begins(edition: str) -> None:
    """MRK-1: the flag holder places the flag, with marker 1 on it."""
    for first in range(4):
        state = table("markers", edition=edition, first=first)
        assert state.seat == first
        assert play(state, "flag east 3") == [FlagPlaced(first, SPACES.index("east 3"))]


@rule("MRK-1")
def test_on_a_full_grid_the_flag_goes_on_any_space_of_the_edge(edition: str) -> None:
    """MRK-1: five on each side, none diagonally outside a corner, and never on a tile."""
    assert flags(table("markers", edition=edition)) == set(EDGE)


@rule("MRK-1")
def test_the_flag_may_lie_on_an_empty_space_of_the_grid(edition: str) -> None:
    """MRK-1: where the tile is gone."""
    state = table("markers", edition=edition, grid=without("c3", "a1"))
    assert {"c3", "a1"} <= flags(state)
    assert flags(state) & set(CELLS) == {"c3", "a1"}


@rule("MRK-1")
def test_no_flag_outside_the_edge_beside_an_empty_space(edition: str) -> None:
    """MRK-1: the tile beside it is gone, and the tiles at its corners do not count."""
    state = table("markers", edition=edition, grid=without("c1", "a5"))
    assert set(EDGE) - flags(state) == {"north c", "west 5", "south a"}


@rule("MRK-1")
def test_no_flag_in_the_middle_of_a_hole(edition: str) -> None:
    """MRK-1: a tile that touches only at a corner is not enough."""
    cross = ("c3", "c2", "c4", "b3", "d3")
    state = table("markers", edition=edition, grid=without(*cross))
    assert flags(state) & set(CELLS) == set(cross) - {"c3"}


@rule("MRK-1")
def test_one_tile_along_a_side_is_enough(edition: str) -> None:
    """MRK-1: around a lone tile the flag has the four spaces beside it, of the grid or of the edge."""
    far = ("a5", "b5", "c5", "d5")  # the other lots need tiles, too
    state = table("markers", edition=edition, grid=only("b2", *far))
    assert {"b1", "a2", "c2", "b3"} <= flags(state)
    assert not {"a1", "c1", "a3", "c3", "north b", "west 2"} & flags(state)
    state = table("markers", edition=edition, grid=only("e1", *far))
    assert {"north e", "east 1", "d1", "e2"} <= flags(state)
    assert "d2" not in flags(state)


@rule("MRK-2")
def test_each_player_lays_one_marker_and_the_flag_holder_another(edition: str) -> None:
    """MRK-2: clockwise, 1-2-3 with two players, 1-2-3-4 with three, 1-2-3-4-5 with four."""
    for players in (2, 3, 4):
        for first in range(players):
            state = table("markers", edition=edition, players=players, first=first)
            play(state, "flag north a")
            laid = []
            while texts(state)[0].startswith("mark"):
                laid += play(state, texts(state)[0])
            placed = [event for event in laid if isinstance(event, MarkerPlaced)]
            assert [event.seat for event in placed] == [(first + step) % players for step in range(1, players + 1)]
            assert [event.number for event in placed] == list(range(2, players + 2))


@rule("MRK-2")
def test_marker_two_touches_the_flag_along_a_side_or_at_a_corner(edition: str) -> None:
    """MRK-2: the flag above b1 is touched by a1, b1 and c1; above a1 by a1 and b1."""
    state = table("markers", edition=edition)
    play(state, "flag north b")
    assert marks(state) == {"a1", "b1", "c1"}
    state = table("markers", edition=edition)
    play(state, "flag north a")
    assert marks(state) == {"a1", "b1"}


@rule("MRK-2")
def test_around_a_flag_inside_the_grid_all_eight_tiles_touch(edition: str) -> None:
    """MRK-2: along the sides and at the corners."""
    state = table("markers", edition=edition, grid=without("c3"))
    play(state, "flag c3")
    assert marks(state) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


@rule("MRK-2")
def test_marker_three_touches_marker_two_and_not_the_flag(edition: str) -> None:
    """MRK-2: after c1 come b1, d1 and the row below; what touches only the flag does not count."""
    state = table("markers", edition=edition)
    play(state, "flag north b", "mark c1")
    assert marks(state) == {"b1", "d1", "b2", "c2", "d2"}


@rule("MRK-2")
def test_no_marker_on_a_marker(edition: str) -> None:
    """MRK-2: a tile that carries one is taken."""
    state = table("markers", edition=edition)
    play(state, "flag north b", "mark c1", "mark b1")
    assert marks(state) == {"a1", "a2", "b2", "c2"}
    with pytest.raises(goa.IllegalChoice, match="MRK-2"):
        goa.apply(state, "mark c1")


@rule("MRK-2")
def test_no_marker_on_a_space_without_a_tile(edition: str) -> None:
    """MRK-2: a hole is passed over, and so is a space that carries the flag."""
    state = table("markers", edition=edition, grid=without("a1", "b2"))
    play(state, "flag a1", "mark b1")
    assert marks(state) == {"a2", "c1", "c2"}


@rule("MRK-2")
def test_the_last_marker_touches_the_one_before(edition: str) -> None:
    """MRK-2: the flag holder continues from the last marker, not from the flag."""
    state = table("markers", edition=edition, players=2)
    play(state, "flag south c", "mark d5")
    assert state.seat == 0
    assert marks(state) == {"c5", "e5", "c4", "d4", "e4"}


@rule("MRK-3")
def test_a_stuck_trail_goes_on_from_any_tile(edition: str) -> None:
    """MRK-3: a1 lies alone, so marker 3 may go on any tile without a marker."""
    state = table("markers", edition=edition, grid=only("a1", "c3", "c4", "e1", "e5"))
    play(state, "flag north a", "mark a1")
    assert marks(state) == {"c3", "c4", "e1", "e5"}


@rule("MRK-3")
def test_the_trail_continues_where_it_was_taken_up(edition: str) -> None:
    """MRK-3: after the jump to c3 the next marker has to touch c3."""
    state = table("markers", edition=edition, grid=only("a1", "c3", "c4", "e1", "e5"))
    play(state, "flag north a", "mark a1", "mark c3")
    assert marks(state) == {"c4"}


@rule("MRK-3")
def test_the_trail_may_break_more_than_once(edition: str) -> None:
    """MRK-3: each player whose marker finds no neighbour chooses any tile."""
    state = table("markers", edition=edition, grid=only("a1", "c3", "e1", "e5"))
    play(state, "flag north a", "mark a1", "mark c3")
    assert marks(state) == {"e1", "e5"}
    play(state, "mark e5")
    assert marks(state) == {"e1"}


@rule("MRK-3")
def test_markers_can_block_the_trail_as_holes_do(edition: str) -> None:
    """MRK-3: the only neighbour carries a marker already."""
    state = table("markers", edition=edition, grid=only("a1", "b1", "d3", "d5", "e2"))
    play(state, "flag north a", "mark b1", "mark a1")
    assert marks(state) == {"d3", "d5", "e2"}


@rule("MRK-3")
def test_while_one_tile_touches_it_has_to_be_used(edition: str) -> None:
    """MRK-3: one neighbour, if only at a corner, leaves no other choice."""
    state = table("markers", edition=edition, grid=only("a1", "b2", "d3", "d5", "e2"))
    play(state, "flag north a", "mark a1")
    assert marks(state) == {"b2"}
    with pytest.raises(goa.IllegalChoice, match="MRK"):
        goa.apply(state, "mark d5")


@rule("MRK-3")
def test_a_trail_that_was_broken_does_not_change_who_owns_the_markers(edition: str) -> None:
    """MRK-3: the numbers go on clockwise."""
    state = table("markers", edition=edition, players=3, first=2, grid=only("a1", "c3", "e5"))
    seats = [state.seat]
    for choice in ("flag west 1", "mark a1", "mark e5"):
        play(state, choice)
        seats.append(state.seat)
    assert seats == [2, 0, 1, 2]
    assert marks(state) == {"c3"}
