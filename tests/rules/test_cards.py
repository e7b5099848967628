"""EXP Expedition cards."""

import pytest
from tests.rulebook import rule
from tests.table import colonies, hand, play, rows, sacks, table, texts

import goa
from goa.core.events import PileReshuffled

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
BONUS = ["two ships tiger", "two colonists fish", "five ducats palm", "two spices shell", "sell spices statue"]
ALL_TEN = [
    *BONUS, "mixed harvest palm", "one more card shell", "ships only fish", "spices only tiger",
    "progress for ducats statue",
]  # fmt: skip
HALF_FULL = {"plantation 1": "double ginger: ginger"}
NINE_SACKS = {
    "plantation 1": "triple ginger: ginger ginger ginger",
    "plantation 2": "triple pepper: pepper pepper pepper",
    "plantation 3": "triple clove: clove clove clove",
}
NOTHING = [0, 0, 0, 0]
HARVEST_4 = (1, 3, 1, 1, 1)


def cards_offered(state: goa.State) -> list[str]:
    return [text.removeprefix("play ") for text in texts(state) if text.startswith("play ")]


def steps_offered(state: goa.State) -> list[str]:
    return [text.removeprefix("progress ") for text in texts(state) if text.startswith("progress ")]


def answer_while(state: goa.State, first_word: str) -> None:
    """Give the first answer that begins with this word, as long as there is one."""
    while found := [text for text in texts(state) if text.startswith(f"{first_word} ")]:
        play(state, found[0])


# ------------------------------------------------------------------------------------------- one card in an action turn


@rule("EXP-1")
def test_one_card_may_be_played_in_an_action_turn(edition: str) -> None:
    """EXP-1: after the first no other is offered, neither before nor after the action."""
    state = table(edition=edition, hands={0: BONUS})
    play(state, "play two ships tiger")
    assert cards_offered(state) == []
    play(state, "taxes")
    assert texts(state) == ["end turn"]


@rule("EXP-1")
@pytest.mark.parametrize("action", ["harvest", "expedition", "found calicut"])
def test_who_has_played_before_plays_none_during_the_action(edition: str, action: str) -> None:
    """EXP-1: the one card counts for the whole action turn."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: {"cochin": "any:"}}, colonists=[12, 0, 0, 0])
    play(state, "play two ships tiger", action)
    assert state.seat == 0
    assert cards_offered(state) == []


@rule("EXP-1")
def test_the_next_action_turn_has_a_card_of_its_own(edition: str) -> None:
    """EXP-1: one card in each of the three action turns."""
    state = table(edition=edition, players=2, ships=[0, 0], hands={0: ["two ships tiger", "two ships fish"]})
    play(state, "play two ships tiger", "taxes", "end turn", "taxes", "play two ships fish")
    assert state.players[0].ships == 4


@rule("EXP-1")
def test_an_extra_action_turn_has_a_card_of_its_own(edition: str) -> None:
    """EXP-1: one more card, and again only one."""
    state = table(
        "third action", edition=edition, players=2, extra_actions=[1, 0], hands={0: BONUS[:3]}, boards={0: HALF_FULL}
    )
    play(state, "play two ships tiger", "taxes", "end turn", "taxes", "extra action")
    assert cards_offered(state) == ["two colonists fish", "five ducats palm"]
    play(state, "play five ducats palm")
    assert cards_offered(state) == []


@rule("EXP-1")
def test_playing_a_card_is_not_an_action(edition: str) -> None:
    """EXP-1: the player still takes an action."""
    state = table(edition=edition, ducats=NOTHING, hands={0: ["five ducats palm"]})
    play(state, "play five ducats palm")
    assert state.seat == 0
    play(state, "taxes")
    assert state.players[0].ducats == 9


@rule("EXP-1")
def test_a_card_played_goes_to_the_discard_pile(edition: str) -> None:
    """EXP-1: it leaves the hand, and nothing else does."""
    state = table(edition=edition, hands={0: ["two ships tiger", "five ducats palm"]})
    card = state.players[0].hand[0]
    play(state, "play two ships tiger")
    assert state.discards == (card,)
    assert hand(state, 0) == ["five ducats palm"]


@rule("EXP-1")
def test_a_card_played_can_be_drawn_again_in_the_same_turn(edition: str) -> None:
    """EXP-1: it is discarded before its effect, so with an empty pile it is shuffled in again."""
    state = table(edition=edition, hands={0: ["five ducats palm"]}, rest="hand")
    events = play(state, "play five ducats palm", "expedition")
    while "draw" in texts(state):
        events += play(state, "draw")
    assert PileReshuffled(1) in events
    assert hand(state, 0) == ["five ducats palm"]
    assert cards_offered(state) == []


@rule("EXP-1")
def test_nobody_has_to_play_a_card(edition: str) -> None:
    """EXP-1: what is kept stays."""
    state = table(edition=edition, hands={0: BONUS})
    play(state, "taxes", "end turn")
    assert hand(state, 0) == BONUS


@rule("EXP-1")
def test_two_cards_of_one_effect_are_told_apart_by_their_symbols(edition: str) -> None:
    """EXP-1: the player decides which symbol to keep for scoring."""
    state = table(edition=edition, hands={0: ["two ships tiger", "two ships fish"]})
    play(state, "play two ships fish")
    assert hand(state, 0) == ["two ships tiger"]


# ---------------------------------------------------------------------------------------------------- when which card


@rule("EXP-2", "EXP-3")
def test_before_the_action_bonus_cards_and_cards_for_progress_are_offered(edition: str) -> None:
    """EXP-2, EXP-3: Mixed harvest and One more card wait for their action to begin."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: HALF_FULL})
    assert cards_offered(state) == [*BONUS, "ships only fish", "spices only tiger", "progress for ducats statue"]


@rule("EXP-2", "EXP-3")
@pytest.mark.parametrize("action", ["taxes", "build ships", "progress ships"])
def test_after_the_action_only_bonus_cards_are_offered(edition: str, action: str) -> None:
    """EXP-2, EXP-3: in 2012 Progress for ducats is one of them."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: {"plantation 1": "triple ginger: ginger ginger"}})
    play(state, action)
    assert cards_offered(state) == BONUS + (["progress for ducats statue"] if edition == "2012" else [])


@rule("EXP-2", "EXP-3")
def test_in_a_harvest_bonus_cards_and_mixed_harvest_are_offered(edition: str) -> None:
    """EXP-2, EXP-3: and no card of another action."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: {"calicut": "any: ginger"}})
    play(state, "harvest")
    assert cards_offered(state) == [
        *BONUS, "mixed harvest palm", *(["progress for ducats statue"] if edition == "2012" else []),
    ]  # fmt: skip


@rule("EXP-2", "EXP-3")
def test_in_an_expedition_only_bonus_cards_are_offered(edition: str) -> None:
    """EXP-2, EXP-3: no card changes an expedition."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: HALF_FULL})
    play(state, "expedition")
    assert cards_offered(state) == BONUS + (["progress for ducats statue"] if edition == "2012" else [])


@rule("EXP-2", "EXP-3")
def test_in_a_founding_bonus_cards_and_one_more_card_are_offered(edition: str) -> None:
    """EXP-2, EXP-3: and no card of another action."""
    state = table(edition=edition, hands={0: ALL_TEN}, boards={0: HALF_FULL}, colonists=[12, 0, 0, 0])
    play(state, "found calicut")
    assert cards_offered(state) == [
        *BONUS, "one more card shell", *(["progress for ducats statue"] if edition == "2012" else []),
    ]  # fmt: skip


# -------------------------------------------------------------------------------------------------------- bonus cards


@rule("EXP-2")
def test_two_ships(edition: str) -> None:
    """EXP-2: two ships come from the supply."""
    state = table(edition=edition, ships=[1, 0, 0, 0], hands={0: ["two ships tiger"]})
    play(state, "play two ships tiger")
    assert state.players[0].ships == 3


@rule("EXP-2")
def test_two_colonists(edition: str) -> None:
    """EXP-2: two colonists come from the supply."""
    state = table(edition=edition, colonists=[1, 0, 0, 0], hands={0: ["two colonists fish"]})
    play(state, "play two colonists fish")
    assert state.players[0].colonists == 3


@rule("EXP-2")
def test_five_ducats(edition: str) -> None:
    """EXP-2: five ducats come from the bank."""
    state = table(edition=edition, ducats=[1, 7, 7, 7], hands={0: ["five ducats palm"]})
    play(state, "play five ducats palm")
    assert [player.ducats for player in state.players] == [6, 7, 7, 7]


@rule("EXP-2")
def test_two_spices_go_onto_fields_of_choice(edition: str) -> None:
    """EXP-2: onto one place or onto two, each field with a spice that it accepts."""
    board = {"plantation 1": "single ginger:", "madras": "pepper/nutmeg:"}
    state = table(edition=edition, boards={0: board}, hands={0: ["two spices shell"]})
    play(state, "play two spices shell", "fill plantation 1 with ginger", "fill madras with nutmeg")
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "madras": ["nutmeg"]}
    assert state.seat == 0


@rule("EXP-2", editions=("2004",))
def test_two_spices_may_be_one_in_2004(edition: str) -> None:
    """EXP-2: up to two: the player may stop after the first, not before it."""
    state = table(edition=edition, boards={0: {"calicut": "any:"}}, hands={0: ["two spices shell"]})
    play(state, "play two spices shell")
    assert "done" not in texts(state)
    play(state, "fill calicut with clove")
    assert "done" in texts(state)
    play(state, "done")
    assert sacks(state, 0) == {"calicut": ["clove"]}


@rule("EXP-2", editions=("2012",))
def test_two_spices_are_two_in_2012(edition: str) -> None:
    """EXP-2: with room for both the player cannot stop after one."""
    state = table(edition=edition, boards={0: {"calicut": "any:"}}, hands={0: ["two spices shell"]})
    play(state, "play two spices shell", "fill calicut with ginger")
    assert texts(state) == [f"fill calicut with {spice}" for spice in SPICES]


@rule("EXP-2")
def test_two_spices_bring_one_where_only_one_fits(edition: str) -> None:
    """EXP-2: the second is lost."""
    state = table(edition=edition, boards={0: {"cochin": "any:"}}, hands={0: ["two spices shell"]})
    play(state, "play two spices shell", "fill cochin with pepper")
    assert sacks(state, 0) == {"cochin": ["pepper"]}
    assert "taxes" in texts(state)


@rule("EXP-2")
def test_two_spices_cannot_be_played_without_room(edition: str) -> None:
    """EXP-2: neither without fields nor with all of them full."""
    for board in ({}, {"cochin": "any: clove"}):
        state = table(edition=edition, boards={0: board}, hands={0: ["two spices shell"]})
        assert cards_offered(state) == []


@rule("EXP-2")
def test_two_spices_may_pay_for_a_step_in_the_same_turn(edition: str) -> None:
    """EXP-2: the card first, then Progress with its spices."""
    state = table(edition=edition, boards={0: {"cochin": "any:"}}, hands={0: ["two spices shell"]})
    play(state, "play two spices shell", "fill cochin with clove", "progress colonists")
    assert rows(state, 0) == (1, 1, 1, 1, 2)


@rule("EXP-2")
def test_spices_are_sold_at_three_ducats_each(edition: str) -> None:
    """EXP-2: two sacks bring 6 ducats; the player decides which go and when to stop."""
    board = {"plantation 1": "triple ginger: ginger ginger ginger", "cochin": "any: clove"}
    state = table(edition=edition, ducats=NOTHING, boards={0: board}, hands={0: ["sell spices statue"]})
    play(state, "play sell spices statue", "give ginger from plantation 1", "give clove from cochin")
    assert state.players[0].ducats == 6
    assert sacks(state, 0) == {"plantation 1": ["ginger", "ginger"]}


@rule("EXP-2")
def test_a_sale_may_stop_after_one_sack(edition: str) -> None:
    """EXP-2: at least one, and no more than the player likes."""
    state = table(
        edition=edition, ducats=NOTHING, boards={0: {"plantation 1": "double ginger: ginger ginger"}},
        hands={0: ["sell spices statue"]},
    )  # fmt: skip
    play(state, "play sell spices statue")
    assert texts(state) == ["give ginger from plantation 1"]
    play(state, "give ginger from plantation 1", "done")
    assert state.players[0].ducats == 3
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}


@rule("EXP-2", editions=("2004",))
def test_any_number_of_spices_may_be_sold_in_2004(edition: str) -> None:
    """EXP-2: nine sacks bring 27 ducats."""
    state = table(edition=edition, ducats=NOTHING, boards={0: NINE_SACKS}, hands={0: ["sell spices statue"]})
    play(state, "play sell spices statue")
    answer_while(state, "give")
    assert state.players[0].ducats == 27
    assert sacks(state, 0) == {}


@rule("EXP-2", editions=("2012",))
def test_at_most_four_spices_may_be_sold_in_2012(edition: str) -> None:
    """EXP-2: a fifth sack stays; 12 ducats are the most."""
    state = table(edition=edition, ducats=NOTHING, boards={0: NINE_SACKS}, hands={0: ["sell spices statue"]})
    play(state, "play sell spices statue")
    answer_while(state, "give")
    assert state.players[0].ducats == 12
    assert sum(map(len, sacks(state, 0).values())) == 5


@rule("EXP-2")
def test_nothing_can_be_sold_without_spices(edition: str) -> None:
    """EXP-2: the card is not offered."""
    board = {"plantation 1": "double ginger:"}
    assert cards_offered(table(edition=edition, boards={0: board}, hands={0: ["sell spices statue"]})) == []


@rule("EXP-2")
def test_a_sale_from_colonies_and_plantations_has_one_order(edition: str) -> None:
    """EXP-2: the sacks are named upward by place, so after Cochin the plantation is not offered any more."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any: clove", "calicut": "any: pepper"}
    state = table(edition=edition, boards={0: board}, hands={0: ["sell spices statue"]})
    play(state, "play sell spices statue", "give clove from cochin")
    assert texts(state) == ["done", "give pepper from calicut"]


@rule("EXP-2")
def test_the_example_of_our_page(edition: str) -> None:
    """EXP-2: a harvest of 4, full after two sacks; two cloves are sold for 6 ducats, and two more sacks come."""
    board = {"plantation 1": "double ginger:", "plantation 2": "double clove: clove clove"}
    state = table(
        edition=edition, ducats=NOTHING, rows={0: HARVEST_4}, boards={0: board}, hands={0: ["sell spices statue"]}
    )
    play(state, "harvest")
    answer_while(state, "fill")
    play(state, "play sell spices statue", "give clove from plantation 2", "give clove from plantation 2")
    answer_while(state, "fill")
    assert state.players[0].ducats == 6
    assert sacks(state, 0) == {"plantation 1": ["ginger", "ginger"], "plantation 2": ["clove", "clove"]}


@rule("EXP-2")
@pytest.mark.parametrize("action", ["progress ships", "build ships", "harvest", "taxes", "expedition", "found quilon"])
def test_a_bonus_card_may_be_played_after_any_action(edition: str, action: str) -> None:
    """EXP-2: it belongs to none of the six."""
    state = table(
        edition=edition, colonists=NOTHING, boards={0: HALF_FULL}, rows={0: (1, 1, 1, 2, 1)}, pile=[1, 1],
        hands={0: ["two colonists palm"]},
    )  # fmt: skip
    play(state, action)
    while "end turn" not in texts(state):
        play(state, texts(state)[0])
    before = state.players[0].colonists
    play(state, "play two colonists palm")
    assert state.players[0].colonists == before + 2


# ------------------------------------------------------------------------------------------------------ mixed harvest


@rule("EXP-3")
@pytest.mark.parametrize(("ships", "colonists", "spices"), [(4, 0, 0), (0, 4, 0), (0, 0, 4), (1, 1, 2), (2, 1, 1)])
def test_a_mixed_harvest_is_any_mixture(edition: str, ships: int, colonists: int, spices: int) -> None:
    """EXP-3: four pieces, ships, colonists and spices in any numbers."""
    state = table(
        edition=edition, ships=NOTHING, colonists=NOTHING, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]},
        boards={0: {"cochin": "any:", "calicut": "any:", "madras": "pepper/nutmeg:"}},
    )  # fmt: skip
    play(state, "harvest", "play mixed harvest palm", *["one ship"] * ships, *["one colonist"] * colonists)
    answer_while(state, "fill")
    assert (state.players[0].ships, state.players[0].colonists) == (ships, colonists)
    assert sum(map(len, sacks(state, 0).values())) == spices
    assert state.seat == 1


@rule("EXP-3")
def test_ships_and_colonists_of_a_mixed_harvest_need_no_field(edition: str) -> None:
    """EXP-3: with one field three of four pieces are ships or colonists."""
    state = table(
        edition=edition, ships=NOTHING, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]},
        boards={0: {"plantation 1": "single ginger:"}},
    )  # fmt: skip
    play(state, "harvest", "play mixed harvest palm")
    assert texts(state) == ["one ship", "one colonist"]
    play(state, "one ship", "one ship", "one ship")
    assert "fill plantation 1 with ginger" in texts(state)
    play(state, "one ship")
    assert state.players[0].ships == 4


@rule("EXP-3")
def test_a_mixture_is_named_ships_first_then_colonists_then_sacks(edition: str) -> None:
    """EXP-3: one mixture has one name, so after a colonist no ship is offered, after a sack neither."""
    state = table(
        edition=edition, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]},
        boards={0: {"plantation 1": "triple ginger:", "plantation 2": "triple clove:"}},
    )  # fmt: skip
    play(state, "harvest", "play mixed harvest palm", "one colonist")
    assert texts(state) == ["one colonist", "fill plantation 1 with ginger", "fill plantation 2 with clove"]
    play(state, "fill plantation 1 with ginger")
    assert texts(state) == ["fill plantation 1 with ginger", "fill plantation 2 with clove"]


@rule("EXP-3")
def test_a_mixed_harvest_changes_what_is_still_to_be_taken(edition: str) -> None:
    """EXP-3: after one sack the other three pieces may be ships."""
    state = table(
        edition=edition, ships=NOTHING, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]},
        boards={0: {"plantation 1": "triple ginger:", "plantation 2": "triple clove:"}},
    )  # fmt: skip
    play(state, "harvest", "fill plantation 1 with ginger", "play mixed harvest palm")
    play(state, "one ship", "one ship", "one ship")
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}
    assert state.players[0].ships == 3
    assert state.seat == 1


@rule("EXP-3")
def test_a_mixed_harvest_may_use_what_found_no_room(edition: str) -> None:
    """EXP-3: the fields are full, sacks remain, and the card turns them into ships or colonists."""
    state = table(
        edition=edition, colonists=NOTHING, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]},
        boards={0: {"plantation 1": "single ginger:"}},
    )  # fmt: skip
    play(state, "harvest")
    answer_while(state, "fill")
    assert texts(state) == ["done", "play mixed harvest palm"]
    play(state, "play mixed harvest palm", "one colonist", "one colonist", "one colonist")
    assert state.players[0].colonists == 3


@rule("EXP-3")
def test_a_mixed_harvest_is_taken_whole(edition: str) -> None:
    """EXP-3: ships and colonists always find room, so no piece is left over."""
    state = table(edition=edition, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]})
    play(state, "harvest", "play mixed harvest palm")
    assert texts(state) == ["one ship", "one colonist"]


@rule("EXP-3", "ACT-9")
def test_a_duty_in_a_mixed_harvest_makes_room_for_sacks(edition: str) -> None:
    """EXP-3, ACT-9: with full fields only ships and colonists can be taken, after the Duty spices too."""
    board = {"plantation 1": "triple ginger: ginger ginger ginger", "plantation 2": "triple clove: clove clove clove"}
    state = table(
        edition=edition, rows={0: HARVEST_4}, hands={0: ["mixed harvest palm"]}, boards={0: board}, tiles={0: ["duty"]}
    )
    play(state, "harvest", "play mixed harvest palm", "one ship")
    assert texts(state) == ["one ship", "one colonist", "use duty"]
    play(state, "use duty", "fill plantation 2 with clove")
    answer_while(state, "fill")
    assert sacks(state, 0) == {"plantation 2": ["clove", "clove", "clove"]}


@rule("EXP-3")
def test_mixed_harvest_belongs_to_a_harvest(edition: str) -> None:
    """EXP-3: it is offered neither before nor with another action."""
    state = table(edition=edition, hands={0: ["mixed harvest palm"]}, boards={0: HALF_FULL})
    assert cards_offered(state) == []
    play(state, "taxes")
    assert cards_offered(state) == []


@rule("EXP-3")
def test_mixed_harvest_comes_too_late_when_all_is_taken(edition: str) -> None:
    """EXP-3: after the last sack there is nothing left to mix."""
    state = table(edition=edition, hands={0: ["mixed harvest palm"]}, boards={0: HALF_FULL})
    play(state, "harvest")
    answer_while(state, "fill")
    assert texts(state) == ["end turn"]


# ------------------------------------------------------------------------------------------------------ one more card


@rule("EXP-3")
def test_one_more_card_is_turned_over_for_a_founding(edition: str) -> None:
    """EXP-3: 1 and 1 are too few for Quilon, the third card shows 3, and one colonist is paid."""
    state = table(edition=edition, colonists=[1, 0, 0, 0], pile=[1, 1, 3], hands={0: ["one more card shell"]})
    play(state, "found quilon", "play one more card shell", "pay colonists", "choose pepper/nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 0


@rule("EXP-3")
def test_with_one_more_card_the_founding_may_need_no_colonist(edition: str) -> None:
    """EXP-3: 2, 1 and 3 are what Quilon needs: it is founded at once."""
    state = table(edition=edition, colonists=[9, 0, 0, 0], pile=[2, 1, 3], hands={0: ["one more card shell"]})
    play(state, "found quilon", "play one more card shell", "choose pepper/nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 9


@rule("EXP-3")
def test_one_more_card_may_not_be_enough(edition: str) -> None:
    """EXP-3: 1, 1 and 3 without colonists: the founding fails, and all cards are discarded."""
    state = table(edition=edition, colonists=NOTHING, pile=[1, 1, 3], hands={0: ["one more card shell"]})
    play(state, "found quilon", "play one more card shell")
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 1
    assert len(state.discards) == 4


@rule("EXP-3")
def test_one_more_card_is_played_when_the_first_two_are_seen(edition: str) -> None:
    """EXP-3: not before the founding, and not if it succeeds anyway."""
    state = table(edition=edition, colonists=NOTHING, pile=[3, 3], hands={0: ["one more card shell"]})
    assert cards_offered(state) == []
    play(state, "found quilon")
    assert [text.split()[0] for text in texts(state)] == ["choose"] * 5
    assert hand(state, 0) == ["one more card shell"]


@rule("EXP-3")
def test_the_two_cards_cannot_come_up_again_as_the_third(edition: str) -> None:
    """EXP-3: with an empty pile the third comes from the discards, and the two on the table are not among them."""
    state = table(edition=edition, colonists=NOTHING, pile=[1, 1], hands={0: ["one more card shell"]}, rest="discards")
    play(state, "found calicut")
    events = play(state, "play one more card shell")
    assert PileReshuffled(28) in events  # 27 and the card played


# ------------------------------------------------------------------------------------------- ships only, spices only


@rule("EXP-3")
def test_ships_only_as_in_the_example_round(edition: str) -> None:
    """EXP-3: Green moves the ships marker from row 2 to row 3 and pays the 2 ships, no spice."""
    state = table(edition=edition, ships=[3, 0, 0, 0], rows={0: (2, 1, 1, 1, 1)}, hands={0: ["ships only fish"]})
    play(state, "play ships only fish", "progress ships")
    assert rows(state, 0) == (3, 1, 1, 1, 1)
    assert state.players[0].ships == 1


@rule("EXP-3")
def test_ships_only_keeps_the_spices(edition: str) -> None:
    """EXP-3: also if the player has what the step shows."""
    state = table(edition=edition, boards={0: HALF_FULL}, hands={0: ["ships only fish"]})
    play(state, "play ships only fish", "progress ships")
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}
    assert state.players[0].ships == 3


@rule("EXP-3")
def test_ships_only_offers_the_columns_whose_ships_can_be_paid(edition: str) -> None:
    """EXP-3: with 2 ships the steps from rows 1 and 2, not those from rows 3 and 4, and none from row 5."""
    state = table(edition=edition, ships=[2, 0, 0, 0], rows={0: (1, 2, 3, 4, 5)}, hands={0: ["ships only fish"]})
    play(state, "play ships only fish")
    assert texts(state) == ["progress ships", "progress harvest"]


@rule("EXP-3")
@pytest.mark.parametrize(("ships", "row"), [(0, 1), (1, 2), (9, 5)])
def test_ships_only_is_not_offered_when_no_step_can_be_paid(edition: str, ships: int, row: int) -> None:
    """EXP-3: without ships, with too few of them, or with all markers at their goal."""
    state = table(edition=edition, ships=[ships, 0, 0, 0], rows={0: (row,) * 5}, hands={0: ["ships only fish"]})
    assert cards_offered(state) == []


@rule("EXP-3")
def test_spices_only_keeps_the_ships(edition: str) -> None:
    """EXP-3: the step costs its spices and no ship."""
    board = {"plantation 1": "single ginger: ginger", "plantation 2": "single cinnamon: cinnamon"}
    state = table(
        edition=edition, ships=NOTHING, rows={0: (2, 2, 2, 2, 2)}, boards={0: board}, hands={0: ["spices only tiger"]}
    )
    play(state, "play spices only tiger", "progress ships")
    assert rows(state, 0) == (3, 2, 2, 2, 2)
    assert sacks(state, 0) == {}
    assert state.players[0].ships == 0


@rule("EXP-3")
def test_spices_only_offers_the_columns_whose_spices_can_be_paid(edition: str) -> None:
    """EXP-3: with ginger and clove and no ship: ships and colonists."""
    board = {"plantation 1": "single ginger: ginger", "plantation 2": "single clove: clove"}
    state = table(edition=edition, ships=NOTHING, boards={0: board}, hands={0: ["spices only tiger"]})
    assert steps_offered(state) == []
    play(state, "play spices only tiger")
    assert texts(state) == ["progress ships", "progress colonists"]


@rule("EXP-3")
def test_spices_only_is_not_offered_without_the_spices_of_a_step(edition: str) -> None:
    """EXP-3: ginger alone does not pay for any step from row 2."""
    state = table(edition=edition, rows={0: (2, 2, 2, 2, 2)}, boards={0: HALF_FULL}, hands={0: ["spices only tiger"]})
    assert cards_offered(state) == []


@rule("EXP-3")
def test_spices_only_lets_the_player_choose_the_sacks(edition: str) -> None:
    """EXP-3: as in any other step."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any: ginger"}
    state = table(edition=edition, boards={0: board}, hands={0: ["spices only tiger"]})
    play(state, "play spices only tiger", "progress ships")
    assert texts(state) == ["give ginger from plantation 1", "give ginger from cochin"]
    play(state, "give ginger from cochin")
    assert state.players[0].ships == 4


@rule("EXP-3")
@pytest.mark.parametrize("card", ["ships only fish", "spices only tiger"])
def test_a_card_for_progress_uses_up_the_action(edition: str, card: str) -> None:
    """EXP-3: the card changes the action, it does not replace it."""
    state = table(edition=edition, boards={0: HALF_FULL}, hands={0: [card]})
    play(state, f"play {card}", "progress ships")
    assert rows(state, 0) == (2, 1, 1, 1, 1)
    assert state.seat == 1


@rule("EXP-3")
@pytest.mark.parametrize("card", ["ships only fish", "spices only tiger"])
def test_once_a_card_for_progress_is_played_only_its_steps_are_offered(edition: str, card: str) -> None:
    """EXP-3: no other action can be taken with it."""
    state = table(edition=edition, boards={0: HALF_FULL}, hands={0: [card, "two ships tiger"]}, tiles={0: ["ship"]})
    play(state, f"play {card}")
    assert {text.split()[0] for text in texts(state)} == {"progress"}


@rule("EXP-3")
@pytest.mark.parametrize("card", ["ships only fish", "spices only tiger"])
def test_a_card_for_progress_cannot_follow_another_action(edition: str, card: str) -> None:
    """EXP-3: after Taxes, or after a step paid in full, it is too late."""
    for action in ("taxes", "progress ships"):
        board = {"plantation 1": "double ginger: ginger ginger"}
        state = table(edition=edition, ships=[9, 0, 0, 0], boards={0: board}, hands={0: [card]})
        play(state, action)
        assert texts(state) == ["end turn"]


# ------------------------------------------------------------------------------------------------ progress for ducats


@rule("EXP-4")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", ["ships", "harvest", "taxes", "expedition", "colonists"])
def test_a_step_costs_six_ducats_for_each_spice_shown(edition: str, column: str, row: int) -> None:
    """EXP-4: 6, 12, 18 or 24 ducats, and neither spices nor ships."""
    state = table(
        edition=edition, ducats=[30, 0, 0, 0], ships=NOTHING, rows={0: (row,) * 5}, boards={0: HALF_FULL},
        hands={0: ["progress for ducats statue"]},
    )  # fmt: skip
    play(state, "play progress for ducats statue", f"progress {column}")
    assert state.players[0].ducats == 30 - 6 * row
    assert sum(rows(state, 0)) == 5 * row + 1
    assert sacks(state, 0) == {"plantation 1": ["ginger"]}
    assert state.players[0].ships == 0


@rule("EXP-4")
def test_only_columns_that_the_ducats_pay_for_are_offered(edition: str) -> None:
    """EXP-4: with 17 ducats the steps from rows 1 and 2."""
    state = table(
        edition=edition, ducats=[17, 0, 0, 0], rows={0: (1, 2, 3, 4, 5)}, hands={0: ["progress for ducats statue"]}
    )
    play(state, "play progress for ducats statue")
    assert texts(state) == ["progress ships", "progress harvest"]


@rule("EXP-4")
@pytest.mark.parametrize(("ducats", "row"), [(5, 1), (23, 4), (99, 5)])
def test_the_card_is_not_offered_when_no_step_can_be_paid(edition: str, ducats: int, row: int) -> None:
    """EXP-4: one ducat short, or all markers at their goal."""
    state = table(
        edition=edition, ducats=[ducats, 0, 0, 0], rows={0: (row,) * 5}, hands={0: ["progress for ducats statue"]}
    )
    assert cards_offered(state) == []


@rule("EXP-4")
def test_one_marker_moves_one_row(edition: str) -> None:
    """EXP-4: also if the ducats would pay for more."""
    state = table(
        edition=edition, ducats=[99, 0, 0, 0], ships=NOTHING, hands={0: ["progress for ducats statue"]},
    )  # fmt: skip
    play(state, "play progress for ducats statue", "progress taxes")
    assert rows(state, 0) == (1, 1, 2, 1, 1)
    assert steps_offered(state) == []


@rule("EXP-4", editions=("2004",))
def test_in_2004_the_card_uses_up_the_action(edition: str) -> None:
    """EXP-4: it changes a Progress action."""
    state = table(edition=edition, hands={0: ["progress for ducats statue"]})
    play(state, "play progress for ducats statue", "progress taxes")
    assert state.seat == 1


@rule("EXP-4", editions=("2004",))
def test_in_2004_the_card_cannot_follow_another_action(edition: str) -> None:
    """EXP-4: nor be played during one."""
    state = table(edition=edition, hands={0: ["progress for ducats statue"]})
    play(state, "taxes")
    assert texts(state) == ["end turn"]


@rule("EXP-4", editions=("2012",))
def test_in_2012_the_card_leaves_the_action(edition: str) -> None:
    """EXP-4: a step for ducats and then Taxes from the new row."""
    state = table(edition=edition, ducats=[6, 0, 0, 0], hands={0: ["progress for ducats statue"]})
    play(state, "play progress for ducats statue", "progress taxes", "taxes")
    assert state.players[0].ducats == 6


@rule("EXP-4", editions=("2012",))
def test_in_2012_the_card_may_go_with_a_progress_action(edition: str) -> None:
    """EXP-4: two steps in one action turn, one for ducats, one for spice and ship."""
    state = table(edition=edition, boards={0: HALF_FULL}, hands={0: ["progress for ducats statue"]})
    play(state, "play progress for ducats statue", "progress taxes", "progress ships")
    assert rows(state, 0) == (2, 1, 2, 1, 1)
    assert (state.players[0].ducats, state.players[0].ships) == (4, 3)


@rule("EXP-4", editions=("2012",))
def test_in_2012_the_card_may_follow_the_action(edition: str) -> None:
    """EXP-4: with ducats that the action has just brought."""
    state = table(edition=edition, ducats=[2, 0, 0, 0], hands={0: ["progress for ducats statue"]})
    assert cards_offered(state) == []
    play(state, "taxes", "play progress for ducats statue", "progress colonists")
    assert rows(state, 0) == (1, 1, 1, 1, 2)
    assert state.players[0].ducats == 0
    assert state.seat == 1


@rule("EXP-4", editions=("2012",))
def test_in_2012_the_card_counts_as_the_one_card_of_the_turn(edition: str) -> None:
    """EXP-4: no second card may make it cheaper or follow it."""
    state = table(edition=edition, hands={0: ["progress for ducats statue", "ships only fish", "two ships tiger"]})
    play(state, "play progress for ducats statue", "progress taxes")
    assert cards_offered(state) == []
