"""Tunes the heuristic by winning: what if kinds of features counted for a little more or less?

python training/slopes.py 2012-2 --out runs/slopes

Forks (training/forks.py) tell what brings points to a seat. But a rich player also keeps the others from what they
want; and what brings points to one may cost all of them points once all of them do it. Here all kinds are changed at
once, by chance, each time also the other way round; from many such trials follow the slopes: how the share of wins
against the weights before, and the points of winners among their own kind, change with each kind. Then some steps
along the slopes are tried and written down, for a person to choose from. The one chosen looks better than it is, being
the best of many: measure it again with other seeds.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from fit import FOLDER, tune_tables
from what_if import Weights, in_percent, play, share_of_wins

from goa.bots.evaluation import features
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.weights import RIVALRY

Numbers = npt.NDArray[np.float64]

KINDS = {  # and those few that are in none stay as they are
    "ducats": ("ducats", "most ducats"),
    "the flag": ("the flag",),
    "extra actions": ("extra action cards",),
    "cards": ("expedition cards", "points of equal symbols", "card "),
    "tiles": ("tile ", "other tiles", "foreman"),
    "fields": ("fields", "empty fields"),
    "sacks": ("sacks",),
    "ships": ("ships",),
    "colonists": ("colonists",),
    "colonies": ("quilon", "cochin", "madras", "calicut", *[f"{number} colonies" for number in range(1, 5)]),
    "chances": ("chance",),
    "steps": ("steps", "points of the best"),
    "rows": tuple(f"{column} in row" for column in ("ships", "harvest", "taxes", "expedition", "colonists")),
}
WHEN = ("auctions", "actions")  # up to the last lot but one, and from the last lot on
KNOBS = [(kind, when) for kind in KINDS for when in WHEN]
SPREAD = 0.15  # of the changes, as logarithms
SHRINKING = 0.1  # of slopes that a few trials could make look steep
A_POINT = (0.0, 0.02, 0.05, 0.1)  # what a point more for winners may cost in wins
LENGTHS = (0.3, 0.6)  # of a step
SLOPE_SEEDS, STEP_SEEDS = 2_000_000, 3_000_000  # neither of them those that bots are measured with


def changed(weights: Weights, change: Numbers) -> Weights:
    """The weights with each kind of features counting for more or less."""
    tried = [line[:] for line in weights]
    for (kind, when), logarithm in zip(KNOBS, change, strict=True):
        for number, name in enumerate(features.NAMES):
            if name.startswith(KINDS[kind]) and (kind == "rows" or " in row" not in name):
                for line in tried[WHEN.index(when) :: len(WHEN)]:
                    line[number] = round(line[number] * float(np.exp(logarithm)), 4)
    return tried


def look_at(job: tuple[str, Weights, Numbers, list[int]]) -> tuple[float, float]:
    """Share of wins against the weights before, and points of a winner among their own kind."""
    table, weights, change, seeds = job
    new = ChoiceRater(LinearEvaluation(changed(weights, change)), RIVALRY)
    before = ChoiceRater(LinearEvaluation(weights), RIVALRY)
    wins = sum(share_of_wins(table, seed, new, before) for seed in seeds)
    points = sum(play(table, seed, new, new, 0).winner for seed in seeds)
    return wins / len(seeds), points / len(seeds)


def slopes(pool: Any, table: str, weights: Weights, arguments: argparse.Namespace) -> Numbers:
    """By kind: how wins and points change with the logarithm of its factor."""
    pairs = arguments.trials // 2
    ways = np.random.default_rng(arguments.seed).normal(0, SPREAD, (pairs, len(KNOBS)))
    jobs = []
    for number, way in enumerate(ways):
        first = SLOPE_SEEDS + number * arguments.games
        seeds = list(range(first, first + arguments.games))
        jobs += [(table, weights, way, seeds), (table, weights, -way, seeds)]
    seen = np.array(pool.map(look_at, jobs, 1))
    difference = (seen[::2] - seen[1::2]) / 2
    shrunk = ways.T @ ways + SHRINKING * pairs * SPREAD**2 * np.eye(len(KNOBS))
    found: Numbers = np.linalg.solve(shrunk, ways.T @ difference)
    return found


def tune(pool: Any, table: str, arguments: argparse.Namespace) -> None:
    """Tell the slopes, then try and write down some steps."""
    weights: Weights = json.loads((arguments.start / f"{table}.json").read_text())["weights"]
    found = slopes(pool, table, weights, arguments)
    for number in np.argsort(-found[:, 0]):
        kind, when = KNOBS[number]
        wins, points = found[number] * float(np.log(1.2))
        print(f"{table} {kind} in {when} x 1.2: {wins:+.3f} of wins, {points:+.2f} points", flush=True)
    arguments.out.mkdir(parents=True, exist_ok=True)
    for worth in A_POINT:
        way = found[:, 0] + worth * found[:, 1]
        for length in LENGTHS:
            step = way / np.linalg.norm(way) * length
            seeds = range(STEP_SEEDS, STEP_SEEDS + arguments.step_seeds)
            seen = pool.map(look_at, [(table, weights, step, [seed]) for seed in seeds], 8)
            wins_of_seeds, points_of_seeds = zip(*seen, strict=True)
            file = arguments.out / f"{table}-{worth}-{length}.json"
            file.write_text(json.dumps({"names": features.NAMES, "weights": changed(weights, step)}))
            print(
                f"{file}: wins {in_percent(list(wins_of_seeds))} % against the weights before, "
                f"winners {np.mean(points_of_seeds):.1f}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition-seats, for example 2004-4")
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--games", type=int, default=50, help="seeds of a trial, played in every rotation")
    parser.add_argument("--step-seeds", type=int, default=320, help="seeds of a step, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20, help="another one for other changes")
    parser.add_argument("--start", type=Path, default=FOLDER, help="folder of weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("runs/slopes"))
    tune_tables(parser, tune)


if __name__ == "__main__":
    main()
