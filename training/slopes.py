"""Tunes the heuristic by winning: what if kinds of features counted for a little more or less?

python training/slopes.py 2012-2 --out runs/slopes

Forks (training/forks.py) tell what brings points to a seat. But whoever is rich also keeps the others from what they
want, and nobody tells whether all make more points or fewer if all play so. Here all kinds are changed at once, by
chance, each time also the other way round; from many such trials follow the slopes: how the share of wins against the
weights before, and the points of winners among their own kind, change with each kind. Then some steps along the slopes
are tried and written down, for a person to choose from.
"""

import argparse
import json
import multiprocessing
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from fit import FOLDER
from what_if import Weights, try_out

from goa.bots import features
from goa.bots.tuning import RIVALRY

Numbers = npt.NDArray[np.float64]

KINDS = {
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
WHEN = ("auctions", "actions")  # a kind may count for more in one of them and for less in the other
KNOBS = [(kind, when) for kind in KINDS for when in WHEN]
SPREAD = 0.15  # of the changes, as logarithms
SHRINKING = 0.1  # of slopes that a few trials could make look steep
A_POINT = (0.0, 0.02, 0.05, 0.1)  # what a point more for winners may cost in wins
LENGTHS = (0.3, 0.6)  # of a step
FRESH = 100_000  # the seeds of steps are not those of slopes


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
    """Share of wins against the tuned weights, and points of a winner among their own kind."""
    table, weights, change, seeds = job
    edition, seats = table.split("-")
    tried = changed(weights, change)
    seen = [try_out((edition, int(seats), tried, RIVALRY, seed)) for seed in seeds]
    return sum(each.wins for each in seen) / len(seen), sum(each.winner for each in seen) / len(seen)


def slopes(pool: Any, table: str, weights: Weights, arguments: argparse.Namespace) -> Numbers:
    """By kind: what twenty percent more of it change, in wins and in points."""
    pairs = arguments.trials // 2
    ways = np.random.default_rng(arguments.seed).normal(0, SPREAD, (pairs, len(KNOBS)))
    jobs = []
    for number, way in enumerate(ways):
        seeds = list(range(number * arguments.games, (number + 1) * arguments.games))
        jobs += [(table, weights, way, seeds), (table, weights, -way, seeds)]
    seen = np.array(pool.map(look_at, jobs, 1))
    difference = (seen[::2] - seen[1::2]) / 2
    shrunk = ways.T @ ways + SHRINKING * pairs * SPREAD**2 * np.eye(len(KNOBS))
    found: Numbers = np.linalg.solve(shrunk, ways.T @ difference)
    return found


def tune(pool: Any, table: str, arguments: argparse.Namespace) -> None:
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
            seeds = range(FRESH, FRESH + arguments.trial)
            seen = pool.map(look_at, [(table, weights, step, [seed]) for seed in seeds], 8)
            wins, points = np.mean(seen, axis=0)
            file = arguments.out / f"{table}-{worth}-{length}.json"
            file.write_text(json.dumps({"names": features.NAMES, "weights": changed(weights, step)}))
            print(f"{file}: wins {wins:.3f} against the weights before, winners {points:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition-seats, for example 2004-4")
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--games", type=int, default=50, help="seeds of a trial, played in every rotation")
    parser.add_argument("--trial", type=int, default=320, help="seeds of a step, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20, help="another one for other changes")
    parser.add_argument("--start", type=Path, default=FOLDER, help="folder of weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("runs/slopes"))
    arguments = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for table in arguments.tables:
            tune(pool, table, arguments)


if __name__ == "__main__":
    main()
