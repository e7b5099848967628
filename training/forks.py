"""Fits weights by forks: a game is played on twice with the same luck, after different choices or with a gift.

python training/forks.py 2004-4 2012-4 --turns 4 --games 2000

The difference in points is regressed on the difference in features. This finds what brings points; games that differ
from the start cannot, because there a good player has more of everything.
"""

import argparse
import random
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import weight_files
from fit import compare, tune_tables
from training_games import features_of
from weight_files import Weights

from goa.bots.evaluation import features
from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.linear import STAGES, LinearEvaluation, stage_of
from goa.bots.evaluation.one_ply import answer_follow_ups
from goa.bots.evaluation.rollout import CachedRater, choose, play_game
from goa.core.choices import Choice
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import Options, State
from goa.editions.load import load_edition
from goa.rules.action_turns import TakeAction
from goa.rules.auction import BidOnLot, BuyOrPass
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.scoring import score
from goa.rules.setup import set_up

Numbers = npt.NDArray[np.float64]
Fork = tuple[
    int, npt.NDArray[np.int16], float
]  # stage; features and points of a seat in the second way, less those in the first

NOISE = 1.5  # points added to ratings along the game, so that positions differ
FORK_NOISE = 6.0  # and to those of the other choice of a fork
FORKED = 0.06  # share of all choices
GIFTS = 0.3  # share of all forks
BIDS_TRIED = 14  # from the lowest on
LEAST_FORKS = 40  # forks with a feature, below which its weight stays as it is
STEPS = (0.2, 0.4, 0.7)  # of the way to the fitted weights; not all of it, because other play leads to other positions
PARTS = 40  # of the work of a turn, for the pool

GIVEN = ("extra action", "ships", "colonists")
IN_ACTIONS = (*GIVEN, "flag")  # before the auctions it is already known who sells the flag
IN_AUCTIONS = (*GIVEN, "sale", "ducats", "ducats", "ducats", "ducats")  # in actions a choice may need the ducats


def give(state: State, chance: random.Random, kinds: tuple[str, ...]) -> None:
    """Give a random seat something more or less."""
    seat = chance.randrange(len(state.players))
    player = state.players[seat]
    kind = chance.choice(kinds)
    if kind == "ducats":
        player.ducats = max(0, player.ducats + chance.choice((-6, -4, -3, -2, 2, 3, 4, 6, 8)))
    elif kind == "sale":
        player.extra_actions = max(0, player.extra_actions - 1)
        player.ducats += chance.choice((2, 5))
    elif kind == "extra action":
        player.extra_actions += 1
    elif kind == "flag":
        state.flag_holder = seat
    elif kind == "ships":
        player.ships += chance.choice((1, 2, 3))
    else:
        player.colonists += chance.choice((1, 2, 3))


def another(cached: CachedRater, state: State, choice: Choice, dice: int, chance: random.Random) -> Choice:
    """Another choice, preferably a good one."""
    others = [other for other in state.offered if other is not choice]
    if isinstance(state.agenda[-1], BidOnLot):
        return chance.choice(others[:BIDS_TRIED])
    tried = choose(cached, state, dice, FORK_NOISE)
    return chance.choice(others) if tried is choice else tried


def carry_out(rater: ChoiceRater, state: State, choice: Choice, dice: int) -> None:
    """Carry out a choice with its follow-up questions, or with the rest of the auction."""
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    lot = (state.round, state.lot)
    advance(state, choice)
    if not isinstance(frame, (BidOnLot, BuyOrPass)):
        answer_follow_ups(rater.evaluation, state, frame.seat)
        return
    cached = CachedRater(rater)
    while state.agenda and (state.round, state.lot) == lot and isinstance(state.agenda[-1], (BidOnLot, BuyOrPass)):
        dice = rolled(dice)
        advance(state, choose(cached, state, dice, 0.0))
    if state.agenda:
        answer_follow_ups(rater.evaluation, state, state.seat)


def fork(rater: ChoiceRater, state: State, dice: int, chance: random.Random) -> list[Fork]:
    """Play on twice with the same luck; an empty list if the two ways cannot be compared."""
    frame = state.agenda[-1]
    one, two = state.copy(), state.copy()
    if chance.random() < GIFTS:
        if not isinstance(frame, (PlaceFlag, TakeAction)):
            return []
        give(two, chance, IN_AUCTIONS if isinstance(frame, PlaceFlag) else IN_ACTIONS)
    else:
        if len(state.offered) == 1 or isinstance(frame, (PlaceFlag, PlaceMarker)):
            return []  # the effect of markers shows when the lots are sold
        cached = CachedRater(rater)
        choice = choose(cached, state, dice, NOISE)
        carry_out(rater, one, choice, dice)
        carry_out(rater, two, another(cached, state, choice, rolled(dice), chance), dice)
    if not one.agenda or not two.agenda or stage_of(one) != stage_of(two):
        return []
    at = stage_of(one)
    seats = range(len(state.players))
    more = [feature_row(two, seat) - feature_row(one, seat) for seat in seats]
    points = [end(rater, way, dice) for way in (one, two)]
    return [(at, more[seat], points[1][seat] - points[0][seat]) for seat in seats if more[seat].any()]


def feature_row(state: State, seat: int) -> npt.NDArray[np.int16]:
    """The amounts of all features of a position."""
    found = features_of(state, seat)
    row = np.zeros(features.FEATURE_COUNT, np.int16)
    np.add.at(row, found[::2], found[1::2])
    return row


def end(rater: ChoiceRater, state: State, dice: int) -> list[float]:
    play_game([rater] * len(state.players), state, dice, 0.0)
    return [float(line.total) for line in score(state).seats]


def play_some(job: tuple[str, int, Weights, float, int, int]) -> list[Fork]:
    edition, seats, weights, rivalry, first, games = job
    printed = load_edition(edition)
    rater = ChoiceRater(LinearEvaluation(weights), rivalry)
    forks: list[Fork] = []
    for seed in range(first, first + games):
        chance = random.Random(seed)  # noqa: S311 - for training, not for secrets
        cached = CachedRater(rater)
        dice = seed * 7919
        state = set_up(printed, seats, seed, Options(quick_start=seed % 7 == 0))
        while state.agenda:
            dice = rolled(dice)
            if chance.random() < FORKED:
                forks += fork(rater, state, dice, chance)
            dice = rolled(dice)
            advance(state, choose(cached, state, dice, NOISE))
    return forks


def fit(forks: list[Fork], before: Weights, ridge: float) -> Numbers:
    """Ridge regression towards the weights before; the change of a weight is linear over the game."""
    weights = np.array(before)
    more = np.array([each[1] for each in forks], np.float64)
    times = np.array([each[0] for each in forks])
    points = np.array([each[2] for each in forks])
    rest = points - np.einsum("ij,ij->i", more, weights[times])
    when = late(np.arange(STAGES))
    matrix = np.concatenate([more, more * when[times][:, None]], axis=1)
    scale = np.sqrt((matrix**2).mean(axis=0))
    rare = np.tile((more != 0).sum(axis=0) < LEAST_FORKS, 2)
    scale[rare | (scale == 0)] = np.inf
    scaled = matrix / scale
    change = np.linalg.solve(scaled.T @ scaled + ridge * np.eye(len(scale)), scaled.T @ rest) / scale
    even, growing = np.split(change, 2)
    fitted: Numbers = weights + even + when[:, None] * growing
    return fitted


def late(times: npt.NDArray[np.int64]) -> Numbers:
    """From -1/2 in the first round to 1/2 in the last."""
    rounds: Numbers = times // 2 / (STAGES // 2 - 1)
    return rounds - 0.5


def share_of_wins(
    pool: Any, table: str, new: Weights, old: Weights, arguments: argparse.Namespace, first: int
) -> float:
    """Share of wins of one seat with the new weights against the old ones, every rotation."""
    edition, seats = table.split("-")
    games = max(1, arguments.trial // PARTS)
    jobs = [(edition, int(seats), new, old, arguments.rivalry, first + part * games, games) for part in range(PARTS)]
    wins: list[float] = [result[0] for result in pool.imap_unordered(compare, jobs)]
    return sum(wins) / PARTS


def tune(pool: Any, table: str, arguments: argparse.Namespace) -> None:
    edition, seats = table.split("-")
    weights = weight_files.read(arguments.start, table)
    before = weight_files.provenance(arguments.start, table)
    first = weights
    kept: list[list[Fork]] = []
    share = max(1, arguments.games // PARTS)
    for turn in range(arguments.turns):
        began = time.time()
        base = (arguments.seed + turn) * 1_000_000
        jobs = [(edition, int(seats), weights, arguments.rivalry, base + part * share, share) for part in range(PARTS)]
        kept = [*kept, [each for some in pool.imap_unordered(play_some, jobs) for each in some]][-2:]
        fitted = fit([each for some in kept for each in some], weights, arguments.ridge)
        best, highest = weights, 1 / int(seats)
        for step in STEPS:
            tried: Weights = (np.array(weights) + step * (fitted - np.array(weights))).round(4).tolist()
            wins = share_of_wins(pool, table, tried, weights, arguments, base + 900_000)
            if wins > highest:
                best, highest = tried, wins
        weights = best
        against_first = share_of_wins(pool, table, weights, first, arguments, 9_500_000)
        print(
            f"{table} turn {turn}: {len(kept[-1])} forks; wins {highest:.3f} against the weights before, "
            f"{against_first:.3f} against the first; {time.time() - began:.0f} s",
            flush=True,
        )
        weight_files.save(table, weights, before, arguments)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition-seats, for example 2004-4")
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000, help="of a turn, each with a dozen forks")
    parser.add_argument("--trial", type=int, default=400, help="seeds, played in every rotation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=3000)
    parser.add_argument("--rivalry", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=0, help="another one for other games")
    weight_files.add_folders(parser)
    tune_tables(parser, tune)


if __name__ == "__main__":
    main()
