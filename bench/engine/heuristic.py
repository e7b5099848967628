"""Speed of the heuristic: complete games a second on one core, in self-play and through observations.

PYTHONPATH=build/compiled python bench/engine/heuristic.py

Measured in processor time, which a busy machine disturbs less; the median of five runs.
"""

import argparse
import statistics
import time

import goa
from goa.bots.evaluation.rollout import play_game
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.registry import seat_bot
from goa.core import engine

REPEATS = 5


def in_self_play(edition: str, seats: int, games: int) -> None:
    for seed in range(games):
        state = goa.new_game(edition, players=seats, seed=seed)
        play_game([rater_for(state.edition, seats)] * seats, state, seed, 0.0)


def through_observations(edition: str, seats: int, games: int) -> None:
    for seed in range(games):
        state = goa.new_game(edition, players=seats, seed=seed)
        bots = [seat_bot("heuristic", seed, seat) for seat in range(seats)]
        while not state.is_over:
            choice = state.offered[0]
            if len(state.offered) > 1:
                choice = bots[state.seat].choose(goa.observe(state, state.seat), state.offered)
            goa.apply(state, choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="in each run")
    games = parser.parse_args().games
    print("interpreted" if str(engine.__file__).endswith(".py") else "compiled")
    for edition in ("2004", "2012"):
        for seats in (2, 3, 4):
            figures = []
            for play in (in_self_play, through_observations):
                play(edition, seats, 1)  # loads weights and tables
                rates = []
                for _ in range(REPEATS):
                    started = time.process_time()
                    play(edition, seats, games)
                    rates.append(games / (time.process_time() - started))
                figures.append(statistics.median(rates))
            inside, outside = figures
            print(f"{edition}, {seats} seats: {inside:.0f} games/s in self-play, {outside:.0f} through observations")


if __name__ == "__main__":
    main()
