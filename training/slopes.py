"""Estimates how wins depend on the weights: groups of features are multiplied by random factors, all at once.

python training/slopes.py 2012-2 --out build/slopes

Forks (training/forks.py) find what brings points to one seat. But a rich seat also takes things from the others, and
what helps one seat may hurt all of them when all do it. Here every trial is also played with the opposite changes. From
many trials follow the slopes: how the share of wins against the weights before, and the points of winners among equals,
change with each group. Then some steps along the slopes are tried and written, for a person to choose from. The best of
many steps looks better than it is: measure it again with other seeds.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import weight_files
from fit import tune_tables
from weight_files import Weights
from what_if import in_percent, play, share_of_wins

from goa.bots.evaluation import features
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.weights import RIVALRY

Numbers = npt.NDArray[np.float64]

GROUPS = {  # by name: kinds of features; the few kinds in none of them stay as they are
    "ducats": ("ducats", "ahead", "most_ducats"),
    "the flag": ("flag", "flag_for_sale"),
    "extra actions": ("extra_actions",),
    "cards": ("cards", "symbols", "effect"),
    "tiles": ("tile", "resting", "other_tiles", "foreman"),
    "fields": ("fields_for", "fields_for_any", "empty_fields"),
    "sacks": ("sacks_of", "sacks", "duty"),
    "ships": ("ships", "best_step_ships"),
    "colonists": ("colonists",),
    "colonies": ("colony", "colonies"),
    "chances": ("chance",),
    "steps": ("ready_steps", "almost", "best_step", "step_in_one", "step_in_two", "step_in_three"),
    "rows": ("row",),
}
WHEN = ("auctions", "actions")  # before the last lot, and from the last lot on
KNOBS = [(group, when) for group in GROUPS for when in WHEN]
SPREAD = 0.15  # of the changes, as logarithms
SHRINKING = 0.1  # of slopes, against chance
A_POINT = (0.0, 0.02, 0.05, 0.1)  # the share of wins that a point more for winners may cost
LENGTHS = (0.3, 0.6)  # of a step
SLOPE_SEEDS, STEP_SEEDS = 2_000_000, 3_000_000  # other seeds than those of the measured matches


def changed(weights: Weights, change: Numbers) -> Weights:
    """The weights with each group of features multiplied by a factor."""
    tried = [line[:] for line in weights]
    for (group, when), logarithm in zip(KNOBS, change, strict=True):
        for number, feature in enumerate(features.FEATURES):
            if feature.kind in GROUPS[group]:
                for line in tried[WHEN.index(when) :: len(WHEN)]:
                    line[number] = round(line[number] * float(np.exp(logarithm)), 4)
    return tried


def look_at(job: tuple[str, Weights, Numbers, list[int]]) -> tuple[float, float]:
    """Share of wins against the weights before, and the points of a winner among equals."""
    table, weights, change, seeds = job
    new = ChoiceRater(LinearEvaluation(changed(weights, change)), RIVALRY)
    before = ChoiceRater(LinearEvaluation(weights), RIVALRY)
    wins = sum(share_of_wins(table, seed, new, before) for seed in seeds)
    points = sum(play(table, seed, new, new, 0).winner for seed in seeds)
    return wins / len(seeds), points / len(seeds)


def slopes(pool: Any, table: str, weights: Weights, arguments: argparse.Namespace) -> Numbers:
    """By group and phase: how wins and points change with the logarithm of the factor."""
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
    """Print the slopes, then try and write some steps."""
    weights = weight_files.read(arguments.start, table)
    before = weight_files.provenance(arguments.start, table)
    found = slopes(pool, table, weights, arguments)
    for number in np.argsort(-found[:, 0]):
        group, when = KNOBS[number]
        wins, points = found[number] * float(np.log(1.2))
        print(f"{table} {group} in {when} x 1.2: {wins:+.3f} of wins, {points:+.2f} points", flush=True)
    for worth in A_POINT:
        way = found[:, 0] + worth * found[:, 1]
        for length in LENGTHS:
            step = way / np.linalg.norm(way) * length
            seeds = range(STEP_SEEDS, STEP_SEEDS + arguments.step_seeds)
            seen = pool.map(look_at, [(table, weights, step, [seed]) for seed in seeds], 8)
            wins_of_seeds, points_of_seeds = zip(*seen, strict=True)
            file = arguments.out / f"{table}-{worth}-{length}.json"
            chosen = {"a_point": worth, "length": length}
            weight_files.write(
                file, changed(weights, step), [*before, {**weight_files.this_step(table, arguments), **chosen}]
            )
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
    parser.add_argument("--start", type=Path, default=weight_files.SHIPPED, help="folder of weights to begin with")
    parser.add_argument("--out", type=Path, default=weight_files.BUILT.parent / "slopes")
    tune_tables(parser, tune)


if __name__ == "__main__":
    main()
