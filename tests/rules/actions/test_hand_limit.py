"""ACT-6: while an Expedition is under way nobody holds more cards than the limit, wherever they come from."""

import pytest
from tests.rulebook import rule
from tests.table import hand, play, table, texts

import goa
from goa.core.events import CardsDrawn
from goa.core.state import State

VERSIONS = (1, 2)
ONE = ["two ships tiger"]  # as many as row 1 of the expedition column allows


def inside_a_founding(version: int) -> State:
    """An Expedition, interrupted by Espionage, whose founding of Calicut is open."""
    state = table(
        edition="2012", hands={0: ONE}, tiles={0: ["espionage", "expedition"]}, pile=[1, 1], rules_version=version
    )
    play(state, "expedition", "use espionage", "spy on colonists of seat 2", "found calicut")
    assert "let it fail" in texts(state)
    return state


@rule("TIL-15", editions=("2012",))
@pytest.mark.parametrize("version", VERSIONS)
def test_the_expedition_tile_needs_room_also_inside_a_founding(edition: str, version: int) -> None:
    """TIL-15: the founding is Espionage's, and it happens during an Expedition."""
    state = inside_a_founding(version)
    assert ("use expedition" in texts(state)) == (version == 1)
    if version > 1:
        with pytest.raises(goa.IllegalChoice, match="during an Expedition its cards need room"):
            play(state, "use expedition")
    play(state, "let it fail")
    assert "use expedition" not in texts(state)
    play(state, "discard two ships tiger")
    assert "use expedition" in texts(state)


@rule("TIL-15", editions=("2012",))
@pytest.mark.parametrize("version", VERSIONS)
def test_the_expedition_tile_needs_room_also_inside_a_harvest(edition: str, version: int) -> None:
    """TIL-15: likewise for the Harvest of Espionage."""
    state = table(
        edition=edition,
        hands={0: ONE},
        tiles={0: ["espionage", "expedition"]},
        boards={0: {"plantation 1": "double ginger:", "plantation 2": "double pepper:"}},
        rules_version=version,
    )
    play(state, "expedition", "use espionage", "spy on harvest of seat 2")
    assert ("use expedition" in texts(state)) == (version == 1)


@rule("TIL-9", "ACT-6")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("number", [2, 3])
def test_expeditions_taken_by_swap_need_room_for_all_their_cards(edition: str, number: int, version: int) -> None:
    """TIL-9, ACT-6: the tile waits until there is room, or until the Expedition is over."""
    tile = f"expeditions {number}"
    for row, limit in ((3, 3), (4, 4), (5, 5)):
        state = table(
            edition=edition,
            rows={0: (1, 1, 1, row, 1)},
            hands={0: ["two ships", "two colonists"]},
            tiles={0: [tile]},
            rules_version=version,
        )
        play(state, "expedition")
        assert (f"use {tile}" in texts(state)) == (version == 1 or 2 + number <= limit)
        play(state, "draw", "done", f"use {tile}")
        assert len(hand(state, 0)) == 3 + number


@rule("ACT-10", "ACT-6")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_bonus_card_without_room_does_not_come(edition: str, version: int) -> None:
    """ACT-10, ACT-6: Vice-king leads into row 4 during an Expedition, and the hand is full."""
    state = table(
        edition=edition,
        rows={0: (3, 4, 4, 4, 4)},
        hands={0: ["two ships", "two colonists", "five ducats", "ships only"]},
        tiles={0: ["vice-king"]},
        rules_version=version,
    )
    play(state, "expedition")
    events = play(state, "use vice-king", "progress ships")
    assert len(hand(state, 0)) == (5 if version == 1 else 4)
    assert [len(event.cards) for event in events if isinstance(event, CardsDrawn)] == [1 if version == 1 else 0]
    again = table(edition=edition, rows={0: (3, 4, 4, 4, 4)}, hands={0: ["two ships"]}, tiles={0: ["vice-king"]})
    play(again, "expedition", "use vice-king", "progress ships")
    assert len(hand(again, 0)) == 2


@rule("TIL-10", "ACT-6", editions=("2012",))
@pytest.mark.parametrize("version", VERSIONS)
def test_expeditions_from_the_box_bring_what_has_room(edition: str, version: int) -> None:
    """TIL-10, ACT-6: Favor, taken by Swap before, is used during an Expedition."""
    state = table(
        edition=edition,
        rows={0: (1, 1, 1, 3, 1)},
        hands={0: ["two ships"]},
        tiles={0: ["favor"]},
        rules_version=version,
    )
    state.box = (25,)
    play(state, "expedition", "use favor", "take expeditions 3 tile")
    assert len(hand(state, 0)) == (4 if version == 1 else 3)


@rule("AUC-7", "ACT-6", editions=("2012",))
@pytest.mark.parametrize("version", VERSIONS)
def test_a_bonanza_card_without_room_does_not_come(edition: str, version: int) -> None:
    """AUC-7, ACT-6: Swap takes a corner tile during an Expedition, and the hand is full."""
    state = table(edition=edition, hands={0: ONE}, tiles={0: ["swap"]}, bonanza=True, rules_version=version)
    card = next(number for number, gain in enumerate(state.edition.bonanza) if gain.cards)
    state.corners = (card, *state.corners[1:])
    play(state, "expedition", "use swap", "swap for a1")
    assert len(hand(state, 0)) == (2 if version == 1 else 1)
