"""ColonyChances and reasons: right as often as they say, and the same whatever is hidden."""

import pytest
from tests.table import play
from tests.tables.random_games import game_of, imagined, play_at_random, view_of

from goa.core.choices import CATALOGUE, FOUND
from goa.core.events import ColonyFounded
from goa.editions.vocabulary import COLONIES
from goa.tables.choosing.colony_chances import colony_chances_for
from goa.tables.choosing.why import reasons_for
from goa.tables.table import Table


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_chances_and_reasons_are_the_same_whatever_is_hidden(edition: str) -> None:
    table = Table(game_of(edition, 3))
    dice, compared = 11, 0
    while not table.is_over:
        if table.number % 6 == 0:
            seat = table.state.seat
            texts = [choice.text for choice in CATALOGUE]
            before = (
                [colony_chances_for(table.state, viewer) for viewer in range(3)],
                reasons_for(table, seat, texts, "en"),
            )
            state = table.state
            for viewer in range(3):
                assert colony_chances_for(imagined(state, viewer, dice), viewer) == before[0][viewer]
            table.state = imagined(state, seat, dice)
            assert reasons_for(table, seat, texts, "en") == before[1]
            table.state = state
            compared += 1
        dice = play_at_random(table, dice)
    assert compared > 30


def test_a_choice_that_names_a_colony_says_its_chance() -> None:
    table = Table(game_of("2012", 3))
    dice, compared = 7, 0
    while not table.is_over:
        seat = table.state.seat
        offered = view_of(table, seat)["own"]["offered"]
        said = {each["text"]: each["chance"] for each in offered if "chance" in each}
        told = {each.choice: each.with_colonists for each in colony_chances_for(table.state, seat) if each.offered}
        assert said == told
        assert {each["text"] for each in offered if each["text"].startswith("found ") and "warning" in each} == {
            text for text, chance in said.items() if chance == 0
        }
        compared += len(said)
        dice = play_at_random(table, dice)
    assert compared > 30


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_chances_are_as_often_right_as_they_say(edition: str) -> None:
    """Many tables that agree with what the seat knows are played on: colonies are founded as often as foretold."""
    table = Table(game_of(edition, 3))
    dice, tried = 4, 0
    while not table.is_over and tried < 4:
        state = table.state
        if FOUND[0] in state.offered and table.number > 60 * tried:
            tried += 1
            for chances in colony_chances_for(state, state.seat):
                assert chances.offered
                founded = sum(is_founded(table, chances.colony, seed) for seed in range(400))
                assert founded / 400 == pytest.approx(chances.with_colonists, abs=0.08), chances
                assert 0 <= chances.without_colonists <= chances.with_colonists <= 1
                assert chances.colonists_paid <= chances.colonists
        dice = play_at_random(table, dice)
    assert tried == 4


def is_founded(table: Table, colony: int, seed: int) -> bool:
    state = imagined(table.state, table.state.seat, seed)
    seat = state.seat
    play(state, f"found {COLONIES[colony]}")
    events = list(state.events)
    if any(choice.text == "pay colonists" for choice in state.offered):
        play(state, "pay colonists")
        events += state.events
    if state.agenda and type(state.agenda[-1]).__name__ == "ChooseColonyTile":
        return True
    return any(isinstance(event, ColonyFounded) and event.seat == seat for event in events)
