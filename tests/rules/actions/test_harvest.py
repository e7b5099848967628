"""ACT-4 Harvest."""

import pytest
from tests.rulebook import rule
from tests.table import play, sacks, table, texts

import goa
from goa.core.events import Event, SpicesLost

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
SPICES_IN_ROW = (1, 2, 4, 6, 8)
ROW_3 = (1, 3, 1, 1, 1)  # harvests 4
ROW_2 = (1, 2, 1, 1, 1)  # harvests 2


def lost(state: goa.State) -> list[Event]:
    """What the last choice lost for want of room."""
    return [event for event in state.events if isinstance(event, SpicesLost)]


def fill_what_fits(state: goa.State) -> None:
    """Take the first sack offered until none is."""
    while texts(state)[0].startswith("fill "):
        play(state, texts(state)[0])


# ---------------------------------------------------------------------------------------------------------- how many


@rule("ACT-4")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_marker_shows_how_many_spices_are_harvested(edition: str, row: int) -> None:
    """ACT-4: 1, 2, 4, 6 or 8 sacks, if there is room for them."""
    board = {f"plantation {number}": f"triple {spice}:" for number, spice in enumerate(SPICES[:4], 1)}
    state = table(edition=edition, boards={0: board}, rows={0: (1, row, 1, 1, 1)})
    play(state, "harvest")
    fill_what_fits(state)
    assert sum(map(len, sacks(state, 0).values())) == SPICES_IN_ROW[row - 1]


@rule("ACT-4")
def test_a_harvest_greater_than_the_room_brings_what_fits(edition: str) -> None:
    """ACT-4: four sacks and one empty field: three are lost."""
    state = table(edition=edition, rows={0: ROW_3}, boards={0: {"plantation 1": "double ginger: ginger"}})
    play(state, "harvest")
    assert sacks(state, 0) == {"plantation 1": ["ginger", "ginger"]}
    assert state.seat == 1
    assert lost(state) == [SpicesLost(0, 3)]


@rule("ACT-4")
def test_a_harvest_that_is_stopped_without_room_says_what_is_lost(edition: str) -> None:
    """ACT-4: the seat is asked, because a card of the hand could make room."""
    board = {"plantation 1": "double ginger: ginger"}
    state = table(edition=edition, rows={0: ROW_3}, boards={0: board}, hands={0: ["two ships"]})
    play(state, "harvest")
    fill_what_fits(state)
    assert lost(state) == []
    play(state, "done")
    assert lost(state) == [SpicesLost(0, 3)]


@rule("ACT-4")
def test_a_harvest_with_room_for_all_loses_nothing(edition: str) -> None:
    """ACT-4: two sacks, two empty fields."""
    state = table(edition=edition, rows={0: ROW_2}, boards={0: {"plantation 1": "double ginger:"}})
    play(state, "harvest")
    assert lost(state) == []


@rule("ACT-4")
def test_with_room_for_all_the_harvest_is_taken_whole(edition: str) -> None:
    """ACT-4: while a field is empty the player cannot stop early."""
    state = table(edition=edition, rows={0: ROW_3}, boards={0: {"cochin": "any:", "calicut": "any:"}})
    play(state, "harvest")
    assert not [text for text in texts(state) if not text.startswith("fill ")]


@rule("ACT-4")
def test_with_more_room_than_sacks_the_player_chooses_the_fields(edition: str) -> None:
    """ACT-4: one sack, two plantations with an empty field."""
    board = {"plantation 1": "double ginger: ginger", "plantation 2": "double clove:"}
    state = table(edition=edition, boards={0: board})
    play(state, "harvest")
    assert texts(state) == ["fill plantation 1 with ginger", "fill plantation 2 with clove"]
    play(state, "fill plantation 2 with clove")
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "plantation 2": ["clove"]}
    assert state.seat == 1


@rule("ACT-4")
def test_sacks_may_be_spread_or_laid_together(edition: str) -> None:
    """ACT-4: two sacks go onto one plantation or onto two."""
    board = {"plantation 1": "double ginger:", "plantation 2": "double clove:"}
    together = table(edition=edition, rows={0: ROW_2}, boards={0: board})
    play(together, "harvest", "fill plantation 1 with ginger", "fill plantation 1 with ginger")
    assert sacks(together, 0) == {"plantation 1": ["ginger", "ginger"]}
    spread = table(edition=edition, rows={0: ROW_2}, boards={0: board})
    play(spread, "harvest", "fill plantation 1 with ginger", "fill plantation 2 with clove")
    assert sacks(spread, 0) == {"plantation 1": ["ginger"], "plantation 2": ["clove"]}


@rule("ACT-4")
def test_sacks_on_the_fields_stay(edition: str) -> None:
    """ACT-4: only empty fields are filled, and a full place is not offered."""
    board = {"cochin": "any: pepper", "calicut": "any: nutmeg"}
    state = table(edition=edition, boards={0: board})
    play(state, "harvest")
    assert texts(state) == [f"fill calicut with {spice}" for spice in SPICES]
    play(state, "fill calicut with clove")
    assert sacks(state, 0) == {"cochin": ["pepper"], "calicut": ["nutmeg", "clove"]}


# ------------------------------------------------------------------------------------------------- what a field accepts


@rule("ACT-4")
def test_a_plantation_takes_its_own_spice_without_a_question(edition: str) -> None:
    """ACT-4: where place and spice are clear nothing is asked."""
    state = table(edition=edition, rows={0: ROW_2}, boards={0: {"plantation 3": "triple nutmeg:"}})
    play(state, "harvest")
    assert sacks(state, 0) == {"plantation 3": ["nutmeg", "nutmeg"]}
    assert state.seat == 1


@rule("ACT-4")
def test_quilon_takes_either_spice_of_its_pair(edition: str) -> None:
    """ACT-4: the player chooses between the two."""
    state = table(edition=edition, boards={0: {"quilon": "pepper/nutmeg:"}})
    play(state, "harvest")
    assert texts(state) == ["fill quilon with pepper", "fill quilon with nutmeg"]


@rule("ACT-4")
def test_cochin_takes_any_spice(edition: str) -> None:
    """ACT-4: the player chooses among all five."""
    state = table(edition=edition, boards={0: {"cochin": "any:"}})
    play(state, "harvest")
    assert texts(state) == [f"fill cochin with {spice}" for spice in SPICES]


@rule("ACT-4", editions=("2012",))
def test_crop_rotation_takes_any_spice(edition: str) -> None:
    """ACT-4: the player chooses among all five, each time anew."""
    state = table(edition=edition, boards={0: {"plantation 2": "crop rotation:"}})
    play(state, "harvest")
    assert texts(state) == [f"fill plantation 2 with {spice}" for spice in SPICES]


@rule("ACT-4")
@pytest.mark.parametrize("second", ["ginger", "cinnamon"])
def test_each_field_of_madras_is_decided_by_itself(edition: str, second: str) -> None:
    """ACT-4: two alike or two different."""
    state = table(edition=edition, rows={0: ROW_2}, boards={0: {"madras": "ginger/cinnamon:"}})
    play(state, "harvest", "fill madras with ginger", f"fill madras with {second}")
    assert sacks(state, 0) == {"madras": ["ginger", second]}


@rule("ACT-4")
def test_a_mixture_has_one_name_only(edition: str) -> None:
    """ACT-4: sacks are named upward, so after pepper no ginger is offered for the second field of Calicut."""
    state = table(edition=edition, rows={0: ROW_2}, boards={0: {"calicut": "any:"}})
    play(state, "harvest", "fill calicut with pepper")
    assert texts(state) == [f"fill calicut with {spice}" for spice in SPICES[1:]]


@rule("ACT-4")
def test_the_example_of_our_page(edition: str) -> None:
    """ACT-4: four sacks, two fields for ginger and Cochin: only Cochin is asked for, the fourth sack is lost."""
    board = {"plantation 1": "double ginger:", "cochin": "any:"}
    state = table(edition=edition, rows={0: ROW_3}, boards={0: board})
    play(state, "harvest", "fill cochin with clove")
    assert sacks(state, 0) == {"plantation 1": ["ginger", "ginger"], "cochin": ["clove"]}
    assert state.seat == 1


@rule("ACT-4")
def test_plantations_alike_in_every_respect_count_as_one(edition: str) -> None:
    """ACT-4: two empty double ginger plantations: nothing is asked."""
    board = {"plantation 1": "double ginger:", "plantation 2": "double ginger:"}
    state = table(edition=edition, boards={0: board})
    play(state, "harvest")
    assert sum(map(len, sacks(state, 0).values())) == 1
    assert state.seat == 1


@rule("ACT-4")
def test_no_harvest_is_lost_where_alike_plantations_have_another_between(edition: str) -> None:
    """ACT-4: two peppers, or a pepper and a cinnamon: two sacks for three single fields, two harvests."""
    board = {
        "plantation 1": "single pepper:", "plantation 2": "single cinnamon:", "plantation 3": "single pepper:",
    }  # fmt: skip
    harvested = set()
    open_ways: list[list[str]] = [[]]
    while open_ways:
        way = open_ways.pop()
        state = table(edition=edition, rows={0: ROW_2}, boards={0: board})
        play(state, "harvest", *way)
        if state.seat == 0:
            open_ways += [[*way, text] for text in texts(state)]
        else:
            harvested.add(tuple(sorted(spice for bag in sacks(state, 0).values() for spice in bag)))
    assert harvested == {("cinnamon", "pepper"), ("pepper", "pepper")}


@rule("ACT-4")
def test_alike_plantations_are_no_longer_alike_after_a_sack(edition: str) -> None:
    """ACT-4: the second ginger may join the first or go onto the other plantation."""
    board = {"plantation 1": "double ginger:", "plantation 2": "double ginger:"}
    state = table(edition=edition, rows={0: ROW_2}, boards={0: board})
    play(state, "harvest")
    assert texts(state) == ["fill plantation 1 with ginger", "fill plantation 2 with ginger"]


@rule("ACT-4")
def test_only_the_own_marker_and_fields_count(edition: str) -> None:
    """ACT-4: a harvest does not touch the fields of others."""
    board = {"plantation 1": "triple clove:"}
    state = table(edition=edition, boards={0: board, 1: board}, rows={0: (5, 1, 5, 5, 5), 1: (1, 5, 1, 1, 1)})
    play(state, "harvest")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}
    assert sacks(state, 1) == {}


# -------------------------------------------------------------------------------------------- cards and tiles between


@rule("ACT-4", "ACT-9")
def test_a_sale_in_the_middle_makes_room_for_the_rest(edition: str) -> None:
    """ACT-4, ACT-9: four sacks, two fields empty: two cloves are sold and the last two sacks find room."""
    board = {"plantation 1": "triple ginger: ginger", "plantation 2": "double clove: clove clove"}
    state = table(edition=edition, rows={0: ROW_3}, boards={0: board}, hands={0: ["sell spices statue"]})
    play(state, "harvest")
    fill_what_fits(state)
    assert texts(state) == ["done", "play sell spices statue"]
    play(state, "play sell spices statue", "give clove from plantation 2", "give clove from plantation 2")
    assert sacks(state, 0) == {"plantation 1": ["ginger"] * 3}
    fill_what_fits(state)
    assert sacks(state, 0) == {"plantation 1": ["ginger"] * 3, "plantation 2": ["clove"] * 2}
    assert state.players[0].ducats == 16


@rule("ACT-4", "ACT-9")
def test_room_made_in_an_earlier_place_is_filled_again(edition: str) -> None:
    """ACT-4, ACT-9: Cochin is filled, then the sack of the plantation sold: the next one goes onto the plantation."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any:"}
    state = table(edition=edition, rows={0: ROW_2}, boards={0: board}, hands={0: ["sell spices statue"]})
    play(state, "harvest", "fill cochin with clove", "play sell spices statue", "give ginger from plantation 1", "done")
    fill_what_fits(state)
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "cochin": ["clove"]}
    assert state.players[0].ducats == 13


@rule("ACT-4", "ACT-9")
def test_a_sale_may_come_while_there_is_still_room(edition: str) -> None:
    """ACT-4, ACT-9: the card need not wait until the fields are full."""
    board = {"plantation 1": "single ginger: ginger", "cochin": "any:"}
    state = table(edition=edition, rows={0: ROW_3}, boards={0: board}, hands={0: ["sell spices statue"]})
    play(state, "harvest", "play sell spices statue", "give ginger from plantation 1")
    assert sacks(state, 0) == {}
    fill_what_fits(state)
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "cochin": ["ginger"]}


@rule("ACT-4", "ACT-9")
def test_a_duty_in_the_middle_makes_room_for_the_rest(edition: str) -> None:
    """ACT-4, ACT-9: six sacks are given up while a sack is still to come; it finds room."""
    board = {"plantation 1": "triple ginger: ginger ginger", "plantation 2": "triple clove: clove clove clove"}
    state = table(edition=edition, rows={0: ROW_2}, boards={0: board}, tiles={0: ["duty"]})
    play(state, "harvest")
    fill_what_fits(state)
    assert texts(state) == ["done", "use duty"]
    play(state, "use duty")
    assert sacks(state, 0) == {}
    assert texts(state) == ["fill plantation 1 with ginger", "fill plantation 2 with clove"]


@rule("ACT-4", "ACT-9")
def test_a_harvest_of_full_fields_can_begin_with_a_duty(edition: str) -> None:
    """ACT-4, ACT-9: with every field full the sacks come after the Duty."""
    board = {"plantation 1": "triple ginger: ginger ginger ginger", "plantation 2": "triple clove: clove clove clove"}
    state = table(edition=edition, rows={0: ROW_3}, boards={0: board}, tiles={0: ["duty"]})
    play(state, "harvest", "use duty")
    fill_what_fits(state)
    assert sum(map(len, sacks(state, 0).values())) == 4


@rule("ACT-4", "ACT-9")
def test_the_spice_tile_may_come_between_two_sacks(edition: str) -> None:
    """ACT-4, ACT-9: its spice takes a field that the harvest would have filled."""
    board = {"plantation 1": "single ginger:", "plantation 2": "double clove:"}
    state = table(edition=edition, rows={0: ROW_2}, boards={0: board}, tiles={0: ["spice"]})
    play(state, "harvest", "use spice", "fill plantation 1 with ginger")
    fill_what_fits(state)
    assert sacks(state, 0) == {"plantation 1": ["ginger"], "plantation 2": ["clove", "clove"]}


@rule("ACT-4")
def test_without_room_the_harvest_stays_open_for_a_player_with_a_card(edition: str) -> None:
    """ACT-4: the question comes whatever the card is, so it betrays nothing."""
    state = table(
        edition=edition, rows={0: ROW_2}, boards={0: {"plantation 1": "single ginger:"}},
        hands={0: ["ships only fish"]},
    )  # fmt: skip
    play(state, "harvest")
    fill_what_fits(state)
    assert texts(state) == ["done"]
    play(state, "done")
    assert texts(state) == ["end turn"]


@rule("ACT-4")
def test_a_harvest_that_fits_is_over_also_for_a_player_with_a_card(edition: str) -> None:
    """ACT-4: nothing is left to take, so nothing is kept open."""
    state = table(
        edition=edition, rows={0: ROW_2}, boards={0: {"plantation 1": "double ginger:"}}, hands={0: ["ships only fish"]}
    )
    play(state, "harvest")
    fill_what_fits(state)
    assert texts(state) == ["end turn"]


@rule("ACT-4")
def test_without_room_the_harvest_ends_when_a_card_was_played(edition: str) -> None:
    """ACT-4: who has played a card in this action turn can make no room with another."""
    state = table(
        edition=edition, rows={0: ROW_2}, boards={0: {"plantation 1": "single ginger:"}},
        hands={0: ["two ships tiger", "sell spices statue"]},
    )  # fmt: skip
    play(state, "play two ships tiger", "harvest")
    fill_what_fits(state)
    assert texts(state) == ["end turn"]


@rule("ACT-4")
def test_without_room_a_duty_of_five_sacks_keeps_nothing_open(edition: str) -> None:
    """ACT-4: a Duty that cannot be fulfilled makes no room."""
    board = {"plantation 1": "triple ginger: ginger ginger", "plantation 2": "double clove: clove clove"}
    state = table(edition=edition, rows={0: ROW_2}, boards={0: board}, tiles={0: ["duty"]})
    play(state, "harvest")
    assert sacks(state, 0) == {"plantation 1": ["ginger"] * 3, "plantation 2": ["clove"] * 2}
    assert state.seat == 1


@rule("ACT-4")
def test_a_tile_that_makes_no_room_keeps_nothing_open(edition: str) -> None:
    """ACT-4: with a Ship tile the action turn goes on, the harvest does not."""
    state = table(edition=edition, rows={0: ROW_2}, boards={0: {"plantation 1": "single ginger:"}}, tiles={0: ["ship"]})
    play(state, "harvest")
    fill_what_fits(state)
    assert texts(state) == ["end turn", "use ship"]


@rule("ACT-4")
def test_who_says_done_loses_the_rest(edition: str) -> None:
    """ACT-4: after that a sale brings ducats, but no further sack."""
    state = table(
        edition=edition, rows={0: ROW_3}, boards={0: {"plantation 1": "single ginger:"}},
        hands={0: ["sell spices statue"]},
    )  # fmt: skip
    play(state, "harvest")
    fill_what_fits(state)
    play(state, "done", "play sell spices statue", "give ginger from plantation 1")
    assert sacks(state, 0) == {}
    assert state.players[0].ducats == 13
