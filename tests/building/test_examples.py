"""The examples of the rules as embedded games: they can be played, and pages name only those that exist."""

import json
import re

import pytest
from building.docs import EXAMPLE, DocsError, rewritten
from building.embedding import iframe, packed, unpacked
from building.examples import EXAMPLES, example_html
from building.paths import ROOT


def test_the_auction_is_the_one_of_the_text() -> None:
    drawn = EXAMPLES["auction"].pictures()
    bids: list[dict[str, int]] = []
    for change in drawn["changes"]:
        if "bids" in change:
            said = zip(drawn["names"], change["bids"], strict=False)
            bids.append({name: bid for name, bid in said if bid >= 0})
    assert {"Red": 4, "Green": 0, "Blue": 6} in bids
    assert drawn["colours"][drawn["names"].index("Yellow")] == "yellow"


@pytest.mark.parametrize(("name", "seat", "points"), [("symbols", "Yellow", 10), ("scores", "Yellow", 42 - 3)])
def test_the_points_are_those_of_the_text(name: str, seat: str, points: int) -> None:
    drawn = EXAMPLES[name].pictures()
    assert drawn["changes"][0]["points"][drawn["names"].index(seat)] == points


def test_every_step_of_an_example_is_told() -> None:
    for example in EXAMPLES.values():
        told = [change.get("told") for change in example.pictures()["changes"]]
        assert told[0] == example.begin
        assert all(told), "a picture without its text, or with that of the one before"
    assert "Yellow takes 1 extra action card." in EXAMPLES["all-together"].pictures()["changes"][-1]["told"]


def test_every_example_in_words_has_its_view() -> None:
    """Each is followed by one in its section. What is dealt at the set-up is no position of a game."""
    without = []
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for section in re.split(r"^### ", path.read_text("utf-8"), flags=re.MULTILINE):
            if section.count("*Example") > len(EXAMPLE.findall(section)):
                without.append(section.split()[0])
    assert without == ["SET-2"]


def test_every_example_is_shown_and_every_one_shown_is_there() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "docs" / "rules").glob("*.md")]
    assert sorted(name for text in texts for name in EXAMPLE.findall(text)) == sorted(EXAMPLES)


def test_a_page_gets_the_view_and_an_unknown_name_is_refused() -> None:
    text, _ = rewritten("docs/rules/auction.md", "<!-- example: auction -->", "https://example.org")
    assert text == example_html("auction")
    assert text.startswith('<iframe src="../../embed.html#')
    with pytest.raises(DocsError, match="came nothing"):
        rewritten("docs/rules/auction.md", "<!-- example: nothing -->", "https://example.org")


def test_an_address_holds_the_pictures() -> None:
    assert unpacked(packed("Inês")) == "Inês"
    drawn = EXAMPLES["trail"].pictures()
    found = re.search(r"#([\w-]+)\.2\"", iframe("./", drawn, "T", first=2))
    assert found is not None
    assert json.loads(unpacked(found[1])) == json.loads(json.dumps(drawn))
