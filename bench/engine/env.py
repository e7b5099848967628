"""The environments, compared with PettingZoo's chess in the same run: python bench/engine/env.py [--json FILE].

Chess needs `pip install "pettingzoo[classic]"`. Every figure is the median of several short runs. The runs alternate,
so that other load on the machine affects all of them equally.
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
    """Steps per second of random legal actions, including observations and masks."""
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
    """The learner's steps per second, with three random bots in the other seats."""
    started = time.perf_counter()
    _, info = env.reset(seed=int(dice.integers(1 << 30)))
    for _ in range(steps):
        legal = info["action_mask"].nonzero()[0]
        _, _, terminated, _, info = env.step(int(legal[int(dice.random() * len(legal))]))
        if terminated:
            _, info = env.reset()
    return steps / (time.perf_counter() - started)


def step_vector(games: VectorGames, steps: int, dice: np.random.Generator) -> float:
    """Choices per second in all games together, including drawing the random actions."""
    rounds = max(1, steps // len(games))
    started = time.perf_counter()
    for _ in range(rounds):
        games.step(games.random_actions(dice))
    return rounds * len(games) / (time.perf_counter() - started)


def chess() -> Any:
    """PettingZoo's chess environment, or None if it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic.chess import chess as module  # noqa: PLC0415 - an optional dependency of an extra
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
    batches: list[VectorGames] = []
    for games, workers in ((1, 0), (64, 0), (1024, 0), (64, 2), (1024, 2)):
        batch = VectorGames(games, workers=workers, players=SEATS, seed=games)
        batches.append(batch)
        for _ in range(3 if quick else 200):  # leave the first question, which is the same in all games
            batch.step(batch.random_actions(dice))
        name = f"vector, N = {games:,}" + (f", {workers} workers" if workers else "")
        runs[name] = lambda batch=batch: step_vector(batch, max(steps, len(batch) * 4), dice)  # type: ignore[misc]  # mypy does not infer the default argument
    repeats = 2 if quick else 7
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            taken[name].append(run())
    for batch in batches:
        batch.close()
    return {name: statistics.median(figures) for name, figures in taken.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--quick", action="store_true", help="only a few steps, to try it out")
    arguments = parser.parse_args()
    figures = measure(quick=arguments.quick)
    form = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    table = Table(title=f"Environments, goa {form}, edition 2012, {SEATS} seats, random play")
    for heading, side in (("", "left"), ("steps/s", "right"), ("times chess_v6", "right"), ("target", "right")):
        table.add_column(heading, justify=side)  # type: ignore[arg-type]  # the strings are valid justifications
    for name, figure in figures.items():
        times = f"{figure / figures['chess_v6']:.1f}" if "chess_v6" in figures else "not installed"
        bar = {"AEC": f"{TIMES_CHESS} times", "vector, N = 1,024, 2 workers": f"{VECTOR_STEPS:,}"}.get(name, "")
        table.add_row(name, f"{figure:,.0f}", times, bar)
    Console().print(table)
    if arguments.json:
        arguments.json.write_text(json.dumps({"form": form, **figures}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
