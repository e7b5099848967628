"""ACT-1 Three actions each and ACT-9 What may happen around an action."""

import pytest
from tests.rulebook import rule
from tests.table import PHASES, hand, play, sacks, table, texts, tiles

import goa

ACTIONS = ("build ships", "taxes", "expedition", "found quilon", "found cochin", "found madras", "found calicut")
FULL = {"plantation 1": "single ginger: ginger"}
SIX_SACKS = {"plantation 1": "triple ginger: ginger ginger ginger", "plantation 2": "triple clove: clove clove clove"}
FIVE_SACKS = {"plantation 1": "triple ginger: ginger ginger ginger", "plantation 2": "double clove: clove clove"}


def extras(state: goa.State) -> list[str]:
    """The cards and tiles offered."""
    return [text for text in texts(state) if text.startswith(("play ", "use "))]


# ------------------------------------------------------------------------------------------------- three times around


@rule("ACT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_acts_three_times_beginning_with_the_first_player(edition: str, players: int) -> None:
    """ACT-1: first player, then clockwise, three times, always in the same direction."""
    state = table(edition=edition, players=players, first=1)
    seats = []
    while "taxes" in texts(state):
        seats.append(state.seat)
        play(state, "taxes")
    around = [(1 + step) % players for step in range(players)]
    assert seats == around * 3


@rule("ACT-1")
def test_the_actions_are_counted(edition: str) -> None:
    """ACT-1: all take their first action before anyone takes a second."""
    state = table(edition=edition, players=3)
    counted = []
    for _ in range(9):
        counted.append(state.action)
        play(state, "build ships")
    assert counted == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("ACT-1")
def test_the_same_action_may_be_taken_three_times(edition: str) -> None:
    """ACT-1: the three actions need not differ."""
    state = table(edition=edition, players=2, ducats=[0, 0])
    play(state, "taxes", "build ships", "taxes", "build ships", "taxes")
    assert state.players[0].ducats == 12


@rule("ACT-1")
def test_an_action_turn_has_one_action(edition: str) -> None:
    """ACT-1: after it the player may end the turn, but not act again."""
    state = table(edition=edition, hands={0: ["two ships tiger"]})
    play(state, "taxes")
    assert texts(state) == ["end turn", "play two ships tiger"]


@rule("ACT-1")
def test_an_action_has_to_be_taken(edition: str) -> None:
    """ACT-1: before the action nobody can end the turn or pass."""
    state = table(edition=edition, hands={0: ["two ships tiger"]}, tiles={0: ["ship"]})
    play(state, "use ship", "play two ships tiger")
    assert texts(state) == list(ACTIONS)


@rule("ACT-1")
def test_taxes_can_always_be_taken(edition: str) -> None:
    """ACT-1: also by a player who can do nothing else but build ships."""
    board = {"quilon": "pepper/nutmeg: pepper", "cochin": "any: clove", "madras": "pepper/nutmeg: pepper pepper"}
    state = table(
        edition=edition, ships=[0, 0, 0, 0], boards={0: board | {"calicut": "any: clove clove"}},
        rest="hand",
    )  # fmt: skip
    assert texts(state) == ["build ships", "taxes"]


@rule("ACT-1")
def test_at_the_beginning_of_the_game_six_things_can_be_done(edition: str) -> None:
    """ACT-1: without fields and spices there is no Harvest and no Progress."""
    assert texts(table(edition=edition)) == list(ACTIONS)


# --------------------------------------------------------------------------------- an action that could change nothing


@rule("ACT-1")
def test_a_harvest_needs_an_empty_field(edition: str) -> None:
    """ACT-1: with all fields full it is not offered, with one empty it is."""
    assert "harvest" not in texts(table(edition=edition, boards={0: FULL}))
    assert "harvest" in texts(table(edition=edition, boards={0: FULL | {"cochin": "any:"}}))


@rule("ACT-1")
def test_a_step_that_cannot_be_paid_is_not_offered(edition: str) -> None:
    """ACT-1: ginger pays for the first step of the ships column and for no other."""
    assert [text for text in texts(table(edition=edition, boards={0: FULL})) if "progress" in text] == [
        "progress ships"
    ]


@rule("ACT-1")
def test_mixed_harvest_makes_a_harvest_without_room_worth_while(edition: str) -> None:
    """ACT-1: with the card it brings ships or colonists."""
    state = table(edition=edition, boards={0: FULL}, hands={0: ["mixed harvest palm"]}, ships=[0, 0, 0, 0])
    play(state, "harvest", "play mixed harvest palm", "one ship")
    assert state.players[0].ships == 1


@rule("ACT-1")
def test_mixed_harvest_needs_no_field_at_all(edition: str) -> None:
    """ACT-1: also a player without plantation and colony may harvest with it."""
    assert "harvest" in texts(table(edition=edition, hands={0: ["mixed harvest palm"]}))


@rule("ACT-1")
def test_a_sale_makes_a_harvest_without_room_worth_while(edition: str) -> None:
    """ACT-1: the sack sold in the middle makes room."""
    state = table(edition=edition, boards={0: FULL}, hands={0: ["sell spices statue"]}, ducats=[0, 0, 0, 0])
    play(state, "harvest", "play sell spices statue", "give ginger from plantation 1")
    while state.seat == 0:
        play(state, texts(state)[0])
    assert state.players[0].ducats == 3
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}


@rule("ACT-1")
def test_a_sale_does_not_help_without_fields(edition: str) -> None:
    """ACT-1: who has nothing to sell makes no room."""
    assert "harvest" not in texts(table(edition=edition, hands={0: ["sell spices statue"]}))


@rule("ACT-1")
@pytest.mark.parametrize("card", ["two ships tiger", "two spices shell", "ships only fish", "one more card shell"])
def test_other_cards_do_not_make_a_harvest_without_room_worth_while(edition: str, card: str) -> None:
    """ACT-1: players know their own hand, and only they see the offer."""
    assert "harvest" not in texts(table(edition=edition, boards={0: FULL}, hands={0: [card]}))


@rule("ACT-1")
@pytest.mark.parametrize("card", ["mixed harvest palm", "sell spices statue"])
def test_a_card_helps_a_harvest_only_if_it_may_still_be_played(edition: str, card: str) -> None:
    """ACT-1: after another card in this action turn it may not."""
    state = table(edition=edition, boards={0: FULL}, hands={0: ["two ships tiger", card]})
    assert "harvest" in texts(state)
    play(state, "play two ships tiger")
    assert "harvest" not in texts(state)


@rule("ACT-1")
def test_a_duty_makes_a_harvest_without_room_worth_while(edition: str) -> None:
    """ACT-1: if six sacks are there to be given up."""
    assert "harvest" in texts(table(edition=edition, boards={0: SIX_SACKS}, tiles={0: ["duty"]}))
    assert "harvest" not in texts(table(edition=edition, boards={0: FIVE_SACKS}, tiles={0: ["duty"]}))


@rule("ACT-1")
def test_an_expedition_needs_a_card_to_draw(edition: str) -> None:
    """ACT-1: with pile and discards empty and none in hand it would change nothing."""
    assert "expedition" not in texts(table(edition=edition, rest="hand"))
    assert "expedition" in texts(table(edition=edition, rest="discards"))


@rule("ACT-1")
def test_a_marker_step_paid_by_a_card_counts_as_an_action_one_can_take(edition: str) -> None:
    """ACT-1: without spices no step is offered by itself, but the card that pays it is."""
    state = table(edition=edition, hands={0: ["ships only fish"]})
    assert not [text for text in texts(state) if text.startswith("progress ")]
    assert "play ships only fish" in texts(state)


# ------------------------------------------------------------------------------------------------- before and after


@rule("ACT-9")
def test_a_card_may_be_played_before_the_action(edition: str) -> None:
    """ACT-9: and the action is still to be taken."""
    state = table(edition=edition, ships=[0, 0, 0, 0], hands={0: ["two ships tiger"]})
    play(state, "play two ships tiger")
    assert state.players[0].ships == 2
    assert texts(state) == list(ACTIONS)


@rule("ACT-9")
def test_a_card_may_be_played_after_the_action(edition: str) -> None:
    """ACT-9: as Red does in the books, who takes 2 ships after a Progress."""
    state = table(edition=edition, ships=[1, 0, 0, 0], boards={0: FULL}, hands={0: ["two ships tiger"]})
    play(state, "progress ships", "play two ships tiger")
    assert state.players[0].ships == 2


@rule("ACT-9")
def test_a_tile_may_be_used_before_the_action(edition: str) -> None:
    """ACT-9: as Blue does in the books, who takes a colonist before she founds."""
    state = table(edition=edition, colonists=[2, 0, 0, 0], tiles={0: ["colonist"]}, pile=[1, 1])
    play(state, "use colonist", "found quilon")
    assert state.players[0].colonists == 4
    assert state.seat == 1


@rule("ACT-9")
def test_a_tile_may_be_used_after_the_action(edition: str) -> None:
    """ACT-9: the Ship after taxes."""
    state = table(edition=edition, ships=[0, 0, 0, 0], tiles={0: ["ship"]})
    play(state, "taxes", "use ship")
    assert state.players[0].ships == 1


@rule("ACT-9")
def test_what_comes_before_helps_the_action(edition: str) -> None:
    """ACT-9: the ship that a step needs may come from the tile, its spice from the card."""
    state = table(
        edition=edition, ships=[0, 0, 0, 0], boards={0: {"plantation 1": "single ginger:"}}, tiles={0: ["ship"]},
        hands={0: ["two spices shell"]},
    )  # fmt: skip
    assert "progress ships" not in texts(state)
    play(state, "use ship", "play two spices shell")
    while texts(state)[0].startswith("fill "):
        play(state, texts(state)[0])
    assert "progress ships" in texts(state)


@rule("ACT-9")
def test_tiles_and_a_card_may_come_before_and_after_one_action(edition: str) -> None:
    """ACT-9: a tile, the action, a card, another tile."""
    state = table(
        edition=edition, ships=[0, 0, 0, 0], colonists=[0, 0, 0, 0], tiles={0: ["ship", "colonist"]},
        hands={0: ["two ships tiger"]},
    )  # fmt: skip
    play(state, "use ship", "taxes", "play two ships tiger", "use colonist")
    assert (state.players[0].ships, state.players[0].colonists) == (3, 1)
    assert tiles(state, 0) == []


# ------------------------------------------------------------------------------------------------------------ during


@rule("ACT-9")
def test_cards_and_tiles_may_come_before_a_sack_of_a_harvest(edition: str) -> None:
    """ACT-9: between two sacks they are offered."""
    state = table(
        edition=edition, boards={0: {"cochin": "any:"}}, tiles={0: ["ship"]}, hands={0: ["two colonists fish"]}
    )
    play(state, "harvest")
    assert extras(state) == ["play two colonists fish", "use ship"]


@rule("ACT-9")
def test_cards_and_tiles_may_come_between_two_draws(edition: str) -> None:
    """ACT-9: before the first and before the second."""
    state = table(
        edition=edition, rows={0: (1, 1, 1, 4, 1)}, tiles={0: ["ship"]}, hands={0: ["two colonists fish"]},
        pile=["ships only fish"],
    )  # fmt: skip
    play(state, "expedition")
    assert extras(state) == ["play two colonists fish", "use ship"]
    play(state, "draw")
    assert extras(state) == ["play two colonists fish", "use ship"]


@rule("ACT-9")
def test_cards_and_tiles_may_come_before_a_founding_is_settled(edition: str) -> None:
    """ACT-9: after the cards are turned over, before paying or failing."""
    state = table(
        edition=edition, colonists=[12, 0, 0, 0], tiles={0: ["ship"]}, hands={0: ["two colonists fish"]}, pile=[1, 1]
    )
    play(state, "found cochin")
    assert extras(state) == ["play two colonists fish", "use ship"]
    play(state, "pay colonists")
    assert extras(state) == []


@rule("ACT-9")
def test_nothing_comes_in_between_while_a_step_is_paid(edition: str) -> None:
    """ACT-9: which sack is given is answered first; nothing could come out differently."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any: ginger"}
    state = table(edition=edition, boards={0: board}, tiles={0: ["ship"]}, hands={0: ["two colonists fish"]})
    play(state, "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from cochin"]


@rule("ACT-9")
def test_outside_the_own_action_turn_nothing_can_be_used(edition: str) -> None:
    """ACT-9: while another player acts, the tiles and cards of the others rest."""
    state = table(edition=edition, tiles={1: ["ship"]}, hands={1: ["two ships tiger"]})
    assert extras(state) == []
    play(state, "taxes")
    assert extras(state) == ["play two ships tiger", "use ship"]


@rule("ACT-9")
@pytest.mark.parametrize("phase", PHASES[:2])
def test_neither_cards_nor_tiles_are_used_before_the_action_phase(edition: str, phase: str) -> None:
    """ACT-9: not when markers are laid, not at auctions."""
    everything = {seat: ["ship", "ducats"] for seat in range(4)}
    state = table(phase, edition=edition, tiles=everything, hands={seat: ["five ducats"] for seat in range(3)})
    assert texts(state)
    assert extras(state) == []


@rule("ACT-9")
def test_neither_cards_nor_tiles_are_used_when_extra_actions_are_offered(edition: str) -> None:
    """ACT-9: only once the extra action turn has begun."""
    state = table(
        "extra actions",
        edition=edition,
        extra_actions=[1, 0, 0, 0],
        tiles={0: ["ship"]},
        hands={0: ["two ships tiger"]},
    )
    assert texts(state) == ["pass", "extra action"]
    play(state, "extra action")
    assert extras(state) == ["play two ships tiger", "use ship"]


# -------------------------------------------------------------------------------------------------------- end of turn


@rule("ACT-9")
def test_without_cards_and_tiles_the_turn_ends_by_itself(edition: str) -> None:
    """ACT-9: nothing is left to decide."""
    state = table(edition=edition)
    play(state, "taxes")
    assert state.seat == 1


@rule("ACT-9")
@pytest.mark.parametrize("card", ["mixed harvest palm", "ships only fish", "two spices shell"])
def test_players_with_a_card_end_their_own_turn(edition: str, card: str) -> None:
    """ACT-9: also if the card is of no use now, so that the others do not learn it."""
    state = table(edition=edition, hands={0: [card]})
    play(state, "taxes")
    assert texts(state) == ["end turn"]
    play(state, "end turn")
    assert state.seat == 1
    assert hand(state, 0) == [card]


@rule("ACT-9")
def test_the_turn_ends_by_itself_when_the_last_card_is_played_after_the_action(edition: str) -> None:
    """ACT-9: the hand is empty, and no tile is there."""
    state = table(edition=edition, hands={0: ["two ships tiger"]})
    play(state, "taxes", "play two ships tiger")
    assert state.seat == 1


@rule("ACT-9")
def test_a_card_drawn_in_the_turn_keeps_it_open(edition: str) -> None:
    """ACT-9: after an expedition the new card may be played."""
    state = table(edition=edition, ships=[0, 0, 0, 0], pile=["two ships tiger"])
    play(state, "expedition")
    while "draw" in texts(state):
        play(state, "draw")
    assert texts(state) == ["end turn", "play two ships tiger"]


@rule("ACT-9")
def test_a_usable_tile_keeps_the_turn_open(edition: str) -> None:
    """ACT-9: until it is used or the player ends the turn."""
    state = table(edition=edition, tiles={0: ["ship"]})
    play(state, "taxes")
    assert texts(state) == ["end turn", "use ship"]
    play(state, "use ship")
    assert state.seat == 1


@rule("ACT-9")
@pytest.mark.parametrize("tile", ["spice", "extra harvest", "duty"])
def test_a_tile_that_cannot_be_used_now_does_not_keep_the_turn_open(edition: str, tile: str) -> None:
    """ACT-9: without an empty field, or without six sacks, everyone sees that it is useless."""
    state = table(edition=edition, tiles={0: [tile]}, boards={0: FULL})
    play(state, "taxes")
    assert state.seat == 1


@rule("ACT-9")
def test_a_tile_used_before_does_not_keep_the_turn_open(edition: str) -> None:
    """ACT-9: once a round means that it rests until the round is over."""
    state = table(edition=edition, players=2, tiles={0: ["ship"]})
    play(state, "use ship", "taxes")
    assert state.seat == 1
    play(state, "taxes", "taxes")
    assert state.seat == 1


@rule("ACT-9")
@pytest.mark.parametrize("kept", ["mission 2", "duty"])
def test_a_tile_that_only_scores_does_not_keep_the_turn_open(edition: str, kept: str) -> None:
    """ACT-9: a Mission or a fulfilled Duty has nothing left to do."""
    state = table(edition=edition, kept={0: [kept]}, boards={0: SIX_SACKS})
    play(state, "taxes")
    assert state.seat == 1


@rule("ACT-9")
def test_a_turn_may_be_ended_with_a_usable_tile_and_card(edition: str) -> None:
    """ACT-9: nobody has to use anything; it is there in the next action turn."""
    state = table(edition=edition, players=2, tiles={0: ["ship"]}, hands={0: ["two ships tiger"]})
    play(state, "taxes", "end turn", "taxes")
    assert extras(state) == ["play two ships tiger", "use ship"]
