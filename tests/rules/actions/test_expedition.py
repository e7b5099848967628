"""ACT-6 Expedition."""

import pytest
from tests.rulebook import rule
from tests.table import hand, play, table, texts

from goa.core.events import PileReshuffled

DRAW_AND_LIMIT = ((1, 1), (1, 2), (2, 3), (2, 4), (3, 5))
ROW_3 = (1, 1, 1, 3, 1)  # draw 2, limit 3
ROW_4 = (1, 1, 1, 4, 1)  # draw 2, limit 4
ROW_5 = (1, 1, 1, 5, 1)  # draw 3, limit 5
THREE = ["two ships tiger", "two colonists fish", "five ducats palm"]
FOUR = [*THREE, "ships only statue"]
NEXT = ["one more card shell", "spices only tiger"]


@rule("ACT-6")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_left_number_shows_how_many_cards_may_be_drawn(edition: str, row: int) -> None:
    """ACT-6: from an empty hand all of them fit, and after the last one the action is over."""
    state = table(edition=edition, rows={0: (1, 1, 1, row, 1)})
    play(state, "expedition")
    while "draw" in texts(state):
        play(state, "draw")
    assert len(hand(state, 0)) == DRAW_AND_LIMIT[row - 1][0]
    assert texts(state) == ["end turn", *[text for text in texts(state) if text.startswith("play ")]]


@rule("ACT-6")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_right_number_limits_the_hand(edition: str, row: int) -> None:
    """ACT-6: with as many cards as the right number allows, nothing can be drawn before one has gone."""
    limit = DRAW_AND_LIMIT[row - 1][1]
    held = [*FOUR, "spices only tiger"][:limit]
    state = table(edition=edition, rows={0: (1, 1, 1, row, 1)}, hands={0: held})
    play(state, "expedition")
    assert "draw" not in texts(state)
    play(state, next(text for text in texts(state) if text.startswith("discard ")))
    if "draw" in texts(state):
        play(state, "draw")
    assert len(hand(state, 0)) == limit


@rule("ACT-6")
def test_the_first_example_of_the_books(edition: str) -> None:
    """ACT-6: row 4, one card in hand: two are drawn and all three kept."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: ["five ducats palm"]}, pile=NEXT)
    play(state, "expedition", "draw", "draw")
    assert hand(state, 0) == ["five ducats palm", "one more card shell", "spices only tiger"]


@rule("ACT-6")
def test_the_second_example_drawing_one_card_only(edition: str) -> None:
    """ACT-6: row 4, three cards in hand: the player may draw one and stop."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE}, pile=NEXT)
    play(state, "expedition", "draw", "done")
    assert hand(state, 0) == [*THREE, "one more card shell"]


@rule("ACT-6")
def test_the_second_example_discarding_one_and_drawing_two(edition: str) -> None:
    """ACT-6: row 4, three cards in hand: one goes, then two come."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE}, pile=NEXT)
    play(state, "expedition", "discard two colonists fish", "draw", "draw")
    assert hand(state, 0) == ["two ships tiger", "five ducats palm", *NEXT]


@rule("ACT-6")
def test_the_second_example_playing_one_and_drawing_two(edition: str) -> None:
    """ACT-6: row 4, three cards in hand: one is played, then two come."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE}, pile=NEXT, ships=[0, 0, 0, 0])
    play(state, "expedition", "play two ships tiger", "draw", "draw")
    assert state.players[0].ships == 2
    assert hand(state, 0) == ["two colonists fish", "five ducats palm", *NEXT]


@rule("ACT-6", "ACT-9")
def test_room_may_be_made_between_two_draws(edition: str) -> None:
    """ACT-6, ACT-9: row 4, three cards in hand: draw one, look at it, play an old one, draw the second."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE}, pile=NEXT, ducats=[0, 0, 0, 0])
    play(state, "expedition", "draw")
    assert "draw" not in texts(state)
    play(state, "play five ducats palm", "draw")
    assert state.players[0].ducats == 5
    assert hand(state, 0) == ["two ships tiger", "two colonists fish", *NEXT]


@rule("ACT-6", "ACT-9")
def test_the_card_just_drawn_may_go_again(edition: str) -> None:
    """ACT-6, ACT-9: what came with the first draw may be discarded or played before the second."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE}, pile=["five ducats shell", "spices only tiger"])
    play(state, "expedition", "draw")
    assert {"discard five ducats shell", "play five ducats shell"} <= set(texts(state))
    play(state, "discard five ducats shell", "draw")
    assert hand(state, 0) == [*THREE, "spices only tiger"]


@rule("ACT-6")
def test_at_least_one_card_is_drawn(edition: str) -> None:
    """ACT-6: before the first draw the player cannot stop, even after a discard."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE})
    play(state, "expedition")
    assert "done" not in texts(state)
    play(state, "discard two ships tiger")
    assert "done" not in texts(state)
    play(state, "draw")
    assert "done" in texts(state)


@rule("ACT-6")
def test_stopping_early_is_allowed_after_any_draw(edition: str) -> None:
    """ACT-6: of three cards the player may leave the third."""
    state = table(edition=edition, rows={0: ROW_5})
    play(state, "expedition", "draw", "draw", "done")
    assert len(hand(state, 0)) == 2
    assert "end turn" in texts(state)


@rule("ACT-6")
def test_who_begins_above_the_limit_first_comes_down(edition: str) -> None:
    """ACT-6: four cards, limit 1: all have to go before the one may be drawn."""
    state = table(edition=edition, hands={0: FOUR}, pile=NEXT)
    play(state, "expedition")
    for card in FOUR:
        assert "draw" not in texts(state)
        assert "done" not in texts(state)
        play(state, f"discard {card}")
    if "draw" in texts(state):
        play(state, "draw")
    assert hand(state, 0) == ["one more card shell"]


@rule("ACT-6")
def test_coming_down_to_the_limit_may_include_playing_one_card(edition: str) -> None:
    """ACT-6: row 3, four cards: one is played, two have to be discarded if both draws are wanted."""
    state = table(edition=edition, rows={0: ROW_3}, hands={0: FOUR}, pile=NEXT, ducats=[0, 0, 0, 0])
    play(state, "expedition", "play five ducats palm", "discard two ships tiger", "discard two colonists fish")
    play(state, "draw", "draw")
    assert state.players[0].ducats == 5
    assert hand(state, 0) == ["one more card shell", "ships only statue", "spices only tiger"]


@rule("ACT-6", "EXP-1")
def test_one_card_only_may_be_played_to_make_room(edition: str) -> None:
    """ACT-6, EXP-1: the second one has to be discarded."""
    state = table(edition=edition, rows={0: ROW_3}, hands={0: THREE})
    play(state, "expedition", "play two ships tiger")
    assert not [text for text in texts(state) if text.startswith("play ")]
    assert "discard two colonists fish" in texts(state)


@rule("ACT-6")
def test_a_card_that_changes_another_action_cannot_be_played_to_make_room(edition: str) -> None:
    """ACT-6: it can only be discarded."""
    held = ["ships only fish", "one more card shell", "mixed harvest palm", "spices only tiger"]
    board = {"plantation 1": "double ginger: ginger"}
    state = table(edition=edition, rows={0: ROW_4}, hands={0: held}, boards={0: board})
    play(state, "expedition")
    assert sorted(texts(state)) == sorted(f"discard {card}" for card in held)


@rule("ACT-6")
def test_discards_between_two_draws_are_named_in_one_order(edition: str) -> None:
    """ACT-6: after the later card the earlier one is not offered again; the order has no effect."""
    state = table(edition=edition, rows={0: ROW_5}, hands={0: THREE})
    play(state, "expedition", "discard two colonists fish")
    assert "discard two ships tiger" not in texts(state)
    assert "discard five ducats palm" in texts(state)
    play(state, "draw")
    assert "discard two ships tiger" in texts(state)


@rule("ACT-6")
def test_cards_that_have_to_go_may_go_in_any_order(edition: str) -> None:
    """ACT-6: above the limit every card of the hand may go next, so that the order says nothing about the others."""
    held = ["mixed harvest palm", "one more card shell", "ships only fish"]
    state = table(edition=edition, hands={0: held})
    play(state, "expedition", "discard ships only fish")
    assert texts(state) == ["discard mixed harvest palm", "discard one more card shell"]


@rule("ACT-6")
def test_cards_discarded_freely_are_named_upward(edition: str) -> None:
    """ACT-6: with room for a draw, cards that are discarded anyway are named in one order."""
    held = ["mixed harvest palm", "one more card shell", "ships only fish"]
    state = table(edition=edition, hands={0: held}, rows={0: (1, 1, 1, 5, 1)})
    play(state, "expedition", "discard one more card shell")
    assert texts(state) == ["draw", "discard ships only fish"]


@rule("ACT-6", "SET-6")
def test_with_nothing_to_draw_a_discard_makes_something_to_draw(edition: str) -> None:
    """ACT-6, SET-6: an Expedition is no way to pass: with both piles empty a card of the hand has to go first."""
    state = table(edition=edition, players=2, hands={0: ["ships only fish"]}, rest="hand", rows={0: (1, 1, 1, 5, 1)})
    state.players[0].hand, state.players[1].hand = (
        state.players[0].hand[:1],
        state.players[1].hand + state.players[0].hand[1:],
    )
    play(state, "expedition")
    assert "done" not in texts(state)
    assert "draw" not in texts(state)
    play(state, texts(state)[0])
    assert "draw" in texts(state)


@rule("ACT-6")
def test_discarding_is_offered_only_in_an_expedition(edition: str) -> None:
    """ACT-6: neither before nor after another action, nor once the last card is drawn."""
    state = table(edition=edition, players=2, hands={0: THREE}, rows={0: ROW_4})
    assert not [text for text in texts(state) if text.startswith("discard ")]
    play(state, "taxes")
    assert not [text for text in texts(state) if text.startswith("discard ")]
    play(state, "end turn", "taxes", "expedition", "discard two ships tiger", "draw", "draw")
    assert not [text for text in texts(state) if text.startswith("discard ")]


@rule("ACT-6")
def test_outside_an_expedition_the_limit_does_not_bind(edition: str) -> None:
    """ACT-6: four cards against a limit of 1 are kept through other actions."""
    state = table(edition=edition, hands={0: FOUR})
    play(state, "taxes", "end turn")
    assert hand(state, 0) == FOUR


@rule("ACT-6")
def test_what_is_discarded_lies_on_the_discard_pile(edition: str) -> None:
    """ACT-6: cards discarded and cards played in the action both end there."""
    state = table(edition=edition, rows={0: ROW_4}, hands={0: THREE})
    both = state.players[0].hand[:2]
    play(state, "expedition", "play two ships tiger", "discard two colonists fish", "draw")
    assert sorted(state.discards) == sorted(both)


@rule("ACT-6")
def test_an_empty_pile_is_made_anew_from_the_discards(edition: str) -> None:
    """ACT-6: the first card is the last of the pile; for the second the discards are shuffled."""
    state = table(edition=edition, rows={0: ROW_4}, pile=["two ships tiger"], rest="discards")
    events = play(state, "expedition", "draw", "draw")
    assert PileReshuffled(29) in events
    assert len(hand(state, 0)) == 2
    assert "two ships tiger" in hand(state, 0)
    assert len(state.pile) == 28
    assert state.discards == ()


@rule("ACT-6")
def test_without_any_card_to_draw_there_is_no_expedition(edition: str) -> None:
    """ACT-6: pile and discards empty, nothing in hand: the action would change nothing."""
    state = table(edition=edition, rest="hand")
    assert "expedition" not in texts(state)


@rule("ACT-6")
def test_when_no_card_is_left_for_the_second_draw_it_does_not_happen(edition: str) -> None:
    """ACT-6: pile and discards are empty after the first draw."""
    state = table(edition=edition, rows={0: ROW_4}, pile=["five ducats palm"], rest="hand")
    play(state, "expedition", "draw")
    assert hand(state, 0) == ["five ducats palm"]
    assert "draw" not in texts(state)


@rule("ACT-6")
def test_a_card_discarded_to_make_room_can_come_back_from_a_new_pile(edition: str) -> None:
    """ACT-6: with nothing else left the card that has gone is the one that is drawn."""
    state = table(edition=edition, hands={0: ["five ducats palm"]}, rest="hand")
    play(state, "expedition", "discard five ducats palm")
    if "draw" in texts(state):
        play(state, "draw")
    assert hand(state, 0) == ["five ducats palm"]


@rule("ACT-6")
def test_cards_are_drawn_from_the_top_of_the_pile(edition: str) -> None:
    """ACT-6: in the order in which they lie there."""
    state = table(edition=edition, rows={0: ROW_4}, pile=["spices only tiger", "two ships tiger", "five ducats palm"])
    play(state, "expedition", "draw")
    assert hand(state, 0) == ["spices only tiger"]
    play(state, "draw")
    assert hand(state, 0) == ["two ships tiger", "spices only tiger"]
