"""The worked examples of the books, move by move: seats 0 to 3 are Yellow, Red, Green and Blue."""

from tests.rulebook import rule
from tests.table import colonies, hand, play, rows, sacks, table, texts, tiles

import goa
from goa.core.events import ColonyFounded, FoundingFailed
from goa.core.state import State
from goa.editions.vocabulary import COLUMNS

YELLOW, RED, GREEN, BLUE = range(4)

# The example round. Free in the books, and so our own: the prices of lots 2 to 5, where exactly the trail runs, and
# the cards of the two later foundings.
GRID = {"a4": "colonists", "a3": "double clove", "b3": "single ginger", "c3": "colonist"}
MARKERS = ("flag west 3", "mark a4", "mark a3", "mark b3", "mark c3")
FLAG_LOT = ("bid 4", "pass", "bid 6", "pass")
COLONISTS_LOT = ("bid 2", "pass", "pass", "buy")
CLOVE_LOT = ("pass", "bid 3", "pass", "pass")
GINGER_LOT = ("pass", "pass", "bid 2", "pass")
COLONIST_LOT = ("pass", "pass", "bid 1", "pass")
PILE = (
    *("two colonists 1", "five ducats 1"),  # for Blue
    *("two colonists 2", "five ducats 3"),  # for Red
    "ships only",
    *("sell spices 1", "two spices 2"),  # for Blue, who has 4 colonists
    *("two spices 1", "sell spices 2"),  # for Yellow, who has 2 on the board and 2 colonists
    "two ships",
)


def before_the_round(edition: str) -> State:
    first_player_ducats = {"2004": 7, "2012": 5}[edition]
    return table("markers", edition=edition, ducats=[first_player_ducats, 10, 10, 10], grid=GRID, pile=PILE)


def after_the_auctions(edition: str) -> State:
    state = before_the_round(edition)
    play(state, *MARKERS, *FLAG_LOT, *COLONISTS_LOT, *CLOVE_LOT, *GINGER_LOT, *COLONIST_LOT)
    return state


def after_the_first_actions(edition: str) -> State:
    state = after_the_auctions(edition)
    play(state, "use colonist", "found quilon")
    play(state, "progress colonists")
    play(state, "found cochin", "pay colonists", "fill cochin with cinnamon")
    play(state, "expedition", "draw", "end turn")
    return state


def after_the_second_actions(edition: str) -> State:
    state = after_the_first_actions(edition)
    play(state, "found quilon", "pay colonists", "choose pepper/nutmeg", "fill quilon with nutmeg")
    play(state, "found quilon", "pay colonists", "choose ginger/cinnamon", "fill quilon with ginger")
    play(state, "expedition", "draw", "end turn")
    play(state, "progress ships", "end turn")
    return state


def after_the_third_actions(edition: str) -> State:
    state = after_the_second_actions(edition)
    play(state, "taxes")
    play(state, "progress colonists")
    play(state, f"progress {reds_column(edition)}", the_card(state, "play two ships"))
    play(state, the_card(state, "play ships only"), "progress ships")
    return state


def reds_column(edition: str) -> str:
    return {"2004": "taxes", "2012": "harvest"}[edition]


def the_card(state: State, words: str) -> str:
    """The choice that begins with these words; the symbol of a card differs between the editions."""
    (only,) = [text for text in texts(state) if text.startswith(words)]
    return only


def row(state: State, seat: int, column: str) -> int:
    return rows(state, seat)[COLUMNS.index(column)]


@rule("MRK-1", "MRK-2")
def test_example_round_the_trail_begins_at_the_edge_and_goes_on_diagonally(edition: str) -> None:
    """MRK-1, MRK-2: the flag lies beside a3, marker 2 diagonally on the colonists, marker 3 above it."""
    state = before_the_round(edition)
    seats = []
    for choice in MARKERS:
        seats.append(state.seat)
        play(state, choice)
    assert seats == [YELLOW, RED, GREEN, BLUE, YELLOW]


@rule("AUC-4", "AUC-6")
def test_example_round_blue_buys_the_flag_from_yellow(edition: str) -> None:
    """AUC-4, AUC-6: Red bids 4, Green passes, Blue bids 6 and pays Yellow."""
    state = before_the_round(edition)
    play(state, *MARKERS, *FLAG_LOT)
    yellow_began_with = {"2004": 7, "2012": 5}[edition]
    assert [player.ducats for player in state.players] == [yellow_began_with + 6, 10, 10, 4]
    assert [player.extra_actions for player in state.players] == [0, 0, 0, 1]
    assert state.flag_holder == BLUE


@rule("AUC-3")
def test_example_round_what_yellow_would_have_paid_for_the_flag(edition: str) -> None:
    """AUC-3: over Blue's bid of 6 Yellow would have paid the bank 7 in 2004, and pays 5 in 2012."""
    state = before_the_round(edition)
    play(state, *MARKERS, *FLAG_LOT[:-1], "buy")
    assert state.players[YELLOW].ducats == 0  # 7 - 7, or 5 - 5
    assert state.players[BLUE].ducats == 10
    assert state.flag_holder == YELLOW


@rule("AUC-7")
def test_example_round_what_everyone_has_after_the_auctions(edition: str) -> None:
    """AUC-7: plantations are filled, the Colonists are traded in, the Colonist is kept."""
    state = after_the_auctions(edition)
    assert tiles(state, BLUE) == ["colonist"]
    assert sacks(state, YELLOW) == {"plantation 1": ["clove", "clove"]}
    assert sacks(state, GREEN) == {"plantation 1": ["ginger"]}
    assert [player.colonists for player in state.players] == [2, 6, 2, 2]
    assert [player.ships for player in state.players] == [4, 4, 4, 4]
    assert tiles(state, RED) == []


@rule("ACT-7")
def test_example_round_blue_fails_to_found_quilon_with_five_colonists(edition: str) -> None:
    """ACT-7: 0 on the board, 2 on the cards, 3 in hand; she keeps the 3 and takes 1."""
    state = after_the_auctions(edition)
    assert state.seat == BLUE
    play(state, "use colonist")
    assert state.players[BLUE].colonists == 3
    events = play(state, "found quilon")
    assert [type(event) for event in events if isinstance(event, FoundingFailed | ColonyFounded)] == [FoundingFailed]
    assert state.players[BLUE].colonists == 4
    assert colonies(state, BLUE) == []


@rule("ACT-2", "ACT-6", "ACT-7", "ACT-8")
def test_example_round_after_the_first_actions(edition: str) -> None:
    """ACT-2, ACT-6, ACT-7, ACT-8: Yellow progresses for clove and ship, Red founds Cochin, Green draws a card."""
    state = after_the_first_actions(edition)
    assert row(state, YELLOW, "colonists") == 2
    assert sacks(state, YELLOW) == {"plantation 1": ["clove"]}
    assert state.players[YELLOW].ships == 3
    assert colonies(state, RED) == ["cochin"]
    assert sacks(state, RED) == {"cochin": ["cinnamon"]}
    assert state.players[RED].colonists == 3
    assert len(hand(state, GREEN)) == 1
    assert state.seat == BLUE


@rule("ACT-2", "ACT-8")
def test_example_round_after_the_second_actions(edition: str) -> None:
    """ACT-2, ACT-8: Blue and Yellow found a Quilon each, Green pays ginger and ship for the ships marker."""
    state = after_the_second_actions(edition)
    assert sacks(state, BLUE) == {"quilon": ["nutmeg"]}
    assert sacks(state, YELLOW) == {"plantation 1": ["clove"], "quilon": ["ginger"]}
    assert state.players[BLUE].colonists == 4 - 3  # 6 less the 1 + 2 on the cards
    assert state.players[YELLOW].colonists == 2 - 1  # 6 less 2 on the board and 1 + 2 on the cards
    assert len(hand(state, RED)) == 1
    assert row(state, GREEN, "ships") == 2
    assert sacks(state, GREEN) == {}
    assert state.players[GREEN].ships == 3


@rule("ACT-2", "ACT-5", "EXP-2", "EXP-3")
def test_example_round_after_the_third_actions(edition: str) -> None:
    """ACT-2, ACT-5, EXP-2, EXP-3: taxes bring 4, two cards are played, three markers move."""
    blues_ducats = after_the_second_actions(edition).players[BLUE].ducats
    state = after_the_third_actions(edition)
    assert state.players[BLUE].ducats == blues_ducats + 4
    assert row(state, YELLOW, "colonists") == 3
    assert row(state, RED, reds_column(edition)) == 2
    assert row(state, GREEN, "ships") == 3
    assert hand(state, RED) == hand(state, GREEN) == []
    assert sum(rows(state, BLUE)) == 5


@rule("XTR-2", "XTR-3")
def test_example_round_blue_keeps_her_extra_action(edition: str) -> None:
    """XTR-2, XTR-3: she passes with one card; the round is over and she lays the flag for the next."""
    state = after_the_third_actions(edition)
    assert state.seat == BLUE
    assert set(texts(state)) == {"pass", "extra action"}
    play(state, "pass")
    assert state.round == 2
    assert state.seat == BLUE
    assert all(text.startswith("flag ") for text in texts(state))


@rule("RND-2")
def test_example_round_what_everyone_has_in_the_end(edition: str) -> None:
    """RND-2: the holdings after the whole round."""
    state = after_the_third_actions(edition)
    play(state, "pass")
    blue, yellow, red, green = (state.players[seat] for seat in (BLUE, YELLOW, RED, GREEN))
    assert (blue.ships, blue.extra_actions, tiles(state, BLUE)) == (4, 1, ["colonist"])
    assert sacks(state, BLUE) == {"quilon": ["nutmeg"]}
    assert (yellow.ships, colonies(state, YELLOW), sacks(state, YELLOW)) == (1, ["quilon"], {})
    assert (red.ships, red.colonists, colonies(state, RED), sacks(state, RED)) == (5, 3, ["cochin"], {})
    assert (green.ships, green.colonists, sacks(state, GREEN)) == (1, 2, {})
    assert [player.ducats for player in state.players] == {"2004": [11, 7, 11, 9], "2012": [9, 9, 11, 9]}[edition]


@rule("AUC-3", editions=("2012",))
def test_example_of_a_high_bid_of_five(edition: str) -> None:
    """AUC-3: if the high bid is 5, the auctioneer who buys pays 4 to the bank."""
    state = table("auction", edition=edition, first=0, ducats=[10, 10, 10, 10])
    play(state, "pass", "bid 5", "pass", "buy")
    assert [player.ducats for player in state.players] == [6, 10, 10, 10]


@rule("ACT-2")
def test_example_of_progress_in_the_taxes_column(edition: str) -> None:
    """ACT-2: from row 2 to row 3 for pepper, cinnamon (2012: nutmeg) and 2 ships."""
    second = {"2004": "cinnamon", "2012": "nutmeg"}[edition]
    board = {"plantation 1": "double pepper: pepper", "madras": f"cinnamon/nutmeg: {second}"}
    state = table("actions", edition=edition, ships=[4, 4, 4, 4], rows={0: (1, 1, 2, 1, 1)}, boards={0: board})
    play(state, "progress taxes")
    assert row(state, 0, "taxes") == 3
    assert sacks(state, 0) == {}
    assert state.players[0].ships == 2


@rule("ACT-2")
def test_example_of_progress_needs_every_spice_shown(edition: str) -> None:
    """ACT-2: pepper alone does not pay for the step, nor does a single ship."""
    other = {"2004": "single cinnamon: cinnamon", "2012": "single nutmeg: nutmeg"}[edition]
    pepper = {"plantation 1": "single pepper: pepper"}
    both = {**pepper, "plantation 2": other}
    for board, ships in ((pepper, 4), ({"plantation 2": other}, 4), (both, 1)):
        state = table("actions", edition=edition, ships=[ships] * 4, rows={0: (1, 1, 2, 1, 1)}, boards={0: board})
        assert "progress taxes" not in texts(state)


@rule("ACT-3")
def test_example_of_building_ships(edition: str) -> None:
    """ACT-3: a marker in the second row brings 2 ships."""
    state = table("actions", edition=edition, ships=[4, 4, 4, 4], rows={0: (2, 1, 1, 1, 1)})
    play(state, "build ships")
    assert state.players[0].ships == 6


@rule("ACT-4")
def test_example_of_a_harvest_of_four(edition: str) -> None:
    """ACT-4: four sacks come from the supply where the marker shows a 4."""
    board = {"plantation 1": "double pepper:", "plantation 2": "double ginger:", "plantation 3": "single clove: clove"}
    state = table("actions", edition=edition, rows={0: (1, 3, 1, 1, 1)}, boards={0: board})
    play(state, "harvest")
    assert sacks(state, 0) == {
        "plantation 1": ["pepper", "pepper"],
        "plantation 2": ["ginger", "ginger"],
        "plantation 3": ["clove"],
    }


@rule("ACT-5")
def test_example_of_taxes_of_six(edition: str) -> None:
    """ACT-5: six ducats come from the bank where the marker shows a 6."""
    state = table("actions", edition=edition, ducats=[1, 1, 1, 1], rows={0: (1, 1, 2, 1, 1)})
    play(state, "taxes")
    assert [player.ducats for player in state.players] == [7, 1, 1, 1]


@rule("ACT-6")
def test_expedition_example_one(edition: str) -> None:
    """ACT-6: one card in hand, row 4: the player draws two and keeps all three."""
    state = table("actions", edition=edition, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships"]})
    play(state, "expedition", "draw", "draw")
    assert len(hand(state, 0)) == 3
    assert not [text for text in texts(state) if text.startswith(("draw", "discard"))]


@rule("ACT-6")
def test_expedition_example_two_the_player_may_draw_only_one(edition: str) -> None:
    """ACT-6: three cards in hand, row 4: after one draw the hand is full."""
    state = table("actions", edition=edition, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships"] * 3})
    play(state, "expedition", "draw")
    assert "draw" not in texts(state)
    play(state, "done", "end turn")
    assert len(hand(state, 0)) == 4


@rule("ACT-6", "EXP-1")
def test_expedition_example_two_the_player_may_play_one_and_draw_two(edition: str) -> None:
    """ACT-6, EXP-1: three cards in hand, row 4: a card played makes room for the second draw."""
    state = table("actions", edition=edition, ships=[4] * 4, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships"] * 3})
    play(state, "expedition", next(text for text in texts(state) if text.startswith("play two ships")), "draw", "draw")
    assert len(hand(state, 0)) == 4
    assert state.players[0].ships == 6


@rule("ACT-6")
def test_expedition_example_two_the_player_may_discard_one_and_draw_two(edition: str) -> None:
    """ACT-6: three cards in hand, row 4: a card discarded makes room, before the first draw or after it."""
    for discard_after in (0, 1):
        state = table("actions", edition=edition, rows={0: (1, 1, 1, 4, 1)}, hands={0: ["two ships"] * 3})
        play(state, "expedition", *["draw"] * discard_after)
        play(state, next(text for text in texts(state) if text.startswith("discard two ships")))
        play(state, *["draw"] * (2 - discard_after))
        assert len(hand(state, 0)) == 4
        assert len(state.discards) == 1


@rule("ACT-7")
def test_madras_example(edition: str) -> None:
    """ACT-7: 3 on the board and cards of 2 and 3 (2012: 4, and 1 and 3) make 8; two colonist cards are paid."""
    on_the_board, cards = {"2004": (3, (2, 3)), "2012": (4, (1, 3))}[edition]
    state = table("actions", edition=edition, colonists=[5, 2, 2, 2], rows={0: (1, 1, 1, 1, 3)}, pile=cards)
    play(state, "found madras")
    assert state.recruits == on_the_board + sum(cards) == 8
    play(state, "pay colonists")
    assert state.players[0].colonists == 3
    play(state, "choose pepper/nutmeg", "fill madras with pepper", "fill madras with nutmeg")
    assert colonies(state, 0) == ["madras"]
    assert sacks(state, 0) == {"madras": ["pepper", "nutmeg"]}


@rule("ACT-7")
def test_madras_example_cannot_name_it_again(edition: str) -> None:
    """ACT-7: nobody can found Madras twice."""
    state = table("actions", edition=edition, boards={0: {"madras": "pepper/nutmeg:"}})
    assert [text for text in texts(state) if text.startswith("found ")] == [
        "found quilon",
        "found cochin",
        "found calicut",
    ]


@rule("ACT-10")
def test_example_of_being_first_in_row_four_and_row_five(edition: str) -> None:
    """ACT-10: Red is first in row 4 of the ships column, Blue in row 5 of the harvest column: a card for each."""
    state = table(
        "actions",
        edition=edition,
        first=RED,
        ships=[9] * 4,
        rows={RED: (3, 1, 1, 1, 1), BLUE: (1, 4, 1, 1, 1)},
        hands={RED: ["ships only"], BLUE: ["ships only"]},
    )
    play(state, the_card(state, "play ships only"), "progress ships", "end turn", "taxes")
    assert (row(state, RED, "ships"), len(hand(state, RED))) == (4, 1)
    play(state, the_card(state, "play ships only"), "progress harvest")
    assert (row(state, BLUE, "harvest"), len(hand(state, BLUE))) == (5, 1)


@rule("ACT-10")
def test_example_of_all_five_markers_in_row_two(edition: str) -> None:
    """ACT-10: Red's harvest marker is the last to come to row 2: Red takes an extra action card at once."""
    state = table("actions", edition=edition, ships=[9] * 4, rows={0: (3, 1, 2, 2, 4)}, hands={0: ["ships only"]})
    play(state, the_card(state, "play ships only"), "progress harvest")
    assert state.players[0].extra_actions == 1


@rule("SCO-8")
def test_scoring_example_of_42_points(edition: str) -> None:
    """SCO-8: markers 31, two colonies 3, cards 4, most ducats 3, one single plantation 1."""
    lone_symbol = {"2004": "tiger", "2012": "elephant"}[edition]
    state = table(
        "end",
        edition=edition,
        part="B",
        round=4,
        ducats=[10, 20, 10, 10],
        rows={RED: (4, 5, 3, 4, 4)},
        boards={RED: {"plantation 1": "single pepper:", "quilon": "pepper/nutmeg:", "madras": "clove/ginger:"}},
        hands={RED: [lone_symbol, "palm", "palm"]},
    )
    assert state.is_over
    scores = goa.score(state)
    red = scores.seats[RED]
    assert (red.markers, red.colonies, red.expedition_cards, red.most_ducats) == (31, 3, 4, 3)
    assert (red.single_plantations, red.duties, red.missions) == (1, 0, 0)
    assert red.total == 42
    assert scores.winners == (RED,)
