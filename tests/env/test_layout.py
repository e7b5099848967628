"""The layout is written down once; the guide and the questions follow it."""

from pathlib import Path

from tests.questions import all_questions

from goa.env.layout import ACTIONS, LAYOUT, QUESTIONS, SIZE, table_of_parts
from goa.env.questions import KINDS

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "learn-encoding.md"


def test_parts_follow_one_another_without_gaps() -> None:
    end = 0
    for part in LAYOUT.values():
        assert part.start == end
        assert part.slice == slice(end, end + part.size)
        end += part.size
    assert end == SIZE


def test_the_guide_shows_the_layout() -> None:
    """If not, put what table_of_parts() gives into it."""
    guide = GUIDE.read_text("utf-8")
    assert table_of_parts() in guide
    assert f"{SIZE:,} bytes" in guide
    assert f"{ACTIONS} actions" in guide


def test_every_question_has_its_number() -> None:
    known = {kind for kind, _ in KINDS}
    asked = {kind for kind in all_questions() if kind.__module__.startswith("goa.rules")}
    assert known == asked, "add the new question at the end of goa.env.questions and raise layout.QUESTIONS"
    assert len(KINDS) == QUESTIONS


def test_the_numbers_of_questions_are_stable() -> None:
    """What a learner has learned hangs on them."""
    assert [kind.__name__ for kind, _ in KINDS[:8]] == [
        "QuickStart",
        "PlaceFlag",
        "PlaceMarker",
        "BidOnLot",
        "LastWord",
        "TakeAction",
        "FinishTurn",
        "SpendExtraAction",
    ]
