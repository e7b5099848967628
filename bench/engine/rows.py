"""Rules, rows and masks of learning environments, each by itself.

PYTHONPATH=build/compiled python bench/engine/rows.py

Random games with four seats, edition 2012. Times are processor time for one choice, medians of several runs, so that
other load on the machine disturbs them less.
"""

import argparse
import gc
import statistics
import time
from collections.abc import Callable

from goa.core import engine
from goa.core.engine import advance
from goa.core.playout import play_out
from goa.core.state import Options, State
from goa.editions.load import load_edition
from goa.env.stepping.games import Games
from goa.env.stepping.rewards import WIN
from goa.rows.encode_row import mask_of, row_of_state
from goa.rows.incremental_rows import GameRows
from goa.rows.layout import ACTIONS, SIZE
from goa.rules.setup import set_up

SEATS = 4
GAMES = 16
STEPS = 60
RUNS = 9
MICROSECONDS = 1e6


def playing(seed: int, choices: list[int]) -> list[State]:
    """Copies of all positions of a game; the choices that were made are added to the list."""
    state = set_up(load_edition("2012"), SEATS, seed, Options())
    positions: list[State] = []
    while state.agenda:
        positions.append(state.copy())
        chosen = state.offered[(7 * len(positions) + seed) % len(state.offered)]
        choices.append(chosen.id)
        advance(state, chosen)
    return positions


def rules_alone() -> int:
    return sum(play_out(set_up(load_edition("2012"), SEATS, seed, Options()), seed)[0] for seed in range(GAMES))


def rows_of_games(games: list[list[State]]) -> int:
    for positions in games:
        rows = GameRows()
        for state in positions:
            rows.row(state, state.seat, True)
    return sum(map(len, games))


def single_rows(games: list[list[State]]) -> int:
    for positions in games:
        for state in positions:
            row_of_state(state, state.seat, True)
    return sum(map(len, games))


def masks(games: list[list[State]]) -> int:
    for positions in games:
        for state in positions:
            mask_of(state.offered)
    return sum(map(len, games))


def whole_steps(actions: list[list[int]]) -> int:
    """All of it, as a batch of an environment does it: choices, rows and masks, copied to memory of the caller."""
    games = Games(load_edition("2012"), Options(), SEATS, 0, 0, GAMES, GAMES, WIN, True, False, 0)
    shown = (memoryview(bytearray(GAMES * SIZE)), memoryview(bytearray(GAMES * ACTIONS)), memoryview(bytearray(GAMES)))
    zeros = (memoryview(bytearray(8 * GAMES * SEATS)).cast("d"), memoryview(bytearray(GAMES)))
    for chosen in actions:
        games.step(chosen, *shown, *zeros, memoryview(bytearray(GAMES)), memoryview(bytearray(GAMES * SEATS)))
    return GAMES * len(actions)


def measured(work: Callable[[], int]) -> float:
    started = time.process_time()
    done = work()
    return MICROSECONDS * (time.process_time() - started) / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    gc.disable()  # as in the workers of the environments
    made: list[list[int]] = [[] for _ in range(GAMES)]
    games = [playing(seed, made[seed]) for seed in range(GAMES)]
    actions = [[choices[step] for choices in made] for step in range(STEPS)]
    works: dict[str, Callable[[], int]] = {
        "rules": rules_alone,
        "row, after the one before": lambda: rows_of_games(games),
        "row by itself": lambda: single_rows(games),
        "mask": lambda: masks(games),
        "a step of 16 games": lambda: whole_steps(actions),
    }
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(RUNS):
        for name, work in works.items():
            taken[name].append(measured(work))
    print("interpreted" if str(engine.__file__).endswith(".py") else "compiled", "- µs for each choice")
    for name, times in taken.items():
        print(f"{name}: {statistics.median(times):.2f}")


if __name__ == "__main__":
    main()
