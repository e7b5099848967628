"""Measures the value of things: games are played on twice, with a gift to one seat and without.

python training/gifts.py 2004-4 --games 1600

Prints by round how many points more the seat makes, and the others together, with 95 % intervals. Gifts are given when
the actions of a round begin, so the flag is that of the next round.
"""

import argparse
import multiprocessing
import statistics
from collections import defaultdict

from goa.bots.evaluation.rollout import CachedRater, choose, play_game
from goa.bots.evaluation.weights import rater_for
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.state import Options, State
from goa.editions.load import load_edition
from goa.rules.action_turns import TakeAction
from goa.rules.rounds import ROUNDS_IN_A_PART
from goa.rules.scoring import score
from goa.rules.setup import set_up

GIFTS = ("5 ducats", "an extra action card", "2 ships", "2 colonists", "the flag")
EVERY = 4  # one in four rounds is looked at

Outcome = tuple[int, str, int, int]  # round, gift, points of the seat, points of the others


def give(state: State, seat: int, gift: str) -> None:
    player = state.players[seat]
    if gift == "5 ducats":
        player.ducats += 5
    elif gift == "an extra action card":
        player.extra_actions += 1
    elif gift == "2 ships":
        player.ships += 2
    elif gift == "2 colonists":
        player.colonists += 2
    else:
        state.flag_holder = seat


def points_of(table: tuple[str, int], state: State, dice: int) -> list[int]:
    rater = rater_for(state.edition, table[1])
    play_game([rater] * table[1], state, dice, 0.0)
    return [line.total for line in score(state).seats]


def look_at(job: tuple[str, int, int]) -> list[Outcome]:
    """Play one game, with forks at some of its rounds."""
    edition, seats, seed = job
    state = set_up(load_edition(edition), seats, seed, Options())
    cached = CachedRater(rater_for(state.edition, seats))
    dice = seed * 7919 + 1
    seen = 0
    outcomes: list[Outcome] = []
    while state.agenda:
        round = state.part * ROUNDS_IN_A_PART + state.round
        if round != seen and isinstance(state.agenda[-1], TakeAction):
            seen = round
            if (round + seed) % EVERY == 0:
                seat = (state.flag_holder + 1 + seed // EVERY % (seats - 1)) % seats  # not the seat that has the flag
                without = points_of((edition, seats), state.copy(), dice)
                for gift in GIFTS:
                    other = state.copy()
                    give(other, seat, gift)
                    more = [a - b for a, b in zip(points_of((edition, seats), other, dice), without, strict=True)]
                    outcomes.append((round, gift, more[seat], sum(more) - more[seat]))
        dice = rolled(dice)
        advance(state, choose(cached, state, dice, 0.0))
    return outcomes


def in_words(numbers: list[int]) -> str:
    error = 1.96 * statistics.pstdev(numbers) / len(numbers) ** 0.5
    return f"{statistics.mean(numbers):+5.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="edition-seats, for example 2004-4")
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    edition, seats = arguments.table.split("-")
    found: dict[tuple[str, int], list[tuple[int, int]]] = defaultdict(list)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        jobs = [(edition, int(seats), seed) for seed in range(arguments.games)]
        for number, outcomes in enumerate(pool.imap_unordered(look_at, jobs, 4), 1):
            print(f"\r{number} of {arguments.games} games", end="", flush=True)
            for round, gift, mine, theirs in outcomes:
                found[gift, round].append((mine, theirs))
    print()
    for gift in GIFTS:
        for round in range(1, 2 * ROUNDS_IN_A_PART + 1):
            own = in_words([outcome[0] for outcome in found[gift, round]])
            others = in_words([outcome[1] for outcome in found[gift, round]])
            print(f"{gift:20} round {round}: {own} for the seat, {others} for the others")


if __name__ == "__main__":
    main()
