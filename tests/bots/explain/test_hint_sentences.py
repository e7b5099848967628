"""Hints in sentences, in every language."""

from typing import Any

import pytest
from tests.table import table

import goa
from goa.bots.evaluation.features import KEYS
from goa.bots.explain.consequences import THEMES
from goa.bots.explain.hint_evaluation import hint_evaluation
from goa.bots.explain.hint_sentences import (
    choice_sentences,
    consequence_words,
    lot_sentences,
    note_on_bid,
    reason_words,
)
from goa.core.choices import BY_TEXT
from goa.locales import languages

NAMES = ("Ann", "Bob", "Cem", "Dora")
VALUES = {
    "row": {"column": "ships", "row": "3"},
    "colony": {"colony": "madras"},
    "chance": {"colony": "madras"},
    "tile": {"tile": "duty"},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(set(THEMES.values())))
def test_every_consequence_has_words(name: str, language: str) -> None:
    for sign in (1, -1):
        consequence = {"name": name, "amount": 2.0 * sign, "points": 1.0 * sign, "values": VALUES.get(name, {})}
        words = consequence_words(consequence, language)
        assert words
        assert "{" not in words


def line_of(**given: Any) -> dict[str, Any]:
    return {"chance": None, "forecast": None, "consequences": [], **given}


def test_what_it_brings_and_costs_is_said_in_two_sentences() -> None:
    consequences = [
        {"name": "row", "amount": 1.0, "points": 5.1, "values": VALUES["row"]},
        {"name": "step", "amount": 0.0, "points": 0.4, "values": {}},
        {"name": "spices", "amount": -2.0, "points": -1.0, "values": {}},
    ]
    assert choice_sentences(line_of(consequences=consequences), NAMES, 0, "en") == [
        "Brings the ships marker in row 3 and a step that you can soon pay.",
        "Costs 2 spices.",
    ]


@pytest.mark.parametrize(
    ("kind", "seat", "price", "said"),
    [
        ("lot", 0, 4, "You will probably get the lot for 4 ducats."),
        ("lot", 1, 5, "Bob will probably get the lot for 5 ducats."),
        ("marker", 0, 0, "You will probably get the Duty tile for free."),
        ("marker", 2, 7, "Cem will probably buy the Duty tile from you for 7 ducats."),
        ("sell", 1, 6, "Bob pays you 6 ducats."),
        ("buy", 0, 5, "You pay the bank 5 ducats."),
        ("flag", 1, 0, "Bob places the next marker and likes the Duty tile best there."),
    ],
)
def test_what_the_others_would_do(kind: str, seat: int, price: int, said: str) -> None:
    forecast = {"kind": kind, "seat": seat, "price": price, "tile": "duty", "own_tile": ""}
    assert choice_sentences(line_of(forecast=forecast), NAMES, 0, "en") == [said]


def evaluation_of_lot(kind: str = "lot", paid: int = 0, choice: str = "pass", **given: Any) -> dict[str, Any]:
    forecast = {"kind": kind, "seat": 0, "price": paid, "tile": "", "own_tile": "", **given.pop("forecast", {})}
    expected = {"winner": 1, "price": 6, "break_even": 5, "worth": [5, 7, -1], **given}
    return {"opinions": [line_of(forecast=forecast, choice=BY_TEXT[choice].id)], "appraisal": expected}


def test_a_lot_is_told_with_the_best_bid_the_limit_and_the_others() -> None:
    """Of the outcome that the solver expects without the network nothing is said: the best bid may lead to another."""
    bid = evaluation_of_lot("lot", 5, "bid 4", forecast={"seat": 1}, winner=0, break_even=6)
    assert lot_sentences(bid, (-1, -1, -1), NAMES, 0, "en") == [
        "Bid 4: Bob will probably get the lot for 5 ducats.",
        "It is worth up to 6 ducats to you.",
        "It is worth up to 7 ducats to Bob and up to 0 ducats to Cem.",
    ]
    won = evaluation_of_lot("lot", 4, "bid 4")
    assert lot_sentences(won, (-1, -1, -1), NAMES, 0, "en")[0] == "Bid 4: you will probably get the lot for that."
    passed = evaluation_of_lot("lot", 6, forecast={"seat": 1}, break_even=0)
    assert lot_sentences(passed, (-1, -1, -1), NAMES, 0, "en")[:2] == [
        "Pass: Bob will probably get the lot for 6 ducats.",
        "It is worth nothing to you now.",
    ]


def test_no_worth_is_below_a_bid_that_was_made() -> None:
    assert (
        lot_sentences(evaluation_of_lot(), (-1, 8, 2), NAMES, 0, "en")[-1]
        == "It is worth up to 8 ducats to Bob and up to 2 ducats to Cem."
    )


@pytest.mark.parametrize(
    ("kind", "price", "said"),
    [
        ("buy", 5, "Buying costs 5 ducats and pays off up to 7."),
        ("buy", 0, "Buying costs you nothing."),
        ("sell", 6, "Selling brings you 6 ducats."),
    ],
)
def test_after_all_bids_only_the_best_choice_is_told(kind: str, price: int, said: str) -> None:
    assert lot_sentences(evaluation_of_lot(kind, price, break_even=7), (-1, 6, 0), NAMES, 0, "en") == [said]


def test_a_bid_above_the_limit_has_a_note() -> None:
    assert note_on_bid(BY_TEXT["bid 8"], 7, "en") == "More than it is worth to you (at most 7)."
    assert note_on_bid(BY_TEXT["bid 7"], 7, "en") is None
    assert note_on_bid(BY_TEXT["bid 1"], -1, "en") == "It is worth nothing to you now."
    assert note_on_bid(BY_TEXT["pass"], 0, "en") is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("phase", ["auction", "actions"])
def test_a_whole_hint_can_be_said(phase: str, language: str) -> None:
    state = table(phase)
    found = hint_evaluation(goa.observe(state, state.seat))
    said = [text for line in found["opinions"] for text in choice_sentences(line, NAMES, state.seat, language)]
    if found["appraisal"] is not None:
        said += lot_sentences(found, state.bids, NAMES, state.seat, language)
    assert said
    assert not [text for text in said if "{" in text]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_feature_has_a_label(key: str, language: str) -> None:
    label = reason_words(key, language)
    assert label
    assert "{" not in label


@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("row.ships.3", "ships marker in row 3"),
        ("chance.madras", "the chance to found Madras"),
        ("tile.vice-king", "Vice-king"),
        ("ducats<=6", "ducats"),
        ("flag_for_sale", "the flag"),
    ],
)
def test_a_label_names_the_thing(key: str, label: str) -> None:
    assert reason_words(key) == label


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match="came 'luck'"):
        reason_words("luck")
