"""What if some features counted for more or less? How the games go then, and who wins against the tuned weights.

python training/what_if.py 2004-4 ducats=0.5 "the flag=3" rivalry=0

A way of playing can hold its own among its own kind and yet lose among others, or the other way round: so one with the
changed weights plays against the tuned, and one with the tuned weights against the changed. Intervals are 95 %.
"""

import argparse
import json
import multiprocessing
from dataclasses import dataclass

from fit import FOLDER

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.rollout import CachedRater, choose
from goa.bots.evaluation.weights import RIVALRY
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.events import LotTaken
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.auction import FLAG_LOT
from goa.rules.scoring import score
from goa.rules.setup import set_up

Weights = list[list[float]]
Way = tuple[Weights, float]  # of playing: weights, and how much others count in auctions
PARTS = 12


@dataclass
class Game:
    """How a game went."""

    points: list[int]  # by seat
    winners: tuple[int, ...]
    flags: tuple[list[int], list[int]]  # prices in part A and B, where it cost anything
    ducats_left: float  # of a seat

    @property
    def winner(self) -> int:
        return max(self.points)

    @property
    def losers(self) -> float:
        return (sum(self.points) - max(self.points)) / (len(self.points) - 1)


@dataclass
class Outcome:
    """Of one seed."""

    among_themselves: Game
    wins: float  # share, one against the tuned, every rotation
    tuned_wins: float  # and one of the tuned against them


def changed(table: str, what: str, factor: float) -> Way:
    """The tuned weights with those features multiplied whose names begin so; or another rivalry."""
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


def play(table: str, seed: int, one: ChoiceRater, others: ChoiceRater, seat: int) -> Game:
    """A game in which one seat judges otherwise than the others."""
    edition, seats = table.split("-")
    state = set_up(load_edition(edition), int(seats), seed, Options())
    its_memory, their_memory = CachedRater(one), CachedRater(others)
    dice = seed * 31
    flags: tuple[list[int], list[int]] = ([], [])
    while state.agenda:
        dice = rolled(dice)
        part = state.part
        advance(state, choose(its_memory if state.seat == seat else their_memory, state, dice, 0.0))
        for event in state.events:
            if isinstance(event, LotTaken) and event.lot == FLAG_LOT and event.price:
                flags[part].append(event.price)
    scores = score(state)
    points = [line.total for line in scores.seats]
    return Game(points, scores.winners, flags, sum(player.ducats for player in state.players) / state.seats)


def share_of_wins(table: str, seed: int, one: ChoiceRater, others: ChoiceRater) -> float:
    """Of one seat against others, every rotation."""
    wins = 0.0
    seats = int(table.split("-")[1])
    for seat in range(seats):
        winners = play(table, seed, one, others, seat).winners
        wins += (seat in winners) / len(winners)
    return wins / seats


def try_out(job: tuple[str, Way, Way, int]) -> Outcome:
    """One seed: the new way among itself, and against the tuned."""
    table, way, tuned_way, seed = job
    new, tuned = (ChoiceRater(LinearEvaluation(weights), rivalry) for weights, rivalry in (way, tuned_way))
    return Outcome(
        play(table, seed, new, new, 0), share_of_wins(table, seed, new, tuned), share_of_wins(table, seed, tuned, new)
    )


def mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def in_percent(shares: list[float]) -> str:
    """The mean with its interval; the games of a seed are no independent ones, so seeds are counted."""
    middle = mean(shares)
    error = 1.96 * (mean([(share - middle) ** 2 for share in shares]) / len(shares)) ** 0.5
    return f"{100 * middle:.1f} ± {100 * error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="edition-seats, for example 2004-2")
    parser.add_argument("changes", nargs="+", help="feature=factor, or rivalry=number")
    parser.add_argument("--games", type=int, default=240, help="seeds, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    tuned = changed(arguments.table, "rivalry", RIVALRY)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for change in arguments.changes:
            what, _, factor = change.partition("=")
            way = changed(arguments.table, what, float(factor))
            jobs = [(arguments.table, way, tuned, seed) for seed in range(arguments.games)]
            seen = pool.map(try_out, jobs, PARTS)
            games = [each.among_themselves for each in seen]
            flags = [mean([price for game in games for price in game.flags[part]]) for part in range(2)]
            print(
                f"{change}: among themselves winners {mean([game.winner for game in games]):.1f} and losers "
                f"{mean([game.losers for game in games]):.1f} points, flag {flags[0]:.1f} and {flags[1]:.1f}, "
                f"{mean([game.ducats_left for game in games]):.0f} ducats left; one against the tuned wins "
                f"{in_percent([each.wins for each in seen])} %, one of the tuned against them "
                f"{in_percent([each.tuned_wins for each in seen])} % (even: {1 / int(arguments.table[-1]):.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
