"""XTR: spending extra action cards, and the end of the round."""

import random
from pathlib import Path

import pytest
from tests.rulebook import rule
from tests.table import play, rows, table, texts

import goa
from goa.core.events import ExtraActionSpent, Passed, RoundEnded
from goa.core.state import State


def extra_cards(state: State) -> list[int]:
    return [player.extra_actions for player in state.players]


@rule("XTR-1")
def test_extra_actions_begin_when_everyone_has_taken_three_actions(edition: str) -> None:
    """XTR-1: after the last action of the last player, and with the first player."""
    state = table("third action", edition=edition, players=2, first=1, extra_actions=[1, 1])
    play(state, "taxes")
    assert "extra action" not in texts(state)
    play(state, "taxes")
    assert state.seat == 1
    assert set(texts(state)) == {"pass", "extra action"}


@rule("XTR-1")
def test_from_the_first_player_clockwise_again_and_again(edition: str) -> None:
    """XTR-1: one card at a time, so nobody acts twice in a row while somebody else is still in."""
    state = table("extra actions", edition=edition, players=3, first=2, extra_actions=[2, 2, 2])
    seats = []
    while state.round == 1:
        seats.append(state.seat)
        play(state, "extra action", "taxes")
    assert seats == [2, 0, 1, 2, 0, 1]


@rule("XTR-1")
def test_a_card_is_spent_for_one_action_turn(edition: str) -> None:
    """XTR-1: the card goes back to the supply, the action turn is like any other."""
    state = table("extra actions", edition=edition, extra_actions=[0, 2, 0, 0])
    assert state.seat == 1
    events = play(state, "extra action")
    assert ExtraActionSpent(1) in events
    assert extra_cards(state) == [0, 1, 0, 0]
    assert {"taxes", "build ships", "expedition", "found quilon"} <= set(texts(state))
    play(state, "taxes")
    assert state.players[1].ducats == 14


@rule("XTR-1")
def test_another_expedition_card_may_be_played_in_an_extra_action_turn(edition: str) -> None:
    """XTR-1: one in each action turn, also when they follow each other."""
    state = table("third action", edition=edition, players=2, extra_actions=[1, 0], hands={0: ["two ships"] * 2})
    first, second = [text for text in texts(state) if text.startswith("play two ships")]
    play(state, first)
    assert second not in texts(state)
    play(state, "taxes", "end turn", "taxes", "extra action")
    assert second in texts(state)
    play(state, second, "taxes")
    assert state.players[0].ships == 4 + 2 + 2


@rule("XTR-1")
def test_who_has_passed_is_out_for_this_round(edition: str) -> None:
    """XTR-1: a player who passed is not asked again, even with a card left."""
    state = table("extra actions", edition=edition, players=2, extra_actions=[1, 3])
    play(state, "pass")
    seats = []
    while state.round == 1:
        seats.append(state.seat)
        play(state, *(["extra action", "taxes"] if "extra action" in texts(state) else ["pass"]))
    assert seats == [1, 1, 1]
    assert extra_cards(state) == [1, 0]


@rule("XTR-1")
def test_who_passed_in_one_round_is_in_again_in_the_next(edition: str) -> None:
    """XTR-1: passing is for this round only."""
    state = table(
        "extra actions", edition=edition, players=2, extra_actions=[1, 0], grid={"a1": "ships", "b1": "ships"}
    )
    play(state, "pass", "flag north a", "mark a1", "mark b1")
    while "extra action" not in texts(state):
        play(state, "taxes" if "taxes" in texts(state) else texts(state)[0])
    assert state.round == 2
    assert state.seat == 0
    assert extra_cards(state) == [2, 0]  # the flag, kept for nothing, brought the second


@rule("XTR-2")
def test_with_one_card_one_may_pass_and_keep_it(edition: str) -> None:
    """XTR-2: one card may be kept for a later round."""
    state = table("extra actions", edition=edition, players=2, extra_actions=[1, 0])
    assert set(texts(state)) == {"pass", "extra action"}
    play(state, "pass")
    assert state.round == 2
    assert extra_cards(state) == [1, 0]


@rule("XTR-2")
def test_with_two_cards_or_more_one_has_to_spend_one(edition: str) -> None:
    """XTR-2: the player is asked, but passing is refused, with the rule named."""
    for cards in (2, 3, 5):
        state = table("extra actions", edition=edition, players=2, extra_actions=[cards, 0])
        assert texts(state) == ["extra action"]
        with pytest.raises(goa.IllegalChoice, match="XTR-2"):
            goa.apply(state, "pass")


@rule("XTR-2")
def test_with_no_card_one_passes_by_oneself(edition: str) -> None:
    """XTR-2: the question goes to those who have cards."""
    state = table("extra actions", edition=edition, first=1, extra_actions=[1, 0, 0, 0])
    assert state.seat == 0
    events = play(state, "pass")
    assert state.round == 2
    assert Passed(0) in events


@rule("XTR-2")
def test_at_most_one_card_is_left_at_the_end_of_a_round(edition: str) -> None:
    """XTR-2: players who had more have spent the others."""
    state = table("extra actions", edition=edition, extra_actions=[4, 1, 0, 2])
    while state.round == 1:
        play(state, *(["pass"] if "pass" in texts(state) else ["extra action", "taxes"]))
    assert extra_cards(state) == [1, 1, 0, 1]
    assert [player.ducats for player in state.players] == [22, 10, 10, 14]


@rule("XTR-2")
def test_three_cards_one_card_and_none(edition: str) -> None:
    """XTR-2: the first must spend twice and may then pass or go on; the second may pass at once, the third is out."""
    state = table("extra actions", edition=edition, players=3, extra_actions=[3, 1, 0])
    assert (state.seat, texts(state)) == (0, ["extra action"])
    play(state, "extra action", "taxes")
    assert state.seat == 1
    play(state, "pass")
    assert (state.seat, texts(state)) == (0, ["extra action"])
    play(state, "extra action", "taxes")
    assert state.seat == 0
    assert set(texts(state)) == {"pass", "extra action"}
    play(state, "extra action", "taxes")
    assert state.round == 2
    assert extra_cards(state) == [0, 1, 0]


@rule("XTR-2")
def test_a_card_gained_while_still_in_can_be_spent_in_the_same_round(edition: str) -> None:
    """XTR-2: all markers in row 3 bring a card during an extra action; the next chance to spend it comes at once."""
    state = table(
        "extra actions",
        edition=edition,
        players=2,
        part="B",
        extra_actions=[1, 0],
        rows={0: (3, 3, 3, 3, 2)},
        tiles={0: ["vice-king"]},
    )
    play(state, "extra action", "taxes", "use vice-king", "progress colonists")
    assert rows(state, 0) == (3, 3, 3, 3, 3)
    assert state.seat == 0
    assert set(texts(state)) == {"pass", "extra action"}


@rule("XTR-2")
def test_two_cards_gained_in_an_extra_action_have_to_be_played_down(edition: str) -> None:
    """XTR-2: Extra actions taken by Swap and used in the last extra action: one of the two must be spent."""
    state = table(
        "extra actions",
        edition=edition,
        players=2,
        part="B",
        extra_actions=[1, 0],
        tiles={0: ["swap"]},
        grid={"c3": "extra actions"},
    )
    play(state, "extra action", "use swap", "swap for c3", "use extra actions", "taxes")
    assert (state.seat, texts(state)) == (0, ["extra action"])


@rule("XTR-2")
def test_nobody_ever_carries_two_cards_into_the_next_round(edition: str) -> None:
    """XTR-2: whatever happens, in many games played at random."""
    for seed in range(10):
        state = goa.new_game(edition, players=2 + seed % 3, seed=seed)
        dice = random.Random(seed)
        while not state.is_over:
            events = goa.apply(state, dice.choice(state.offered))
            if any(isinstance(event, RoundEnded) for event in events):
                assert max(extra_cards(state)) <= 1


@rule("XTR-3")
def test_the_round_ends_when_all_have_passed(edition: str) -> None:
    """XTR-3: not before the last player with a card has spoken."""
    state = table("extra actions", edition=edition, extra_actions=[1, 1, 1, 1])
    play(state, "pass", "pass", "pass")
    assert state.round == 1
    events = play(state, "pass")
    assert RoundEnded(0, 1) in events
    assert state.round == 2


@rule("XTR-3")
def test_without_extra_action_cards_the_round_ends_after_the_third_actions(edition: str) -> None:
    """XTR-3: all pass by themselves."""
    state = table("third action", edition=edition, players=3)
    play(state, "taxes", "taxes")
    events = play(state, "taxes")
    assert RoundEnded(0, 1) in events
    assert texts(state)[0].startswith("flag")


@rule("XTR-3")
def test_unspent_cards_are_worth_nothing_after_the_last_round(edition: str) -> None:
    """XTR-3: the card kept in B4 brings no point."""
    state = table("extra actions", edition=edition, part="B", round=4, players=2, ducats=[5, 5], extra_actions=[1, 0])
    play(state, "pass")
    one, other = goa.score(state).seats
    assert one.total == other.total


@rule("SET-6", "XTR-2", editions=("2004",))
def test_more_than_the_ten_printed_extra_action_cards_can_be_held(edition: str) -> None:
    """SET-6, XTR-2: found by players who worked towards it together; nobody goes without."""
    text = (Path(__file__).parents[1] / "records" / "2004-4-seats-twelve-extra-actions.goa").read_text("utf-8")
    state = goa.replay(goa.read_record(text))
    assert state.edition.name == edition
    assert sum(player.extra_actions for player in state.players) == 12
