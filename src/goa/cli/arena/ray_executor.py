"""Plays matches as Ray tasks, on this machine or on the cluster in RAY_ADDRESS."""

import os
from collections.abc import Generator, Sequence
from itertools import islice
from time import perf_counter
from typing import Any, Final

from goa.bots.arena.lineup import Match
from goa.bots.arena.matches import GameSetup, play_match
from goa.bots.arena.results import Result
from goa.cli.arena.local_executor import lost_match
from goa.cli.errors import CommandError

TASKS_PER_CORE: Final = 2  # so that no core waits for its next task


def play_on_ray(matches: Sequence[Match], table: GameSetup, jobs: int) -> Generator[Result, None, None]:
    """The results as they arrive."""
    try:
        import ray  # noqa: PLC0415 - an optional extra
        from ray.exceptions import RayError  # noqa: PLC0415 - same
    except ImportError:
        raise CommandError("Ray is not installed; to install it: pip install 'goa[ray]'") from None

    if not matches:
        return
    ray.init(**_where(jobs), log_to_driver=False)
    try:
        play = ray.remote(num_cpus=1, max_retries=0)(play_timed)
        shared_table = ray.put(table)
        waiting = iter(matches)
        at_once = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = {play.remote(match, shared_table): match for match in islice(waiting, at_once)}
        while running:
            done, _ = ray.wait(list(running))
            for task in done:
                match = running.pop(task)
                for following in islice(waiting, 1):
                    running[play.remote(following, shared_table)] = following
                try:
                    result: Result = ray.get(task)
                except RayError as problem:
                    result = lost_match(match, f"Ray lost the game: {type(problem).__name__}")
                yield result
    finally:
        ray.shutdown()


def _where(jobs: int) -> dict[str, Any]:
    if "RAY_ADDRESS" in os.environ:
        return {}
    return {"num_cpus": jobs, "include_dashboard": False}


def play_timed(match: Match, table: GameSetup) -> Result:
    return play_match(match, table, perf_counter)
