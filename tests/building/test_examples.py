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
