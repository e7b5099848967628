"""Duty."""

from collections.abc import Iterator
from itertools import combinations

from tests.rulebook import rule
from tests.rules.tiles.lots import bought, names
from tests.table import play, sacks, table, texts, tiles

import goa
from goa.core.state import State

SIX = {"plantation 1": "triple clove: clove clove clove", "plantation 2": "triple pepper: pepper pepper pepper"}
EIGHT = {**SIX, "calicut": "any: clove ginger"}


def points(state: State, seat: int = 0) -> int:
    """For duties."""
    return goa.score(state).seats[seat].duties


def fulfil(state: State, *keeping: str) -> None:
    """Use Duty and give whatever is asked for, but not these: "clove from calicut"."""
    play(state, "use duty")
    while texts(state)[0].startswith("give "):
        play(state, next(text for text in texts(state) if text.removeprefix("give ") not in keeping))


def ways_to_fulfil(state: State) -> Iterator[State]:
    """Every way in which the questions of a Duty begun can be answered."""
    if not texts(state)[0].startswith("give "):
        yield state
        return
    for text in texts(state):
        then = state.copy()
        play(then, text)
        yield from ways_to_fulfil(then)


@rule("TIL-19")
def test_duty_takes_six_spices(edition: str) -> None:
    """TIL-19: with exactly six there is nothing to choose, and all of them go."""
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: SIX})
    play(state, "use duty")
    assert sacks(state, 0) == {}


@rule("TIL-19")
def test_duty_scores_when_fulfilled(edition: str) -> None:
    """TIL-19: nothing before, 4 points afterwards in 2004 and 5 in 2012."""
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: SIX})
    assert points(state) == 0
    play(state, "use duty")
    assert points(state) == {"2004": 4, "2012": 5}[edition]


@rule("TIL-19")
def test_duty_stays_with_its_owner(edition: str) -> None:
    """TIL-19: it is turned face down, not discarded, and cannot be fulfilled again."""
    state = table(
        edition=edition,
        tiles={0: ["duty"]},
        boards={0: {**SIX, "plantation 3": "triple ginger:", "plantation 4": "triple nutmeg:"}},
    )
    play(state, "use duty")
    assert names(state.players[0].kept) == ["duty"]
    assert state.discarded_tiles == ()
    assert tiles(state, 0) == []
    assert state.players[0].resting == ()


@rule("TIL-19")
def test_duty_takes_any_six_of_more(edition: str) -> None:
    """TIL-19: every pair of the eight sacks can be kept, and there is one way to say so."""
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: EIGHT})
    lying = [(place, spice) for place, bag in sacks(state, 0).items() for spice in bag]
    play(state, "use duty")
    left = [
        tuple((place, spice) for place, bag in sacks(end, 0).items() for spice in bag) for end in ways_to_fulfil(state)
    ]
    assert sorted(left) == sorted(set(combinations(lying, 2)))


@rule("TIL-19")
def test_duty_may_spare_the_colonies(edition: str) -> None:
    """TIL-19: six sacks from the plantations, and both of Calicut stay."""
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: EIGHT})
    fulfil(state, "ginger from calicut", "clove from calicut")
    assert sacks(state, 0) == {"calicut": ["ginger", "clove"]}


@rule("TIL-19")
def test_duty_may_take_the_sacks_of_colonies(edition: str) -> None:
    """TIL-19: of seven sacks one pepper of a plantation stays, and Calicut is emptied."""
    state = table(
        edition=edition, tiles={0: ["duty"]}, boards={0: {**EIGHT, "plantation 2": "triple pepper: pepper pepper"}}
    )
    fulfil(state, "pepper from plantation 2")
    assert sacks(state, 0) == {"plantation 2": ["pepper"]}


@rule("TIL-19")
def test_duty_is_fulfilled_in_one_go(edition: str) -> None:
    """TIL-19: once begun nothing comes between the six sacks, and nobody stops halfway."""
    state = table(edition=edition, tiles={0: ["duty", "ship"]}, boards={0: EIGHT}, hands={0: ["two ships"]})
    play(state, "use duty", "give clove from plantation 1")
    assert all(text.startswith("give ") for text in texts(state))


@rule("TIL-19")
def test_duty_needs_six_spices(edition: str) -> None:
    """TIL-19: with five it cannot begin, and the turn does not wait for it."""
    five = {**SIX, "plantation 2": "triple pepper: pepper pepper"}
    state = table(edition=edition, players=2, tiles={0: ["duty"]}, boards={0: five})
    assert "use duty" not in texts(state)
    play(state, "taxes")
    assert state.seat == 1


@rule("TIL-19")
def test_duty_not_fulfilled_scores_nothing(edition: str) -> None:
    """TIL-19: to own it is not enough."""
    assert points(bought("duty", edition, board=SIX)) == 0


@rule("TIL-19")
def test_duty_waits_for_an_action_turn(edition: str) -> None:
    """TIL-19: won in the auction, it lies face up and keeps; nothing is given up yet."""
    state = bought("duty", edition, board=SIX)
    assert tiles(state, 0) == ["duty"]
    assert len(sacks(state, 0)) == 2
    play(state, "pass", "taxes", "use duty")
    assert points(state) > 0


@rule("TIL-19")
def test_both_duties_in_one_turn(edition: str) -> None:
    """TIL-19: twelve spices fulfil the Duty of part A and that of part B, and both score."""
    twelve = {
        **SIX,
        "plantation 3": "triple ginger: ginger ginger ginger",
        "plantation 4": "triple nutmeg: nutmeg nutmeg nutmeg",
    }
    state = table(edition=edition, tiles={0: ["duty", "duty"]}, boards={0: twelve})
    fulfil(state)
    fulfil(state)
    assert sacks(state, 0) == {}
    assert points(state) == {"2004": 8, "2012": 10}[edition]


@rule("TIL-19")
def test_one_duty_fulfilled_leaves_the_other(edition: str) -> None:
    """TIL-19: six spices are enough for one of two only."""
    state = table(edition=edition, tiles={0: ["duty", "duty"]}, boards={0: SIX})
    play(state, "use duty")
    assert tiles(state, 0) == ["duty"]
    assert points(state) == {"2004": 4, "2012": 5}[edition]


@rule("TIL-19")
def test_duty_makes_room_in_the_middle_of_a_harvest(edition: str) -> None:
    """TIL-19: a harvest of four finds two fields, Duty empties six more, and the last two sacks are not lost."""
    board = {**SIX, "plantation 3": "double ginger:"}
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: board}, rows={0: (1, 3, 1, 1, 1)})
    play(state, "harvest")
    while "done" not in texts(state):
        play(state, texts(state)[0])
    fulfil(state, "ginger from plantation 3")
    play(state, "fill plantation 1 with clove", "fill plantation 2 with pepper")
    assert sacks(state, 0) == {
        "plantation 1": ["clove"],
        "plantation 2": ["pepper"],
        "plantation 3": ["ginger", "ginger"],
    }


@rule("TIL-19")
def test_duty_leaves_the_action_of_the_turn(edition: str) -> None:
    """TIL-19: the six spices are given up beside the action."""
    state = table(edition=edition, tiles={0: ["duty"]}, boards={0: SIX})
    play(state, "use duty", "harvest", "fill plantation 1 with clove")
    assert sacks(state, 0) == {"plantation 1": ["clove"]}
