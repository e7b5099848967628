"""The weights that are shipped: a JSON file for each edition and number of seats, in `goa/bots/weights`.

A file holds "provenance", how it was made, and "weights": by the key of a feature, a number for each stage of the game.
The folder frozen-1 keeps the weights of commit aa6df4a for the fixed opponents (goa/bots/players/fixed.py).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.features import BY_KEY, KEYS
from goa.bots.evaluation.linear import STAGES, LinearEvaluation
from goa.editions.types import Edition

RIVALRY: Final = 0.5  # how much the mean value of the others counts against one's own in auctions
CURRENT: Final = ""  # the folder itself


def rater_for(edition: Edition, seats: int, version: str = CURRENT) -> ChoiceRater:
    """The rater with the shipped weights; a custom edition gets those of the printed one it plays like."""
    return _shipped_rater("2012" if edition.auctioneer_pays_one_less else "2004", seats, version)


@cache
def _shipped_rater(edition: str, seats: int, version: str) -> ChoiceRater:
    folder = files("goa.bots").joinpath("weights")
    if version != CURRENT:
        folder = folder.joinpath(version)
    file = folder.joinpath(f"{edition}-{seats}.json")
    return ChoiceRater(LinearEvaluation(parse_weights(file.read_text("utf-8"), str(file))), RIVALRY)


def parse_weights(text: str, where: str) -> list[list[float]]:
    """Weights by stage and number of the feature; a feature that the file does not name counts for nothing.

    So weights stay valid, and play the same, when features are added.
    """
    by_key: dict[str, list[float]] = json.loads(text)["weights"]
    unknown = [key for key in by_key if key not in BY_KEY]
    if unknown:
        raise ValueError(f"{where}: expected keys of goa.bots.evaluation.features, came {', '.join(unknown)}")
    weights: list[list[float]] = [[] for _ in range(STAGES)]
    for key in KEYS:
        line = by_key.get(key, [0.0] * STAGES)
        if len(line) != STAGES:
            raise ValueError(f'{where}: expected {STAGES} numbers for "{key}", came {len(line)}')
        for stage, weight in enumerate(line):
            weights[stage].append(float(weight))
    return weights
