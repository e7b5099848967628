"""Parsing of typed answers."""

import pytest
from tests.table import table

from goa.cli.play.answer_parser import AmbiguousNumber, NotUnderstood, parse_choice
from goa.cli.play.choice_series import read_series
from goa.cli.play.terminal_game import TerminalGame
from goa.cli.play.text_matching import matches
from goa.rules.game import IllegalChoice

FOUNDINGS = ["found quilon", "found cochin", "found madras", "found calicut"]
BIDS = ["pass", *[f"bid {amount}" for amount in range(2, 21)]]
SACKS = ["fill plantation 1 with ginger", "fill plantation 2 with ginger", "fill cochin with ginger"]


@pytest.mark.parametrize(
    ("typed", "texts", "found"),
    [
        ("bid 4", BIDS, ["bid 4"]),
        ("BID4", BIDS, ["bid 4"]),
        ("b 4", BIDS, ["bid 4"]),
        ("b4", BIDS, ["bid 4"]),
        ("4", BIDS, ["bid 4"]),
        ("p", BIDS, ["pass"]),
        ("b1", BIDS, []),  # 1 is no prefix of 10
        ("bid 1", BIDS, []),
        ("b", BIDS, BIDS[1:]),
        ("madras", FOUNDINGS, ["found madras"]),
        ("f m", FOUNDINGS, ["found madras"]),
        ("fc", FOUNDINGS, []),
        ("f c", FOUNDINGS, ["found cochin", "found calicut"]),
        ("found cal", FOUNDINGS, ["found calicut"]),
        ("foundcal", FOUNDINGS, ["found calicut"]),
        ("fill p 2 g", SACKS, ["fill plantation 2 with ginger"]),
        ("cochin", SACKS, ["fill cochin with ginger"]),
        ("", SACKS, []),
        ("!?", SACKS, []),
    ],
)
def test_matches(typed: str, texts: list[str], found: list[str]) -> None:
    assert [texts[number] for number in matches(typed, texts)] == found


def test_a_number_is_the_number_on_the_screen() -> None:
    state = table("actions")
    labels = [choice.text for choice in state.offered]
    assert parse_choice(state, "1", labels) is state.offered[0]
    with pytest.raises(NotUnderstood, match=f"from 1 to {len(labels)}"):
        parse_choice(state, "0", labels)


def test_the_words_on_the_screen_count_as_well() -> None:
    state = table("actions")
    labels = [f"label of {choice.text}" for choice in state.offered]
    labels[1] = "collect a lot of money"
    assert parse_choice(state, "money", labels) is state.offered[1]


def test_what_fits_several_choices_is_asked_back() -> None:
    state = table("actions")
    with pytest.raises(NotUnderstood, match='"found quilon", "found cochin", "found madras" or "found calicut"'):
        parse_choice(state, "found", [""] * len(state.offered))


def test_a_known_choice_that_is_not_offered_gets_its_rule() -> None:
    state = table("actions")
    with pytest.raises(IllegalChoice) as refusal:
        parse_choice(state, "bid 4", [""] * len(state.offered))
    assert refusal.value.rule.startswith("AUC")


def test_a_misspelt_choice_is_guessed_but_not_made() -> None:
    state = table("actions")
    with pytest.raises(NotUnderstood, match='Did you mean "build ships"'):
        parse_choice(state, "biuld shpis", [""] * len(state.offered))


def test_a_number_that_could_be_an_amount_is_in_doubt() -> None:
    state = table("auction", marked=["north a", "a1", "b1", "c1", "d1"])
    labels = [""] * len(state.offered)
    with pytest.raises(AmbiguousNumber) as doubt:
        parse_choice(state, "4", labels)
    assert doubt.value.choice.text == "bid 3"
    assert parse_choice(state, "b4", labels).text == "bid 4"


def test_a_series_leaves_out_what_needs_nobody() -> None:
    state = table("actions", tiles={0: ["ship", "duty"]})
    game = TerminalGame(state, ("Anna", "Bert", "Cleo", "Dora"), ("human",) * 4)
    before = state.choices_made
    assert [choice.text for choice in read_series(game, "use ship; taxes")] == ["use ship", "taxes"]
    with pytest.raises(NotUnderstood, match="it is Bert's turn to choose"):
        read_series(game, "use ship; taxes; taxes")
    assert game.state.choices_made == before
