"""Fits weights by self-play: play games, regress final points on the features of positions, repeat.

python training/fit.py 2004-4 2012-4 --turns 4 --games 600

This finds what goes along with points, which is a start, but not what brings them: see forks.py.
"""

import argparse
import multiprocessing
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import weight_files
from training_games import play_and_record
from weight_files import Weights

from goa.bots.evaluation import features
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import STAGES, LinearEvaluation
from goa.bots.evaluation.rollout import play_game
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.scoring import score
from goa.rules.setup import set_up

LEAST_DEVIATION = 0.02  # standard deviation of a feature below which its weight stays as it is


def rough_weights() -> Weights:
    """Where fitting starts: the scoring sheet, and a rough idea of the value of goods."""
    weights = []
    for at in range(STAGES):
        left = 1 - at / STAGES
        line = [0.0] * features.FEATURE_COUNT
        line[features.SEAT] = 20 * left
        for column in range(5):
            for row, points in enumerate((1, 3, 6, 10)):
                line[features.ROW + column * 4 + row] = points + left * (2.0, 3.5, 4, 4)[row]
        for number, points in enumerate((1, 3, 6, 10)):
            line[features.COLONIES_FOUNDED + number] = points + left * 2 * number
        for number in range(4):
            line[features.COLONY + number] = left * (1.5 + number)
            line[features.CHANCE + number] = 0.01 * (at < STAGES - 1)
        line[features.SHIPS_HELD] = 0.05 * left
        line[features.SHIPS_HELD + 2] = 0.3 * left
        line[features.SHIPS_HELD + 3] = 0.2 * left
        line[features.COLONISTS_HELD] = 0.05 * left
        line[features.COLONISTS_HELD + 2] = 0.3 * left
        line[features.SACKS] = 0.1 * left
        line[features.SACKS + 2] = 0.3 * left
        for spice in range(5):
            line[features.FIELD + spice] = 0.4 * left
        line[features.FIELD_FOR_ANY] = 0.4 * left
        line[features.READY_STEPS] = 0.2 * (at < STAGES - 1)
        line[features.BEST_STEP] = 0.3 * (at < STAGES - 1)
        line[features.CARDS] = 0.4 * left
        line[features.EQUAL_SYMBOLS] = 1
        for kind in range(len(features.TILES_TO_USE)):
            line[features.TILE + kind] = 2.5 * left
        for kind in range(len(features.ONCE_A_ROUND)):
            line[features.RESTING + kind] = 2.4 * left
        line[features.POINTS] = 1
        line[features.SINGLES] = 1
        line[features.FOREMANS_SINGLES] = 2
        line[features.DUCATS_HELD] = 0.03 * left
        line[features.DUCATS_HELD + 3] = 0.15 * left
        line[features.RICHEST] = 3 - 2.5 * left
        line[features.TURNS] = 1.2
        line[features.EXTRA_ACTION_CARDS] = 1.2
        line[features.FLAG] = line[features.FLAG_FOR_SALE] = 0.3 * left
        weights.append(line)
    return weights


Sample = tuple[int, list[int], float]  # stage, features, final points


def play_some(job: tuple[str, int, Weights, float, float, int, int, int]) -> list[Sample]:
    edition, seats, weights, rivalry, noise, playouts, first, games = job
    printed = load_edition(edition)
    rater = ChoiceRater(LinearEvaluation(weights), rivalry)
    samples = []
    for seed in range(first, first + games):
        state = set_up(printed, seats, seed, Options(quick_start=seed % 7 == 0))
        recorded = play_and_record(rater, state, seed * 7919, noise, 20 if playouts else 4, playouts)
        points = [line.total for line in score(state).seats]
        samples += [(stage, found, float(points[seat])) for stage, seat, found in recorded]
    return samples


def compare(job: tuple[str, int, Weights, Weights, float, int, int]) -> tuple[float, float, float]:
    """One seat with the new weights against the old ones, every rotation: share of wins, own points, best points."""
    edition, seats, new, old, rivalry, first, games = job
    printed = load_edition(edition)
    one, other = ChoiceRater(LinearEvaluation(new), rivalry), ChoiceRater(LinearEvaluation(old), rivalry)
    wins = played = total = best = 0.0
    for seed in range(first, first + games):
        for seat in range(seats):
            state = set_up(printed, seats, seed, Options())
            play_game([one if at == seat else other for at in range(seats)], state, seed * 31 + seat, 0.0)
            scores = score(state)
            wins += (seat in scores.winners) / len(scores.winners)
            total += scores.seats[seat].total
            best += max(line.total for line in scores.seats)
            played += 1
    return wins / played, total / played, best / played


def regress(samples: list[Sample], before: Weights, ridge: float) -> Weights:
    """Ridge regression for each stage, towards the weights before, which are smoothed over neighbouring rounds."""
    fitted = []
    for at in range(STAGES):
        rows = [(found, points) for stage, found, points in samples if stage == at]
        near = [before[other] for other in (at - 2, at, at, at + 2) if 0 <= other < STAGES]
        prior = np.mean(np.array(near), axis=0)
        if len(rows) < features.FEATURE_COUNT:
            fitted.append([round(float(weight), 4) for weight in prior])
            continue
        matrix = np.zeros((len(rows), features.FEATURE_COUNT))
        for number, (found, _) in enumerate(rows):
            np.add.at(matrix[number], found[::2], found[1::2])
        target = np.array([points for _, points in rows])
        scale = matrix.std(axis=0)
        scale[scale < LEAST_DEVIATION] = np.inf
        scale[features.SEAT] = 1
        scaled = matrix / scale
        strength = np.full(features.FEATURE_COUNT, ridge)
        strength[features.SEAT] = 1e-6
        gram = scaled.T @ scaled + np.diag(strength)
        rest = target - matrix @ prior
        weights = prior + np.linalg.solve(gram, scaled.T @ rest) / scale
        fitted.append([round(float(weight), 4) for weight in weights])
    return fitted


def tune(pool: Any, table: str, arguments: argparse.Namespace) -> None:
    edition, places = table.split("-")
    seats = int(places)
    weights = weight_files.read(arguments.start, table) if arguments.start else rough_weights()
    before = weight_files.provenance(arguments.start, table) if arguments.start else []
    candidates = [weights]
    parts = arguments.jobs * 3
    share = max(1, arguments.games // parts)
    for turn in range(arguments.turns):
        started = time.time()
        jobs = [
            (
                edition,
                seats,
                weights,
                arguments.rivalry,
                arguments.noise,
                arguments.playouts,
                turn * 1_000_000 + part * share,
                share,
            )
            for part in range(parts)
        ]
        samples = [sample for some in pool.imap_unordered(play_some, jobs) for sample in some]
        weights = regress(samples, weights, arguments.ridge)
        candidates.append(weights)
        mean = sum(points for _, _, points in samples) / len(samples)
        print(
            f"{table} turn {turn}: {len(samples)} positions, mean {mean:.2f}; {time.time() - started:.0f} s", flush=True
        )
    trial = max(1, arguments.trial // parts)
    best, highest = candidates[0], 1 / seats
    for number, candidate in enumerate(candidates[1:], 1):
        comparisons = [
            (edition, seats, candidate, candidates[0], arguments.rivalry, 9_000_000 + part * trial, trial)
            for part in range(parts)
        ]
        results = pool.map(compare, comparisons)
        wins, points, top = (sum(result[index] for result in results) / len(results) for index in range(3))
        print(f"{table} after turn {number - 1}: wins {wins:.3f} points {points:.1f} best {top:.1f}", flush=True)
        if wins > highest:
            best, highest = candidate, wins
    weight_files.save(table, best, before, arguments)


def tune_tables(parser: argparse.ArgumentParser, tune: Callable[[Any, str, argparse.Namespace], None]) -> None:
    """One table after the other, each with all jobs."""
    arguments = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for table in arguments.tables:
            tune(pool, table, arguments)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition-seats, for example 2004-4")
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--games", type=int, default=400, help="in a turn")
    parser.add_argument("--trial", type=int, default=100, help="seeds to compare with, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=300)
    parser.add_argument("--noise", type=float, default=1.5, help="points")
    parser.add_argument("--rivalry", type=float, default=0.5)
    parser.add_argument("--playouts", type=int, default=0, help="look ahead before every choice; slow, better games")
    weight_files.add_folders(parser)
    parser.set_defaults(start=None)  # rough weights
    tune_tables(parser, tune)


if __name__ == "__main__":
    main()
