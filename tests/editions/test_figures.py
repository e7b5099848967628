"""A second copy of every figure, to catch a slip in the edition files."""

from collections import Counter

import pytest

from goa.editions.load import load_edition
from goa.editions.types import Edition, Gain
from goa.editions.vocabulary import COLUMNS, HARVEST, SPICES, TAXES, TILES

EDITIONS = ("2004", "2012")

PLANTATIONS_A = {f"single {spice}": 1 for spice in SPICES} | {f"double {spice}": 2 for spice in SPICES}
PLANTATIONS_B = {f"{size} {spice}": 1 for size in ("double", "triple") for spice in SPICES}
BOTH_PARTS = {
    "duty": 1,
    "extra actions": 1,
    "expeditions 2": 1,
    "ships": 1,
    "colonists": 1,
    "settlement": 1,
    "ships or colonists": 2,
}
ONLY_A = {"ship": 1, "colonist": 1, "spice": 1, "ducats": 1}
ONLY_B = {
    "expeditions 3": 1,
    "extra harvest": 1,
    "swap": 1,
    "espionage": 1,
    "re-supply": 1,
    "vice-king": 1,
    "mission 2": 2,
    "mission 3": 1,
}
TILES_A = PLANTATIONS_A | BOTH_PARTS | ONLY_A
TILES_B = PLANTATIONS_B | BOTH_PARTS | ONLY_B
PRINTED = {
    "2004": (TILES_A, TILES_B),
    "2012": (TILES_A | {"foreman": 1, "crop rotation": 1}, TILES_B | {"favor": 1, "expedition": 1}),
}

GIVES = {
    "2004": {
        "ships": (1, 2, 3, 4, 5),
        "harvest": (1, 2, 4, 6, 8),
        "taxes": (4, 6, 8, 10, 12),
        "expedition": (1, 1, 2, 2, 3),
        "colonists": (0, 2, 3, 4, 6),
    },
    "2012": {
        "ships": (1, 2, 3, 5, 6),
        "harvest": (1, 2, 4, 6, 8),
        "taxes": (4, 6, 8, 10, 12),
        "expedition": (1, 1, 2, 2, 3),
        "colonists": (0, 2, 4, 5, 6),
    },
}

# Each step asks for one spice more than the step before.
SPICES_2004 = {
    "ships": "ginger cinnamon clove nutmeg",
    "harvest": "pepper nutmeg cinnamon ginger",
    "taxes": "cinnamon pepper ginger clove",
    "expedition": "nutmeg clove pepper cinnamon",
    "colonists": "clove ginger nutmeg pepper",
}
COST = {
    "2004": SPICES_2004,
    "2012": SPICES_2004 | {"harvest": SPICES_2004["taxes"], "taxes": SPICES_2004["harvest"]},
}

GAINS = {
    "ships": Gain(ships=4),
    "colonists": Gain(colonists=4),
    "ships or colonists": Gain(ships=3, colonists=3),
    "settlement": Gain(ships=1, extra_actions=1, colonists=1),
    "extra actions": Gain(extra_actions=2),
    "expeditions 2": Gain(cards=2),
    "expeditions 3": Gain(cards=3),
    "ship": Gain(ships=1),
    "colonist": Gain(colonists=1),
    "spice": Gain(spices=1),
}
TILE_GAINS = {
    "2004": GAINS | {"ducats": Gain(ducats=4)},
    "2012": GAINS | {"ducats": Gain(ducats=3), "expedition": Gain(cards=1)},
}


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(request.param)


def test_tiles_of_both_parts(edition: Edition) -> None:
    for kinds, expected in zip(edition.tiles, PRINTED[edition.name], strict=True):
        assert Counter(TILES[kind] for kind in kinds) == expected


@pytest.mark.parametrize(("name", "total", "put_back"), [("2004", 27, 2), ("2012", 29, 4)])
def test_sum_of_tiles(name: str, total: int, put_back: int) -> None:
    edition = load_edition(name)
    assert [len(part) for part in edition.tiles] == [total, total]
    assert edition.tiles_put_back == put_back


def test_development_board(edition: Edition) -> None:
    assert dict(zip(COLUMNS, edition.gives, strict=True)) == GIVES[edition.name]
    assert edition.hand_limit == (1, 2, 3, 4, 5)


def test_spices_of_each_step(edition: Edition) -> None:
    for column, steps in zip(COLUMNS, edition.cost, strict=True):
        order = COST[edition.name][column].split()
        for row, step in enumerate(steps, 1):
            assert {SPICES[spice] for spice in step} == set(order[:row])
            assert len(step) == row


def test_spices_of_a_step_are_sorted(edition: Edition) -> None:
    assert all(list(step) == sorted(step) for steps in edition.cost for step in steps)


def test_each_row_of_steps_asks_for_every_spice_equally_often(edition: Edition) -> None:
    for row in range(4):
        asked = Counter(spice for steps in edition.cost for spice in steps[row])
        assert asked == dict.fromkeys(range(5), row + 1)
    assert Counter(spice for steps in edition.cost for step in steps for spice in step) == dict.fromkeys(range(5), 10)


def test_harvest_and_taxes_changed_places() -> None:
    first, second = load_edition("2004"), load_edition("2012")
    assert first.cost[HARVEST] == second.cost[TAXES]
    assert first.cost[TAXES] == second.cost[HARVEST]
    assert first.cost[HARVEST] != first.cost[TAXES]


def test_gains_of_tiles(edition: Edition) -> None:
    gains = {TILES[kind]: gain for kind, gain in enumerate(edition.tile_gains) if gain != Gain()}
    assert len(edition.tile_gains) == len(TILES)
    assert gains == TILE_GAINS[edition.name]


def test_colonies(edition: Edition) -> None:  # ACT-7, ACT-8
    assert edition.colony_needs == (6, 8, 10, 12)
    assert edition.colony_fields == (1, 1, 2, 2)
    assert edition.colony_tiles == (5, 4, 5, 4)
    quilon, cochin, madras, calicut = edition.colony_pairs
    assert cochin == calicut == ()
    assert quilon == madras
    assert {frozenset(SPICES[spice] for spice in pair) for pair in quilon} == {
        frozenset(pair)
        for pair in [
            ("ginger", "cinnamon"),
            ("pepper", "nutmeg"),
            ("clove", "ginger"),
            ("clove", "pepper"),
            ("cinnamon", "nutmeg"),
        ]
    }


def test_each_spice_is_on_two_tiles_of_quilon(edition: Edition) -> None:
    assert Counter(spice for pair in edition.colony_pairs[0] for spice in pair) == dict.fromkeys(range(5), 2)


def test_bonanza_is_a_variant_of_2012_only() -> None:
    assert load_edition("2004").bonanza == ()
    tiles = load_edition("2012").bonanza
    assert len(tiles) == 8
    assert set(tiles) == {
        Gain(ships=2),
        Gain(colonists=2),
        Gain(ships=1, colonists=1),
        Gain(ducats=3),
        Gain(ducats=5),
        Gain(spices=1),
        Gain(cards=1),
        Gain(extra_actions=1),
    }


SAME = {
    "other_players_ducats": 10,
    "start_ships": 4,
    "start_colonists": 2,
    "quick_start_ducats": 10,
    "quick_start_markers": 2,
    "plantations_put_back_at_most": 2,
    "flag_extra_actions": 1,
    "ships_for_each_spice": 1,
    "founding_cards": 2,
    "consolation_colonists": 1,
    "first_to_row_cards": 1,
    "all_in_row_extra_actions": 1,
    "sale_price": 3,
    "ducats_for_each_spice": 6,
    "extra_harvest_places": 3,
    "re_supply_cards": 2,
    "duty_sacks": 6,
    "row_points": (0, 1, 3, 6, 10),
    "colony_points": (0, 1, 3, 6, 10),
    "most_ducats_points": 3,
    "single_plantation_points": 1,
    "mission_points": (2, 3),
}
ONLY_IN = {
    "2004": {
        "title": "Goa (2004)",
        "version": 1,
        "first_player_ducats": 7,
        "start_symbol": 1,
        "tiles_put_back": 2,
        "put_back_tiles_are_public": False,
        "auctioneer_pays_one_less": False,
        "sale_limit": 0,
        "progress_for_ducats_is_an_action": True,
        "espionage_is_an_action": False,
        "spices_card_is_optional": True,
        "symbol_points": (0, 1, 3, 6, 10, 15, 20),
        "foreman_points": 1,
        "duty_points": 4,
    },
    "2012": {
        "title": "Goa: A New Expedition (2012)",
        "version": 1,
        "first_player_ducats": 5,
        "start_symbol": 0,
        "tiles_put_back": 4,
        "put_back_tiles_are_public": True,
        "auctioneer_pays_one_less": True,
        "sale_limit": 4,
        "progress_for_ducats_is_an_action": False,
        "espionage_is_an_action": True,
        "spices_card_is_optional": False,
        "symbol_points": (0, 1, 3, 6, 10, 15),
        "foreman_points": 3,
        "duty_points": 5,
    },
}


def test_single_figures_and_switches(edition: Edition) -> None:
    expected = SAME | ONLY_IN[edition.name]
    assert {name: getattr(edition, name) for name in expected} == expected
