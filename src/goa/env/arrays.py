"""The arrays of many games, in private memory or in memory shared with worker processes."""

from __future__ import annotations

from ctypes import Array, c_uint8
from math import prod
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from goa.core.choices import SEATS
from goa.rows.layout import ACTIONS, SIZE

Memory = dict[str, "Array[c_uint8]"]

# Type and shape for each game
FIELDS: Final[dict[str, tuple[type[np.generic], tuple[int, ...]]]] = {
    "observations": (np.uint8, (SIZE,)),
    "masks": (np.uint8, (ACTIONS,)),
    "seats": (np.int8, ()),
    "rewards": (np.float32, (SEATS,)),
    "terminated": (np.uint8, ()),
    "truncated": (np.uint8, ()),
    "points": (np.int16, (SEATS,)),
    "actions": (np.int32, ()),
}


def shared_memory(games: int) -> Memory:
    """Memory for the arrays, to be passed to worker processes when they start."""
    context = get_context("spawn")
    return {
        name: context.RawArray(c_uint8, games * prod(shape) * np.dtype(kind).itemsize)
        for name, (kind, shape) in FIELDS.items()
    }


class GameArrays:
    """The arrays of `games` games; with shared memory, of the games from `first` on."""

    def __init__(self, games: int, memory: Memory | None = None, first: int = 0) -> None:
        self.games = games
        made: dict[str, npt.NDArray[Any]] = {}
        for name, (kind, shape) in FIELDS.items():
            if memory is None:
                made[name] = np.zeros((games, *shape), kind)
            else:
                whole = np.frombuffer(memoryview(memory[name]).cast("B"), kind).reshape(-1, *shape)
                made[name] = whole[first : first + games]
        self.observations: npt.NDArray[np.uint8] = made["observations"]
        self.masks: npt.NDArray[np.bool_] = made["masks"].view(np.bool_)
        self.seats: npt.NDArray[np.int8] = made["seats"]
        self.rewards: npt.NDArray[np.float32] = made["rewards"]
        self.terminated: npt.NDArray[np.bool_] = made["terminated"].view(np.bool_)
        self.truncated: npt.NDArray[np.bool_] = made["truncated"].view(np.bool_)
        self.points: npt.NDArray[np.int16] = made["points"]
        self.actions: npt.NDArray[np.int32] = made["actions"]
        shown = ("observations", "masks", "seats")
        results = ("rewards", "terminated", "truncated", "points")
        self.shown: list[memoryview[Any]] = [made[name].reshape(-1).data for name in shown]
        self.results: list[memoryview[Any]] = [made[name].reshape(-1).data for name in results]

    def clear_results(self) -> None:
        self.rewards.fill(0)
        self.terminated.fill(0)
        self.truncated.fill(0)
