"""The bot that follows the network: time of a decision, time to load, memory.

OPENBLAS_NUM_THREADS=1 PYTHONPATH=build/compiled python bench/engine/network.py

Times are processor time, which a busy machine disturbs less. Needs Linux for the memory.
"""

import argparse
import resource
import statistics
import time
from pathlib import Path

import goa
from goa.bots.explain.estimates import estimate_choices, estimate_position
from goa.bots.players.registry import make_bot
from goa.core import engine

MEGABYTE = 1_000_000


def megabytes() -> float:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize() / MEGABYTE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1, help="at each table")
    games = parser.parse_args().games
    print("interpreted" if str(engine.__file__).endswith(".py") else "compiled")
    before, started = megabytes(), time.process_time()
    bot = make_bot("network", 1)
    print(f"loaded in {1000 * (time.process_time() - started):.0f} ms, {megabytes() - before:.0f} MB with NumPy")
    decisions, hints = [], []
    for edition, seats in ((edition, seats) for edition in ("2004", "2012") for seats in (2, 3, 4)):
        for seed in range(games):
            state = goa.new_game(edition, players=seats, seed=seed)
            while not state.is_over:
                observation = goa.observe(state, state.seat)
                started = time.process_time()
                choice = bot.choose(observation, observation.offered)
                if len(observation.offered) > 1:
                    decisions.append(time.process_time() - started)
                    if len(decisions) % 10 == 0:
                        started = time.process_time()
                        estimate_position(observation)
                        estimate_choices(observation, observation.offered)
                        hints.append(time.process_time() - started)
                goa.apply(state, choice)
    for name, times in (("decision", decisions), ("outlook of a position and all its choices", hints)):
        print(
            f"{name}: {1000 * statistics.mean(times):.2f} ms in the mean, {1000 * max(times):.1f} at most, "
            f"{len(times)} measured"
        )
    print(f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB")


if __name__ == "__main__":
    main()
