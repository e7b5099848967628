"""The message catalogue: sentences are well-formed, values fit, and missing values are named."""

import re

import pytest

import goa
from goa.locales import CatalogueError, catalogue, languages, say
from goa.locales.catalogue import PLACEHOLDER


@pytest.mark.parametrize("language", languages())
def test_sentences_are_tidy(language: str) -> None:
    for key, sentence in catalogue(language).items():
        assert sentence.strip() or key.startswith("list."), key
        assert "  " not in sentence, key
        assert "\u2014" not in sentence, key
        assert "\u2013" not in sentence, key
        unfilled = PLACEHOLDER.sub("", sentence)
        assert "{" not in unfilled, key
        assert "}" not in unfilled, key
        if key.startswith(("refusal.", "question.", "event.", "help.", "term.when.")):
            assert sentence[-1] in ".?}", key
            assert not sentence[0].islower(), key


def test_english_has_no_he() -> None:
    """Players are called by name or addressed as "you"."""
    gendered = re.compile(r"\b(he|she|his|her|him|himself|herself)\b", re.IGNORECASE)
    assert [key for key, sentence in catalogue("en").items() if gendered.search(sentence)] == []


def test_numbers_bring_their_noun() -> None:
    assert say("choice.bid", amount=1) == "Bid 1 ducat"
    assert say("choice.bid", amount=2) == "Bid 2 ducats"
    assert say("choice.build_ships", number=0) == "Build 0 ships"


NOT_COUNTED = {
    "colonies",
    "tiles",
    "choices",
    "games",
    "Kolonien",
    "Plättchen",
    "Spiele",
    "kolonies",
    "tegels",
    "spellen",
}

# Numbers that are more than 1, or no whole numbers.
NEVER_ONE = {
    "refusal.spy_no_seat": "players",
    "terminal.bids": "of at least two bids",
    "terminal.hint.opinion": "points at the end, by then more than ten",
    "client.hint.worth": "the same",
    "terminal.after": "of a whole game",
    "terminal.after_choice": "of a whole game",
    "terminal.note.points": "of missions and duties: 2 to 5",
}


@pytest.mark.parametrize("language", languages())
def test_no_number_stands_before_a_noun_that_it_would_have_to_change(language: str) -> None:
    """Not "1 colonies": a number brings its noun along, {number:ships}, wherever it may be 1."""
    counted = {entry for key, entry in catalogue(language).items() if re.fullmatch(r"count\.\w+\.other", key)}
    nouns = {re.escape(noun.removeprefix("{n} ")) for noun in counted}
    nouns |= NOT_COUNTED
    bare = re.compile(rf"\{{(?!seat|name)\w+\}} (?:{'|'.join(sorted(nouns))})\b")
    found = {
        key for key, sentence in catalogue(language).items() if bare.search(sentence) and not key.startswith("count.")
    }
    assert found <= set(NEVER_ONE)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "founded colonies: 1", "founded colonies: 2"),
        ("de", "gegründete Kolonien: 1", "gegründete Kolonien: 2"),
        ("nl", "gestichte kolonies: 1", "gestichte kolonies: 2"),
    ],
)
def test_the_reasons_of_hints_do_not_say_1_colonies(language: str, one: str, several: str) -> None:
    assert say("reason.colonies", language, number=1) == one
    assert say("reason.colonies", language, number=2) == several


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Flag at the north edge, by a1"),
        ("de", "Flagge an den Nordrand bei a1"),
        ("nl", "Vlag aan de noordrand, bij a1"),
    ],
)
def test_a_flag_at_an_edge_is_by_a_tile(language: str, words: str) -> None:
    """Not "outside the north edge at a1"."""
    assert say("choice.flag_at_edge", language, side="north", cell="a1") == words
    assert [key for key, sentence in catalogue("en").items() if "outside the" in sentence] == []


def test_words_are_looked_up_and_joined() -> None:
    assert say("choice.fill", place="plantation 2", spice="ginger") == "Put ginger on plantation 2"
    assert say("refusal.fill_not_accepted", accepted=("ginger",)) == "Only ginger can go there."
    two, three = ("ginger", "clove"), ("ginger", "clove", "nutmeg")
    assert say("client.mat.lacks_spices", missing=two) == "Still missing: ginger and clove."
    assert say("client.mat.lacks_spices", missing=three) == "Still missing: ginger, clove and nutmeg."


def test_a_name_is_never_read_as_a_placeholder() -> None:
    assert say("event.passed", seat="{seat} {x:spice}") == "{seat} {x:spice} passes."


@pytest.mark.parametrize(
    ("key", "language", "values", "message"),
    [
        ("choice.bidding", "en", {}, "the catalogue of en has no entry choice.bidding"),
        ("choice.bid", "en", {}, "choice.bid needs a value for {amount}; came none"),
        ("choice.bid", "en", {"number": 3}, "choice.bid needs a value for {amount}; came number"),
        ("choice.fill", "en", {"place": "cochin", "spice": "salt"}, "the catalogue of en has no entry term.spice.salt"),
        ("choice.bid", "xx", {"amount": 3}, "expected one of the languages"),
    ],
)
def test_what_is_missing_is_named(key: str, language: str, values: dict[str, int | str], message: str) -> None:
    with pytest.raises(CatalogueError, match=re.escape(message)):
        say(key, language, **values)


def test_the_catalogue_cannot_be_changed() -> None:
    entries = catalogue("en")
    with pytest.raises(TypeError):
        entries["seat"] = "x"  # type: ignore[index]  # the test needs the wrong type


def test_a_refusal_says_its_reason_in_the_words_of_the_catalogue() -> None:
    state = goa.new_game("2004")
    with pytest.raises(goa.IllegalChoice) as refused:
        goa.apply(state, "pass")
    assert refused.value.reason == say(refused.value.key, "en", **refused.value.values)
