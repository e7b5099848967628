"""ACT-2 Progress and ACT-10 its bonuses."""

import pytest
from tests.rulebook import rule
from tests.table import hand, play, rows, sacks, table, texts

import goa
from goa.core.events import PileReshuffled

COLUMNS = ("ships", "harvest", "taxes", "expedition", "colonists")
PEPPERS = ("pepper", "pepper nutmeg", "pepper nutmeg cinnamon", "pepper nutmeg cinnamon ginger")
CINNAMONS = ("cinnamon", "cinnamon pepper", "cinnamon pepper ginger", "cinnamon pepper ginger clove")
STEPS = {
    "ships": ("ginger", "ginger cinnamon", "ginger cinnamon clove", "ginger cinnamon clove nutmeg"),
    "expedition": ("nutmeg", "nutmeg clove", "nutmeg clove pepper", "nutmeg clove pepper cinnamon"),
    "colonists": ("clove", "clove ginger", "clove ginger nutmeg", "clove ginger nutmeg pepper"),
}
STEPS_OF = {
    "2004": STEPS | {"harvest": PEPPERS, "taxes": CINNAMONS},
    "2012": STEPS | {"harvest": CINNAMONS, "taxes": PEPPERS},
}


def singles(spices: str) -> dict[str, str]:
    """A full single plantation for each of these spices."""
    return {f"plantation {number + 1}": f"single {spice}: {spice}" for number, spice in enumerate(spices.split())}


def all_in(row: int, **others: int) -> tuple[int, ...]:
    """All markers in one row except for those named."""
    return tuple(others.get(column, row) for column in COLUMNS)


def offered_steps(state: goa.State) -> list[str]:
    return [text for text in texts(state) if text.startswith("progress ")]


# ------------------------------------------------------------------------------------------------------------- price


@rule("ACT-2")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", COLUMNS)
def test_a_step_costs_the_spices_shown_and_a_ship_for_each(edition: str, column: str, row: int) -> None:
    """ACT-2: one spice in the first step up to four in the last, each carried by a ship."""
    board = singles(STEPS_OF[edition][column][row - 1])
    state = table(edition=edition, ships=[row + 1, 0, 0, 0], boards={0: board}, rows={0: all_in(1, **{column: row})})
    play(state, f"progress {column}")
    assert rows(state, 0) == all_in(1, **{column: row + 1})
    assert sacks(state, 0) == {}
    assert state.players[0].ships == 1


@rule("ACT-2")
def test_the_example_of_the_books(edition: str) -> None:
    """ACT-2: Red pays pepper and cinnamon (2012: pepper and nutmeg) and 2 ships from row 2 to row 3 of taxes."""
    other = "cinnamon" if edition == "2004" else "nutmeg"
    state = table(
        edition=edition, boards={0: singles(f"pepper {other} ginger")}, ships=[2, 0, 0, 0], rows={0: (1, 1, 2, 1, 1)}
    )
    play(state, "progress taxes")
    assert rows(state, 0) == (1, 1, 3, 1, 1)
    assert state.players[0].ships == 0
    assert sacks(state, 0) == {"plantation 3": ["ginger"]}


@rule("ACT-2")
def test_the_spices_come_from_plantations_and_colonies(edition: str) -> None:
    """ACT-2: one price may be paid partly from a plantation and partly from a colony."""
    board = {"plantation 1": "double ginger: ginger", "calicut": "any: cinnamon"}
    state = table(edition=edition, boards={0: board}, rows={0: (2, 1, 1, 1, 1)})
    play(state, "progress ships")
    assert rows(state, 0) == (3, 1, 1, 1, 1)
    assert sacks(state, 0) == {}


@rule("ACT-2")
def test_only_steps_that_can_be_paid_are_offered(edition: str) -> None:
    """ACT-2: with ginger and clove the first steps of the ships and colonists columns can be paid, no others."""
    state = table(edition=edition, boards={0: singles("ginger clove")})
    assert offered_steps(state) == ["progress ships", "progress colonists"]


@rule("ACT-2")
def test_a_step_needs_every_spice_shown(edition: str) -> None:
    """ACT-2: ginger twice is not ginger and cinnamon."""
    state = table(
        edition=edition, boards={0: {"plantation 1": "double ginger: ginger ginger"}}, rows={0: (2, 2, 2, 2, 2)}
    )
    assert offered_steps(state) == []


@rule("ACT-2")
def test_a_step_needs_a_ship_for_every_spice(edition: str) -> None:
    """ACT-2: with one ship a step of two spices cannot be paid, one of a single spice can."""
    board = singles("ginger cinnamon clove")
    state = table(edition=edition, ships=[1, 0, 0, 0], boards={0: board}, rows={0: (2, 2, 2, 2, 1)})
    assert offered_steps(state) == ["progress colonists"]


@rule("ACT-2")
def test_without_ships_no_step_can_be_paid(edition: str) -> None:
    """ACT-2: spices alone are not enough."""
    state = table(edition=edition, ships=[0, 0, 0, 0], boards={0: singles("ginger pepper cinnamon nutmeg")})
    assert offered_steps(state) == []


@rule("ACT-2")
def test_without_spices_no_step_can_be_paid(edition: str) -> None:
    """ACT-2: ships alone are not enough."""
    state = table(edition=edition, ships=[9, 0, 0, 0], boards={0: {"plantation 1": "double ginger:"}})
    assert offered_steps(state) == []


@rule("ACT-2")
def test_the_spices_and_ships_of_others_do_not_pay(edition: str) -> None:
    """ACT-2: players pay only with what they own."""
    state = table(
        edition=edition, ships=[1, 9, 9, 9], boards={0: singles("ginger"), 1: singles("ginger cinnamon")},
        rows={0: (2, 1, 1, 1, 1)},
    )  # fmt: skip
    assert offered_steps(state) == []


@rule("ACT-2")
def test_a_marker_in_row_5_is_at_its_goal(edition: str) -> None:
    """ACT-2: below the last row there is no step."""
    board = singles("ginger cinnamon clove nutmeg")
    state = table(edition=edition, ships=[9, 0, 0, 0], boards={0: board}, rows={0: (5, 5, 5, 5, 1)})
    assert offered_steps(state) == ["progress colonists"]


@rule("ACT-2")
def test_an_action_moves_one_marker_by_one_row(edition: str) -> None:
    """ACT-2: even with enough for a second step the action is used up."""
    state = table(edition=edition, ships=[9, 9, 9, 9], boards={0: singles("ginger pepper clove nutmeg")})
    play(state, "progress colonists")
    assert rows(state, 0) == (1, 1, 1, 1, 2)
    assert state.seat == 1


@rule("ACT-2")
def test_a_marker_moves_one_column_of_its_owner_only(edition: str) -> None:
    """ACT-2: the boards of the others stay as they are."""
    state = table(edition=edition, boards={0: singles("ginger"), 1: singles("ginger")})
    play(state, "progress ships")
    assert rows(state, 1) == (1, 1, 1, 1, 1)
    assert sacks(state, 1) == {"plantation 1": ["ginger"]}


# ----------------------------------------------------------------------------------------------- which sacks are given


@rule("ACT-2")
def test_the_player_chooses_from_which_place_a_spice_is_given(edition: str) -> None:
    """ACT-2: a ginger on Cochin frees a field for anything, one on a plantation a field for ginger."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any: ginger"}
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from cochin"]
    play(state, "give ginger from cochin")
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}
    assert rows(state, 0) == (2, 1, 1, 1, 1)


@rule("ACT-2")
def test_nothing_is_asked_when_a_spice_lies_in_one_place_only(edition: str) -> None:
    """ACT-2: of two gingers on one plantation it does not matter which is given."""
    state = table(edition=edition, boards={0: {"plantation 1": "double ginger: ginger ginger", "cochin": "any: clove"}})
    play(state, "progress ships")
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "cochin": ["clove"]}
    assert state.seat == 1


@rule("ACT-2")
def test_places_alike_in_every_respect_count_as_one(edition: str) -> None:
    """ACT-2: two full double ginger plantations: nothing is asked."""
    board = {"plantation 1": "double ginger: ginger ginger", "plantation 2": "double ginger: ginger ginger"}
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert sorted(len(bag) for bag in sacks(state, 0).values()) == [1, 2]
    assert state.seat == 1


@rule("ACT-2")
def test_alike_plantations_are_one_answer_beside_a_colony(edition: str) -> None:
    """ACT-2: ginger on two equal plantations and on Cochin are two possibilities, not three."""
    board = {
        "plantation 1": "double ginger: ginger", "plantation 2": "double ginger: ginger", "cochin": "any: ginger",
    }  # fmt: skip
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from cochin"]


@rule("ACT-2", editions=("2012",))
def test_crop_rotation_and_cochin_are_not_alike(edition: str) -> None:
    """ACT-2: a plantation may have to make room for another one day, a colony never: the player is asked."""
    board = {"plantation 1": "crop rotation: ginger", "cochin": "any: ginger"}
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from cochin"]


@rule("ACT-2")
def test_plantations_of_one_kind_with_different_sacks_are_not_alike(edition: str) -> None:
    """ACT-2: a half-full and a full ginger plantation: the player is asked."""
    board = {"plantation 1": "double ginger: ginger", "plantation 2": "double ginger: ginger ginger"}
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from plantation 2"]


@rule("ACT-2")
def test_plantations_of_different_size_are_not_alike(edition: str) -> None:
    """ACT-2: a single and a double plantation with one ginger each: the player is asked."""
    board = {"plantation 1": "single ginger: ginger", "plantation 2": "double ginger: ginger"}
    state = table(edition=edition, boards={0: board})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from plantation 2"]


@rule("ACT-2")
def test_each_spice_of_the_price_is_chosen_by_itself(edition: str) -> None:
    """ACT-2: ginger from one of two places and cinnamon from one of two others, as the player likes."""
    board = {
        "plantation 1": "single ginger: ginger", "plantation 2": "single cinnamon: cinnamon",
        "cochin": "any: ginger", "calicut": "any: cinnamon",
    }  # fmt: skip
    state = table(edition=edition, boards={0: board}, rows={0: (2, 1, 1, 1, 1)})
    play(state, "progress ships", "give ginger from cochin", "give cinnamon from plantation 2")
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "calicut": ["cinnamon"]}
    assert state.players[0].ships == 2


@rule("ACT-2")
@pytest.mark.parametrize("left", ["ginger cinnamon", "ginger ginger", "cinnamon cinnamon", "cinnamon ginger"])
def test_every_way_of_paying_can_be_named(edition: str, left: str) -> None:
    """ACT-2: of two gingers and two cinnamons any ginger and any cinnamon may be kept."""
    board = {
        "plantation 1": "single ginger: ginger", "plantation 2": "single cinnamon: cinnamon",
        "cochin": "any: ginger", "quilon": "cinnamon/nutmeg: cinnamon",
    }  # fmt: skip
    kept_on = {
        "ginger cinnamon": {"plantation 1": ["ginger"], "plantation 2": ["cinnamon"]},
        "ginger ginger": {"plantation 1": ["ginger"], "quilon": ["cinnamon"]},
        "cinnamon cinnamon": {"plantation 2": ["cinnamon"], "cochin": ["ginger"]},
        "cinnamon ginger": {"quilon": ["cinnamon"], "cochin": ["ginger"]},
    }[left]
    state = table(edition=edition, boards={0: board}, rows={0: (2, 1, 1, 1, 1)})
    play(state, "progress ships")
    while state.seat == 0:
        play(state, next(text for text in texts(state) if text.split(" from ")[1] not in kept_on))
    assert sacks(state, 0) == kept_on


@rule("ACT-2")
def test_one_payment_has_one_name(edition: str) -> None:
    """ACT-2: two places for each of two spices are four payments, and each has one name only."""
    board = {
        "plantation 1": "single ginger: ginger", "plantation 2": "single cinnamon: cinnamon",
        "cochin": "any: ginger", "calicut": "any: cinnamon",
    }  # fmt: skip
    paid: list[str] = []
    open_ways: list[list[str]] = [[]]
    while open_ways:
        way = open_ways.pop()
        state = table(edition=edition, boards={0: board}, rows={0: (2, 1, 1, 1, 1)})
        play(state, "progress ships", *way)
        if state.seat == 0:
            open_ways += [[*way, text] for text in texts(state)]
        else:
            paid.append(str(sacks(state, 0)))
    assert len(paid) == 4
    assert len(set(paid)) == 4


# ---------------------------------------------------------------------------------------------------- first to arrive


@rule("ACT-10")
@pytest.mark.parametrize("row", [3, 4])
@pytest.mark.parametrize("column", COLUMNS)
def test_the_first_in_row_4_or_5_of_a_column_draws_a_card(edition: str, column: str, row: int) -> None:
    """ACT-10: one expedition card for the last row but one, one for the last, in every column."""
    board = singles(STEPS_OF[edition][column][row - 1])
    state = table(edition=edition, boards={0: board}, rows={0: all_in(1, **{column: row})}, pile=["two ships tiger"])
    play(state, f"progress {column}")
    assert hand(state, 0) == ["two ships tiger"]


@rule("ACT-10")
@pytest.mark.parametrize("row", [1, 2])
def test_rows_2_and_3_bring_no_card(edition: str, row: int) -> None:
    """ACT-10: only the last two rows reward the first player."""
    state = table(edition=edition, boards={0: singles("ginger cinnamon")}, rows={0: (row, 1, 1, 1, 1)})
    play(state, "progress ships")
    assert hand(state, 0) == []


@rule("ACT-10")
@pytest.mark.parametrize("row", [3, 4])
def test_the_second_player_in_the_row_draws_nothing(edition: str, row: int) -> None:
    """ACT-10: the card is for the first player only."""
    board = singles("ginger cinnamon clove nutmeg")
    both = {0: (row, 1, 1, 1, 1), 1: (row, 1, 1, 1, 1)}
    state = table(edition=edition, boards={0: board, 1: board}, rows=both)
    play(state, "progress ships", "end turn", "progress ships")
    assert len(hand(state, 0)) == 1
    assert hand(state, 1) == []


@rule("ACT-10")
def test_another_column_rewards_its_own_first_player(edition: str) -> None:
    """ACT-10: first in row 4 of ships does not take away the card for row 4 of colonists."""
    boards = {0: singles("ginger cinnamon clove"), 1: singles("clove ginger nutmeg")}
    state = table(edition=edition, boards=boards, rows={0: (3, 1, 1, 1, 1), 1: (1, 1, 1, 1, 3)})
    play(state, "progress ships", "end turn", "progress colonists")
    assert [len(hand(state, seat)) for seat in (0, 1)] == [1, 1]


@rule("ACT-10")
def test_one_player_can_be_first_in_both_rows(edition: str) -> None:
    """ACT-10: two cards can be earned in one column."""
    board = {
        "plantation 1": "double ginger: ginger ginger", "plantation 2": "double cinnamon: cinnamon cinnamon",
        "plantation 3": "double clove: clove clove", "plantation 4": "single nutmeg: nutmeg",
    }  # fmt: skip
    state = table(edition=edition, players=2, ships=[7, 0], boards={0: board}, rows={0: (3, 1, 1, 1, 1)})
    play(state, "progress ships", "end turn", "taxes", "progress ships")
    assert rows(state, 0) == (5, 1, 1, 1, 1)
    assert len(hand(state, 0)) == 2


@rule("ACT-10")
def test_row_5_is_open_to_who_was_second_in_row_4(edition: str) -> None:
    """ACT-10: the two rows of a column are won separately."""
    boards = {0: singles("ginger cinnamon clove"), 1: singles("ginger cinnamon clove nutmeg")}
    state = table(edition=edition, boards=boards, rows={0: (3, 1, 1, 1, 1), 1: (4, 1, 1, 1, 1)})
    play(state, "progress ships", "end turn", "progress ships")
    assert rows(state, 1) == (5, 1, 1, 1, 1)
    assert len(hand(state, 1)) == 1


@rule("ACT-10")
def test_the_card_comes_hand_limit_or_not(edition: str) -> None:
    """ACT-10: with a limit of 1 and two cards in hand the third comes all the same, and nothing has to go."""
    state = table(
        edition=edition, boards={0: singles("ginger cinnamon clove")}, rows={0: (3, 1, 1, 1, 1)},
        hands={0: ["five ducats palm", "two colonists fish"]}, pile=["two ships tiger"],
    )  # fmt: skip
    play(state, "progress ships", "end turn")
    assert hand(state, 0) == ["two ships tiger", "two colonists fish", "five ducats palm"]


@rule("ACT-10")
def test_the_card_drawn_may_be_played_in_the_same_turn(edition: str) -> None:
    """ACT-10: the card is in the hand at once, and after the action it may be played."""
    state = table(
        edition=edition, ships=[3, 0, 0, 0], boards={0: singles("ginger cinnamon clove")}, rows={0: (3, 1, 1, 1, 1)},
        pile=["two ships tiger"],
    )  # fmt: skip
    play(state, "progress ships", "play two ships tiger")
    assert state.players[0].ships == 2


@rule("ACT-10")
def test_with_an_empty_pile_the_card_comes_from_the_discards(edition: str) -> None:
    """ACT-10: the discard pile is shuffled to make a new pile."""
    board = singles("ginger cinnamon clove")
    state = table(edition=edition, boards={0: board}, rows={0: (3, 1, 1, 1, 1)}, rest="discards")
    events = play(state, "progress ships")
    assert PileReshuffled(30) in events
    assert len(hand(state, 0)) == 1
    assert len(state.pile) == 29


@rule("ACT-10")
def test_without_any_card_left_the_first_goes_without(edition: str) -> None:
    """ACT-10: the marker moves, but nothing is drawn when pile and discards are empty."""
    board = singles("ginger cinnamon clove")
    state = table(edition=edition, boards={0: board}, rows={0: (3, 1, 1, 1, 1)}, rest="hand")
    play(state, "progress ships")
    assert rows(state, 0) == (4, 1, 1, 1, 1)
    assert hand(state, 0) == []


# -------------------------------------------------------------------------------------------------------- all together


@rule("ACT-10")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_all_five_markers_in_a_row_bring_an_extra_action_card(edition: str, row: int) -> None:
    """ACT-10: for rows 2, 3, 4 and 5 each one card."""
    board = singles(STEPS_OF[edition]["ships"][row - 1])
    state = table(edition=edition, boards={0: board}, rows={0: all_in(row + 1, ships=row)})
    play(state, "progress ships")
    assert state.players[0].extra_actions == 1


@rule("ACT-10")
def test_the_last_marker_decides_even_if_others_are_far_ahead(edition: str) -> None:
    """ACT-10: all in row 2 *or beyond* counts; four markers in row 5 bring nothing more than that one card."""
    state = table(edition=edition, boards={0: singles("ginger")}, rows={0: (1, 5, 5, 5, 5)})
    play(state, "progress ships")
    assert state.players[0].extra_actions == 1


@rule("ACT-10")
def test_four_of_five_markers_bring_nothing(edition: str) -> None:
    """ACT-10: all five have to be there."""
    state = table(edition=edition, boards={0: singles("ginger")}, rows={0: (1, 1, 2, 2, 2)})
    play(state, "progress ships")
    assert state.players[0].extra_actions == 0


@rule("ACT-10")
def test_the_card_for_a_row_is_earned_once(edition: str) -> None:
    """ACT-10: who has all markers in row 2 already gets nothing for moving one of them on."""
    state = table(edition=edition, boards={0: singles("ginger cinnamon")}, rows={0: (2, 2, 2, 2, 2)})
    play(state, "progress ships")
    assert rows(state, 0) == (3, 2, 2, 2, 2)
    assert state.players[0].extra_actions == 0


@rule("ACT-10")
def test_every_player_can_earn_the_extra_action_card(edition: str) -> None:
    """ACT-10: this bonus is not for the first only."""
    board = singles("ginger")
    state = table(edition=edition, boards={0: board, 1: board}, rows={0: (1, 2, 2, 2, 2), 1: (1, 2, 2, 2, 2)})
    play(state, "progress ships", "progress ships")
    assert [player.extra_actions for player in state.players] == [1, 1, 0, 0]


@rule("ACT-10")
def test_one_move_can_earn_both_bonuses(edition: str) -> None:
    """ACT-10: first in row 4 of a column and the last of one's five markers to get there."""
    board = singles("ginger cinnamon clove")
    state = table(edition=edition, boards={0: board}, rows={0: (3, 4, 4, 4, 4)})
    play(state, "progress ships")
    assert len(hand(state, 0)) == 1
    assert state.players[0].extra_actions == 1


@rule("ACT-10")
def test_a_move_by_vice_king_earns_both_bonuses(edition: str) -> None:
    """ACT-10: whatever caused the move, the bonuses are the same."""
    state = table(edition=edition, tiles={0: ["vice-king"]}, rows={0: (3, 4, 4, 4, 4)})
    play(state, "use vice-king", "progress ships")
    assert rows(state, 0) == (4, 4, 4, 4, 4)
    assert len(hand(state, 0)) == 1
    assert state.players[0].extra_actions == 1


@rule("ACT-10")
@pytest.mark.parametrize("card", ["ships only fish", "progress for ducats statue"])
def test_a_move_by_a_card_earns_both_bonuses(edition: str, card: str) -> None:
    """ACT-10: whatever the step was paid with, the bonuses are the same."""
    state = table(edition=edition, ducats=[18, 0, 0, 0], hands={0: [card]}, rows={0: (4, 4, 3, 4, 4)})
    play(state, f"play {card}", "progress taxes")
    assert rows(state, 0) == (4, 4, 4, 4, 4)
    assert len(hand(state, 0)) == 1
    assert state.players[0].extra_actions == 1


@rule("ACT-10")
def test_a_quick_start_earns_no_bonus(edition: str) -> None:
    """ACT-10: two markers in row 2 are not all five."""
    state = goa.new_game(edition, seed=1, quick_start=True)
    while any(text.startswith("progress ") for text in texts(state)):
        play(state, next(text for text in texts(state) if text.startswith("progress ")))
    assert [sum(rows(state, seat)) for seat in range(4)] == [7, 7, 7, 7]
    assert [player.extra_actions for player in state.players] == [0, 0, 0, 0]
    assert [player.hand for player in state.players] == [(), (), (), ()]
