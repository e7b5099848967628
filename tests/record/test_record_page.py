"""docs/record.md tells the truth: its example can be played, and every choice has its line."""

import re
from pathlib import Path

import goa
from goa.core.choices import CATALOGUE
from goa.core.grid import CELL_COUNT, SPACES
from goa.core.places import PLACES
from goa.editions.load import load_edition
from goa.editions.vocabulary import COLONIES, COLUMNS, EFFECTS, SPICES, SYMBOLS, TILES

PAGE = Path(__file__).parents[2].joinpath("docs", "record.md").read_text("utf-8")

WORDS = {
    "SPACE": SPACES,
    "CELL": SPACES[:CELL_COUNT],
    "COLUMN": COLUMNS,
    "COLONY": COLONIES,
    "SPICE": SPICES,
    "PLACE": PLACES,
    "CARD": tuple(f"{effect} {symbol}" for effect in EFFECTS for symbol in SYMBOLS),
    "TILE": TILES,
    "N": tuple(map(str, range(1, 200))),
}


def test_the_example_is_a_game() -> None:
    example = PAGE.split("```")[1].replace("0123456789abcdef", load_edition("2012").digest)
    record = goa.read_record(example)
    assert goa.replay(record).choices_made == len(record.moves) == 4


def test_every_choice_is_explained_and_nothing_else() -> None:
    forms = re.findall(r"^\| `([^`]+)` \|", PAGE[PAGE.index("## The choices") :], re.MULTILINE)
    explained = set()
    for form in forms:
        parts = [
            f"(?:{'|'.join(map(re.escape, WORDS[part]))})" if part in WORDS else re.escape(part)
            for part in re.findall(r"[A-Z]+|[^A-Z]+", form)
        ]
        fitting = {choice.text for choice in CATALOGUE if re.fullmatch("".join(parts), choice.text)}
        assert fitting, f"no choice is written as {form}"
        explained |= fitting
    assert {choice.text for choice in CATALOGUE} == explained
