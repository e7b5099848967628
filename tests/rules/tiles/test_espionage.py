"""Espionage: goods in 2004, an action in 2012."""

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import names
from tests.table import colonies, hand, play, sacks, table, texts, tiles

from goa.core.state import State

FULL = {"plantation 1": "triple clove: clove clove clove", "plantation 2": "triple pepper: pepper pepper pepper"}
HELD = ["mixed harvest", "sell spices"]


def spied(state: State) -> list[str]:
    """What Espionage offers, without the words around it: "ships 2" for the ships marker of seat 2."""
    return [text.removeprefix("spy on ").replace(" of seat", "") for text in texts(state) if text.startswith("spy on ")]


def played(state: State) -> list[str]:
    """The effects of the cards that may be played now."""
    return [text.removeprefix("play ").rsplit(" ", 1)[0] for text in texts(state) if text.startswith("play ")]


@rule("TIL-20")
def test_espionage_takes_ships_as_the_rivals_marker_shows(edition: str) -> None:
    """TIL-20: the rival's marker is in row 5; one's own marker in row 1 does not matter."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (5, 1, 1, 1, 1)})
    play(state, "use espionage", "spy on ships of seat 2")
    assert state.players[0].ships == 4 + {"2004": 5, "2012": 6}[edition]


@rule("TIL-20")
def test_espionage_takes_ducats_as_the_rivals_marker_shows(edition: str) -> None:
    """TIL-20: row 4 of the taxes gives 10, from the bank."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={2: (1, 1, 4, 1, 1)})
    play(state, "use espionage", "spy on taxes of seat 3")
    assert [player.ducats for player in state.players] == [20, 10, 10, 10]


@rule("TIL-20")
def test_espionage_takes_spices_as_the_rivals_marker_shows(edition: str) -> None:
    """TIL-20: row 3 of the harvest gives four sacks, onto fields of one's own choice."""
    board = {"plantation 1": "triple clove:", "madras": "pepper/nutmeg:", "calicut": "any:"}
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 3, 1, 1, 1)}, boards={0: board})
    play(state, "use espionage", "spy on harvest of seat 2")
    play(state, "fill plantation 1 with clove", "fill madras with pepper", "fill madras with nutmeg")
    play(state, "fill calicut with ginger")
    assert sacks(state, 0) == {"plantation 1": ["clove"], "madras": ["pepper", "nutmeg"], "calicut": ["ginger"]}


@rule("TIL-20")
def test_espionage_spices_without_room_are_lost(edition: str) -> None:
    """TIL-20: eight sacks for two fields."""
    board = {"plantation 1": "double clove:"}
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 5, 1, 1, 1)}, boards={0: board})
    play(state, "use espionage", "spy on harvest of seat 2")
    while "taxes" not in texts(state):
        play(state, "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove", "clove"]}
    assert state.seat == 0


@rule("TIL-20")
def test_espionage_reads_the_rivals_marker_also_when_it_is_worse(edition: str) -> None:
    """TIL-20: one's own marker in row 5 adds nothing to the rival's in row 1."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={0: (5, 5, 5, 5, 5)})
    play(state, "use espionage", "spy on taxes of seat 2")
    assert state.players[0].ducats == 14


@rule("TIL-20")
def test_espionage_does_the_rival_no_harm(edition: str) -> None:
    """TIL-20: the rival's marker is only read; the rival loses nothing, and the marker stays."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (3, 3, 3, 3, 3)})
    victim = state.players[1]
    before = (victim.ships, victim.colonists, victim.ducats, victim.rows)
    play(state, "use espionage", "spy on ships of seat 2")
    assert (victim.ships, victim.colonists, victim.ducats, victim.rows) == before
    assert state.players[1].ships == 4


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("TIL-20")
def test_espionage_may_look_at_every_opponent(edition: str, players: int) -> None:
    """TIL-20: each of the others, never oneself; and never the expedition column."""
    board = {0: {"plantation 1": "single clove:"}}
    state = table(edition=edition, players=players, tiles={0: ["espionage"]}, boards=board)
    play(state, "use espionage")
    columns = ("ships", "harvest", "taxes") if edition == "2004" else ("ships", "harvest", "taxes", "colonists")
    assert spied(state) == [f"{column} {seat}" for column in columns for seat in range(2, players + 1)]


@rule("TIL-20")
def test_espionage_brings_no_expedition_cards(edition: str) -> None:
    """TIL-20: not even from an opponent who is far ahead in that column, and not in a founding either."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 5, 5)}, pile=[1, 1])
    play(state, "use espionage")
    assert not [text for text in texts(state) if "expedition" in text]

    founding = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 5, 5)}, pile=[1, 1])
    play(founding, "found calicut", "use espionage")
    assert spied(founding)
    assert not [text for text in texts(founding) if "expedition" in text]


@rule("TIL-20")
def test_espionage_costs_no_action(edition: str) -> None:
    """TIL-20: after the rival's taxes one's own action may be taxes too."""
    state = table(edition=edition, tiles={0: ["espionage"]})
    play(state, "use espionage", "spy on taxes of seat 2", "taxes")
    assert state.players[0].ducats == 10 + 4 + 4


@rule("TIL-20")
def test_espionage_may_follow_the_action(edition: str) -> None:
    """TIL-20: or one's own taxes come first."""
    state = table(edition=edition, tiles={0: ["espionage"]})
    play(state, "taxes", "use espionage", "spy on taxes of seat 2")
    assert state.players[0].ducats == 10 + 4 + 4
    assert state.seat == 1


@rule("TIL-20")
def test_espionage_works_once_in_the_game(edition: str) -> None:
    """TIL-20: the tile is discarded."""
    state = table(edition=edition, tiles={0: ["espionage"]})
    play(state, "use espionage", "spy on ships of seat 2")
    assert tiles(state, 0) == []
    assert state.players[0].resting == state.players[0].kept == ()
    assert names(state.discarded_tiles) == ["espionage"]


@pytest.mark.parametrize("board", [{}, FULL])
@rule("TIL-20")
def test_espionage_takes_no_spices_without_a_field_for_them(edition: str, board: dict[str, str]) -> None:
    """TIL-20: they need an empty field, as ever."""
    state = table(edition=edition, tiles={0: ["espionage"]}, boards={0: board})
    play(state, "use espionage")
    assert not [what for what in spied(state) if what.startswith("harvest")]
    assert "ships 2" in spied(state)


# 2004: the goods are taken


@rule("TIL-20", editions=("2004",))
def test_espionage_recruits_come_on_top(edition: str) -> None:
    """TIL-20: own marker 3, cards 2 and 2, the rival's marker 6: Calicut is founded and nothing is paid."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={0: (1, 1, 1, 1, 3), 1: (1, 1, 1, 1, 5)},
        pile=[2, 2],
    )
    play(state, "found calicut", "use espionage", "spy on colonists of seat 2")
    assert colonies(state, 0) == ["calicut"]
    assert state.players[0].colonists == 2


@rule("TIL-20", editions=("2004",))
def test_espionage_recruits_not_needed_lapse(edition: str) -> None:
    """TIL-20: Quilon lacks one recruit, six come, and no colonist is left over from them."""
    state = table(
        edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 5)}, pile=[2, 3], colonists=[0, 0, 0, 0]
    )
    play(state, "found quilon", "use espionage", "spy on colonists of seat 2", "choose pepper/nutmeg")
    play(state, "fill quilon with pepper")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 0


@rule("TIL-20", editions=("2004",))
def test_espionage_recruits_may_be_completed_with_colonists(edition: str) -> None:
    """TIL-20: cards 1 and 1, the rival's marker 3: of the eight for Cochin three are missing and are paid."""
    state = table(
        edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 3)}, pile=[1, 1], colonists=[4, 0, 0, 0]
    )
    play(
        state, "found cochin", "use espionage", "spy on colonists of seat 2", "pay colonists", "fill cochin with clove"
    )
    assert colonies(state, 0) == ["cochin"]
    assert state.players[0].colonists == 1


@rule("TIL-20", editions=("2004",))
def test_espionage_recruits_may_not_be_enough(edition: str) -> None:
    """TIL-20: the founding fails, brings its one colonist, and the recruits are not kept."""
    state = table(
        edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 2)}, pile=[1, 1], colonists=[2, 0, 0, 0]
    )
    play(state, "found calicut", "use espionage", "spy on colonists of seat 2")
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 3
    assert state.seat == 1


@rule("TIL-20", editions=("2004",))
def test_espionage_and_a_card_may_help_the_same_founding(edition: str) -> None:
    """TIL-20: cards 1 and 1, one more card with 2, the rival's marker 4: eight for Cochin."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 1, 1, 1, 4)},
        pile=[1, 1, 2],
        colonists=[0, 0, 0, 0],
        hands={0: ["one more card tiger"]},
    )
    play(state, "found cochin", "use espionage", "spy on colonists of seat 2", "play one more card tiger")
    play(state, "fill cochin with clove")
    assert colonies(state, 0) == ["cochin"]


@rule("TIL-20", editions=("2004",))
def test_espionage_offers_recruits_only_in_a_founding(edition: str) -> None:
    """TIL-20: before and after the action, and between two sacks, there is nobody to recruit for."""
    board = {"plantation 1": "double clove:", "plantation 2": "double ginger:"}
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 5)}, boards={0: board})
    before, during, after = state.copy(), state.copy(), state.copy()
    play(before, "use espionage")
    play(during, "harvest", "use espionage")
    play(after, "taxes", "use espionage")
    for moment in (before, during, after):
        assert spied(moment)
        assert "colonists 2" not in spied(moment)


@rule("TIL-20", editions=("2004",))
def test_espionage_in_a_founding_may_still_take_other_goods(edition: str) -> None:
    """TIL-20: ships, spices and ducats are there beside the recruits; they do not help the founding."""
    state = table(
        edition=edition,
        players=2,
        tiles={0: ["espionage"]},
        boards={0: {"cochin": "any:"}},
        rows={1: (1, 1, 1, 1, 3)},
        pile=[1, 1],
    )
    play(state, "found calicut", "use espionage")
    assert spied(state) == ["ships 2", "harvest 2", "taxes 2", "colonists 2"]
    play(state, "spy on ships of seat 2")
    assert state.players[0].ships == 5
    assert colonies(state, 0) == ["cochin"]


@rule("TIL-20", editions=("2004",))
def test_espionage_takes_no_recruits_where_there_are_none(edition: str) -> None:
    """TIL-20: row 1 of the colonists column shows 0."""
    state = table(edition=edition, players=3, tiles={0: ["espionage"]}, rows={2: (1, 1, 1, 1, 2)}, pile=[1, 1])
    play(state, "found calicut", "use espionage")
    assert "colonists 2" not in spied(state)
    assert "colonists 3" in spied(state)


@rule("TIL-20", editions=("2004",))
def test_goods_of_espionage_are_no_harvest_for_a_card(edition: str) -> None:
    """TIL-20: they are taken without an action, so no card can turn them into a mixture."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 5, 1, 1, 1)},
        boards={0: {"calicut": "any:"}},
        hands={0: HELD},
    )
    play(state, "use espionage", "spy on harvest of seat 2")
    assert "mixed harvest" not in played(state)
    play(state, "fill calicut with clove")
    assert "mixed harvest" not in played(state)
    assert sacks(state, 0) == {"calicut": ["clove", "clove"]}


@rule("TIL-20", editions=("2004",))
def test_espionage_takes_no_spices_for_a_card_to_change(edition: str) -> None:
    """TIL-20: with every field full, Mixed harvest in the hand does not make the rival's harvest possible."""
    state = table(edition=edition, tiles={0: ["espionage"]}, boards={0: FULL}, hands={0: HELD})
    play(state, "use espionage")
    assert "harvest 2" not in spied(state)


# 2012: an action is carried out with the rival's marker


@rule("TIL-20", editions=("2012",))
def test_espionage_founds_a_colony_with_a_rivals_marker(edition: str) -> None:
    """TIL-20: the rival's 6 and cards 3 and 1 make 10, so two colonists pay for Calicut; one's own action is left."""
    state = table(
        edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 5)}, pile=[3, 1], colonists=[2, 0, 0, 0]
    )
    play(state, "use espionage", "spy on colonists of seat 2", "found calicut", "pay colonists")
    play(state, "fill calicut with ginger", "fill calicut with clove")
    assert colonies(state, 0) == ["calicut"]
    assert state.players[0].colonists == 0
    assert (state.seat, "taxes" in texts(state)) == (0, True)


@rule("TIL-20", editions=("2012",))
def test_the_rivals_marker_counts_instead_of_the_own(edition: str) -> None:
    """TIL-20: one's own marker 6, the rival's 2, cards 1 and 1: Quilon lacks two, though one's own would be enough."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={0: (1, 1, 1, 1, 5), 1: (1, 1, 1, 1, 2)},
        pile=[1, 1],
        colonists=[2, 0, 0, 0],
    )
    play(state, "use espionage", "spy on colonists of seat 2", "found quilon")
    assert texts(state) == ["pay colonists", "let it fail"]
    play(state, "pay colonists", "choose pepper/nutmeg", "fill quilon with pepper")
    assert state.players[0].colonists == 0


@rule("TIL-20", editions=("2012",))
def test_a_failed_founding_by_espionage_brings_a_colonist(edition: str) -> None:
    """TIL-20: it fails like any other, the cards are discarded, and one's own action is still to be taken."""
    state = table(edition=edition, tiles={0: ["espionage"]}, pile=[1, 1])
    turned = sorted(state.pile[-2:])
    play(state, "use espionage", "spy on colonists of seat 2", "found calicut")
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 3
    assert sorted(state.discards) == turned
    assert (state.seat, "found calicut" in texts(state)) == (0, True)


@rule("TIL-20", editions=("2012",))
def test_a_founding_by_espionage_may_be_let_fail(edition: str) -> None:
    """TIL-20: who could pay the two missing colonists may keep them and take one more."""
    state = table(edition=edition, tiles={0: ["espionage"]}, rows={1: (1, 1, 1, 1, 2)}, pile=[1, 1])
    play(state, "use espionage", "spy on colonists of seat 2", "found quilon", "let it fail")
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 3


@rule("TIL-20", editions=("2012",))
def test_two_foundings_in_one_turn_one_after_the_other(edition: str) -> None:
    """TIL-20: one by Espionage and one as the action, each with the marker that belongs to it."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={0: (1, 1, 1, 1, 2), 1: (1, 1, 1, 1, 5)},
        pile=[1, 1, 2, 2],
        colonists=[0, 0, 0, 0],
    )
    play(state, "use espionage", "spy on colonists of seat 2", "found cochin", "fill cochin with clove")
    play(state, "found quilon", "choose pepper/nutmeg", "fill quilon with pepper")
    assert colonies(state, 0) == ["quilon", "cochin"]
    assert state.seat == 1


@rule("TIL-20", editions=("2012",))
def test_no_second_founding_while_one_is_open(edition: str) -> None:
    """TIL-20: during one's own founding Espionage brings ships, spices or ducats and nothing else."""
    state = table(
        edition=edition,
        players=2,
        tiles={0: ["espionage"]},
        boards={0: {"cochin": "any:"}},
        rows={1: (1, 1, 1, 1, 5)},
        pile=[1, 1],
    )
    play(state, "found calicut", "use espionage")
    assert spied(state) == ["ships 2", "harvest 2", "taxes 2"]


@rule("TIL-20", editions=("2012",))
def test_espionage_names_only_colonies_one_does_not_have(edition: str) -> None:
    """TIL-20: it is an ordinary founding; and with all four colonies there is none to begin."""
    board = {"quilon": "pepper/nutmeg: pepper", "madras": "pepper/nutmeg: pepper nutmeg"}
    state = table(edition=edition, tiles={0: ["espionage"]}, boards={0: board})
    play(state, "use espionage", "spy on colonists of seat 2")
    assert texts(state) == ["found cochin", "found calicut"]

    all_four = {**board, "cochin": "any: clove", "calicut": "any: clove clove"}
    state = table(edition=edition, players=2, tiles={0: ["espionage"]}, boards={0: all_four})
    play(state, "use espionage")
    assert spied(state) == ["ships 2", "taxes 2"]


@rule("TIL-20", editions=("2012",))
def test_one_more_card_helps_a_founding_by_espionage(edition: str) -> None:
    """TIL-20: the turn's one card may be an action card of the action copied."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 1, 1, 1, 2)},
        pile=[1, 1, 2],
        colonists=[0, 0, 0, 0],
        hands={0: ["one more card tiger"]},
    )
    play(state, "use espionage", "spy on colonists of seat 2", "found quilon", "play one more card tiger")
    play(state, "choose pepper/nutmeg", "fill quilon with pepper")
    assert colonies(state, 0) == ["quilon"]
    assert hand(state, 0) == []


@rule("TIL-20", editions=("2012",))
def test_the_colonist_tile_helps_a_founding_by_espionage(edition: str) -> None:
    """TIL-20: tiles may be used during it."""
    state = table(
        edition=edition,
        tiles={0: ["espionage", "colonist"]},
        rows={1: (1, 1, 1, 1, 2)},
        pile=[1, 2],
        colonists=[0, 0, 0, 0],
    )
    play(state, "use espionage", "spy on colonists of seat 2", "found quilon")
    assert "pay colonists" not in texts(state)
    play(state, "use colonist", "pay colonists", "choose pepper/nutmeg", "fill quilon with pepper")
    assert colonies(state, 0) == ["quilon"]


@rule("TIL-20", editions=("2012",))
def test_mixed_harvest_changes_a_harvest_by_espionage(edition: str) -> None:
    """TIL-20: four as the rival's marker shows, taken as two spices, a ship and a colonist."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 3, 1, 1, 1)},
        boards={0: {"plantation 1": "double clove:"}},
        hands={0: ["mixed harvest fish"]},
    )
    play(state, "use espionage", "spy on harvest of seat 2", "play mixed harvest fish", "one ship", "one colonist")
    while "taxes" not in texts(state):
        play(state, "fill plantation 1 with clove")
    assert (state.players[0].ships, state.players[0].colonists) == (5, 3)
    assert sacks(state, 0) == {"plantation 1": ["clove", "clove"]}


@rule("TIL-20", editions=("2012",))
def test_a_card_played_before_is_the_card_of_the_turn(edition: str) -> None:
    """TIL-20: the action copied brings no second card, nor does one's own action after it."""
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 3, 1, 1, 1)},
        boards={0: {"calicut": "any:"}},
        hands={0: ["mixed harvest", "two ships elephant"]},
    )
    play(state, "play two ships elephant", "use espionage", "spy on harvest of seat 2")
    assert played(state) == []

    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        boards={0: {"calicut": "any:"}},
        hands={0: ["mixed harvest fish", "mixed harvest palm"]},
    )
    play(state, "use espionage", "spy on harvest of seat 2", "play mixed harvest fish", "one ship", "harvest")
    assert played(state) == []


@rule("TIL-20", editions=("2012",))
def test_a_sale_makes_room_in_a_harvest_by_espionage(edition: str) -> None:
    """TIL-20: bonus cards may be played during it, so full fields are no obstacle."""
    board = {"plantation 1": "double clove: clove clove"}
    state = table(
        edition=edition,
        tiles={0: ["espionage"]},
        rows={1: (1, 3, 1, 1, 1)},
        boards={0: board},
        hands={0: ["sell spices statue"]},
    )
    play(state, "use espionage", "spy on harvest of seat 2", "play sell spices statue")
    while texts(state)[-1].startswith("give "):
        play(state, texts(state)[-1])
    assert state.players[0].ducats == 16
    while "taxes" not in texts(state):
        play(state, "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove", "clove"]}


@rule("TIL-20", "TIL-19", editions=("2012",))
def test_duty_makes_room_in_a_harvest_by_espionage(edition: str) -> None:
    """TIL-20, TIL-19: all six sacks go, and four come back."""
    state = table(edition=edition, tiles={0: ["espionage", "duty"]}, rows={1: (1, 3, 1, 1, 1)}, boards={0: FULL})
    play(state, "use espionage", "spy on harvest of seat 2", "use duty")
    assert sacks(state, 0) == {}
    while "taxes" not in texts(state):
        play(state, texts(state)[0])
    assert sacks(state, 0) == {"plantation 1": ["clove", "clove", "clove"], "plantation 2": ["pepper"]}


@rule("TIL-20", editions=("2012",))
def test_a_harvest_by_espionage_inside_one_s_own(edition: str) -> None:
    """TIL-20: the rival's four come first, then one's own two continue."""
    board = {"plantation 1": "triple clove:", "plantation 2": "triple pepper:", "plantation 3": "triple ginger:"}
    state = table(
        edition=edition, tiles={0: ["espionage"]}, rows={0: (1, 2, 1, 1, 1), 1: (1, 3, 1, 1, 1)}, boards={0: board}
    )
    play(state, "harvest", "use espionage", "spy on harvest of seat 2")
    while state.seat == 0:
        play(state, texts(state)[-1])
    assert sum(len(bag) for bag in sacks(state, 0).values()) == 4 + 2
