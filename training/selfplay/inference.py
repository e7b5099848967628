"""The network in numpy, one position at a time, as a bot that needs no PyTorch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.env.encode import FULL, encode
from goa.rows.layout import LAYOUT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from goa.core.choices import Choice
    from goa.views.observation import Observation

Floats = npt.NDArray[np.float32]
PRESENT: Final = LAYOUT["present"].slice
EPSILON: Final = 1e-5  # of PyTorch's LayerNorm
POINTS_UNIT: Final = 10.0  # final points are learned in tens


class NumpyNetwork:
    """Reads the file of a network and answers for one row of bytes."""

    def __init__(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as arrays:
            self.arrays: dict[str, Floats] = {name: arrays[name].astype(np.float32) for name in arrays.files}
        self.blocks = len({name.split(".")[1] for name in self.arrays if name.startswith("blocks.")})
        # Most bytes of a row are 0: with inputs first, the others pick their lines.
        self.entry: Floats = np.ascontiguousarray(self.arrays["entry.weight"].T / FULL[:, None])

    def policy(self, row: npt.NDArray[np.uint8]) -> Floats:
        """The logit of every choice in the catalogue."""
        return self._linear("policy", self._hidden(row))

    def answers(self, row: npt.NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
        """Logits; win chances; expected final points. Seats are counted from the viewer, absent ones mean nothing."""
        hidden = self._hidden(row)
        chances: Floats = np.where(row[PRESENT] > 0, np.exp(self._linear("win", hidden)), np.float32(0))
        return (
            self._linear("policy", hidden),
            chances / chances.sum(),
            POINTS_UNIT * self._linear("final_points", hidden),
        )

    def _hidden(self, row: npt.NDArray[np.uint8]) -> Floats:
        at = np.flatnonzero(row)
        x: Floats = np.maximum(row[at].astype(np.float32) @ self.entry[at] + self.arrays["entry.bias"], 0)
        for block in range(self.blocks):
            y = self._norm(f"blocks.{block}.norm", x)
            y = np.maximum(self._linear(f"blocks.{block}.first", y), 0)
            x = x + self._linear(f"blocks.{block}.second", y)
        return self._norm("norm", x)

    def _linear(self, name: str, x: Floats) -> Floats:
        y: Floats = self.arrays[f"{name}.weight"] @ x + self.arrays[f"{name}.bias"]
        return y

    def _norm(self, name: str, x: Floats) -> Floats:
        centred = x - x.mean()
        y: Floats = centred / np.sqrt(np.square(centred).mean() + EPSILON)
        return y * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]


class NetworkBot:
    """Makes the choice with the highest logit, without any search."""

    def __init__(self, network: NumpyNetwork) -> None:
        self.network = network

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        logits = self.network.policy(encode(observation, counted_ducats=True))
        return max(offered, key=lambda choice: logits[choice.id])
