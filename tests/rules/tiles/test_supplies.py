"""Extra harvest and Re-supply."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.rulebook import rule
from tests.rules.tiles.lots import names
from tests.table import colonies, play, sacks, table, texts, tiles

from goa.core.state import State

FIVE_PLACES = {
    "plantation 1": "triple pepper:",
    "plantation 2": "double ginger: ginger",
    "plantation 3": "single clove: clove",
    "madras": "pepper/nutmeg: pepper",
    "calicut": "any:",
}


def goods(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Ships, colonists and sacks."""
    player = state.players[seat]
    return player.ships, player.colonists, sum(len(bag) for bag in sacks(state, seat).values())


def ways_to_fill(state: State) -> Iterator[State]:
    """Every way in which the questions of an Extra harvest begun can be answered."""
    if not texts(state)[-1].startswith("fill up "):
        yield state
        return
    for text in texts(state):
        then = state.copy()
        play(then, text)
        if text == "done":
            yield then
        else:
            yield from ways_to_fill(then)


@rule("TIL-16")
def test_extra_harvest_fills_three_places(edition: str) -> None:
    """TIL-16: an empty triple, an empty Calicut and a half-full Madras take six sacks; the rest stays as it was."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: FIVE_PLACES})
    play(state, "use extra harvest", "fill up plantation 1", "fill up madras", "fill madras with nutmeg")
    play(state, "fill up calicut", "fill calicut with ginger", "fill calicut with clove")
    assert sacks(state, 0) == {
        "plantation 1": ["pepper", "pepper", "pepper"],
        "plantation 2": ["ginger"],
        "plantation 3": ["clove"],
        "madras": ["pepper", "nutmeg"],
        "calicut": ["ginger", "clove"],
    }


@rule("TIL-16")
def test_extra_harvest_reaches_no_fourth_place(edition: str) -> None:
    """TIL-16: after the third place it is over, though other fields are empty."""
    board = {
        f"plantation {number}": f"double {spice}:"
        for number, spice in enumerate(("ginger", "pepper", "clove", "nutmeg"), 1)
    }
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: board})
    play(state, "use extra harvest", "fill up plantation 1", "fill up plantation 2", "fill up plantation 3")
    assert "plantation 4" not in sacks(state, 0)
    assert "build ships" in texts(state)


@rule("TIL-16")
def test_extra_harvest_fills_a_place_completely(edition: str) -> None:
    """TIL-16: nobody can stop with a place half full."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: {"calicut": "any:", "cochin": "any:"}})
    play(state, "use extra harvest", "fill up calicut", "fill calicut with nutmeg")
    assert "done" not in texts(state)
    play(state, "fill calicut with nutmeg")
    assert sacks(state, 0) == {"calicut": ["nutmeg", "nutmeg"]}


@rule("TIL-16")
def test_extra_harvest_offers_only_places_with_an_empty_field(edition: str) -> None:
    """TIL-16: the full single clove is not among them."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: FIVE_PLACES})
    play(state, "use extra harvest")
    assert texts(state) == [f"fill up {place}" for place in ("plantation 1", "plantation 2", "madras", "calicut")]


@rule("TIL-16")
def test_extra_harvest_may_stop_after_one_place(edition: str) -> None:
    """TIL-16: up to three, but at least one."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: FIVE_PLACES})
    play(state, "use extra harvest")
    assert "done" not in texts(state)
    play(state, "fill up plantation 1", "done")
    assert sacks(state, 0) == {
        "plantation 1": ["pepper", "pepper", "pepper"],
        "plantation 2": ["ginger"],
        "plantation 3": ["clove"],
        "madras": ["pepper"],
    }


@rule("TIL-16")
def test_extra_harvest_fills_any_one_two_or_three_places(edition: str) -> None:
    """TIL-16: every such set of places can be chosen, and there is one way to say so."""
    spices = ("ginger", "pepper", "clove", "nutmeg")
    board = {f"plantation {number}": f"double {spice}:" for number, spice in enumerate(spices, 1)}
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: board})
    play(state, "use extra harvest")
    filled = [tuple(sacks(end, 0)) for end in ways_to_fill(state)]
    assert sorted(filled) == sorted(places for number in (1, 2, 3) for places in combinations(board, number))


@rule("TIL-16")
def test_extra_harvest_lets_a_colony_take_either_of_its_spices(edition: str) -> None:
    """TIL-16: each field of Madras is decided for itself."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: {"madras": "pepper/nutmeg:"}})
    play(state, "use extra harvest", "fill up madras")
    assert texts(state) == ["fill madras with pepper", "fill madras with nutmeg"]
    play(state, "fill madras with pepper", "fill madras with nutmeg")
    assert sacks(state, 0) == {"madras": ["pepper", "nutmeg"]}


@rule("TIL-16", "TIL-2", editions=("2012",))
def test_extra_harvest_fills_crop_rotation_with_any_spice(edition: str) -> None:
    """TIL-16, TIL-2: it is a place like the others, and the spice is chosen."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: {"plantation 1": "crop rotation:"}})
    play(state, "use extra harvest", "fill up plantation 1")
    assert len(texts(state)) == 5
    play(state, "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}


@rule("TIL-16")
def test_extra_harvest_does_not_look_at_the_harvest_marker(edition: str) -> None:
    """TIL-16: with the marker in row 1 nine sacks come all the same."""
    board = {
        f"plantation {number}": f"triple {spice}:" for number, spice in enumerate(("ginger", "pepper", "clove"), 1)
    }
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: board})
    play(state, "use extra harvest", "fill up plantation 1", "fill up plantation 2", "fill up plantation 3")
    assert goods(state)[2] == 9


@rule("TIL-16")
def test_extra_harvest_is_discarded_and_costs_no_action(edition: str) -> None:
    """TIL-16: it works once in the game, and the turn's own Harvest may follow."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: FIVE_PLACES})
    play(state, "use extra harvest", "fill up plantation 1", "done")
    assert tiles(state, 0) == []
    assert names(state.discarded_tiles) == ["extra harvest"]
    assert "harvest" in texts(state)


@pytest.mark.parametrize("board", [{}, {"plantation 1": "single clove: clove"}])
@rule("TIL-16")
def test_extra_harvest_needs_an_empty_field(edition: str, board: dict[str, str]) -> None:
    """TIL-16: with nothing to fill it cannot be used up."""
    state = table(edition=edition, players=2, tiles={0: ["extra harvest"]}, boards={0: board})
    assert "use extra harvest" not in texts(state)
    play(state, "taxes")
    assert state.seat == 1


@rule("TIL-16")
def test_extra_harvest_may_follow_the_progress_that_emptied_a_field(edition: str) -> None:
    """TIL-16: it may be used after the action of the turn."""
    state = table(edition=edition, tiles={0: ["extra harvest"]}, boards={0: {"plantation 1": "single clove: clove"}})
    play(state, "progress colonists", "use extra harvest", "fill up plantation 1")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}


@rule("TIL-17")
def test_re_supply_shows_its_cards_before_the_kind_is_chosen(edition: str) -> None:
    """TIL-17: two cards lie open, and then the owner decides."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, boards={0: FIVE_PLACES}, pile=[2, 3])
    play(state, "use re-supply")
    assert [state.edition.cards[card].colonists for card in state.turned] == [2, 3]
    assert texts(state) == ["take ships", "take colonists", "take spices"]


@pytest.mark.parametrize(("pile", "number"), [([1, 1], 2), ([2, 3], 5), ([3, 3], 6)])
@rule("TIL-17")
def test_re_supply_as_ships(edition: str, pile: list[int], number: int) -> None:
    """TIL-17: as many ships as the two cards show colonists, and no colonist."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=pile)
    play(state, "use re-supply", "take ships")
    assert goods(state) == (4 + number, 2, 0)


@rule("TIL-17")
def test_re_supply_as_colonists(edition: str) -> None:
    """TIL-17: as many colonists, and no ship."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[3, 1])
    play(state, "use re-supply", "take colonists")
    assert goods(state) == (4, 6, 0)


@rule("TIL-17")
def test_re_supply_as_spices_of_different_kinds(edition: str) -> None:
    """TIL-17: as many spices, each onto a field of choice, and nothing else."""
    board = {"plantation 1": "triple pepper:", "plantation 2": "double clove:", "madras": "pepper/nutmeg:"}
    state = table(edition=edition, tiles={0: ["re-supply"]}, boards={0: board}, pile=[1, 2])
    play(state, "use re-supply", "take spices")
    play(state, "fill plantation 1 with pepper", "fill plantation 2 with clove", "fill madras with nutmeg")
    assert sacks(state, 0) == {"plantation 1": ["pepper"], "plantation 2": ["clove"], "madras": ["nutmeg"]}
    assert goods(state) == (4, 2, 3)


@rule("TIL-17")
def test_re_supply_spices_without_room_are_lost(edition: str) -> None:
    """TIL-17: six spices for three fields leave three, and no ship comes instead."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, boards={0: {"plantation 1": "triple clove:"}}, pile=[3, 3])
    play(state, "use re-supply", "take spices")
    assert goods(state) == (4, 2, 3)
    assert "build ships" in texts(state)


@pytest.mark.parametrize("board", [{}, {"plantation 1": "single clove: clove"}])
@rule("TIL-17")
def test_re_supply_without_any_room_is_ships_or_colonists(edition: str, board: dict[str, str]) -> None:
    """TIL-17: spices need an empty field; the two others need nothing."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, boards={0: board}, pile=[1, 2])
    play(state, "use re-supply")
    assert texts(state) == ["take ships", "take colonists"]


@pytest.mark.parametrize("kind", ["ships", "colonists", "spices"])
@rule("TIL-17")
def test_re_supply_cards_are_discarded_afterwards(edition: str, kind: str) -> None:
    """TIL-17: the two cards go to the discard pile and into no hand, the tile leaves as well."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, boards={0: {"plantation 1": "single clove:"}}, pile=[1, 2])
    turned = sorted(state.pile[-2:])
    play(state, "use re-supply", f"take {kind}")
    assert sorted(state.discards) == turned
    assert (state.turned, state.players[0].hand) == ((), ())
    assert tiles(state, 0) == []
    assert names(state.discarded_tiles) == ["re-supply"]


@rule("TIL-17")
def test_re_supply_shuffles_the_discards_when_the_pile_ends(edition: str) -> None:
    """TIL-17: the first card is turned over from the old pile, the second from the new one, which lacks the first."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[3])
    discarded, last = state.pile[:-1], state.pile[-1]
    state.discards, state.pile = tuple(discarded), [last]
    play(state, "use re-supply")
    assert state.turned[0] == last
    assert len(state.turned) == 2
    assert sorted([*state.pile, *state.turned]) == list(range(30))
    assert state.discards == ()
    number = sum(state.edition.cards[card].colonists for card in state.turned)
    play(state, "take ships")
    assert state.players[0].ships == 4 + number


@rule("TIL-17")
def test_re_supply_counts_a_lone_card_if_there_is_no_other(edition: str) -> None:
    """TIL-17: with one card in the pile and none discarded that card alone counts."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[3])
    state.pile = state.pile[-1:]
    play(state, "use re-supply", "take colonists")
    assert state.players[0].colonists == 5


@rule("TIL-17")
def test_re_supply_during_a_founding_brings_the_missing_colonists(edition: str) -> None:
    """TIL-17: used after the cards are seen, it pays for Cochin; its own cards recruit nobody."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[1, 1, 2, 3], colonists=[1, 0, 0, 0])
    play(state, "found cochin")
    assert "pay colonists" not in texts(state)
    play(state, "use re-supply", "take colonists", "pay colonists", "fill cochin with clove")
    assert colonies(state, 0) == ["cochin"]
    assert state.players[0].colonists == 1 + 5 - 6


@rule("TIL-17")
def test_re_supply_during_a_founding_leaves_the_founding_s_cards(edition: str) -> None:
    """TIL-17: only its own two cards are discarded while the founding is still open."""
    state = table(edition=edition, tiles={0: ["re-supply", "ship"]}, pile=[1, 1, 2, 3])
    *_, fourth, third, second, first = state.pile
    play(state, "found calicut", "use re-supply", "take ships")
    assert state.turned == (first, second)
    assert sorted(state.discards) == sorted((third, fourth))
    assert "let it fail" in texts(state)


@rule("TIL-17")
def test_re_supply_does_not_shuffle_in_the_cards_of_an_open_founding(edition: str) -> None:
    """TIL-17: they are discarded only when the founding is settled."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[1, 1])
    state.discards, state.pile = tuple(state.pile[:-2]), state.pile[-2:]
    founding = tuple(reversed(state.pile))
    play(state, "found calicut", "use re-supply")
    assert state.turned[:2] == founding
    assert not set(founding) & set(state.pile)
    assert len(state.pile) == 26


@rule("TIL-17")
def test_re_supply_costs_no_action(edition: str) -> None:
    """TIL-17: the action of the turn is still to come."""
    state = table(edition=edition, tiles={0: ["re-supply"]}, pile=[1, 1])
    play(state, "use re-supply", "take ships", "build ships")
    assert state.players[0].ships == 4 + 2 + 1
