"""Tiles that bring something the moment they are won, and Missions."""

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import bought, names
from tests.table import hand, play, table, texts, tiles

import goa
from goa.core.state import State

AT_ONCE = ["ships", "colonists", "settlement", "extra actions", "expeditions 2", "expeditions 3"]


def goods(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Ships, colonists and extra action cards; 4, 2 and 0 before the tile was bought."""
    player = state.players[seat]
    return player.ships, player.colonists, player.extra_actions


@rule("TIL-4")
def test_ships_bring_four_ships(edition: str) -> None:
    """TIL-4: four ships and nothing else."""
    assert goods(bought("ships", edition)) == (8, 2, 0)


@rule("TIL-5")
def test_colonists_bring_four_colonists(edition: str) -> None:
    """TIL-5: four colonists and nothing else."""
    assert goods(bought("colonists", edition)) == (4, 6, 0)


@rule("TIL-6")
def test_ships_or_colonists_is_one_of_the_two_kinds(edition: str) -> None:
    """TIL-6: the winner is asked once, and there is no mixture to choose."""
    state = bought("ships or colonists", edition)
    assert texts(state) == ["take ships", "take colonists"]
    assert state.seat == 0


@rule("TIL-6")
def test_ships_or_colonists_taken_as_ships(edition: str) -> None:
    """TIL-6: three ships, no colonist."""
    state = bought("ships or colonists", edition)
    play(state, "take ships")
    assert goods(state) == (7, 2, 0)
    assert state.lot == 3


@rule("TIL-6")
def test_ships_or_colonists_taken_as_colonists(edition: str) -> None:
    """TIL-6: three colonists, no ship."""
    state = bought("ships or colonists", edition)
    play(state, "take colonists")
    assert goods(state) == (4, 5, 0)
    assert state.lot == 3


@rule("TIL-6")
def test_ships_or_colonists_is_discarded_once_taken(edition: str) -> None:
    """TIL-6: like the others it is gone afterwards."""
    state = bought("ships or colonists", edition)
    play(state, "take ships")
    assert tiles(state, 0) == []
    assert names(state.discarded_tiles) == ["ships or colonists"]


@rule("TIL-7")
def test_settlement_brings_one_of_each(edition: str) -> None:
    """TIL-7: a ship, a colonist and an extra action card."""
    assert goods(bought("settlement", edition)) == (5, 3, 1)


@rule("TIL-8")
def test_extra_actions_bring_two_cards(edition: str) -> None:
    """TIL-8: two extra action cards."""
    assert goods(bought("extra actions", edition)) == (4, 2, 2)


@rule("TIL-8")
def test_extra_actions_can_be_spent_in_the_same_round(edition: str) -> None:
    """TIL-8: the cards are there when the round's extra actions come."""
    state = bought("extra actions", edition)
    play(state, "pass", *["taxes"] * 6)
    while state.seat != 0:
        play(state, texts(state)[-1])
    assert texts(state) == ["extra action"]


@pytest.mark.parametrize(("tile", "number"), [("expeditions 2", 2), ("expeditions 3", 3)])
@rule("TIL-9")
def test_expeditions_draw_as_many_cards_as_printed(edition: str, tile: str, number: int) -> None:
    """TIL-9: two or three cards from the top of the pile."""
    pile = ["two ships", "sell spices", "two colonists"]
    state = bought(tile, edition, pile=pile)
    drawn = sorted(card.rsplit(" ", 1)[0] for card in hand(state, 0))
    assert drawn == sorted(pile[:number])


@pytest.mark.parametrize(("tile", "number"), [("expeditions 2", 2), ("expeditions 3", 3)])
@rule("TIL-9")
def test_expeditions_may_go_over_the_hand_limit(edition: str, tile: str, number: int) -> None:
    """TIL-9: the marker allows one card, two are held, and all the new ones are kept as well."""
    state = bought(tile, edition, hand=["two ships", "five ducats"])
    assert len(hand(state, 0)) == 2 + number
    assert state.lot == 3


@rule("TIL-9")
def test_the_limit_binds_again_in_a_later_expedition(edition: str) -> None:
    """TIL-9: nothing is taken away until the Expedition action is chosen, and then there is no draw above the limit."""
    state = bought("expeditions 2", edition)
    play(state, "pass", "taxes")
    assert len(hand(state, 0)) == 2
    play(state, "expedition")
    assert "draw" not in texts(state)
    assert [text for text in texts(state) if text.startswith("discard ")]


@rule("TIL-9")
def test_expeditions_shuffle_the_discards_when_the_pile_ends(edition: str) -> None:
    """TIL-9: the third card comes from the new pile."""
    state = table(
        "auction",
        edition=edition,
        players=2,
        part="B",
        grid={"c1": "expeditions 3"},
        marked=("north b", "c1", "d1"),
    )
    state.discards, state.pile = tuple(state.pile[2:]), state.pile[:2]
    play(state, "bid 1", "pass", "bid 1", "pass")
    assert len(hand(state, 0)) == 3
    assert (len(state.pile), state.discards) == (27, ())


@pytest.mark.parametrize("tile", AT_ONCE)
@rule("TIL-4", "TIL-5", "TIL-7", "TIL-8", "TIL-9")
def test_an_at_once_tile_does_not_wait(edition: str, tile: str) -> None:
    """TIL-4, TIL-5, TIL-7, TIL-8, TIL-9: it is discarded before the next lot comes up; nobody keeps it for later."""
    state = bought(tile, edition)
    assert state.lot == 3
    assert tiles(state, 0) == []
    assert names(state.discarded_tiles) == [tile]


@rule("TIL-4", "TIL-5")
def test_an_auctioneer_who_keeps_the_lot_receives_as_much(edition: str) -> None:
    """TIL-4, TIL-5: the tiles bring their goods to the new owner, at any price."""
    state = table(
        "auction",
        edition=edition,
        players=3,
        part="B",
        grid={"c1": "ships", "d1": "colonists"},
        marked=("north b", "c1", "d1", "e1"),
    )
    play(state, *["pass"] * 6)
    assert goods(state, 1) == (8, 2, 0)
    assert goods(state, 2) == (4, 6, 0)


@pytest.mark.parametrize(("tile", "points"), [("mission 2", 2), ("mission 3", 3)])
@rule("TIL-21")
def test_a_mission_scores_what_it_shows(edition: str, tile: str, points: int) -> None:
    """TIL-21: it lies face down in front of its owner and needs no more than that."""
    state = bought(tile, edition)
    assert names(state.players[0].kept) == [tile]
    assert goa.score(state).seats[0].missions == points


@rule("TIL-21")
def test_missions_add_up(edition: str) -> None:
    """TIL-21: every one of them scores."""
    state = bought("mission 2", edition, kept=["mission 2", "mission 3"])
    assert goa.score(state).seats[0].missions == 7


@rule("TIL-21")
def test_a_mission_cannot_be_used(edition: str) -> None:
    """TIL-21: it is no tile for the action turns, and its owner's turn ends as if it were not there."""
    state = table(edition=edition, players=2, kept={0: ["mission 3"]})
    assert not [text for text in texts(state) if text.startswith("use ")]
    play(state, "taxes")
    assert state.seat == 1
