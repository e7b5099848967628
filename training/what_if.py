"""What if some features counted for more or less? Plays with changed weights against the shipped ones.

python training/what_if.py 2004-4 ducats,ahead=0.5 flag,flag_for_sale=3 rivalry=0

A style may do well among equals and badly among others, or the other way round. So one seat with the changed weights
plays against the shipped ones, and one with the shipped weights against the changed ones. Intervals are 95 %.
"""

import argparse
import multiprocessing
from dataclasses import dataclass

import weight_files
from weight_files import Weights

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.features import FEATURES
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

Style = tuple[Weights, float]  # weights, and how much the others count in auctions
PARTS = 12


@dataclass
class Game:
    """The figures of a game."""

    points: list[int]  # by seat
    winners: tuple[int, ...]
    flags: tuple[list[int], list[int]]  # prices in part A and B, where it cost something
    ducats_left: float  # of a seat

    @property
    def winner(self) -> int:
        return max(self.points)

    @property
    def losers(self) -> float:
        return (sum(self.points) - max(self.points)) / (len(self.points) - 1)


@dataclass
class Outcome:
    """The games of one seed."""

    among_equals: Game
    wins: float  # share of one seat against the shipped weights, every rotation
    shipped_wins: float  # share of one seat with the shipped weights against the changed ones


def changed(table: str, what: str, factor: float) -> Style:
    """The shipped weights with the features of some kinds multiplied, or with another rivalry."""
    weights = weight_files.read(weight_files.SHIPPED, table)
    if what == "rivalry":
        return weights, factor
    kinds = what.split(",")
    unknown = set(kinds) - {feature.kind for feature in FEATURES}
    if unknown:
        raise SystemExit(
            f"expected kinds of goa.bots.evaluation.features or rivalry, came {', '.join(sorted(unknown))}"
        )
    chosen = [number for number, feature in enumerate(FEATURES) if feature.kind in kinds]
    for line in weights:
        for number in chosen:
            line[number] *= factor
    return weights, RIVALRY


def play(table: str, seed: int, one: ChoiceRater, others: ChoiceRater, seat: int) -> Game:
    """A game in which one seat has another rater than the others."""
    edition, seats = table.split("-")
    state = set_up(load_edition(edition), int(seats), seed, Options())
    own_rater, their_rater = CachedRater(one), CachedRater(others)
    dice = seed * 31
    flags: tuple[list[int], list[int]] = ([], [])
    while state.agenda:
        dice = rolled(dice)
        part = state.part
        advance(state, choose(own_rater if state.seat == seat else their_rater, state, dice, 0.0))
        for event in state.events:
            if isinstance(event, LotTaken) and event.lot == FLAG_LOT and event.price:
                flags[part].append(event.price)
    scores = score(state)
    points = [line.total for line in scores.seats]
    return Game(points, scores.winners, flags, sum(player.ducats for player in state.players) / state.seats)


def share_of_wins(table: str, seed: int, one: ChoiceRater, others: ChoiceRater) -> float:
    """Share of wins of one seat against the others, every rotation."""
    wins = 0.0
    seats = int(table.split("-")[1])
    for seat in range(seats):
        winners = play(table, seed, one, others, seat).winners
        wins += (seat in winners) / len(winners)
    return wins / seats


def try_out(job: tuple[str, Style, Style, int]) -> Outcome:
    """Play one seed: the changed style among equals and against the shipped one."""
    table, style, shipped_style, seed = job
    new, shipped = (ChoiceRater(LinearEvaluation(weights), rivalry) for weights, rivalry in (style, shipped_style))
    return Outcome(
        play(table, seed, new, new, 0),
        share_of_wins(table, seed, new, shipped),
        share_of_wins(table, seed, shipped, new),
    )


def mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def in_percent(shares: list[float]) -> str:
    """The mean with its interval, over seeds: the games of one seed are not independent."""
    middle = mean(shares)
    error = 1.96 * (mean([(share - middle) ** 2 for share in shares]) / len(shares)) ** 0.5
    return f"{100 * middle:.1f} ± {100 * error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="edition-seats, for example 2004-2")
    parser.add_argument("changes", nargs="+", help="kind[,kind...]=factor, or rivalry=number")
    parser.add_argument("--games", type=int, default=240, help="seeds, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    shipped = changed(arguments.table, "rivalry", RIVALRY)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for change in arguments.changes:
            what, _, factor = change.partition("=")
            style = changed(arguments.table, what, float(factor))
            jobs = [(arguments.table, style, shipped, seed) for seed in range(arguments.games)]
            seen = pool.map(try_out, jobs, PARTS)
            games = [each.among_equals for each in seen]
            flags = [mean([price for game in games for price in game.flags[part]]) for part in range(2)]
            print(
                f"{change}: among equals winners {mean([game.winner for game in games]):.1f} and losers "
                f"{mean([game.losers for game in games]):.1f} points, flag {flags[0]:.1f} and {flags[1]:.1f}, "
                f"{mean([game.ducats_left for game in games]):.0f} ducats left; one against the shipped wins "
                f"{in_percent([each.wins for each in seen])} %, one of the shipped against them "
                f"{in_percent([each.shipped_wins for each in seen])} % (even: {1 / int(arguments.table[-1]):.0%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
