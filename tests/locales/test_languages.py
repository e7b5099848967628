"""Every language has the same messages, with the same values, translated."""

from collections.abc import Mapping

import pytest
from tests.locales.keys import SENTENCES, names, placeholders

from goa.core.events import ACTIONS
from goa.core.places import PLACES
from goa.editions.vocabulary import COLONIES, COLUMNS, EFFECTS, SPICES, SYMBOLS, TILES
from goa.locales import catalogue, languages, say
from goa.locales.catalogue import Value
from goa.rules.questions import QUESTIONS
from goa.views.words.seats import COLOURS

OTHERS = [language for language in languages() if language != "en"]

# The words of each list, as the rules and the views name them; term.when is checked by use.
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
    "task": tuple(asked.task for asked in QUESTIONS),
}

# Entries that may be the same as in English: names, numbers, and shared words.
SAME_AS_ENGLISH = {
    "de": {
        "term.action.expedition",
        "term.tile.expedition",
        "client.letter.pepper",
        "client.column.expedition",
        "choice.brief.expedition",
        "client.level.admiral",
        "client.level_help.admiral",
        "client.new.bots",
        "client.new.name",
        "client.chat.name",
        "client.menu.pause",
        "client.settings.speed_normal",
        "terminal.usage.chat",
        "terminal.usage.pause",
        "terminal.letter.red",
        "terminal.letter.blue",
        "terminal.letter.green",
    },
    "nl": {
        "term.symbol.palm",
        "term.side.west",
        "client.letter.ginger",
        "client.letter.pepper",
        "client.letter.nutmeg",
        "client.new.bots",
        "client.header.menu",
        "client.chat.name",
        "terminal.help.enter_key",
        "terminal.drawn.hand",
        "terminal.drawn.extra",
        "terminal.heading.extra",
        "terminal.letter.red",
        "terminal.letter.blue",
        "terminal.letter.green",
        "terminal.sign.pepper",
    },
}
SAME_EVERYWHERE = {
    "list.comma",
    "terminal.times",
    "client.new.edition_2004",
    "client.new.edition_2012",
    "client.new.bonanza",
}


def list_of(key: str) -> str:
    """The list that an entry belongs to, such as term.spice; empty for a sentence."""
    kind, _, rest = key.partition(".")
    return f"{kind}.{rest.partition('.')[0]}" if kind in {"term", "count"} else ""


def lists_of(entries: Mapping[str, str]) -> dict[str, set[str]]:
    """The words of every list."""
    found: dict[str, set[str]] = {}
    for key in entries:
        if list_of(key):
            found.setdefault(list_of(key), set()).add(key.removeprefix(list_of(key)))
    return found


def base_of(name: str) -> str:
    """The English list that a list is another form of: ducats_accusative is one of ducats."""
    english = lists_of(catalogue("en"))
    fitting = [each for each in english if name == each or name.startswith(f"{each}_")]
    return max(fitting, key=len, default="")


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing(language: str) -> None:
    assert sorted(catalogue("en").keys() - catalogue(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_superfluous(language: str) -> None:
    """A language may have further forms of a list, for grammatical cases that English lacks."""
    more = catalogue(language).keys() - catalogue("en").keys()
    assert sorted(key for key in more if not list_of(key) or not base_of(list_of(key))) == []


@pytest.mark.parametrize("language", languages())
def test_a_further_form_has_all_the_words_of_its_list(language: str) -> None:
    lists = lists_of(catalogue(language))
    incomplete = {name: lists[base_of(name)] ^ words for name, words in lists.items() if lists[base_of(name)] != words}
    assert incomplete == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", WORDS)
def test_a_list_holds_every_word_of_the_game(language: str, words: str) -> None:
    there = lists_of(catalogue(language))[f"term.{words}"]
    assert there == {f".{word.replace(' ', '_')}" for word in WORDS[words]}


@pytest.mark.parametrize("language", languages())
def test_every_list_is_used_and_every_list_used_is_there(language: str) -> None:
    entries = catalogue(language)
    used = {words for key in SENTENCES for _, words in placeholders(entries[key]) if words}
    assert used == {name.split(".")[1] for name in lists_of(entries)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_same_values_in_every_language(language: str) -> None:
    entries, english = catalogue(language), catalogue("en")
    assert [key for key in english if names(entries[key]) != names(english[key])] == []


def plausible(key: str, language: str) -> list[dict[str, Value]]:
    """Values to try in a sentence: every word of its lists once, and the numbers none, one and several."""
    lists = lists_of(catalogue("en")) | lists_of(catalogue(language))
    both = placeholders(catalogue(language)[key]) | placeholders(catalogue("en")[key])
    wanted: dict[str, list[Value]] = {}
    for name in sorted({name for name, _ in both}):
        used = [words for each, words in both if each == name and words]
        if any(f"count.{words}" in lists for words in used):
            wanted[name] = [0, 1, 2, 12]
        elif used:  # the_tile and tile both stand for tiles
            known = set.intersection(*(lists[f"term.{words}"] for words in used))
            said = [word.removeprefix(".").replace("_", " ") for word in sorted(known)]
            wanted[name] = [*said, tuple(said[:3])]
        else:
            wanted[name] = ["Anna"]
    most = max((len(values) for values in wanted.values()), default=1)
    return [{name: values[number % len(values)] for name, values in wanted.items()} for number in range(most)]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str) -> None:
    for key in sorted(SENTENCES):
        for values in plausible(key, language):
            said = say(key, language, **values)
            assert said.strip(), key
            assert "{" not in said, key


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    """A sentence equal to the English one is untranslated, unless it is only placeholders or listed above."""
    entries, english = catalogue(language), catalogue("en")
    same = {
        key for key in english if entries[key] == english[key] and not key.startswith(("term.colony", "term.place"))
    }
    with_words = {key for key in same if any(letter.isalpha() for letter in _without_placeholders(english[key]))}
    allowed = SAME_AS_ENGLISH.get(language, set()) | SAME_EVERYWHERE
    assert sorted(with_words - allowed) == []
    assert sorted(SAME_AS_ENGLISH.get(language, set()) - same) == []  # entries that differ now must leave the list


def _without_placeholders(sentence: str) -> str:
    for name, words in placeholders(sentence):
        sentence = sentence.replace(f"{{{name}:{words}}}" if words else f"{{{name}}}", "")
    return sentence


@pytest.mark.parametrize(
    ("language", "key", "values", "said"),
    [
        ("de", "choice.bid", {"amount": 1}, "1 Dukaten bieten"),
        ("de", "choice.spy_on_taxes", {"victim": "Anna", "number": 1}, "Marker von Anna nutzen: 1 Dukat"),
        ("de", "event.colonists_taken", {"seat": "Anna", "number": 1}, "Anna nimmt 1 Kolonisten."),
        (
            "de",
            "thing.card",
            {"effect": "two ships", "symbol": "fish", "colonists": 1},
            "Zwei Schiffe (Fisch, 1 Kolonist)",
        ),
        (
            "de",
            "question.over",
            {"winner": "Anna", "points": 40},
            "Das Spiel ist zu Ende. Anna gewinnt mit 40 Siegpunkten.",
        ),
        (
            "de",
            "choice.pair_of",
            {"colony": "quilon", "one": "ginger", "two": "clove"},
            "Quilon für Ingwer oder Nelken nehmen",
        ),
        (
            "de",
            "event.sack_put",
            {"seat": "Anna", "spice": "clove", "place": "cochin"},
            "Anna legt 1 Nelke auf Cochin.",
        ),
        (
            "de",
            "event.lot_taken",
            {"seat": "Anna", "lot": "vice-king", "price": 1},
            "Anna ersteigert das Plättchen „Vize-König“ für 1 Dukaten.",
        ),
        ("nl", "choice.bid", {"amount": 1}, "1 dukaat bieden"),
        ("nl", "event.lot_taken", {"seat": "Anna", "lot": "flag", "price": 2}, "Anna krijgt de vlag voor 2 dukaten."),
        ("nl", "refusal.step_at_goal", {"column": "harvest"}, "Je oogstmarker staat al in rij 5."),
        ("nl", "choice.pay_so_many_colonists", {"number": 1}, "1 eigen kolonist inleveren"),
        (
            "nl",
            "client.mat.lacks_spices",
            {"missing": ("ginger", "clove")},
            "Je mist nog: gember en kruidnagel.",
        ),
    ],
)
def test_values_take_the_form_that_their_sentence_needs(
    language: str, key: str, values: dict[str, Value], said: str
) -> None:
    assert say(key, language, **values) == said
