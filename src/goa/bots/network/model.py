"""The network in NumPy: a row of bytes in; a policy, win chances and final points of all seats out.

For a single position, reading the weights takes most of the time. So a single row reads only the lines of a matrix
whose input is not 0: about 160 of 2,365 inputs, and a few of the units after a ReLU. Many rows at once use the whole
matrices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.rows.layout import LAYOUT, SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goa.bots.network.weight_file import Arrays

Floats = npt.NDArray[np.float32]

PRESENT: Final = LAYOUT["present"].slice
HIGHEST_VALUES: Final[Floats] = np.concatenate([np.full(part.size, part.full, np.float32) for part in LAYOUT.values()])
EPSILON: Final = 1e-5  # of PyTorch's LayerNorm
POINTS_UNIT: Final = 10.0  # final points are learned in tens


@dataclass(frozen=True)
class Block:
    """A residual block. The lines of `second` are its inputs, most of which are 0."""

    scale: Floats
    shift: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats


class Network:
    """Answers for rows with counted ducats, seen by the seat that decides. Seats are counted from that seat."""

    def __init__(self, arrays: Arrays) -> None:
        self.entry: Floats = np.ascontiguousarray(arrays["entry.weight"].T) / HIGHEST_VALUES[:, None]
        self.entry_bias = arrays["entry.bias"]
        self.blocks = [_block(arrays, number) for number in range(_number_of_blocks(arrays))]
        self.scale, self.shift = arrays["norm.weight"], arrays["norm.bias"]
        self.policy, self.policy_bias = arrays["policy.weight"], arrays["policy.bias"]
        self.heads: Floats = np.concatenate([arrays["win.weight"], arrays["final_points.weight"]])
        self.heads_bias: Floats = np.concatenate([arrays["win.bias"], arrays["final_points.bias"]])

    def logits(self, row: bytes, choices: Sequence[int]) -> Floats:
        """The logits of these choices of the catalogue; the others are not computed."""
        at = np.array(choices)
        found: Floats = self.policy[at] @ self._hidden(row) + self.policy_bias[at]
        return found

    def estimate(self, row: bytes) -> tuple[Floats, Floats]:
        """Win chances and expected final points; absent seats win nothing, their points mean nothing."""
        heads = self.heads @ self._hidden(row) + self.heads_bias
        seats = len(heads) // 2
        return _chances(heads[:seats], np.frombuffer(row, np.uint8)[PRESENT]), POINTS_UNIT * heads[seats:]

    def estimates(self, rows: Sequence[bytes]) -> tuple[Floats, Floats]:
        """Win chances and expected final points for many rows."""
        return self._estimates(rows, self._many_hidden(rows))

    def answers(self, rows: Sequence[bytes]) -> tuple[Floats, Floats, Floats]:
        """For many rows: the logits of the whole catalogue, win chances, expected final points."""
        hidden = self._many_hidden(rows)
        return hidden @ self.policy.T + self.policy_bias, *self._estimates(rows, hidden)

    def _hidden(self, row: bytes) -> Floats:
        values = np.frombuffer(row, np.uint8)
        at = np.flatnonzero(values)
        x: Floats = values[at].astype(np.float32) @ self.entry.take(at, 0) + self.entry_bias
        np.maximum(x, 0, out=x)
        for block in self.blocks:
            y = block.first @ _normed(x, block.scale, block.shift) + block.first_bias
            active = np.flatnonzero(y > 0)
            x += y[active] @ block.second.take(active, 0)
            x += block.second_bias
        return _normed(x, self.scale, self.shift)

    def _estimates(self, rows: Sequence[bytes], hidden: Floats) -> tuple[Floats, Floats]:
        heads = hidden @ self.heads.T + self.heads_bias
        seats = heads.shape[1] // 2
        return _chances(heads[:, :seats], _stacked(rows)[:, PRESENT]), POINTS_UNIT * heads[:, seats:]

    def _many_hidden(self, rows: Sequence[bytes]) -> Floats:
        values = _stacked(rows)
        at = np.flatnonzero(values.any(0))  # positions of one game share most of their zeros
        x: Floats = values[:, at].astype(np.float32) @ self.entry.take(at, 0) + self.entry_bias
        np.maximum(x, 0, out=x)
        for block in self.blocks:
            y = _normed(x, block.scale, block.shift) @ block.first.T + block.first_bias
            np.maximum(y, 0, out=y)
            x += y @ block.second
            x += block.second_bias
        return _normed(x, self.scale, self.shift)


def _number_of_blocks(arrays: Arrays) -> int:
    return len({name.split(".")[1] for name in arrays if name.startswith("blocks.")})


def _block(arrays: Arrays, number: int) -> Block:
    def named(name: str) -> Floats:
        return arrays[f"blocks.{number}.{name}"]

    return Block(
        scale=named("norm.weight"),
        shift=named("norm.bias"),
        first=named("first.weight"),
        first_bias=named("first.bias"),
        second=np.ascontiguousarray(named("second.weight").T),
        second_bias=named("second.bias"),
    )


def _stacked(rows: Sequence[bytes]) -> npt.NDArray[np.uint8]:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), SIZE)


def _normed(x: Floats, scale: Floats, shift: Floats) -> Floats:
    centred = x - x.mean(-1, keepdims=True)
    y: Floats = centred / np.sqrt(np.square(centred).mean(-1, keepdims=True) + EPSILON) * scale + shift
    return y


def _chances(logits: Floats, present: npt.NDArray[np.uint8]) -> Floats:
    """A softmax over the seats that are at the table."""
    weights = np.where(present > 0, np.exp(logits - logits.max(-1, keepdims=True)), np.float32(0))
    chances: Floats = weights / weights.sum(-1, keepdims=True)
    return chances
