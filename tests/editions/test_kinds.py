"""The rows of cards and tiles: their numbers, their rules, and that later rows only ever follow."""

import pytest
from tests.rulebook import rules_of_the_pages

from goa.core.choices import ADDED_ANSWERS
from goa.core.places import PLACES, plantation, plantation_kind
from goa.editions import vocabulary
from goa.editions.kinds import ANY_SPICE, EFFECT_ROWS, PLANTATION, TILE_ROWS, EffectRow, TileRow

ROWS: tuple[EffectRow | TileRow, ...] = (*EFFECT_ROWS, *TILE_ROWS)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (vocabulary.TWO_SHIPS, "two ships"),
        (vocabulary.TWO_COLONISTS, "two colonists"),
        (vocabulary.FIVE_DUCATS, "five ducats"),
        (vocabulary.TWO_SPICES, "two spices"),
        (vocabulary.SELL_SPICES, "sell spices"),
        (vocabulary.MIXED_HARVEST, "mixed harvest"),
        (vocabulary.ONE_MORE_CARD, "one more card"),
        (vocabulary.SHIPS_ONLY, "ships only"),
        (vocabulary.SPICES_ONLY, "spices only"),
        (vocabulary.PROGRESS_FOR_DUCATS, "progress for ducats"),
    ],
)
def test_an_effect_has_its_number(number: int, word: str) -> None:
    assert vocabulary.EFFECTS[number] == word


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (vocabulary.CROP_ROTATION, "crop rotation"),
        (vocabulary.FOREMAN, "foreman"),
        (vocabulary.MISSION_2, "mission 2"),
        (vocabulary.MISSION_3, "mission 3"),
        (vocabulary.SHIPS_TILE, "ships"),
        (vocabulary.COLONISTS_TILE, "colonists"),
        (vocabulary.SHIPS_OR_COLONISTS, "ships or colonists"),
        (vocabulary.SETTLEMENT, "settlement"),
        (vocabulary.EXTRA_ACTIONS, "extra actions"),
        (vocabulary.EXPEDITIONS_2, "expeditions 2"),
        (vocabulary.EXPEDITIONS_3, "expeditions 3"),
        (vocabulary.FAVOR, "favor"),
        (vocabulary.SHIP, "ship"),
        (vocabulary.COLONIST, "colonist"),
        (vocabulary.SPICE, "spice"),
        (vocabulary.DUCATS, "ducats"),
        (vocabulary.EXPEDITION_TILE, "expedition"),
        (vocabulary.ESPIONAGE, "espionage"),
        (vocabulary.EXTRA_HARVEST, "extra harvest"),
        (vocabulary.RE_SUPPLY, "re-supply"),
        (vocabulary.VICE_KING, "vice-king"),
        (vocabulary.DUTY, "duty"),
        (vocabulary.SWAP, "swap"),
    ],
)
def test_a_tile_has_its_number(number: int, word: str) -> None:
    assert vocabulary.TILES[number] == word


def test_every_row_cites_a_rule_of_the_pages() -> None:
    assert {row.rule for row in ROWS} <= set(rules_of_the_pages())


def test_words_are_unique() -> None:
    assert len(set(vocabulary.EFFECTS)) == len(vocabulary.EFFECTS)
    assert len(set(vocabulary.TILES)) == len(vocabulary.TILES)


def test_rows_are_added_at_the_end() -> None:
    for added in ([row.added for row in EFFECT_ROWS], [row.added for row in TILE_ROWS]):
        assert added == sorted(added)
    additions = sorted([row.added for row in ROWS if row.added] + list(ADDED_ANSWERS))
    assert additions == list(range(1, len(additions) + 1)), "each addition has a number of its own"


def test_a_plantation_says_what_it_accepts() -> None:
    for kind, row in enumerate(TILE_ROWS):
        assert (row.group == PLANTATION) == bool(row.fields) == bool(row.accepts)
        if row.group == PLANTATION:
            assert row.accepts in (*vocabulary.SPICES, ANY_SPICE)
            assert plantation_kind(plantation(kind)) == kind
    assert len(PLACES) == 8
