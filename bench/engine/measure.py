"""Measures the goa on PYTHONPATH, compiled or interpreted, and prints the figures as JSON."""

import json
import platform
import resource
import statistics
import sys
import time
from collections.abc import Callable

import goa
from goa.core import engine
from goa.core.dice import face, rolled
from goa.core.playout import branch, play_out

REPEATS = 5
SEATS = 4


def calibrate() -> float:
    """Million iterations per second of a plain Python loop, to compare machines."""
    started = time.perf_counter()
    total = 0
    for number in range(1_000_000):
        total += number * number % 7
    return 1 / (time.perf_counter() - started)


def loop_inside(edition: str, games: int) -> dict[str, float]:
    """Random games with the loop inside the package."""
    decisions = choices = 0
    started = time.perf_counter()
    for seed in range(games):
        made, real = play_out(goa.new_game(edition, players=SEATS, seed=seed), seed * 7919 + 1)
        choices += made
        decisions += real
    seconds = time.perf_counter() - started
    return {"decisions_per_second": decisions / seconds, "games_per_second": games / seconds}


def driven_from_python(edition: str, games: int) -> dict[str, float]:
    """The same games from a Python loop that uses the public functions."""
    decisions = 0
    apply = goa.apply
    started = time.perf_counter()
    for seed in range(games):
        state = goa.new_game(edition, players=SEATS, seed=seed)
        dice = seed * 7919 + 1
        offered = state.offered
        while offered:
            number = len(offered)
            if number > 1:
                decisions += 1
                dice = rolled(dice)
                apply(state, offered[face(dice, number)])
            else:
                apply(state, offered[0])
            offered = state.offered
    seconds = time.perf_counter() - started
    return {"decisions_per_second": decisions / seconds, "games_per_second": games / seconds}


def copy_list_apply(edition: str, games: int) -> dict[str, float]:
    """Microseconds to copy a position, apply a choice and list the next choices."""
    positions: list[goa.State] = []
    for seed in range(games):
        state = goa.new_game(edition, players=SEATS, seed=seed)
        dice = seed
        while not state.is_over:
            dice = rolled(dice)
            if len(state.offered) > 1:
                positions.append(state.copy())
            goa.apply(state, state.offered[face(dice, len(state.offered))])
    started = time.perf_counter()
    branches = sum(branch(position) for position in positions)
    return {"microseconds": (time.perf_counter() - started) / branches * 1e6}


def slowest_step(edition: str, games: int) -> dict[str, float]:
    """The slowest single list + apply in milliseconds; the slowest ones are timed again, to exclude interruptions."""
    suspects: list[tuple[int, int, int]] = []
    for seed in range(games):
        state = goa.new_game(edition, players=SEATS, seed=seed)
        dice = seed
        worst = step = where = 0
        clock = time.perf_counter_ns
        while state.offered:
            dice = rolled(dice)
            choice = state.offered[face(dice, len(state.offered))]
            before = clock()
            engine.advance(state, choice)
            taken = clock() - before
            if taken > worst:
                worst, where = taken, step
            step += 1
        suspects.append((worst, seed, where))
    slowest = 0
    for _, seed, where in sorted(suspects, reverse=True)[:100]:
        slowest = max(slowest, _time_again(edition, seed, where))
    return {"milliseconds": slowest / 1e6, "games": games}


def _time_again(edition: str, seed: int, where: int) -> int:
    state = goa.new_game(edition, players=SEATS, seed=seed)
    dice = seed
    for _ in range(where):
        dice = rolled(dice)
        engine.advance(state, state.offered[face(dice, len(state.offered))])
    dice = rolled(dice)
    choice = state.offered[face(dice, len(state.offered))]
    tries: list[int] = []
    for _ in range(7):
        attempt = state.copy()
        before = time.perf_counter_ns()
        engine.advance(attempt, choice)
        tries.append(time.perf_counter_ns() - before)
    return min(tries)


def median_of(measure: Callable[[str, int], dict[str, float]], edition: str, games: int) -> dict[str, float]:
    runs = [measure(edition, games) for _ in range(REPEATS)]
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}


def main() -> None:
    compiled = not str(engine.__file__).endswith(".py")
    quick = "--quick" in sys.argv
    games = (100 if compiled else 20) if quick else (1000 if compiled else 200)
    form = "compiled" if compiled else "interpreted"
    figures: dict[str, object] = {
        "form": form,
        "python": platform.python_version(),
        "seats": SEATS,
        "calibration_million_loops_per_second": statistics.median(calibrate() for _ in range(REPEATS)),
    }
    for edition in ("2004", "2012"):
        figures[edition] = {
            "loop_inside": median_of(loop_inside, edition, games),
            "driven_from_python": median_of(driven_from_python, edition, games // 2),
            "copy_list_apply": median_of(copy_list_apply, edition, max(3, games // 50)),
            "slowest_step": slowest_step(edition, games if quick else 10_000 if compiled else 1_000),
        }
    figures["peak_memory_megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures["calibration_afterwards"] = statistics.median(calibrate() for _ in range(REPEATS))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
