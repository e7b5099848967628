"""Swap and Favor, which bring other tiles, and Bonanza under Swap."""

from collections.abc import Mapping, Sequence

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import bought, names
from tests.table import colonies, hand, play, sacks, table, texts, tiles

import goa
from goa.core.grid import SPACES
from goa.core.places import EMPTY
from goa.core.state import NOTHING, State
from goa.editions.types import Gain
from goa.editions.vocabulary import SWAP, TILES

FOUR = {
    "plantation 1": "single ginger: ginger",
    "plantation 2": "double pepper: pepper",
    "plantation 3": "double clove:",
    "plantation 4": "double nutmeg: nutmeg",
}


def swapping(
    edition: str,
    tile: str = "mission 2",
    *,
    cell: str = "b2",
    board: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    pile: Sequence[str | int] = (),
) -> State:
    """Seat 0 is in the first action turn of round B1, holds Swap, and this tile lies on the grid."""
    return table(
        edition=edition,
        players=2,
        part="B",
        tiles={0: ["swap"]},
        grid={cell: tile},
        boards={0: board or {}},
        hands={0: hand},
        pile=pile,
    )


def lying(state: State, cell: str) -> int:
    """The tile on a cell of the grid."""
    return state.grid[SPACES.index(cell)]


def on_to_auction(state: State, *marked: str) -> None:
    """Everyone raises taxes and uses nothing until the next round, whose markers are laid here."""
    while state.action:
        play(state, next(text for text in ("taxes", "end turn", "pass") if text in texts(state)))
    play(state, f"flag {marked[0]}", *(f"mark {cell}" for cell in marked[1:]))


# Swap


@rule("TIL-22")
def test_swap_takes_any_tile_of_the_grid(edition: str) -> None:
    """TIL-22: every tile that still lies there may be chosen, an empty space may not."""
    gone = {"b1": "none", "c3": "none", "e5": "none"}
    state = table(edition=edition, part="B", tiles={0: ["swap"]}, grid=gone)
    play(state, "use swap")
    assert texts(state) == [f"swap for {cell}" for cell in SPACES[:25] if cell not in gone]


@rule("TIL-22")
def test_swap_lies_where_the_tile_lay(edition: str) -> None:
    """TIL-22: the two tiles change places."""
    state = swapping(edition, "re-supply", cell="d4")
    play(state, "use swap", "swap for d4")
    assert lying(state, "d4") == SWAP
    assert tiles(state, 0) == ["re-supply"]
    assert state.discarded_tiles == ()


@rule("TIL-22")
def test_swap_costs_no_action(edition: str) -> None:
    """TIL-22: the turn goes on, before or after its action."""
    state = swapping(edition)
    play(state, "use swap", "swap for b2")
    assert (state.seat, "taxes" in texts(state)) == (0, True)

    state = swapping(edition, "re-supply")
    play(state, "taxes", "use swap", "swap for b2")
    assert tiles(state, 0) == ["re-supply"]


@rule("TIL-22")
def test_swap_waits_face_up_for_an_action_turn(edition: str) -> None:
    """TIL-22: bought in the auction it brings nothing yet; in the action turns of the round it may be used."""
    state = bought("swap", edition)
    assert tiles(state, 0) == ["swap"]
    assert state.lot == 3
    play(state, "pass", "taxes")
    assert "use swap" in texts(state)


@rule("TIL-22")
def test_swap_may_be_kept_for_later(edition: str) -> None:
    """TIL-22: nobody has to use it, and it is still there in the next round."""
    state = swapping(edition)
    on_to_auction(state, "north b", "b1", "c1")
    assert tiles(state, 0) == ["swap"]


@rule("TIL-22")
def test_swap_needs_a_tile_on_the_grid(edition: str) -> None:
    """TIL-22: with an empty grid there is nothing to take."""
    state = swapping(edition)
    state.grid = [NOTHING] * 25
    play(state, "taxes")
    assert state.seat == 1


@rule("TIL-22")
def test_swap_can_be_auctioned_again(edition: str) -> None:
    """TIL-22: where it lies now it may be marked like any tile, and another player buys it."""
    state = swapping(edition, cell="b1")
    play(state, "use swap", "swap for b1")
    on_to_auction(state, "north b", "b1", "c1")
    play(state, "pass", "pass")
    assert tiles(state, 1) == ["swap"]
    assert lying(state, "b1") == NOTHING


@rule("TIL-22")
def test_swap_works_as_often_as_it_comes_back(edition: str) -> None:
    """TIL-22: used, bought again and used again, by the same player; the second time for another tile."""
    state = table(
        edition=edition, players=2, part="B", tiles={0: ["swap"]}, grid={"b1": "mission 2", "e5": "mission 3"}
    )
    play(state, "use swap", "swap for b1")
    on_to_auction(state, "north b", "b1", "c1")
    play(state, "pass", "bid 1", "pass", "pass")
    while state.turn != 0:
        play(state, texts(state)[0])
    play(state, "use swap", "swap for e5")
    assert names(state.players[0].kept) == ["mission 2", "mission 3"]
    assert lying(state, "e5") == SWAP


@rule("TIL-22")
def test_a_kept_tile_taken_by_swap_works_at_once(edition: str) -> None:
    """TIL-22: it may be used in the very same action turn, once in this round."""
    state = swapping(edition, "ducats")
    play(state, "use swap", "swap for b2", "use ducats")
    assert state.players[0].ducats == {"2004": 14, "2012": 13}[edition]
    assert "use ducats" not in texts(state)
    on_to_auction(state, "north b", "b1", "c1")
    assert tiles(state, 0) == ["ducats"]


@rule("TIL-22")
def test_an_at_once_tile_taken_by_swap_may_wait(edition: str) -> None:
    """TIL-22: it lies face up and brings nothing until its new owner uses it, possibly in a later action turn."""
    state = swapping(edition, "ships")
    play(state, "use swap", "swap for b2")
    assert (state.players[0].ships, tiles(state, 0)) == (4, ["ships"])
    play(state, "taxes", "end turn", "taxes", "use ships")
    assert state.players[0].ships == 8
    assert tiles(state, 0) == []
    assert names(state.discarded_tiles) == ["ships"]


@rule("TIL-22")
def test_an_at_once_tile_taken_by_swap_may_wait_for_another_round(edition: str) -> None:
    """TIL-22: now or later, so the end of a round does not take it away."""
    state = swapping(edition, "settlement")
    play(state, "use swap", "swap for b2")
    on_to_auction(state, "north b", "b1", "c1")
    assert tiles(state, 0) == ["settlement"]
    while state.turn != 0:
        play(state, "pass" if "pass" in texts(state) else texts(state)[0])
    assert "use settlement" in texts(state)


@pytest.mark.parametrize(
    ("tile", "ships", "colonists", "extra_actions"),
    [("ships", 8, 2, 0), ("colonists", 4, 6, 0), ("settlement", 5, 3, 1), ("extra actions", 4, 2, 2)],
)
@rule("TIL-22")
def test_at_once_tiles_taken_by_swap_bring_what_they_always_bring(
    edition: str, tile: str, ships: int, colonists: int, extra_actions: int
) -> None:
    """TIL-22: used in the same turn, at no cost."""
    state = swapping(edition, tile)
    play(state, "use swap", "swap for b2", f"use {tile}")
    player = state.players[0]
    assert (player.ships, player.colonists, player.extra_actions) == (ships, colonists, extra_actions)
    assert "taxes" in texts(state)


@rule("TIL-22")
def test_ships_or_colonists_taken_by_swap_ask_when_used(edition: str) -> None:
    """TIL-22: the kind is chosen then, three of it."""
    state = swapping(edition, "ships or colonists")
    play(state, "use swap", "swap for b2", "use ships or colonists", "take colonists")
    assert (state.players[0].ships, state.players[0].colonists) == (4, 5)


@rule("TIL-22")
def test_expeditions_taken_by_swap_draw_above_the_limit(edition: str) -> None:
    """TIL-22: three cards come although the limit is one."""
    state = swapping(edition, "expeditions 3", hand=["two ships"])
    play(state, "use swap", "swap for b2", "use expeditions 3")
    assert len(hand(state, 0)) == 4


@rule("TIL-22")
def test_a_plantation_taken_by_swap_is_laid_when_used(edition: str) -> None:
    """TIL-22: until then it takes no space and holds no sack; then it is filled."""
    state = swapping(edition, "triple ginger")
    play(state, "use swap", "swap for b2")
    assert set(state.players[0].places) == {EMPTY}
    assert tiles(state, 0) == ["triple ginger"]
    play(state, "taxes", "end turn", "taxes", "use triple ginger")
    assert sacks(state, 0) == {"plantation 1": ["ginger", "ginger", "ginger"]}
    assert tiles(state, 0) == []


@rule("TIL-22", "TIL-1")
def test_a_fifth_plantation_by_swap_makes_one_go(edition: str) -> None:
    """TIL-22, TIL-1: not when it is taken, but when it is laid; a single plantation is kept face down."""
    state = swapping(edition, "triple ginger", board=FOUR)
    play(state, "use swap", "swap for b2")
    assert not [text for text in texts(state) if text.startswith("give up ")]
    play(state, "use triple ginger")
    assert texts(state) == [f"give up plantation {number}" for number in (1, 2, 3, 4)]
    play(state, "give up plantation 1")
    assert sacks(state, 0)["plantation 1"] == ["ginger", "ginger", "ginger"]
    assert names(state.players[0].kept) == ["single ginger"]


@rule("TIL-22", "TIL-2", editions=("2012",))
def test_crop_rotation_by_swap_is_filled_with_any_spice(edition: str) -> None:
    """TIL-22, TIL-2: placed and filled as its owner likes."""
    state = swapping(edition, "crop rotation")
    play(state, "use swap", "swap for b2", "use crop rotation", "fill plantation 1 with nutmeg")
    assert sacks(state, 0) == {"plantation 1": ["nutmeg"]}


@rule("TIL-22", "TIL-21")
def test_a_mission_taken_by_swap_counts_without_use(edition: str) -> None:
    """TIL-22, TIL-21: there is nothing to do about it."""
    state = swapping(edition, "mission 3")
    play(state, "use swap", "swap for b2")
    assert goa.score(state).seats[0].missions == 3
    assert not [text for text in texts(state) if text.startswith("use ")]


@rule("TIL-22", "TIL-3", editions=("2012",))
def test_foreman_taken_by_swap_counts_without_use(edition: str) -> None:
    """TIL-22, TIL-3: the single ginger is worth 3 from now on."""
    state = swapping(edition, "foreman", board=FOUR)
    before = goa.score(state).seats[0].single_plantations
    play(state, "use swap", "swap for b2")
    assert (before, goa.score(state).seats[0].single_plantations) == (1, 3)
    assert not [text for text in texts(state) if text.startswith("use ")]


@rule("TIL-22", "TIL-18")
def test_a_tile_for_once_in_the_game_taken_by_swap(edition: str) -> None:
    """TIL-22, TIL-18: Vice-king works in the same turn and is then discarded."""
    state = swapping(edition, "vice-king")
    play(state, "use swap", "swap for b2", "use vice-king", "progress taxes")
    assert state.players[0].rows == (0, 0, 1, 0, 0)
    assert names(state.discarded_tiles) == ["vice-king"]


@rule("TIL-22")
def test_a_tile_taken_by_swap_is_used_in_own_action_turns_only(edition: str) -> None:
    """TIL-22: an at-once tile that waits cannot be used while markers are laid or lots are auctioned."""
    state = swapping(edition, "ships")
    play(state, "use swap", "swap for b2", "taxes", "end turn")
    assert (state.seat, "use ships" in texts(state)) == (1, False)
    on_to_auction(state, "north b", "b1", "c1")
    while not state.action:
        assert not [text for text in texts(state) if text.startswith("use ")]
        play(state, "pass" if "pass" in texts(state) else texts(state)[0])


@rule("TIL-22")
def test_swap_during_a_founding_may_fetch_the_colonists(edition: str) -> None:
    """TIL-22: taken and used after the cards were seen, the Colonists tile founds Quilon."""
    state = swapping(edition, "colonists", pile=[1, 1])
    state.players[0].colonists = 0
    play(state, "found quilon", "use swap", "swap for b2", "use colonists", "pay colonists")
    play(state, "choose pepper/nutmeg", "fill quilon with pepper")
    assert colonies(state, 0) == ["quilon"]


# Bonanza under Swap


def bonanza(**gain: int) -> int:
    """The number of the Bonanza tile that brings exactly this."""
    return table(edition="2012").edition.bonanza.index(Gain(**gain))


def at_a_corner(edition: str, under: int, *, board: Mapping[str, str] | None = None, hand: Sequence[str] = ()) -> State:
    """Seat 0 holds Swap; a triple clove lies in the corner a1, and under it this Bonanza tile."""
    state = table(
        edition=edition,
        players=2,
        part="B",
        tiles={0: ["swap"]},
        grid={"a1": "triple clove"},
        boards={0: board or {}},
        hands={0: hand},
        bonanza=True,
    )
    state.corners = (under, *[number for number in range(8) if number != under][:3])
    return state


@rule("TIL-22", editions=("2012",))
def test_swap_at_a_corner_takes_the_bonanza_tile_as_well(edition: str) -> None:
    """TIL-22: its bonus comes at once, while the tile itself may wait."""
    state = at_a_corner(edition, bonanza(ships=2))
    play(state, "use swap", "swap for a1")
    assert state.players[0].ships == 6
    assert tiles(state, 0) == ["triple clove"]


@pytest.mark.parametrize(("number", "corner"), list(enumerate(("a1", "e1", "a5", "e5"))))
@rule("TIL-22", editions=("2012",))
def test_swap_takes_the_bonanza_tile_of_its_own_corner(edition: str, number: int, corner: str) -> None:
    """TIL-22: the other three stay where they are."""
    state = table(edition=edition, part="B", tiles={0: ["swap"]}, bonanza=True)
    before = list(state.corners)
    play(state, "use swap", f"swap for {corner}")
    assert state.bonanza_seen == (before[number],)
    assert list(state.corners) == [*before[:number], NOTHING, *before[number + 1 :]]


@rule("TIL-22", editions=("2012",))
def test_swap_elsewhere_finds_no_bonanza_tile(edition: str) -> None:
    """TIL-22: only the corners have one."""
    state = table(edition=edition, part="B", tiles={0: ["swap"]}, grid={"b1": "mission 2"}, bonanza=True)
    before = state.corners
    play(state, "use swap", "swap for b1")
    assert (state.corners, state.bonanza_seen) == (before, ())


@rule("TIL-22", editions=("2012",))
def test_nothing_lies_under_swap_in_a_corner(edition: str) -> None:
    """TIL-22: who buys Swap there gets Swap alone."""
    state = at_a_corner(edition, bonanza(ships=2))
    play(state, "use swap", "swap for a1")
    on_to_auction(state, "north a", "a1", "b1")
    seen = state.bonanza_seen
    play(state, "pass", "pass")
    assert tiles(state, 1) == ["swap"]
    assert state.players[1].ships == 4
    assert state.bonanza_seen == seen


@rule("TIL-22", editions=("2012",))
def test_a_bonanza_spice_under_swap_needs_room(edition: str) -> None:
    """TIL-22: the plantation just taken is not laid yet, so without another field the spice is lost."""
    state = at_a_corner(edition, bonanza(spices=1))
    play(state, "use swap", "swap for a1")
    assert sacks(state, 0) == {}

    state = at_a_corner(edition, bonanza(spices=1), board={"madras": "pepper/nutmeg:"})
    play(state, "use swap", "swap for a1", "fill madras with nutmeg")
    assert sacks(state, 0) == {"madras": ["nutmeg"]}


@rule("TIL-22", editions=("2012",))
def test_a_bonanza_card_under_swap_comes_limit_or_not(edition: str) -> None:
    """TIL-22: one card is allowed and held, a second comes."""
    state = at_a_corner(edition, bonanza(cards=1), hand=["two ships"])
    play(state, "use swap", "swap for a1")
    assert len(hand(state, 0)) == 2


# Favor


@rule("TIL-10", editions=("2012",))
def test_favor_offers_the_tiles_put_back(edition: str) -> None:
    """TIL-10: the four of part A and the four of part B, and no others; equal ones are named once."""
    state = bought("favor", edition)
    assert len(state.box) == 8
    assert texts(state) == [f"take {name} tile" for name in names(sorted(set(state.box)))]
    assert state.seat == 0


@rule("TIL-10", editions=("2012",))
def test_favor_takes_any_one_of_the_eight(edition: str) -> None:
    """TIL-10: whichever is chosen leaves the box, and the seven others stay in it."""
    eight = ["double clove", "ship", "duty", "single ginger", "mission 3", "ships", "double clove", "foreman"]
    state = bought("favor", edition, put_back=eight)
    for name in set(eight):
        then = state.copy()
        play(then, f"take {name} tile")
        left = list(eight)
        left.remove(name)
        assert sorted(names(then.box)) == sorted(left)


@rule("TIL-10", editions=("2012",))
def test_favor_is_discarded(edition: str) -> None:
    """TIL-10: it is used the moment it is bought, before the next lot comes up."""
    state = bought("favor", edition, put_back=["ship", "duty"])
    play(state, "take duty tile")
    assert names(state.discarded_tiles) == ["favor"]
    assert state.lot == 3


@pytest.mark.parametrize("tile", ["ship", "duty", "swap", "espionage"])
@rule("TIL-10", editions=("2012",))
def test_favor_for_a_kept_tile(edition: str, tile: str) -> None:
    """TIL-10: it lies face up before its owner as if bought."""
    state = bought("favor", edition, put_back=[tile, "mission 2"])
    play(state, f"take {tile} tile")
    assert tiles(state, 0) == [tile]


@rule("TIL-10", "TIL-11", editions=("2012",))
def test_a_tile_fetched_by_favor_works_in_the_same_round(edition: str) -> None:
    """TIL-10, TIL-11: the Ship of part A brings a ship in the action turns that follow."""
    state = bought("favor", edition, put_back=["ship", "mission 2"])
    play(state, "take ship tile", "pass", "taxes", "use ship")
    assert state.players[0].ships == 5


@pytest.mark.parametrize(
    ("tile", "ships", "colonists", "extra_actions"),
    [("ships", 8, 2, 0), ("colonists", 4, 6, 0), ("settlement", 5, 3, 1), ("extra actions", 4, 2, 2)],
)
@rule("TIL-10", editions=("2012",))
def test_favor_for_an_at_once_tile(edition: str, tile: str, ships: int, colonists: int, extra_actions: int) -> None:
    """TIL-10: it takes effect at once and is discarded; it does not wait."""
    state = bought("favor", edition, put_back=[tile, "mission 2"])
    play(state, f"take {tile} tile")
    player = state.players[0]
    assert (player.ships, player.colonists, player.extra_actions) == (ships, colonists, extra_actions)
    assert tiles(state, 0) == []
    assert sorted(names(state.discarded_tiles)) == sorted(["favor", tile])


@rule("TIL-10", "TIL-6", editions=("2012",))
def test_favor_for_ships_or_colonists(edition: str) -> None:
    """TIL-10, TIL-6: the kind is chosen at once."""
    state = bought("favor", edition, put_back=["ships or colonists", "mission 2"])
    play(state, "take ships or colonists tile", "take ships")
    assert state.players[0].ships == 7


@rule("TIL-10", "TIL-9", editions=("2012",))
def test_favor_for_expeditions(edition: str) -> None:
    """TIL-10, TIL-9: three cards, above the limit."""
    state = bought("favor", edition, put_back=["expeditions 3", "mission 2"])
    play(state, "take expeditions 3 tile")
    assert len(hand(state, 0)) == 3


@rule("TIL-10", "TIL-1", editions=("2012",))
def test_favor_for_a_plantation(edition: str) -> None:
    """TIL-10, TIL-1: it is laid and filled at once."""
    state = bought("favor", edition, put_back=["triple nutmeg", "mission 2"])
    play(state, "take triple nutmeg tile")
    assert sacks(state, 0) == {"plantation 1": ["nutmeg", "nutmeg", "nutmeg"]}


@rule("TIL-10", "TIL-1", editions=("2012",))
def test_favor_for_a_fifth_plantation(edition: str) -> None:
    """TIL-10, TIL-1: one of the four goes first."""
    state = bought("favor", edition, put_back=["triple nutmeg", "mission 2"], board=FOUR)
    play(state, "take triple nutmeg tile", "give up plantation 1")
    assert sacks(state, 0)["plantation 1"] == ["nutmeg", "nutmeg", "nutmeg"]
    assert names(state.players[0].kept) == ["single ginger"]


@rule("TIL-10", "TIL-2", editions=("2012",))
def test_favor_for_crop_rotation(edition: str) -> None:
    """TIL-10, TIL-2: it is laid, and its owner names the spice."""
    state = bought("favor", edition, put_back=["crop rotation", "mission 2"])
    play(state, "take crop rotation tile", "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}


@rule("TIL-10", "TIL-3", "TIL-21", editions=("2012",))
def test_favor_for_a_tile_that_only_scores(edition: str) -> None:
    """TIL-10, TIL-3, TIL-21: Foreman and Mission count from then on."""
    state = bought("favor", edition, put_back=["foreman", "mission 3"], board={"plantation 1": "single clove:"})
    foreman, mission = state.copy(), state.copy()
    play(foreman, "take foreman tile")
    play(mission, "take mission 3 tile")
    assert goa.score(foreman).seats[0].single_plantations == 3
    assert goa.score(mission).seats[0].missions == 3


@rule("TIL-10", "TIL-22", editions=("2012",))
def test_favor_taken_by_swap_may_wait_but_its_tile_may_not(edition: str) -> None:
    """TIL-10, TIL-22: Favor is used in a later turn, and what it fetches takes effect as if bought."""
    state = swapping(edition, "favor")
    state.box = (TILES.index("ships"), TILES.index("mission 2"))
    play(state, "use swap", "swap for b2")
    assert tiles(state, 0) == ["favor"]
    play(state, "taxes", "end turn", "taxes", "use favor", "take ships tile")
    assert state.players[0].ships == 8
    assert tiles(state, 0) == []


@rule("TIL-10", "TIL-22", editions=("2012",))
def test_favor_may_fetch_swap(edition: str) -> None:
    """TIL-10, TIL-22: it then takes a tile from the grid like any other Swap."""
    state = bought("favor", edition, put_back=["swap", "mission 2"])
    state.grid[SPACES.index("e5")] = TILES.index("mission 3")
    play(state, "take swap tile", "pass", "taxes", "use swap", "swap for e5")
    assert "mission 3" in names(state.players[0].kept)
    assert lying(state, "e5") == SWAP
