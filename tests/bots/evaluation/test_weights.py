"""Weight files: complete, with their provenance, and refused where they do not fit."""

import json
from importlib.resources import files
from typing import Any

import pytest

import goa
from goa.bots.evaluation import features
from goa.bots.evaluation.features import KEYS
from goa.bots.evaluation.linear import STAGES
from goa.bots.evaluation.weights import parse_weights, rater_for
from goa.editions.kinds import EFFECT_ROWS
from goa.editions.load import load_edition

FOLDER = files("goa.bots").joinpath("weights")
TABLES = [f"{edition}-{seats}" for edition in ("2004", "2012") for seats in (2, 3, 4)]


def content_of(table: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(FOLDER.joinpath(f"{table}.json").read_text("utf-8"))
    return content


@pytest.mark.parametrize("table", TABLES)
def test_a_shipped_file_names_every_feature(table: str) -> None:
    """Cards that were added after the weights were made have none; they count for nothing."""
    later = [f"effect.{row.word}" for row in EFFECT_ROWS if row.added]
    assert list(content_of(table)["weights"]) == [key for key in KEYS if key not in later]


@pytest.mark.parametrize("table", TABLES)
def test_a_shipped_file_says_how_it_was_made(table: str) -> None:
    provenance = content_of(table)["provenance"]
    assert len(provenance) > 1
    for step in provenance:
        assert len(step["commit"]) >= 7
        assert ("command" in step) != ("edit" in step)


def test_keys_are_unique() -> None:
    assert len(set(KEYS)) == len(KEYS) == features.FEATURE_COUNT


def test_a_number_goes_to_its_feature_and_stage() -> None:
    content = {"weights": {"ducats<=6": list(range(STAGES)), "seat": [0.5] * STAGES}}
    weights = parse_weights(json.dumps(content), "made up")
    assert [line[KEYS.index("ducats<=6")] for line in weights] == list(range(STAGES))
    assert {line[features.SEAT] for line in weights} == {0.5}


def test_a_feature_that_is_not_named_counts_for_nothing() -> None:
    """So weights made before a feature was added play as they did."""
    weights = parse_weights('{"weights": {}}', "made up")
    assert weights == [[0.0] * features.FEATURE_COUNT] * STAGES


@pytest.mark.parametrize(
    ("weights", "message"),
    [
        ({"luck": [0.0] * STAGES}, "made up: expected keys of .*, came luck"),
        ({"ducats": [1.0]}, 'made up: expected 16 numbers for "ducats", came 1'),
    ],
)
def test_what_does_not_fit_is_refused(weights: dict[str, list[float]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_weights(json.dumps({"weights": weights}), "made up")


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_expect_a_plausible_score_at_the_start(edition: str, seats: int) -> None:
    rater = rater_for(load_edition(edition), seats)
    state = goa.new_game(edition, players=seats, seed=1)
    assert all(20 < rater.evaluation.value(state, seat) < 60 for seat in range(seats))
