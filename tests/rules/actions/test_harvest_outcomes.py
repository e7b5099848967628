"""ACT-9 inside a Harvest: every way it can end by the rules can be reached by what is offered, and no other."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rulebook import rule
from tests.rules.actions.outcomes import offered_outcomes, ruled_outcomes
from tests.table import play, table, texts

import goa
from goa.core.engine import settle
from goa.core.places import SPICES_IN, accepted_by, field_count, plantation
from goa.editions.vocabulary import SPICES, TILES

RECORDS = Path(__file__).parents[2] / "records"
PLANTATIONS = ("single ginger", "single pepper", "double ginger", "double clove", "triple cinnamon", "crop rotation")
QUILON = ("ginger/pepper", "cinnamon/nutmeg")


@st.composite
def boards(draw: st.DrawFn, edition: str) -> dict[str, str]:
    """Up to three plantations and two colonies, each with some of its fields full."""
    kinds = PLANTATIONS if edition == "2012" else PLANTATIONS[:-1]
    board: dict[str, str] = {}
    for space, kind in enumerate(draw(st.lists(st.sampled_from(kinds), max_size=3))):
        laid = plantation(TILES.index(kind))
        accepted = [SPICES[spice] for spice in SPICES_IN[accepted_by(laid)]]
        board[f"plantation {space + 1}"] = f"{kind}: {draw(some(accepted, field_count(laid)))}"
    printed = goa.new_game(edition).edition
    if draw(st.booleans()):
        one, two = draw(st.sampled_from(printed.colony_pairs[0]))
        pair = [SPICES[one], SPICES[two]]
        board["quilon"] = f"{'/'.join(pair)}: {draw(some(pair, printed.colony_fields[0]))}"
    if draw(st.booleans()):
        board["cochin"] = f"any: {draw(some(list(SPICES), printed.colony_fields[1]))}"
    return board


def some(words: list[str], most: int) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(words), max_size=most).map(" ".join)


@pytest.mark.parametrize("edition", ["2004", "2012"])
@settings(max_examples=60)
@given(data=st.data())
def test_what_is_offered_leads_to_what_the_rules_allow(edition: str, data: st.DataObject) -> None:
    state = table(
        "actions",
        edition=edition,
        players=2,
        boards={0: data.draw(boards(edition))},
        hands={0: data.draw(st.sampled_from([(), ("sell spices",), ("mixed harvest",), ("two ships",)]))},
        tiles={0: data.draw(st.sampled_from([(), ("duty",)]))},
        rows={0: (1, data.draw(st.integers(1, 3)), 1, 1, 1)},
    )
    state.edition = replace(state.edition, duty_sacks=data.draw(st.integers(1, 6)))  # few, so that it happens
    settle(state)
    if "harvest" in texts(state):
        assert offered_outcomes(state) == ruled_outcomes(state)


@pytest.mark.parametrize(("version", "reached"), [(1, 320), (2, 466)])
def test_the_audited_harvest_leads_to_all_that_the_rules_allow(version: int, reached: int) -> None:
    """Found by an independent referee: five of six sacks fit, and the first of them makes a Duty possible."""
    record = goa.read_record((RECORDS / "rules-1-duty-after-harvest.goa").read_text("utf-8"))
    played = replace(record, options=replace(record.options, rules_version=version))
    state = goa.replay(played, upto=377)
    ruled = ruled_outcomes(state)
    assert len(ruled) == 466
    offered = offered_outcomes(state)
    assert offered <= ruled
    assert len(offered) == reached


@rule("ACT-9")
def test_a_duty_that_a_sack_makes_possible_comes_before_the_next_sack(edition: str) -> None:
    """ACT-9: the sixth sack makes the Duty possible; the seventh may then go where it has made room."""
    board = {"plantation 1": "triple ginger: ginger ginger ginger", "quilon": "pepper/nutmeg: nutmeg nutmeg"}
    board["plantation 2"] = "double pepper:"
    state = table(edition=edition, boards={0: board}, tiles={0: ["duty"]}, rows={0: (1, 2, 1, 1, 1)})
    play(state, "harvest")
    assert texts(state) == ["fill plantation 2 with pepper", "use duty"]


@rule("ACT-9")
def test_a_sale_that_a_sack_makes_possible_comes_before_the_next_sack(edition: str) -> None:
    """ACT-9: a sack sold from a field of several spices makes room for another spice."""
    board = {"plantation 1": "triple ginger:", "quilon": "pepper/nutmeg: nutmeg nutmeg"}
    state = table(edition=edition, boards={0: board}, hands={0: ["sell spices"]}, rows={0: (1, 2, 1, 1, 1)})
    play(state, "harvest", "fill plantation 1 with ginger")
    assert texts(state)[0] == "fill plantation 1 with ginger"
    assert any(text.startswith("play sell spices") for text in texts(state))


@rule("ACT-9", "ACT-4")
def test_sacks_on_fields_of_one_spice_are_laid_without_a_pause(edition: str) -> None:
    """ACT-9, ACT-4: a sack sold there and laid again is the same sack, so nothing is asked."""
    board = {"plantation 1": "triple ginger: ginger", "plantation 2": "double pepper: pepper pepper"}
    state = table(edition=edition, boards={0: board}, hands={0: ["sell spices"]}, rows={0: (1, 2, 1, 1, 1)})
    play(state, "harvest", "fill plantation 1 with ginger")
    assert texts(state)[0] == "end turn"


@rule("EXP-3", "ACT-9")
def test_a_mixed_harvest_takes_sacks_for_which_a_duty_makes_room(edition: str) -> None:
    """EXP-3, ACT-9: ship, sack, Duty, sack."""
    board = {"plantation 1": "triple ginger: ginger ginger", "plantation 2": "triple pepper: pepper pepper pepper"}
    state = table(
        edition=edition, boards={0: board}, hands={0: ["mixed harvest"]}, tiles={0: ["duty"]}, rows={0: (1, 2, 1, 1, 1)}
    )
    left = state.edition.gives[1][1]
    play(state, "harvest", *[text for text in texts_after(state, "harvest") if text.startswith("play mixed")][:1])
    play(state, *["one ship"] * (left - 2), "fill plantation 1 with ginger")
    assert texts(state) == ["one ship", "one colonist", "use duty"]
    play(state, "use duty")
    assert "fill plantation 1 with ginger" in texts(state)


def texts_after(state: goa.State, choice: str) -> list[str]:
    branch = state.copy()
    play(branch, choice)
    return texts(branch)
