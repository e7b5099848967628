"""How fast the environments are, against PettingZoo's chess in the same run: python bench/env.py [--json FILE].

Chess needs `pip install "pettingzoo[classic]"`. Every figure is the median of several short runs that take turns, so
that a busy machine hits all of them alike.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console
from rich.table import Table

from goa.core import engine
from goa.env import aec
from goa.env.gym import GoaEnv
from goa.env.vector import VectorGames

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 4
TIMES_CHESS = 20
VECTOR_STEPS = 100_000


def step_aec(env: Any, steps: int, dice: np.random.Generator) -> float:
    """Steps a second, each with its mask and its observation, random among what is legal."""
    done = 0
    started = time.perf_counter()
    while done < steps:
        env.reset(seed=int(dice.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
                done += 1
            if done >= steps:
                break
    return done / (time.perf_counter() - started)


def step_gym(env: GoaEnv, steps: int, dice: np.random.Generator) -> float:
    """The learner's own steps a second, with three random bots in the other seats."""
    started = time.perf_counter()
    _, info = env.reset(seed=int(dice.integers(1 << 30)))
    for _ in range(steps):
        legal = info["action_mask"].nonzero()[0]
        _, _, terminated, _, info = env.step(int(legal[int(dice.random() * len(legal))]))
        if terminated:
            _, info = env.reset()
    return steps / (time.perf_counter() - started)


def step_vector(games: VectorGames, steps: int, dice: np.random.Generator) -> float:
    """Choices a second in all games together; drawing the random actions is counted in."""
    rounds = max(1, steps // len(games))
    started = time.perf_counter()
    for _ in range(rounds):
        games.step(games.random_actions(dice))
    return rounds * len(games) / (time.perf_counter() - started)


def chess() -> Any:
    """PettingZoo's chess as it is made from the registry, or nothing where it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic.chess import chess as module  # noqa: PLC0415 - an extra of an extra
        except ImportError:
            return None
        return module.env()


def measure(*, quick: bool) -> dict[str, float]:
    steps = 500 if quick else 4_000
    runs: dict[str, Callable[[], float]] = {}
    dice = np.random.default_rng(1)
    table, opponent = aec.env(players=SEATS), chess()
    runs["AEC"] = lambda: step_aec(table, steps * 2, dice)
    if opponent is not None:
        runs["chess_v6"] = lambda: step_aec(opponent, steps // 4, dice)
    learner = GoaEnv(players=SEATS)
    runs["Gymnasium"] = lambda: step_gym(learner, steps, dice)
    crews: list[VectorGames] = []
    for games, workers in ((1, 0), (64, 0), (1024, 0), (64, 2), (1024, 2)):
        crew = VectorGames(games, workers=workers, players=SEATS, seed=games)
        crews.append(crew)
        for _ in range(3 if quick else 200):  # away from the first question, which all games share
            crew.step(crew.random_actions(dice))
        name = f"vector, N = {games:,}" + (f", {workers} workers" if workers else "")
        runs[name] = lambda crew=crew: step_vector(crew, max(steps, len(crew) * 4), dice)  # type: ignore[misc]  # mypy does not see the default
    repeats = 2 if quick else 7
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            taken[name].append(run())
    for crew in crews:
        crew.close()
    return {name: statistics.median(figures) for name, figures in taken.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--quick", action="store_true", help="a few steps only, for trying it out")
    arguments = parser.parse_args()
    figures = measure(quick=arguments.quick)
    form = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    table = Table(title=f"Environments, goa {form}, edition 2012, {SEATS} seats, random play")
    for heading, side in (("", "left"), ("steps/s", "right"), ("times chess_v6", "right"), ("to reach", "right")):
        table.add_column(heading, justify=side)  # type: ignore[arg-type]  # it is one of the sides
    for name, figure in figures.items():
        times = f"{figure / figures['chess_v6']:.1f}" if "chess_v6" in figures else "not installed"
        bar = {"AEC": f"{TIMES_CHESS} times", "vector, N = 1,024, 2 workers": f"{VECTOR_STEPS:,}"}.get(name, "")
        table.add_row(name, f"{figure:,.0f}", times, bar)
    Console().print(table)
    if arguments.json:
        arguments.json.write_text(json.dumps({"form": form, **figures}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
