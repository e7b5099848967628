"""Calibrates expected points, so that hints show the points that are really made.

python training/calibrate.py 2004-4 2012-4

Forks and slopes find differences between choices, not the level. Only the weight of the constant feature "seat" is
changed, stage by stage, so all choices of a position shift together. About one choice in a thousand changes: ties in
auctions, and the end of the game, where expectations are compared with final points.
"""

import argparse
import multiprocessing
from collections import defaultdict

import weight_files
from weight_files import Weights

from goa.bots.evaluation import features
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import LinearEvaluation, stage_of
from goa.bots.evaluation.rollout import CachedRater, choose
from goa.bots.evaluation.weights import RIVALRY
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.scoring import score
from goa.rules.setup import set_up

FIRST_SEED = 900_000
EVERY = 5  # one in five positions is looked at


def errors(job: tuple[str, Weights, int]) -> list[tuple[int, float]]:
    """Of one game: stages, and by how many points a seat expected too much then."""
    table, weights, seed = job
    edition, seats = table.split("-")
    rater = ChoiceRater(LinearEvaluation(weights), RIVALRY)
    state = set_up(load_edition(edition), int(seats), seed, Options())
    cached = CachedRater(rater)
    dice = seed * 31
    expected: list[tuple[int, int, float]] = []
    while state.agenda:
        dice = rolled(dice)
        if dice % EVERY == 0:
            expected += [(stage_of(state), seat, rater.evaluation.value(state, seat)) for seat in range(int(seats))]
        advance(state, choose(cached, state, dice, 0.0))
    points = [line.total for line in score(state).seats]
    return [(at, value - points[seat]) for at, seat, value in expected]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition-seats, for example 2004-4")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    weight_files.add_folders(parser)
    arguments = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for table in arguments.tables:
            weights = weight_files.read(arguments.start, table)
            jobs = [(table, weights, FIRST_SEED + game) for game in range(arguments.games)]
            found: dict[int, list[float]] = defaultdict(list)
            for game in pool.imap_unordered(errors, jobs, 8):
                for at, error in game:
                    found[at].append(error)
            for at, line in enumerate(weights):
                shift = sum(found[at]) / max(1, len(found[at]))
                line[features.SEAT] = round(line[features.SEAT] - shift, 4)
                print(f"{table} stage {at}: expected {shift:+.2f} points too many", flush=True)
            weight_files.save(table, weights, weight_files.provenance(arguments.start, table), arguments)


if __name__ == "__main__":
    main()
