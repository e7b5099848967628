"""Plantations, Crop rotation and Foreman."""

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import bought, names
from tests.table import play, sacks, table, texts, tiles

import goa
from goa.core.state import State

FOUR = {
    "plantation 1": "double ginger: ginger",
    "plantation 2": "single clove: clove",
    "plantation 3": "triple pepper: pepper pepper",
    "plantation 4": "double nutmeg:",
}
SINGLES = {
    "plantation 1": "single ginger: ginger",
    "plantation 2": "single pepper:",
    "plantation 3": "single cinnamon: cinnamon",
    "plantation 4": "single nutmeg:",
}
COLONIES = {"quilon": "pepper/nutmeg:", "cochin": "any:", "madras": "pepper/nutmeg:", "calicut": "any:"}


def points(state: State, seat: int = 0) -> int:
    """For single plantations."""
    return goa.score(state).seats[seat].single_plantations


@pytest.mark.parametrize(
    ("tile", "on_it"),
    [
        ("single clove", ["clove"]),
        ("double nutmeg", ["nutmeg", "nutmeg"]),
        ("triple ginger", ["ginger", "ginger", "ginger"]),
    ],
)
@rule("TIL-1")
def test_a_new_plantation_is_filled_at_once(edition: str, tile: str, on_it: list[str]) -> None:
    """TIL-1: every field gets a sack of the spice shown as soon as the plantation is won."""
    state = bought(tile, edition)
    assert sacks(state, 0) == {"plantation 1": on_it}


@rule("TIL-1")
def test_a_new_plantation_lies_beside_the_old_ones(edition: str) -> None:
    """TIL-1: while a space is free nothing has to go, and only the new plantation is filled."""
    state = bought("double cinnamon", edition, board={"plantation 1": "triple ginger: ginger"})
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "plantation 2": ["cinnamon", "cinnamon"]}


@rule("TIL-1")
def test_an_auctioneer_who_keeps_a_plantation_lays_it_as_well(edition: str) -> None:
    """TIL-1: what it cost does not matter."""
    state = table(
        "auction", edition=edition, players=3, grid={"c1": "single clove"}, marked=("north b", "c1", "d1", "e1")
    )
    play(state, "pass", "pass", "pass", "pass")
    assert sacks(state, 1) == {"plantation 1": ["clove"]}


@rule("TIL-1")
def test_a_plantation_takes_only_its_own_spice_again(edition: str) -> None:
    """TIL-1: its fields are for one spice, so a harvest has nothing to ask."""
    state = table(edition=edition, boards={0: {"plantation 1": "single nutmeg:"}})
    play(state, "harvest")
    assert sacks(state, 0) == {"plantation 1": ["nutmeg"]}


@rule("TIL-1")
def test_the_fourth_plantation_finds_room_beside_all_four_colonies(edition: str) -> None:
    """TIL-1: the four spaces are for plantations alone, colonies take none of them."""
    three = {"plantation 1": "double ginger:", "plantation 2": "double pepper:", "plantation 3": "double clove:"}
    state = bought("double nutmeg", edition, board={**three, **COLONIES})
    assert sacks(state, 0) == {"plantation 4": ["nutmeg", "nutmeg"]}


@rule("TIL-1")
def test_for_a_fifth_plantation_one_of_the_four_has_to_go(edition: str) -> None:
    """TIL-1: the owner names one of the four and cannot turn down the new one."""
    state = bought("triple clove", edition, board=FOUR)
    assert texts(state) == [f"give up plantation {number}" for number in (1, 2, 3, 4)]
    assert state.seat == 0


@rule("TIL-1")
def test_plantations_alike_in_every_respect_are_named_once(edition: str) -> None:
    """TIL-1: giving up either of two double gingers with one sack is the same, so only the first is offered."""
    board = {**FOUR, "plantation 3": "double ginger: ginger", "plantation 4": "double ginger: ginger ginger"}
    state = bought("triple clove", edition, board=board)
    assert texts(state) == ["give up plantation 1", "give up plantation 2", "give up plantation 4"]


@rule("TIL-1")
def test_a_fifth_plantation_is_filled_where_the_old_one_lay(edition: str) -> None:
    """TIL-1: the sacks of the plantation given up are lost, the others stay, the new one is full."""
    state = bought("triple clove", edition, board=FOUR)
    play(state, "give up plantation 3")
    assert sacks(state, 0) == {
        "plantation 1": ["ginger"],
        "plantation 2": ["clove"],
        "plantation 3": ["clove", "clove", "clove"],
    }


@rule("TIL-1")
def test_the_next_lot_waits_for_the_plantation_to_be_laid(edition: str) -> None:
    """TIL-1: the old plantation goes at once, before the auction goes on."""
    state = bought("triple clove", edition, board=FOUR)
    play(state, "give up plantation 4")
    assert state.lot == 3
    assert "bid 1" in texts(state)


@rule("TIL-1")
def test_a_single_plantation_given_up_is_kept_and_still_scores(edition: str) -> None:
    """TIL-1: it lies face down before its owner and is worth its point."""
    state = bought("triple clove", edition, board=FOUR)
    before = points(state)
    play(state, "give up plantation 2")
    assert names(state.players[0].kept) == ["single clove"]
    assert (before, points(state)) == (1, 1)


@rule("TIL-1")
def test_the_sack_of_a_single_plantation_given_up_is_lost_too(edition: str) -> None:
    """TIL-1: only the tile is kept."""
    state = bought("double cinnamon", edition, board=FOUR)
    play(state, "give up plantation 2")
    assert sacks(state, 0) == {
        "plantation 1": ["ginger"],
        "plantation 2": ["cinnamon", "cinnamon"],
        "plantation 3": ["pepper", "pepper"],
    }


@pytest.mark.parametrize("place", ["plantation 1", "plantation 3"])
@rule("TIL-1")
def test_a_larger_plantation_given_up_is_not_kept(edition: str, place: str) -> None:
    """TIL-1: doubles and triples leave the game and score nothing."""
    state = bought("double clove", edition, board=FOUR)
    play(state, f"give up {place}")
    assert state.players[0].kept == ()
    assert names(state.discarded_tiles) == [FOUR[place].partition(":")[0]]
    assert points(state) == 1


@rule("TIL-1")
def test_five_single_plantations_score_five(edition: str) -> None:
    """TIL-1: one face down and four face up all count."""
    state = bought("single clove", edition, board=SINGLES)
    play(state, "give up plantation 2")
    assert points(state) == 5


@rule("TIL-1")
def test_a_plantation_face_down_takes_no_space_and_no_sack(edition: str) -> None:
    """TIL-1: with one of four spaces free the new plantation is laid without a question."""
    three = {"plantation 1": "double ginger:", "plantation 2": "double pepper:", "plantation 3": "double nutmeg:"}
    state = bought("double clove", edition, board=three, kept=["single clove"])
    assert sacks(state, 0) == {"plantation 4": ["clove", "clove"]}
    assert names(state.players[0].kept) == ["single clove"]


@rule("TIL-2", editions=("2012",))
def test_crop_rotation_is_filled_at_once_with_any_spice(edition: str) -> None:
    """TIL-2: it is laid like a single plantation, and its owner names the spice."""
    state = bought("crop rotation", edition)
    offered = texts(state)
    play(state, "fill plantation 1 with clove")
    assert offered == [
        f"fill plantation 1 with {spice}" for spice in ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
    ]
    assert sacks(state, 0) == {"plantation 1": ["clove"]}


@rule("TIL-2", editions=("2012",))
def test_crop_rotation_takes_another_spice_the_next_time(edition: str) -> None:
    """TIL-2: what grew there before does not bind."""
    state = table(
        "second action",
        edition=edition,
        players=2,
        boards={0: {"plantation 1": "crop rotation: nutmeg"}},
    )
    play(state, "progress expedition", "taxes", "harvest")
    assert len(texts(state)) == 5
    play(state, "fill plantation 1 with pepper")
    assert sacks(state, 0) == {"plantation 1": ["pepper"]}


@rule("TIL-2", editions=("2012",))
def test_crop_rotation_holds_one_sack(edition: str) -> None:
    """TIL-2: like a single plantation it has one field, so a large harvest fills no more."""
    state = table(edition=edition, boards={0: {"plantation 1": "crop rotation:"}}, rows={0: (1, 5, 1, 1, 1)})
    play(state, "harvest", "fill plantation 1 with ginger")
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}
    assert state.seat == 1


@rule("TIL-2", editions=("2012",))
def test_crop_rotation_needs_one_of_the_four_spaces(edition: str) -> None:
    """TIL-2: with four plantations there one has to go, with its spices, before it is laid and filled."""
    state = bought("crop rotation", edition, board=FOUR)
    assert texts(state) == [f"give up plantation {number}" for number in (1, 2, 3, 4)]
    play(state, "give up plantation 1", "fill plantation 1 with nutmeg")
    assert sacks(state, 0) == {
        "plantation 1": ["nutmeg"],
        "plantation 2": ["clove"],
        "plantation 3": ["pepper", "pepper"],
    }


@rule("TIL-2", editions=("2012",))
def test_crop_rotation_given_up_is_kept_face_down(edition: str) -> None:
    """TIL-2: as one of the four it may have to go; it stays with its owner, its sack does not."""
    state = bought("double clove", edition, board={**FOUR, "plantation 2": "crop rotation: nutmeg"})
    play(state, "give up plantation 2")
    assert names(state.players[0].kept) == ["crop rotation"]
    assert sacks(state, 0)["plantation 2"] == ["clove", "clove"]


@pytest.mark.parametrize("foreman", [[], ["foreman"]])
@rule("TIL-2", editions=("2012",))
def test_crop_rotation_scores_nothing(edition: str, foreman: list[str]) -> None:
    """TIL-2: face up or face down, with Foreman or without."""
    face_up = table(edition=edition, boards={0: {"plantation 1": "crop rotation: clove"}}, kept={0: foreman})
    face_down = table(edition=edition, kept={0: ["crop rotation", *foreman]})
    assert points(face_up) == 0
    assert points(face_down) == 0


@rule("TIL-3", editions=("2012",))
def test_foreman_makes_single_plantations_worth_three(edition: str) -> None:
    """TIL-3: four singles score 4 without a Foreman and 12 with one."""
    without = table(edition=edition, boards={0: SINGLES})
    state = bought("foreman", edition, board=SINGLES)
    assert (points(without), points(state)) == (4, 12)


@rule("TIL-3", editions=("2012",))
def test_foreman_counts_single_plantations_face_down(edition: str) -> None:
    """TIL-3: one face up and two face down are three times 3 points."""
    board = {"plantation 1": "single ginger:"}
    state = bought("foreman", edition, board=board, kept=["single clove", "single pepper"])
    assert points(state) == 9


@rule("TIL-3", editions=("2012",))
def test_foreman_adds_nothing_for_larger_plantations(edition: str) -> None:
    """TIL-3: only the single clove among the four counts."""
    assert points(bought("foreman", edition, board=FOUR)) == 3


@rule("TIL-3", editions=("2012",))
def test_foreman_counts_a_single_plantation_bought_later(edition: str) -> None:
    """TIL-3: Foreman counts at the end of the game, also for plantations that come later."""
    state = bought("single nutmeg", edition, kept=["foreman"])
    assert points(state) == 3


@rule("TIL-3", editions=("2012",))
def test_foreman_works_for_its_owner_alone(edition: str) -> None:
    """TIL-3: the singles of the others stay at 1 point."""
    board = {"plantation 1": "single clove:"}
    state = table(edition=edition, boards={0: board, 1: {"plantation 1": "single ginger:"}}, kept={0: ["foreman"]})
    assert (points(state, 0), points(state, 1)) == (3, 1)


@rule("TIL-3", editions=("2012",))
def test_foreman_needs_no_plantation_space(edition: str) -> None:
    """TIL-3: with four plantations none has to go, and Foreman asks nothing more."""
    state = bought("foreman", edition, board=FOUR)
    assert state.lot == 3
    assert names(state.players[0].kept) == ["foreman"]
    assert tiles(state, 0) == []
