"""What if some features counted for more or less? How the games go then, and who wins against the tuned weights.

python training/what_if.py 2004-2 ducats=0.5 "the flag=0.5" rivalry=0
"""

import argparse
import json
import multiprocessing

from fit import FOLDER

from goa.bots.evaluation import Evaluation
from goa.bots.judgement import Judgement
from goa.bots.selfplay import play_game
from goa.bots.tuning import RIVALRY
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.scoring import Scores, score
from goa.rules.setup import set_up

Weights = list[list[float]]
Job = tuple[str, int, Weights, float, int]  # edition, seats, weights, rivalry, seed
PARTS = 12


def changed(table: str, what: str, factor: float) -> tuple[Weights, float]:
    """The weights with those features multiplied whose names begin so; and the rivalry."""
    content = json.loads((FOLDER / f"{table}.json").read_text())
    weights: Weights = content["weights"]
    if what == "rivalry":
        return weights, factor
    chosen = [number for number, name in enumerate(content["names"]) if name.startswith(what)]
    if not chosen:
        raise SystemExit(f"expected the beginning of a feature's name or rivalry, came {what!r}")
    for line in weights:
        for number in chosen:
            line[number] *= factor
    return weights, RIVALRY


def played(job: Job, judgements: list[Judgement]) -> Scores:
    edition, seats, _, _, seed = job
    state = set_up(load_edition(edition), seats, seed, Options())
    play_game(judgements, state, seed * 31, 0.0)
    return score(state)


def try_out(job: Job) -> tuple[float, float, float]:
    """Points of the winner and mean of the losers among their own kind; share of wins, one against the tuned."""
    edition, seats, weights, rivalry, _ = job
    new = Judgement(Evaluation(weights), rivalry)
    tuned = json.loads((FOLDER / f"{edition}-{seats}.json").read_text())["weights"]
    old = Judgement(Evaluation(tuned), RIVALRY)
    points = sorted(line.total for line in played(job, [new] * seats).seats)
    wins = 0.0
    for seat in range(seats):
        winners = played(job, [new if at == seat else old for at in range(seats)]).winners
        wins += (seat in winners) / len(winners) / seats
    return points[-1], sum(points[:-1]) / (seats - 1), wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="edition-seats, for example 2004-2")
    parser.add_argument("changes", nargs="+", help="feature=factor, or rivalry=number")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    edition, seats = arguments.table.split("-")
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for change in arguments.changes:
            what, _, factor = change.partition("=")
            weights, rivalry = changed(arguments.table, what, float(factor))
            jobs = [(edition, int(seats), weights, rivalry, seed) for seed in range(arguments.games)]
            winner, losers, wins = (
                sum(column) / arguments.games for column in zip(*pool.map(try_out, jobs, PARTS), strict=True)
            )
            print(
                f"{change}: winners {winner:.1f} and losers {losers:.1f} among themselves; "
                f"wins {wins:.1%} against the tuned (even: {1 / int(seats):.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
