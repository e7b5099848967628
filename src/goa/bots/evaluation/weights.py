"""The tuned weights: one file for each edition and number of seats, made by training/fit.py."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.features import NAMES
from goa.bots.evaluation.linear import STAGES, LinearEvaluation
from goa.editions.types import Edition

RIVALRY: Final = 0.5  # in auctions the mean worth of the others counts half against one's own


def rater_for(edition: Edition, seats: int) -> ChoiceRater:
    """For a corrected edition, the weights of the one it plays like."""
    return _load("2012" if edition.auctioneer_pays_one_less else "2004", seats)


@cache
def _load(edition: str, seats: int) -> ChoiceRater:
    file = files("goa.bots").joinpath("weights", f"{edition}-{seats}.json")
    content = json.loads(file.read_text("utf-8"))
    if content["names"] != NAMES or len(content["weights"]) != STAGES:
        raise ValueError(f"{file} was tuned for other features: run training/fit.py again")
    weights = [[float(weight) for weight in line] for line in content["weights"]]
    return ChoiceRater(LinearEvaluation(weights), RIVALRY)
