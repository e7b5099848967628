"""Makes the file of the network that is shipped: weights as whole numbers of one byte, compressed.

A matrix has a scale for each output, the entry one for each input, since inputs differ most. The step between two
numbers is a part of the spread of the weights of a line, so most numbers are small and compress well; a line with a
weight that would not fit has a larger step.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from training.selfplay.provenance import digest

from goa.bots.network.weight_file import SCALE, read_arrays

STEPS: Final = 16  # in one standard deviation
LARGEST: Final = 127
SMALL: Final = 16  # matrices with fewer lines, the two value heads, stay in half precision
MOST_BYTES: Final = 6_000_000
PACKAGE: Final = Path(__file__).parents[2] / "src" / "goa" / "bots" / "weights"

Floats = npt.NDArray[np.float32]


def ship(network: Path, target: Path = PACKAGE / "network.npz") -> Path:
    """Write the quantised network, with the provenance of the original and how it was quantised beside it."""
    stored: dict[str, npt.NDArray[Any]] = {}
    for name, weights in read_arrays(network).items():
        if weights.ndim == 2 and len(weights) >= SMALL:  # noqa: PLR2004 - a matrix
            numbers, scale = quantised(weights, axis=0 if name == "entry.weight" else 1)
            stored[name], stored[name + SCALE] = numbers, scale
        else:
            stored[name] = weights.astype(np.float16)
    np.savez_compressed(target, allow_pickle=False, **stored)
    size = target.stat().st_size
    if size > MOST_BYTES:
        raise ValueError(f"expected at most {MOST_BYTES} bytes, the file has {size}")
    original = json.loads(network.with_suffix(".json").read_text("utf-8"))
    provenance = {
        "sha256": digest(target),
        "quantised": {
            "from": f"{network.parent.name}/{network.name}",
            "bytes": size,
            "how": f"one byte a weight, {STEPS} steps in a standard deviation; a scale for each input of the entry and "
            "for each output of the other matrices; biases, norms and value heads in half precision; deflate",
            "command": f"python -m training.selfplay ship training/{network.parent.name}/{network.name}",
        },
        "original": original,
    }
    target.with_suffix(".json").write_text(json.dumps(provenance, indent=1) + "\n", "utf-8")
    return target


def quantised(weights: Floats, axis: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float16]]:
    """Whole numbers, and the scales that they are multiplied with; the axis is the one that a scale runs along."""
    step = np.maximum(
        weights.std(axis, keepdims=True) / STEPS, np.abs(weights).max(axis, keepdims=True) / (LARGEST - 0.4)
    )
    scale = np.maximum(step, np.float32(np.finfo(np.float16).tiny)).astype(np.float16)
    numbers = np.clip(np.rint(weights / scale.astype(np.float32)), -LARGEST, LARGEST)
    return numbers.astype(np.int8), scale
