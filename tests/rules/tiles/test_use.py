"""Tiles used once in every round, Vice-king, and what holds for the use of any tile."""

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import bought, names
from tests.table import colonies, hand, play, sacks, table, texts, tiles

from goa.core.state import State

EVERY_ROUND = ("ship", "colonist", "spice", "ducats")
ONCE = ("duty", "espionage", "extra harvest", "re-supply", "swap", "vice-king")
ROOM = {"plantation 1": "triple clove:"}


def goods(state: State, seat: int = 0) -> tuple[int, int, int, int]:
    """Ships, colonists, sacks and ducats; 4, 2, 0 and 10 unless a test says otherwise."""
    player = state.players[seat]
    return player.ships, player.colonists, sum(len(bag) for bag in sacks(state, seat).values()), player.ducats


def used(state: State) -> list[str]:
    """The tiles that may be used now."""
    return [text.removeprefix("use ") for text in texts(state) if text.startswith("use ")]


@rule("TIL-11")
def test_ship_brings_a_ship(edition: str) -> None:
    """TIL-11: one ship, and nothing else changes."""
    state = table(edition=edition, tiles={0: ["ship"]})
    play(state, "use ship")
    assert goods(state) == (5, 2, 0, 10)


@rule("TIL-12")
def test_colonist_brings_a_colonist(edition: str) -> None:
    """TIL-12: one colonist, and nothing else changes."""
    state = table(edition=edition, tiles={0: ["colonist"]})
    play(state, "use colonist")
    assert goods(state) == (4, 3, 0, 10)


@rule("TIL-12")
def test_colonist_may_wait_for_the_cards_of_a_founding(edition: str) -> None:
    """TIL-12: the cards bring 3 and two colonists are there, so the one from the tile founds Quilon."""
    state = table(edition=edition, tiles={0: ["colonist"]}, pile=[1, 2])
    play(state, "found quilon")
    assert "pay colonists" not in texts(state)
    play(state, "use colonist", "pay colonists", "choose pepper/nutmeg", "fill quilon with nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 0


@rule("TIL-13")
def test_spice_brings_a_spice_of_choice(edition: str) -> None:
    """TIL-13: any spice that an empty field accepts, one sack of it."""
    board = {"plantation 1": "double clove: clove", "madras": "pepper/nutmeg: pepper"}
    state = table(edition=edition, tiles={0: ["spice"]}, boards={0: board})
    play(state, "use spice")
    assert texts(state) == ["fill plantation 1 with clove", "fill madras with pepper", "fill madras with nutmeg"]
    play(state, "fill madras with nutmeg")
    assert sacks(state, 0) == {"plantation 1": ["clove"], "madras": ["pepper", "nutmeg"]}


@pytest.mark.parametrize("board", [{}, {"plantation 1": "single clove: clove", "cochin": "any: ginger"}])
@rule("TIL-13")
def test_spice_needs_an_empty_field(edition: str, board: dict[str, str]) -> None:
    """TIL-13: without fields, or with all of them full, the tile cannot be used and the turn does not wait for it."""
    state = table(edition=edition, players=2, tiles={0: ["spice"]}, boards={0: board})
    assert used(state) == []
    play(state, "taxes")
    assert state.seat == 1


@rule("TIL-13")
def test_spice_can_be_used_once_a_field_is_free(edition: str) -> None:
    """TIL-13: the clove that Progress costs leaves room for the spice, in the same action turn."""
    board = {"plantation 1": "single clove: clove"}
    state = table(edition=edition, tiles={0: ["spice"]}, boards={0: board})
    play(state, "progress colonists", "use spice")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}


@rule("TIL-13")
def test_spice_need_not_be_the_one_that_lay_there(edition: str) -> None:
    """TIL-13: a clove leaves Cochin for Progress, and the tile brings a pepper in its place."""
    state = table(edition=edition, tiles={0: ["spice"]}, boards={0: {"cochin": "any: clove"}})
    play(state, "progress colonists", "use spice", "fill cochin with pepper")
    assert sacks(state, 0) == {"cochin": ["pepper"]}


@rule("TIL-13")
def test_spice_may_come_between_two_sacks_of_a_harvest(edition: str) -> None:
    """TIL-13: it is one more sack than the two of the marker."""
    board = {"plantation 1": "triple clove:", "plantation 2": "triple pepper:"}
    state = table(edition=edition, tiles={0: ["spice"]}, boards={0: board}, rows={0: (1, 2, 1, 1, 1)})
    play(state, "harvest", "fill plantation 1 with clove", "use spice", "fill plantation 2 with pepper")
    play(state, "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove", "clove"], "plantation 2": ["pepper"]}


@rule("TIL-14")
def test_ducats_bring_ducats_from_the_bank(edition: str) -> None:
    """TIL-14: 4 ducats in 2004, 3 in 2012, and nobody else pays them."""
    state = table(edition=edition, tiles={0: ["ducats"]})
    play(state, "use ducats")
    assert [player.ducats for player in state.players] == [{"2004": 14, "2012": 13}[edition], 10, 10, 10]


@rule("TIL-15", editions=("2012",))
def test_expedition_draws_one_card(edition: str) -> None:
    """TIL-15: the top card of the pile."""
    state = table(edition=edition, tiles={0: ["expedition"]}, pile=["sell spices"])
    play(state, "use expedition")
    assert [card.rsplit(" ", 1)[0] for card in hand(state, 0)] == ["sell spices"]


@rule("TIL-15", editions=("2012",))
def test_expedition_may_go_over_the_hand_limit(edition: str) -> None:
    """TIL-15: outside the Expedition action the limit of one card does not matter."""
    state = table(edition=edition, tiles={0: ["expedition"]}, hands={0: ["two ships", "five ducats"]})
    play(state, "use expedition")
    assert len(hand(state, 0)) == 3


@rule("TIL-15", editions=("2012",))
def test_expedition_needs_room_during_the_action_of_that_name(edition: str) -> None:
    """TIL-15: at the limit the tile waits until a card has made room, and then it fills the room."""
    state = table(edition=edition, tiles={0: ["expedition"]}, hands={0: ["two ships"]})
    play(state, "expedition")
    assert used(state) == []
    play(state, "discard two ships elephant")
    assert used(state) == ["expedition"]
    play(state, "use expedition")
    assert len(hand(state, 0)) == 1
    assert "draw" not in texts(state)


@rule("TIL-15", editions=("2012",))
def test_expedition_draws_beside_the_action(edition: str) -> None:
    """TIL-15: with room for it the tile's card does not count among those the marker lets one draw."""
    state = table(edition=edition, tiles={0: ["expedition"]}, rows={0: (1, 1, 1, 2, 1)})
    play(state, "expedition", "use expedition", "draw")
    assert len(hand(state, 0)) == 2


@rule("TIL-15", editions=("2012",))
def test_expedition_may_follow_the_action_above_the_limit(edition: str) -> None:
    """TIL-15: once the Expedition action is over, the limit is over as well."""
    state = table(edition=edition, tiles={0: ["expedition"]})
    play(state, "expedition", "draw", "use expedition")
    assert len(hand(state, 0)) == 2


@rule("TIL-11", "TIL-12", "TIL-13", "TIL-14")
def test_once_a_round_means_once(edition: str) -> None:
    """TIL-11, TIL-12, TIL-13, TIL-14: after their use the tiles rest, also in the next action turns of the round."""
    state = table("second action", edition=edition, players=2, tiles={0: EVERY_ROUND}, boards={0: ROOM})
    play(state, *(f"use {tile}" for tile in EVERY_ROUND))
    assert used(state) == []
    play(state, "taxes", "taxes")
    assert state.seat == 0
    assert used(state) == []


@rule("TIL-15", editions=("2012",))
def test_expedition_works_once_a_round(edition: str) -> None:
    """TIL-15: used in one action turn, it rests in the next and is ready when the round is over."""
    state = table("second action", edition=edition, players=2, tiles={0: ["expedition"]})
    play(state, "use expedition", "taxes", "end turn", "taxes")
    assert (state.seat, used(state)) == (0, [])
    play(state, "taxes", "end turn", "taxes")
    assert state.round == 2
    assert tiles(state, 0) == ["expedition"]


@rule("TIL-11", "TIL-12", "TIL-13", "TIL-14")
def test_once_a_round_tiles_rest_in_extra_action_turns_too(edition: str) -> None:
    """TIL-11, TIL-12, TIL-13, TIL-14: an extra action belongs to the same round."""
    state = table(
        "third action", edition=edition, players=2, tiles={0: EVERY_ROUND}, boards={0: ROOM}, extra_actions=[1, 0]
    )
    play(state, *(f"use {tile}" for tile in EVERY_ROUND), "taxes", "taxes", "extra action")
    assert used(state) == []


@rule("TIL-11", "TIL-12", "TIL-13", "TIL-14")
def test_once_a_round_tiles_may_be_used_in_an_extra_action_turn(edition: str) -> None:
    """TIL-11, TIL-12, TIL-13, TIL-14: it is an action turn like the others."""
    state = table(
        "extra actions", edition=edition, tiles={0: EVERY_ROUND}, boards={0: ROOM}, extra_actions=[1, 0, 0, 0]
    )
    play(state, "extra action", *(f"use {tile}" for tile in EVERY_ROUND))
    assert goods(state) == (5, 3, 1, {"2004": 14, "2012": 13}[edition])


@rule("TIL-11", "TIL-12", "TIL-13", "TIL-14")
def test_once_a_round_tiles_are_ready_again_in_the_next_round(edition: str) -> None:
    """TIL-11, TIL-12, TIL-13, TIL-14: when the round is over they turn face up."""
    state = table("third action", edition=edition, players=2, tiles={0: EVERY_ROUND}, boards={0: ROOM})
    play(state, *(f"use {tile}" for tile in EVERY_ROUND), "taxes", "taxes")
    assert state.round == 2
    assert sorted(tiles(state, 0)) == sorted(EVERY_ROUND)


@rule("TIL-11")
def test_a_tile_bought_today_works_today(edition: str) -> None:
    """TIL-11: won in the auction, used in the action turns of the same round, and used up until the next."""
    state = bought("ship", edition)
    play(state, "pass", "taxes", "use ship")
    assert state.players[0].ships == 5
    assert used(state) == []


@rule("TIL-11")
def test_a_round_without_use_is_not_made_up_for(edition: str) -> None:
    """TIL-11: the tile left alone in one round still brings one ship in the next."""
    state = table("end of round", edition=edition, players=2, tiles={0: ["ship"]})
    while not state.action:
        play(state, texts(state)[0])
    while state.seat != 0:
        play(state, "taxes")
    play(state, "use ship")
    assert used(state) == []


@rule("TIL-11", "TIL-14")
def test_tiles_cannot_be_used_outside_action_turns(edition: str) -> None:
    """TIL-11, TIL-14: not when markers are laid, not in auctions, not when it is asked who takes an extra action."""
    mine = {0: ["ship", "ducats"], 1: ["ship", "ducats"]}
    assert used(table("markers", edition=edition, players=2, tiles=mine)) == []
    assert used(table("auction", edition=edition, players=2, tiles=mine)) == []
    assert used(table("extra actions", edition=edition, players=2, tiles=mine, extra_actions=[1, 1])) == []


@rule("TIL-11")
def test_tiles_work_in_their_owner_s_turns_only(edition: str) -> None:
    """TIL-11: in the turn of another player nobody can use it."""
    state = table(edition=edition, players=3, tiles={0: ["ship"]}, first=1)
    assert (state.seat, used(state)) == (1, [])
    play(state, "taxes")
    assert (state.seat, used(state)) == (2, [])
    play(state, "taxes")
    assert (state.seat, used(state)) == (0, ["ship"])


@rule("TIL-16", "TIL-17", "TIL-18", "TIL-19", "TIL-20", "TIL-22")
def test_tiles_for_once_in_the_game_keep_to_own_action_turns(edition: str) -> None:
    """TIL-16, TIL-17, TIL-18, TIL-19, TIL-20, TIL-22: extra action turns are among them, everything else is not."""
    board = {"plantation 1": "triple clove: clove clove clove", "plantation 2": "triple pepper: pepper pepper pepper"}
    board["cochin"] = "any:"
    states = {
        phase: table(
            phase,
            edition=edition,
            players=2,
            part="B",
            tiles={0: ONCE, 1: ONCE},
            boards={0: board, 1: board},
            extra_actions=[1, 1],
        )
        for phase in ("markers", "auction", "extra actions")
    }
    assert [used(state) for state in states.values()] == [[], [], []]
    play(states["extra actions"], "extra action")
    assert sorted(used(states["extra actions"])) == sorted(ONCE)


@rule("TIL-18")
def test_vice_king_moves_the_marker_that_is_furthest_behind(edition: str) -> None:
    """TIL-18: only the topmost of the five may move, and only by one row."""
    state = table(edition=edition, tiles={0: ["vice-king"]}, rows={0: (4, 3, 2, 5, 3)})
    play(state, "use vice-king")
    assert texts(state) == ["progress taxes"]
    play(state, "progress taxes")
    assert state.players[0].rows == (3, 2, 2, 4, 2)


@rule("TIL-18")
def test_vice_king_lets_the_owner_choose_among_the_topmost(edition: str) -> None:
    """TIL-18: of the markers that share the topmost row one moves."""
    state = table(edition=edition, tiles={0: ["vice-king"]}, rows={0: (2, 4, 4, 3, 2)})
    play(state, "use vice-king")
    assert texts(state) == ["progress ships", "progress colonists"]
    play(state, "progress colonists")
    assert state.players[0].rows == (1, 3, 3, 2, 2)


@rule("TIL-18")
def test_vice_king_asks_for_no_price(edition: str) -> None:
    """TIL-18: neither ships nor spices are paid, and none are needed."""
    board = {"plantation 1": "double clove: clove clove"}
    state = table(edition=edition, tiles={0: ["vice-king"]}, boards={0: board}, rows={0: (5, 5, 5, 5, 4)})
    before = goods(state)
    play(state, "use vice-king", "progress colonists")
    assert goods(state) == before

    poor = table(edition=edition, tiles={0: ["vice-king"]}, ships=[0, 0, 0, 0])
    play(poor, "use vice-king", "progress harvest")
    assert poor.players[0].rows == (0, 1, 0, 0, 0)


@rule("TIL-18")
def test_vice_king_works_once_in_the_game(edition: str) -> None:
    """TIL-18: Vice-king is discarded."""
    state = table(edition=edition, tiles={0: ["vice-king"]})
    play(state, "use vice-king", "progress ships")
    assert tiles(state, 0) == []
    assert state.players[0].resting == state.players[0].kept == ()
    assert names(state.discarded_tiles) == ["vice-king"]


@rule("TIL-18")
def test_vice_king_leaves_the_action_of_the_turn(edition: str) -> None:
    """TIL-18: the move is no Progress action, so one may follow, even of the same marker."""
    board = {"plantation 1": "double ginger: ginger", "plantation 2": "double cinnamon: cinnamon"}
    state = table(edition=edition, tiles={0: ["vice-king"]}, boards={0: board})
    play(state, "use vice-king", "progress ships", "progress ships")
    assert state.players[0].rows == (2, 0, 0, 0, 0)


@pytest.mark.parametrize("row", [3, 4])
@rule("TIL-18")
def test_vice_king_may_bring_the_card_for_the_first_in_a_row(edition: str, row: int) -> None:
    """TIL-18: the first of all players in row 4, and in row 5, of a column draws a card; the second does not."""
    behind = (row, 5, 5, 5, 5)
    state = table(
        edition=edition,
        players=2,
        tiles={0: ["vice-king"], 1: ["vice-king"]},
        rows={0: behind, 1: behind},
        hands={0: ["two ships", "two colonists", "five ducats", "two spices", "sell spices"]},
    )
    play(state, "use vice-king", "progress ships")
    assert len(hand(state, 0)) == 6
    play(state, "taxes", "end turn", "use vice-king", "progress ships")
    assert state.players[1].rows[0] == row
    assert hand(state, 1) == []


@pytest.mark.parametrize("row", [1, 2, 3, 4])
@rule("TIL-18")
def test_vice_king_may_bring_the_extra_action_for_a_whole_row(edition: str, row: int) -> None:
    """TIL-18: the last of the five markers arrives in the next row, and an extra action card comes."""
    state = table(edition=edition, tiles={0: ["vice-king"]}, rows={0: (row + 1, row + 1, row, row + 1, row + 1)})
    play(state, "use vice-king", "progress taxes")
    assert state.players[0].extra_actions == 1


@rule("TIL-18")
def test_vice_king_brings_no_extra_action_while_a_marker_stays_behind(edition: str) -> None:
    """TIL-18: of two markers in the topmost row one remains."""
    state = table(edition=edition, tiles={0: ["vice-king"]}, rows={0: (2, 2, 1, 1, 2)})
    play(state, "use vice-king", "progress taxes")
    assert state.players[0].extra_actions == 0


@rule("TIL-18")
def test_vice_king_is_useless_with_all_markers_at_the_goal(edition: str) -> None:
    """TIL-18: in row 5 there is nowhere to go, and the turn does not wait for Vice-king."""
    state = table(edition=edition, players=2, tiles={0: ["vice-king"]}, rows={0: (5, 5, 5, 5, 5)})
    assert used(state) == []
    play(state, "taxes")
    assert state.seat == 1


@rule("TIL-23")
def test_a_tile_is_no_action(edition: str) -> None:
    """TIL-23: after its use the action of the turn is still to be taken."""
    state = table(edition=edition, tiles={0: ["ship"]})
    before = [text for text in texts(state) if not text.startswith("use ")]
    play(state, "use ship")
    assert state.seat == 0
    assert texts(state) == before


@rule("TIL-23")
def test_any_number_of_tiles_in_one_turn(edition: str) -> None:
    """TIL-23: seven tiles, four before the action and three after it."""
    mine = ["ship", "colonist", "ducats", "spice", "re-supply", "espionage", "vice-king"]
    state = table(edition=edition, players=2, tiles={0: mine}, boards={0: {"cochin": "any:"}}, pile=[1, 1])
    play(state, "use ship", "use colonist", "use ducats", "use spice", "fill cochin with ginger", "progress ships")
    play(state, "use re-supply", "take ships", "use espionage", "spy on ships of seat 2")
    play(state, "use vice-king", "progress taxes")
    assert goods(state) == (4 + 1 - 1 + 2 + 1, 3, 0, {"2004": 14, "2012": 13}[edition])
    assert state.players[0].rows == (1, 0, 1, 0, 0)
    assert state.seat == 1


@rule("TIL-23")
def test_tiles_may_be_used_after_the_action(edition: str) -> None:
    """TIL-23: the turn ends when its owner says so, or when no tile is left to use."""
    state = table(edition=edition, players=2, tiles={0: ["ship", "colonist"]})
    play(state, "taxes")
    assert texts(state) == ["end turn", "use ship", "use colonist"]
    play(state, "use ship")
    assert texts(state) == ["end turn", "use colonist"]
    play(state, "use colonist")
    assert state.seat == 1


@rule("TIL-23")
def test_nobody_has_to_use_a_tile(edition: str) -> None:
    """TIL-23: a tile left alone stays ready for the next turn."""
    state = table(edition=edition, players=2, tiles={0: ["ship"]})
    play(state, "taxes", "end turn", "taxes")
    assert (state.seat, used(state)) == (0, ["ship"])


@rule("TIL-23")
def test_a_tile_does_not_count_as_the_card_of_the_turn(edition: str) -> None:
    """TIL-23: tiles beside it, one expedition card may be played as ever."""
    state = table(edition=edition, tiles={0: ["ship", "colonist"]}, hands={0: ["two ships"]})
    play(state, "use ship", "use colonist")
    assert [text for text in texts(state) if text.startswith("play two ships")]
