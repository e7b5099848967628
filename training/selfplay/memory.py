"""The arrays of all lanes, in one block of memory that worker processes share."""

from __future__ import annotations

from ctypes import Array, c_uint8
from math import prod
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from goa.core.choices import SEATS
from goa.rows.layout import ACTIONS, SIZE

Memory = Array[c_uint8]

# What each lane has in them
FIELDS: Final[dict[str, tuple[type[np.generic], tuple[int, ...]]]] = {
    "rows": (np.uint8, (SIZE,)),
    "masks": (np.uint8, (ACTIONS,)),
    "seats": (np.uint8, ()),
    "learners": (np.uint8, ()),
    "actions": (np.int32, ()),
    "ended": (np.uint8, ()),
    "wins": (np.float32, (SEATS,)),
    "points": (np.float32, (SEATS,)),
}
ALIGNED: Final = 64  # bytes: no cache line belongs to two arrays


def shared_memory(lanes: int) -> Memory:
    """Room for the arrays of so many lanes; a process is handed it at its start."""
    return get_context("spawn").RawArray(c_uint8, sum(_room(name, lanes) for name in FIELDS))


def _room(name: str, lanes: int) -> int:
    kind, shape = FIELDS[name]
    return -(-lanes * prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED


class Arrays:
    """Lanes `first` and following, so many, of all in the memory."""

    def __init__(self, memory: Memory, in_all: int, first: int, lanes: int) -> None:
        made: dict[str, npt.NDArray[Any]] = {}
        start = 0
        for name, (kind, shape) in FIELDS.items():
            flat = np.frombuffer(memoryview(memory).cast("B"), kind, in_all * prod(shape), start)
            made[name] = flat.reshape(in_all, *shape)[first : first + lanes]
            start += _room(name, in_all)
        self.rows: npt.NDArray[np.uint8] = made["rows"]
        self.masks: npt.NDArray[np.uint8] = made["masks"]
        self.seats: npt.NDArray[np.uint8] = made["seats"]  # who has to answer
        self.learners: npt.NDArray[np.uint8] = made["learners"]  # a bit for each seat of the learner
        self.actions: npt.NDArray[np.int32] = made["actions"]
        self.ended: npt.NDArray[np.uint8] = made["ended"]  # the learners of a game that ended in the last step, else 0
        self.wins: npt.NDArray[np.float32] = made["wins"]  # by seat, of the game that ended last
        self.points: npt.NDArray[np.float32] = made["points"]
        self.row_bytes: memoryview[Any] = self.rows.reshape(-1).data
        self.mask_bytes: memoryview[Any] = self.masks.reshape(-1).data
