"""The catalogue: every sentence is used, none is missing, and what is filled in fits."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import goa
from goa.core.events import ACTIONS
from goa.core.places import PLACES
from goa.editions.names import COLONIES, COLUMNS, EFFECTS, SPICES, SYMBOLS, TILES
from goa.locales import CatalogueError, catalogue, languages, say
from goa.locales.catalogue import PLACEHOLDER
from goa.rules.refusals.moments import TASKS
from goa.views.words.seats import COLOURS

SOURCE = Path(__file__).parents[2] / "src" / "goa"
SENTENCES = {key for key in catalogue("en") if key.split(".")[0] not in {"term", "count", "list"}}
SECTIONS = {key.split(".")[0] for key in SENTENCES if "." in key}

# The words of each list, as the rules and the views name them; the sentences of term.when are checked by use.
WORDS = {
    "colour": COLOURS,
    "spice": SPICES,
    "column": COLUMNS,
    "colony": COLONIES,
    "symbol": SYMBOLS,
    "effect": EFFECTS,
    "action": ACTIONS,
    "place": PLACES,
    "side": ("north", "south", "west", "east"),
    "tile": TILES,
    "the_tile": ("flag", *TILES),
    "task": tuple(TASKS.values()),
}


@cache
def nodes() -> tuple[ast.AST, ...]:
    """The code of the whole package."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree))


def texts() -> set[str]:
    """Every text that stands in the code as such."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls() -> Iterator[tuple[str, set[str]]]:
    """Keys written out in a call of say or because, with the names of the values given."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            at = {"say": 0, "because": 1}.get(name)
            if at is not None and len(node.args) > at:
                key = node.args[at]
                if isinstance(key, ast.Constant) and key.value in SENTENCES:
                    yield str(key.value), {keyword.arg for keyword in node.keywords if keyword.arg}


def placeholders(sentence: str) -> set[tuple[str, str]]:
    return {(found[1], found[2] or "") for found in PLACEHOLDER.finditer(sentence)}


def names(sentence: str) -> set[str]:
    return {name for name, _ in placeholders(sentence)}


def test_every_sentence_is_used() -> None:
    assert sorted(SENTENCES - texts()) == []


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    keys = re.compile(rf"({'|'.join(SECTIONS)})(\.[a-z][a-z_]*)+")
    found = {text for text in texts() if keys.fullmatch(text)}
    assert sorted(found - SENTENCES) == []


def test_every_call_gives_the_values_that_its_sentence_needs() -> None:
    assert len({key for key, _ in calls()}) > len(SENTENCES) / 2
    wrong = [(key, given) for key, given in calls() if given != names(catalogue("en")[key])]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_placeholder_names_a_list_of_words(language: str) -> None:
    entries = catalogue(language)
    lists = {".".join(key.split(".")[:2]) for key in entries if key.startswith(("term.", "count."))}
    used = {words for key in SENTENCES for _, words in placeholders(entries[key]) if words}
    assert used == {name.split(".")[1] for name in lists}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", WORDS)
def test_a_list_holds_every_word_of_the_game(language: str, words: str) -> None:
    prefix = f"term.{words}."
    there = {key.removeprefix(prefix) for key in catalogue(language) if key.startswith(prefix)}
    assert there == {word.replace(" ", "_") for word in WORDS[words]}


def test_every_moment_is_used() -> None:
    moments = {key.removeprefix("term.when.") for key in catalogue("en") if key.startswith("term.when.")}
    assert moments <= texts()


@pytest.mark.parametrize("language", languages())
def test_languages_say_the_same(language: str) -> None:
    """The same keys, and no sentence asks for a value that the English one does not have."""
    entries, english = catalogue(language), catalogue("en")
    assert entries.keys() == english.keys()
    assert [key for key in english if not names(entries[key]) <= names(english[key])] == []


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
            assert sentence[0].isupper() or sentence[0] in "{1", key


def test_english_has_no_he() -> None:
    """Players are called by name or addressed."""
    gendered = re.compile(r"\b(he|she|his|her|him|himself|herself)\b", re.IGNORECASE)
    assert [key for key, sentence in catalogue("en").items() if gendered.search(sentence)] == []


def test_numbers_bring_their_noun() -> None:
    assert say("choice.bid", amount=1) == "Bid 1 ducat"
    assert say("choice.bid", amount=2) == "Bid 2 ducats"
    assert say("choice.build_ships", number=0) == "Build 0 ships"


def test_words_are_looked_up_and_joined() -> None:
    assert say("choice.fill", place="plantation 2", spice="ginger") == "Put ginger on plantation 2"
    assert say("event.sacks_given", seat="Anna", spices=("ginger",)) == "Anna gives ginger."
    two, three = ("ginger", "clove"), ("ginger", "clove", "nutmeg")
    assert say("event.sacks_given", seat="Anna", spices=two) == "Anna gives ginger and clove."
    assert say("event.sacks_given", seat="Anna", spices=three) == "Anna gives ginger, clove and nutmeg."


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
        entries["seat"] = "x"  # type: ignore[index]  # that is the point


def test_a_refusal_says_its_reason_in_the_words_of_the_catalogue() -> None:
    state = goa.new_game("2004")
    with pytest.raises(goa.IllegalChoice) as refused:
        goa.apply(state, "pass")
    assert refused.value.reason == say(refused.value.key, "en", **refused.value.values)
