"""The rows of cards and tiles: their numbers, their rules, and that later rows only ever follow."""

import pytest
from tests.rulebook import rules_of_the_pages

from goa.core.choices import ADDED_ANSWERS
from goa.core.places import PLACES, plantation, plantation_kind
from goa.editions import names
from goa.editions.kinds import ANY_SPICE, EFFECT_ROWS, PLANTATION, TILE_ROWS, EffectRow, TileRow

ROWS: tuple[EffectRow | TileRow, ...] = (*EFFECT_ROWS, *TILE_ROWS)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (names.TWO_SHIPS, "two ships"),
        (names.TWO_COLONISTS, "two colonists"),
        (names.FIVE_DUCATS, "five ducats"),
        (names.TWO_SPICES, "two spices"),
        (names.SELL_SPICES, "sell spices"),
        (names.MIXED_HARVEST, "mixed harvest"),
        (names.ONE_MORE_CARD, "one more card"),
        (names.SHIPS_ONLY, "ships only"),
        (names.SPICES_ONLY, "spices only"),
        (names.PROGRESS_FOR_DUCATS, "progress for ducats"),
    ],
)
def test_an_effect_has_its_number(number: int, word: str) -> None:
    assert names.EFFECTS[number] == word


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (names.CROP_ROTATION, "crop rotation"),
        (names.FOREMAN, "foreman"),
        (names.MISSION_2, "mission 2"),
        (names.MISSION_3, "mission 3"),
        (names.SHIPS_TILE, "ships"),
        (names.COLONISTS_TILE, "colonists"),
        (names.SHIPS_OR_COLONISTS, "ships or colonists"),
        (names.SETTLEMENT, "settlement"),
        (names.EXTRA_ACTIONS, "extra actions"),
        (names.EXPEDITIONS_2, "expeditions 2"),
        (names.EXPEDITIONS_3, "expeditions 3"),
        (names.FAVOR, "favor"),
        (names.SHIP, "ship"),
        (names.COLONIST, "colonist"),
        (names.SPICE, "spice"),
        (names.DUCATS, "ducats"),
        (names.EXPEDITION_TILE, "expedition"),
        (names.ESPIONAGE, "espionage"),
        (names.EXTRA_HARVEST, "extra harvest"),
        (names.RE_SUPPLY, "re-supply"),
        (names.VICE_KING, "vice-king"),
        (names.DUTY, "duty"),
        (names.SWAP, "swap"),
    ],
)
def test_a_tile_has_its_number(number: int, word: str) -> None:
    assert names.TILES[number] == word


def test_every_row_cites_a_rule_of_the_pages() -> None:
    assert {row.rule for row in ROWS} <= set(rules_of_the_pages())


def test_words_are_unique() -> None:
    assert len(set(names.EFFECTS)) == len(names.EFFECTS)
    assert len(set(names.TILES)) == len(names.TILES)


def test_rows_are_added_at_the_end() -> None:
    for added in ([row.added for row in EFFECT_ROWS], [row.added for row in TILE_ROWS]):
        assert added == sorted(added)
    additions = sorted([row.added for row in ROWS if row.added] + list(ADDED_ANSWERS))
    assert additions == list(range(1, len(additions) + 1)), "each addition has a number of its own"


def test_a_plantation_says_what_it_accepts() -> None:
    for kind, row in enumerate(TILE_ROWS):
        assert (row.group == PLANTATION) == bool(row.fields) == bool(row.accepts)
        if row.group == PLANTATION:
            assert row.accepts in (*names.SPICES, ANY_SPICE)
            assert plantation_kind(plantation(kind)) == kind
    assert len(PLACES) == 8
