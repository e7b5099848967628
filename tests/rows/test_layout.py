"""The layout of a row never changes, and the guide shows it."""

import hashlib
from pathlib import Path

from goa.rows.layout import ACTIONS, LAYOUT, QUESTIONS, SIZE, table_of_parts
from goa.rules.questions import QUESTIONS as ASKED

ACTIONS_OF_THE_FIRST_CATALOGUE = 635
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
    assert f"{ACTIONS_OF_THE_FIRST_CATALOGUE} actions" in guide
    assert ACTIONS >= ACTIONS_OF_THE_FIRST_CATALOGUE


def test_the_layout_is_that_of_trained_networks() -> None:
    """Parts may be added at the end; what is pinned here never changes."""
    parts = list(LAYOUT.values())[:53]
    assert parts[-1].start + parts[-1].size == 2_365
    told = "\n".join(f"{part.name} {part.start} {part.shape} {part.full}" for part in parts)
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == "e9d71f60d1d9f429"


def test_a_question_number_names_a_question() -> None:
    assert [asked.number for asked in ASKED] == list(range(len(ASKED)))
    assert len(ASKED) >= QUESTIONS


def test_the_numbers_of_questions_never_change() -> None:
    """Networks are trained on them."""
    assert [asked.task for asked in ASKED[:28]] == [
        "quick_start",
        "place_flag",
        "place_marker",
        "bid_on_lot",
        "last_word",
        "take_action",
        "finish_turn",
        "spend_extra_action",
        "pay_spice",
        "harvest_sack",
        "mix_sack",
        "put_spice",
        "draw_card",
        "recruit",
        "choose_colony_tile",
        "choose_column",
        "take_spice",
        "sell_spice",
        "give_up_plantation",
        "ships_or_colonists",
        "take_from_box",
        "fill_places",
        "take_supplies",
        "advance_topmost",
        "deliver_sack",
        "swap_for_tile",
        "spy_on",
        "name_colony",
    ]
