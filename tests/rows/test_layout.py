"""The layout of a row never changes, and the guide shows it."""

import hashlib
from pathlib import Path

from tests.questions import all_questions

from goa.rows.layout import ACTIONS, LAYOUT, QUESTIONS, SIZE, table_of_parts
from goa.rows.question_kinds import KINDS

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "learn-encoding.md"


def test_parts_follow_one_another_without_gaps() -> None:
    end = 0
    for part in LAYOUT.values():
        assert part.start == end
        assert part.slice == slice(end, end + part.size)
        end += part.size
    assert end == SIZE


def test_the_guide_shows_the_layout() -> None:
    """If this fails, paste the output of table_of_parts() into the guide."""
    guide = GUIDE.read_text("utf-8")
    assert table_of_parts() in guide
    assert f"{SIZE:,} bytes" in guide
    assert f"{ACTIONS} actions" in guide


def test_the_layout_is_that_of_trained_networks() -> None:
    """Parts may be added at the end; what is pinned here never changes."""
    parts = list(LAYOUT.values())[:53]
    assert parts[-1].start + parts[-1].size == 2_365
    told = "\n".join(f"{part.name} {part.start} {part.shape} {part.full}" for part in parts)
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == "e9d71f60d1d9f429"


def test_a_question_number_names_a_question() -> None:
    asked = {kind for kind in all_questions() if kind.__module__.startswith("goa.rules")}
    assert {kind for kind, _ in KINDS} <= asked
    assert len(KINDS) >= QUESTIONS


def test_the_numbers_of_questions_never_change() -> None:
    """Networks are trained on them."""
    assert [kind.__name__ for kind, _ in KINDS[:28]] == [
        "QuickStart",
        "PlaceFlag",
        "PlaceMarker",
        "BidOnLot",
        "LastWord",
        "TakeAction",
        "FinishTurn",
        "SpendExtraAction",
        "PaySpice",
        "HarvestSack",
        "MixSack",
        "PutSpice",
        "DrawCard",
        "Recruit",
        "ChooseColonyTile",
        "ChooseColumn",
        "TakeSpice",
        "SellSpice",
        "GiveUpPlantation",
        "ShipsOrColonists",
        "TakeFromBox",
        "FillPlaces",
        "TakeSupplies",
        "AdvanceTopmost",
        "DeliverSack",
        "SwapForTile",
        "SpyOn",
        "NameColony",
    ]
