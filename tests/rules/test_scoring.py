"""SCO: points, ties, and who wins."""

import pytest
from tests.rulebook import rule
from tests.table import play, table

import goa
from goa.core.events import GameEnded
from goa.core.state import State
from goa.rules.scoring import Score


def first_score(state: State) -> Score:
    return goa.score(state).seats[0]


@rule("SCO-1")
def test_a_marker_scores_for_its_row(edition: str) -> None:
    """SCO-1: 0, 1, 3, 6, 10 for rows 1 to 5, in every column alike."""
    for column in range(5):
        for row, points in enumerate((0, 1, 3, 6, 10), start=1):
            rows = tuple(row if column == other else 1 for other in range(5))
            assert first_score(table(edition=edition, rows={0: rows})).markers == points


@rule("SCO-1")
def test_all_five_markers_score(edition: str) -> None:
    """SCO-1: each for itself; five in row 3 make 15, two in row 5 make 20, one in each row makes 20."""
    for rows, points in (((3, 3, 3, 3, 3), 15), ((5, 1, 1, 5, 1), 20), ((1, 2, 3, 4, 5), 20), ((5, 5, 5, 5, 5), 50)):
        assert first_score(table(edition=edition, rows={0: rows})).markers == points


@rule("SCO-2")
def test_colonies_score_by_their_number(edition: str) -> None:
    """SCO-2: 1, 3, 6, 10 points for one to four; none without."""
    names = {"quilon": "pepper/nutmeg:", "cochin": "any:", "madras": "clove/ginger:", "calicut": "any:"}
    points = []
    for number in range(5):
        board = dict(list(names.items())[:number])
        points.append(first_score(table(edition=edition, boards={0: board})).colonies)
    assert points == [0, 1, 3, 6, 10]


@rule("SCO-2")
def test_which_colonies_they_are_does_not_matter(edition: str) -> None:
    """SCO-2: Calicut alone is worth no more than Quilon alone; what grows on them is worth nothing."""
    for board in ({"calicut": "any: clove ginger"}, {"quilon": "pepper/nutmeg:"}, {"madras": "pepper/nutmeg: pepper"}):
        score = first_score(table(edition=edition, ducats=[0, 1, 1, 1], boards={0: board}))
        assert score.colonies == score.total == 1


@rule("SCO-3")
def test_equal_symbols_score_together(edition: str) -> None:
    """SCO-3: 1, 3, 6, 10, 15 points for one to five equal ones."""
    points = [first_score(table(edition=edition, hands={0: ["palm"] * number})).expedition_cards for number in range(6)]
    assert points == [0, 1, 3, 6, 10, 15]


@rule("SCO-3", editions=("2004",))
def test_six_equal_symbols_score_twenty(edition: str) -> None:
    """SCO-3: six of each symbol exist in 2004, and each group of six scores 20."""
    for symbol in ("tiger", "fish", "palm", "shell", "statue"):
        assert first_score(table(edition=edition, hands={0: [symbol] * 6})).expedition_cards == 20
        with pytest.raises(AssertionError, match="no card left"):
            table(edition=edition, hands={0: [symbol] * 7})


@rule("SCO-3", editions=("2012",))
def test_five_equal_symbols_are_all_there_are(edition: str) -> None:
    """SCO-3: 2012 has six symbols, the elephant among them, on five cards each."""
    for symbol in ("elephant", "tiger", "fish", "palm", "shell", "statue"):
        assert first_score(table(edition=edition, hands={0: [symbol] * 5})).expedition_cards == 15
        with pytest.raises(AssertionError, match="no card left"):
            table(edition=edition, hands={0: [symbol] * 6})


@rule("SCO-3")
def test_different_symbols_score_apart(edition: str) -> None:
    """SCO-3: three palms, two tigers and a shell make 6 + 3 + 1."""
    hands = {0: ["palm", "tiger", "palm", "shell", "tiger", "palm"]}
    assert first_score(table(edition=edition, hands=hands)).expedition_cards == 10
    one_of_each = {0: ["tiger", "fish", "palm", "shell", "statue"]}
    assert first_score(table(edition=edition, hands=one_of_each)).expedition_cards == 5


@rule("SCO-3")
def test_there_is_no_hand_limit_in_the_scoring(edition: str) -> None:
    """SCO-3: with the expedition marker in row 1 all thirty cards score."""
    state = table(edition=edition, players=2, hands={1: []}, rest="hand")
    assert goa.score(state).seats[1].expedition_cards == {"2004": 5 * 20, "2012": 6 * 15}[edition]


@rule("SCO-4")
def test_most_ducats_score_three(edition: str) -> None:
    """SCO-4: one more ducat than the next is enough."""
    scores = goa.score(table(edition=edition, ducats=[4, 5, 0, 4])).seats
    assert [score.most_ducats for score in scores] == [0, 3, 0, 0]


@rule("SCO-4")
def test_all_who_tie_for_the_most_ducats_score_three(edition: str) -> None:
    """SCO-4: two, or everybody, also with empty purses."""
    scores = goa.score(table(edition=edition, ducats=[5, 7, 7, 6])).seats
    assert [score.most_ducats for score in scores] == [0, 3, 3, 0]
    for players in (2, 3, 4):
        scores = goa.score(table(edition=edition, players=players, ducats=[0] * players)).seats
        assert [score.most_ducats for score in scores] == [3] * players


@rule("SCO-5")
def test_single_plantations_score_one_each(edition: str) -> None:
    """SCO-5: full or empty, whichever spice."""
    board = {"plantation 1": "single pepper: pepper", "plantation 3": "single clove:", "plantation 4": "single nutmeg:"}
    assert first_score(table(edition=edition, boards={0: board})).single_plantations == 3


@rule("SCO-5")
def test_larger_plantations_score_nothing(edition: str) -> None:
    """SCO-5: nor do the spices on them."""
    board = {"plantation 1": "double pepper: pepper pepper", "plantation 2": "triple clove: clove"}
    assert first_score(table(edition=edition, boards={0: board})).single_plantations == 0


@rule("SCO-5")
def test_single_plantations_given_up_still_score(edition: str) -> None:
    """SCO-5: face down or on the board, one point each."""
    state = table(
        edition=edition, boards={0: {"plantation 2": "single ginger:"}}, kept={0: ["single pepper", "single clove"]}
    )
    assert first_score(state).single_plantations == 3


@rule("SCO-5")
def test_a_single_plantation_keeps_its_point_when_it_makes_room(edition: str) -> None:
    """SCO-5: five singles bought one after the other score five, though only four lie on the board."""
    spices = ("pepper", "clove", "nutmeg", "ginger")
    state = table(
        "auction",
        edition=edition,
        players=2,
        marked=["north a", "a1", "b1"],
        grid={"a1": "single cinnamon"},
        boards={1: {f"plantation {space}": f"single {spice}:" for space, spice in enumerate(spices, start=1)}},
    )
    play(state, "pass", "pass", "give up plantation 2")
    assert goa.score(state).seats[1].single_plantations == 5


@rule("SCO-5", editions=("2012",))
def test_foreman_makes_single_plantations_worth_three(edition: str) -> None:
    """SCO-5: on the board and face down; only for the owner of Foreman."""
    board = {"plantation 1": "single pepper:", "plantation 2": "double clove:"}
    kept = ["foreman", "single nutmeg"]
    scores = goa.score(table(edition=edition, boards={0: board, 1: board}, kept={0: kept})).seats
    assert (scores[0].single_plantations, scores[1].single_plantations) == (6, 1)


@rule("SCO-5", editions=("2012",))
def test_foreman_alone_scores_nothing(edition: str) -> None:
    """SCO-5: without a single plantation there is nothing to count."""
    assert first_score(table(edition=edition, kept={0: ["foreman"]})).single_plantations == 0


@rule("SCO-5", editions=("2012",))
def test_crop_rotation_scores_nothing(edition: str) -> None:
    """SCO-5: on the board or face down, with Foreman or without."""
    for kept in (["crop rotation"], ["foreman"], ["crop rotation", "foreman"]):
        board = {} if "crop rotation" in kept else {"plantation 1": "crop rotation: clove"}
        assert first_score(table(edition=edition, boards={0: board}, kept={0: kept})).single_plantations == 0


@rule("SCO-6")
def test_a_fulfilled_duty_scores_four_or_five(edition: str) -> None:
    """SCO-6: 4 in 2004, 5 in 2012, for each."""
    points = {"2004": 4, "2012": 5}[edition]
    assert first_score(table(edition=edition, kept={0: ["duty"]})).duties == points
    assert first_score(table(edition=edition, kept={0: ["duty", "duty"]})).duties == 2 * points


@rule("SCO-6")
def test_a_duty_not_fulfilled_scores_nothing(edition: str) -> None:
    """SCO-6: owning it is not enough, not even with six spices at hand."""
    board = {"plantation 1": "triple pepper: pepper pepper pepper", "plantation 2": "triple clove: clove clove clove"}
    assert first_score(table(edition=edition, boards={0: board}, tiles={0: ["duty"]})).duties == 0


@rule("SCO-6")
def test_duty_scores_once_its_spices_are_given_up(edition: str) -> None:
    """SCO-6: the same tile before and after."""
    board = {"plantation 1": "triple pepper: pepper pepper pepper", "plantation 2": "triple clove: clove clove clove"}
    state = table(edition=edition, boards={0: board}, tiles={0: ["duty"]})
    play(state, "use duty")
    assert first_score(state).duties == {"2004": 4, "2012": 5}[edition]


@rule("SCO-7")
def test_missions_score_what_is_printed_on_them(edition: str) -> None:
    """SCO-7: 2 or 3 points each."""
    for kept, points in ((["mission 2"], 2), (["mission 3"], 3), (["mission 2", "mission 2", "mission 3"], 7)):
        assert first_score(table(edition=edition, kept={0: kept})).missions == points


@rule("SCO-8")
def test_the_total_adds_up_every_line(edition: str) -> None:
    """SCO-8: markers, colonies, cards, ducats, plantations, duties and missions."""
    state = table(
        edition=edition,
        ducats=[9, 1, 1, 1],
        rows={0: (2, 3, 4, 5, 1)},
        boards={0: {"cochin": "any:", "plantation 1": "single pepper:"}},
        hands={0: ["palm", "palm"]},
        kept={0: ["duty", "mission 3"]},
    )
    score = first_score(state)
    assert score.total == 20 + 1 + 3 + 3 + 1 + {"2004": 4, "2012": 5}[edition] + 3


@rule("SCO-8")
def test_ships_colonists_and_extra_action_cards_score_nothing(edition: str) -> None:
    """SCO-8: goods left over are worth nothing, nor are tiles not used."""
    state = table(
        edition=edition,
        ducats=[0, 1, 1, 1],
        ships=[30, 0, 0, 0],
        colonists=[30, 0, 0, 0],
        extra_actions=[9, 0, 0, 0],
        tiles={0: ["ship", "vice-king", "swap"]},
    )
    assert first_score(state).total == 0


@rule("SCO-8")
def test_most_points_win(edition: str) -> None:
    """SCO-8: also against more ducats."""
    state = table(edition=edition, ducats=[1, 50, 2, 3], rows={2: (4, 1, 1, 1, 1)})
    assert goa.score(state).winners == (2,)


@rule("SCO-8")
def test_equal_points_are_decided_by_ducats(edition: str) -> None:
    """SCO-8: among those who tie; a richer player with fewer points does not count."""
    state = table(edition=edition, ducats=[5, 6, 9, 0], rows={0: (4, 1, 1, 1, 1), 1: (4, 1, 1, 1, 1)})
    scores = goa.score(state)
    assert [score.total for score in scores.seats] == [6, 6, 3, 0]
    assert scores.winners == (1,)


@rule("SCO-8")
def test_equal_points_and_ducats_share_the_victory(edition: str) -> None:
    """SCO-8: two, three or all four."""
    four = (4, 1, 1, 1, 1)
    for winners in ((0, 3), (1, 2, 3), (0, 1, 2, 3)):
        purses = [7 if seat in winners else 2 for seat in range(4)]
        state = table(edition=edition, ducats=purses, rows=dict.fromkeys(winners, four))
        assert goa.score(state).winners == winners


@rule("SCO-8")
def test_the_end_of_the_game_names_the_winners(edition: str) -> None:
    """SCO-8: as the scoring sheet has them."""
    state = table("third action", edition=edition, part="B", round=4, players=3, ducats=[5, 5, 0])
    events = play(state, "taxes", "taxes", "build ships")
    assert state.is_over
    assert events[-1] == GameEnded((0, 1))
    assert goa.score(state).winners == (0, 1)
