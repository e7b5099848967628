"""Views contain what their seat may know, and nothing that is hidden from it."""

import pytest
from tests.tables.random_games import (
    encoded_view,
    game_of,
    game_with,
    imagined,
    people,
    play_at_random,
    view_of,
    with_state,
)

from goa.core.choices import BY_TEXT
from goa.core.frames import Decision
from goa.editions.load import load_edition
from goa.rules.fields import PutSpice
from goa.rules.questions import QUESTIONS
from goa.tables.game_config import GameConfig
from goa.tables.payloads.printed import printed
from goa.tables.payloads.question_facts import question_payload
from goa.tables.table import Table, choices_of


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_view_is_the_same_whatever_is_hidden(edition: str) -> None:
    """Another table on which only hidden things differ looks the same to the seat, to the last byte."""
    table = Table(game_with(edition, GameConfig(people(3)), seed=11))
    dice = 5
    compared = 0
    while not table.is_over:
        dice = play_at_random(table, dice)
        if table.number % 7 == 0 and not table.is_over:
            for viewer in (-1, 0, 1, 2):
                compared += 1
                other = with_state(table, imagined(table.state, viewer, dice))
                assert encoded_view(table, viewer) == encoded_view(other, viewer)
    assert compared > 100
    assert len(choices_of(table.state)) == table.number


def test_the_question_is_named() -> None:
    table = Table(game_of("2012", 3))
    dice = 3
    named = set()
    while not table.is_over:
        view = view_of(table, -1)
        frame = table.state.agenda[-1]
        assert isinstance(frame, Decision)
        assert view["question"]["task"] == frame.question().task
        named.add(view["question"]["task"])
        dice = play_at_random(table, dice)
    assert view_of(table, -1)["question"]["task"] is None
    assert {"place_flag", "place_marker", "bid_on_lot", "last_word", "take_action"} <= named


def test_a_question_says_whether_it_is_about_the_market_or_a_board() -> None:
    table = Table(game_with("2012", GameConfig(people(3), quick_start=True), seed=3))
    dice = 3
    places: dict[str, set[str]] = {}
    while not table.is_over:
        for viewer in (table.state.seat, -1):
            asked = view_of(table, viewer)["question"]
            places.setdefault(asked["task"], set()).add(asked["place"])
        dice = play_at_random(table, dice)
    assert view_of(table, 0)["question"]["place"] == "mat"
    for task in ("quick_start", "place_flag", "place_marker", "bid_on_lot", "last_word"):
        assert places[task] == {"market"}
    for task in ("take_action", "finish_turn", "harvest_sack", "draw_card"):
        assert places[task] == {"mat"}


def test_what_a_lot_brings_is_about_the_board_of_its_buyer_alone() -> None:
    """Everybody else goes on looking at the market, and the buyer too when looking back."""
    places = {
        is_asked: question_payload(PutSpice(0, 2, 0, 7), "", "auctions", is_asked=is_asked).place
        for is_asked in (True, False)
    }
    assert places == {True: "mat", False: "market"}
    assert {asked.task: asked.place for asked in QUESTIONS if asked.place} == {
        "put_spice": "mat",
        "give_up_plantation": "mat",
        "swap_for_tile": "market",
    }


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_the_columns_name_the_choices_of_their_actions(edition: str) -> None:
    columns = printed(load_edition(edition), "en").columns
    offered = [text for column in columns for text in [*column.choices, *column.spying]]
    assert {"build ships", "harvest", "taxes", "expedition", "found quilon", "spy on ships of seat 4"} <= set(offered)
    assert all(text in BY_TEXT for text in offered)
    assert [len(column.spying) for column in columns] == [4, 4, 4, 0, 4]
