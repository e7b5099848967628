"""What if some features counted for more or less? How the games go then, and who wins against the tuned weights.

python training/what_if.py 2004-4 ducats=0.5 "the flag=3" rivalry=0

A way of playing can hold its own among its own kind and yet lose among others, or the other way round: so one with the
changed weights plays against the tuned, and one with the tuned weights against the changed.
"""

import argparse
import json
import multiprocessing
from dataclasses import dataclass

from fit import FOLDER

from goa.bots.evaluation import Evaluation
from goa.bots.judgement import Judgement
from goa.bots.selfplay import Memory, choose
from goa.bots.tuning import RIVALRY
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.events import LotTaken
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.auction import FLAG_LOT
from goa.rules.scoring import Scores, score
from goa.rules.setup import set_up

Weights = list[list[float]]
Job = tuple[str, int, Weights, float, int]  # edition, seats, weights, rivalry, seed
PARTS = 12


@dataclass
class Seen:
    """Of one seed, played in every rotation where kinds meet."""

    winner: float  # points, among their own kind
    losers: float
    wins: float  # share, one against the tuned
    tuned_wins: float  # one of the tuned against them
    flags: tuple[list[int], list[int]]  # what the flag cost in part A and B, where it cost anything
    left: float  # ducats of a seat in the end


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


def played(job: Job, one: Judgement, others: Judgement, seat: int) -> tuple[Scores, tuple[list[int], list[int]], float]:
    """A game of one seat against others: its scores, the prices of the flag, and ducats left."""
    edition, seats, _, _, seed = job
    state = set_up(load_edition(edition), seats, seed, Options())
    memories = [Memory(others), Memory(one)]
    dice = seed * 31
    flags: tuple[list[int], list[int]] = ([], [])
    while state.agenda:
        dice = rolled(dice)
        part = state.part
        advance(state, choose(memories[state.seat == seat], state, dice, 0.0))
        for event in state.events:
            if isinstance(event, LotTaken) and event.lot == FLAG_LOT and event.price:
                flags[part].append(event.price)
    return score(state), flags, sum(player.ducats for player in state.players) / seats


def try_out(job: Job) -> Seen:
    edition, seats, weights, rivalry, _ = job
    new = Judgement(Evaluation(weights), rivalry)
    tuned = json.loads((FOLDER / f"{edition}-{seats}.json").read_text())["weights"]
    old = Judgement(Evaluation(tuned), RIVALRY)
    among_themselves, flags, left = played(job, new, new, 0)
    points = sorted(line.total for line in among_themselves.seats)
    wins = [0.0, 0.0]
    for number, (one, others) in enumerate(((new, old), (old, new))):
        for seat in range(seats):
            winners = played(job, one, others, seat)[0].winners
            wins[number] += (seat in winners) / len(winners) / seats
    return Seen(points[-1], sum(points[:-1]) / (seats - 1), wins[0], wins[1], flags, left)


def mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


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
            seen = pool.map(try_out, jobs, PARTS)
            flags = [mean([price for each in seen for price in each.flags[part]]) for part in range(2)]
            print(
                f"{change}: among themselves winners {mean([each.winner for each in seen]):.1f} and losers "
                f"{mean([each.losers for each in seen]):.1f} points, flag {flags[0]:.1f} and {flags[1]:.1f}, "
                f"{mean([each.left for each in seen]):.0f} ducats left; one against the tuned wins "
                f"{mean([each.wins for each in seen]):.1%}, one of the tuned against them "
                f"{mean([each.tuned_wins for each in seen]):.1%} (even: {1 / int(seats):.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
