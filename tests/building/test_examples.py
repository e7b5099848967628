"""The examples of the rules as embedded games: they can be played, and pages name only those that exist."""

import html
import json
import re
from itertools import pairwise

import pytest
from building.docs import EXAMPLE, DocsError, rewritten
from building.embedding import iframe, packed, unpacked
from building.examples import EXAMPLES, WORDS, begin_of, example_html, pictures_of_example, title_of
from building.paths import ROOT

from goa.locales import languages

RULES = ROOT / "docs" / "rules"
EXAMPLE_IN_WORDS = re.compile(r"^\*(?:Example|Beispiel|Voorbeeld)", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("language", languages())


def pages(language: str) -> list[str]:
    folder = RULES if language == "en" else RULES / language
    return [path.relative_to(ROOT).as_posix() for path in sorted(folder.glob("*.md"))]


def test_the_auction_is_the_one_of_the_text() -> None:
    drawn = pictures_of_example("auction")
    bids: list[dict[str, int]] = []
    for change in drawn["changes"]:
        if "bids" in change:
            said = zip(drawn["names"], change["bids"], strict=False)
            bids.append({name: bid for name, bid in said if bid >= 0})
    assert {"Red": 4, "Green": 0, "Blue": 6} in bids
    assert drawn["colours"][drawn["names"].index("Yellow")] == "yellow"


@pytest.mark.parametrize(("name", "seat", "points"), [("symbols", "Yellow", 10), ("scores", "Yellow", 42 - 3)])
def test_the_points_are_those_of_the_text(name: str, seat: str, points: int) -> None:
    drawn = pictures_of_example(name)
    assert drawn["changes"][0]["points"][drawn["names"].index(seat)] == points


@LANGUAGES
def test_every_step_of_an_example_is_told(language: str) -> None:
    for name in EXAMPLES:
        told = [change.get("told") for change in pictures_of_example(name, language)["changes"]]
        assert told[0] == begin_of(name, language)
        assert all(told), "a picture without its text, or with that of the one before"
        assert all(before != after for before, after in pairwise(told))


def test_names_and_sentences_are_in_the_language_of_the_page() -> None:
    assert "Yellow takes 1 extra action card." in pictures_of_example("all-together")["changes"][-1]["told"]
    german = pictures_of_example("founding", "de")
    assert german["language"] == "de"
    assert german["names"][0] == "Gelb"
    assert german["changes"][-1]["told"].startswith("Gelb ")
    for name in EXAMPLES:
        english, *others = (pictures_of_example(name, language) for language in ("en", "de", "nl"))
        for other in others:
            told = {change["told"] for change in other["changes"]}
            assert not told & {change["told"] for change in english["changes"]}
            assert not re.search("Yellow|Green|Blue|Red ", " ".join(told))


def test_every_example_has_its_words_in_every_language() -> None:
    assert list(WORDS) == list(EXAMPLES)
    for words in WORDS.values():
        assert {kind: set(texts) for kind, texts in words.items()} == {
            "title": set(languages()),
            "begin": set(languages()),
        }


@LANGUAGES
def test_every_example_in_words_has_its_view(language: str) -> None:
    """Each is followed by one in its section. What is dealt at the set-up is no position of a game."""
    without = []
    for page in pages(language):
        for section in re.split(r"^### ", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE):
            if len(EXAMPLE_IN_WORDS.findall(section)) > len(EXAMPLE.findall(section)):
                without.append(section.split()[0])
    assert without == ["SET-2"]


@LANGUAGES
def test_every_example_is_shown_and_every_one_shown_is_there(language: str) -> None:
    texts = [(ROOT / page).read_text("utf-8") for page in pages(language)]
    assert sorted(name for text in texts for name in EXAMPLE.findall(text)) == sorted(EXAMPLES)


@LANGUAGES
def test_pages_show_the_same_examples_in_the_same_sections(language: str) -> None:
    def shown(page: str) -> list[tuple[str, list[str]]]:
        sections = re.split(r"^### ", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE)[1:]
        return [(section.split()[0], EXAMPLE.findall(section)) for section in sections]

    for english, other in zip(pages("en"), pages(language), strict=True):
        assert shown(other) == shown(english)


def test_a_page_gets_the_view_and_an_unknown_name_is_refused() -> None:
    text, _ = rewritten("docs/rules/auction.md", "<!-- example: auction -->", "https://example.org")
    assert text == example_html("auction", "rules/auction.md")
    assert text.startswith('<iframe src="../../embed.html#')
    with pytest.raises(DocsError, match="came nothing"):
        rewritten("docs/rules/auction.md", "<!-- example: nothing -->", "https://example.org")


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_a_page_in_another_language_gets_the_view_in_it(language: str) -> None:
    text, _ = rewritten(f"docs/rules/{language}/auction.md", "<!-- example: auction -->", "https://example.org")
    found = re.fullmatch(r'<iframe src="../../../embed.html#([\w-]+)" .* title="([^"]*)" .*></iframe>', text)
    assert found is not None
    assert html.unescape(found[2]) == title_of("auction", language)
    assert json.loads(unpacked(found[1]))["changes"][0]["told"] == begin_of("auction", language)


def test_an_address_holds_the_pictures() -> None:
    assert unpacked(packed("Inês")) == "Inês"
    drawn = pictures_of_example("trail")
    found = re.search(r"#([\w-]+)\.2\"", iframe("./", drawn, "T", first=2))
    assert found is not None
    assert json.loads(unpacked(found[1])) == json.loads(json.dumps(drawn))
