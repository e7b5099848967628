"""Reads the file of a network: a matrix is stored as it is, or as whole numbers with a scale for each line or column.

The shipped file is `goa/bots/weights/network.npz`; `network.json` beside it says how it was made.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from goa.bots.network.model import Network

Arrays = dict[str, npt.NDArray[np.float32]]
SHIPPED: Final = "network.npz"
SCALE: Final = ".scale"  # after the name of the matrix that it belongs to


@cache  # once for a process
def shipped_network() -> Network:
    """The network of the package."""
    with as_file(files("goa.bots").joinpath("weights", SHIPPED)) as path:
        return read_network(path)


def read_network(path: Path) -> Network:
    """The network in a file, shipped or as training writes it."""
    return Network(read_arrays(path))


def read_arrays(path: Path) -> Arrays:
    """All arrays of a file in single precision."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        arrays = {name: stored[name].astype(np.float32) for name in stored.files}
    for name in [name for name in arrays if name.endswith(SCALE)]:
        arrays[name.removesuffix(SCALE)] *= arrays.pop(name)
    return arrays
