"""Records of an older version: the same questions, the same results. tests/stored/README.md tells what they are."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.stored.trace import contents, first_difference, trace

import goa

TESTS = Path(__file__).parent.parent
STORED: dict[str, dict[str, Any]] = json.loads((TESTS / "stored" / "records.json").read_text("utf-8"))
# The lines of the scoring sheet of that version. A line that is added to SCORE_LINES is not added here.
STORED_LINES = (
    "markers",
    "colonies",
    "expedition_cards",
    "most_ducats",
    "single_plantations",
    "duties",
    "missions",
)
HOUSE_RULES = TESTS / "stored" / "records" / "house-rules.toml"


def edition_of(record: goa.Record) -> goa.Edition | None:
    return goa.new_game(str(HOUSE_RULES)).edition if record.edition == "house-rules" else None


@pytest.mark.parametrize("name", STORED)
def test_a_record_replays_to_the_same_question_at_every_decision(name: str) -> None:
    text = (TESTS / name).read_text("utf-8")
    record = goa.read_record(text)
    edition = edition_of(record)
    assert first_difference(trace(record, edition), STORED[name]["trace"]) is None
    state = goa.replay(record, edition=edition)
    assert [sheet(line) for line in goa.score(state).seats] == STORED[name]["scores"]
    if record.result is not None:
        assert record.result.points == tuple(line.total for line in goa.score(state).seats)


@pytest.mark.parametrize("name", STORED)
def test_a_record_written_again_means_the_same(name: str) -> None:
    """A game begun under older rules says so when it is written down, and replays under them."""
    text = (TESTS / name).read_text("utf-8")
    record = goa.read_record(text)
    edition = edition_of(record)
    again = goa.write_record(goa.replay(record, edition=edition), record.names)
    assert contents(again) == contents(text)
    assert first_difference(trace(goa.read_record(again), edition), STORED[name]["trace"]) is None


def sheet(line: goa.Score) -> list[int]:
    """As it was stored. The total shows that lines which were added since bring nothing in these games."""
    return [getattr(line, name) for name in (*STORED_LINES, "total", "ducats")]


def test_no_stored_record_is_left_out() -> None:
    files = {f"stored/records/{file.name}" for file in (TESTS / "stored" / "records").glob("*.goa")}
    assert files == {name for name in STORED if name.startswith("stored/")}


def test_a_difference_is_found_where_it_begins() -> None:
    assert first_difference("aaaabbbbcccc", "aaaabbbbcccc") is None
    assert first_difference("aaaabbbbcccc", "aaaabbbccccc") == 1
    assert first_difference("aaaabbbb", "aaaabbbbcccc") == 2
