"""Observations as numpy arrays: rows of bytes with named parts, and masks over the catalogue of choices.

    row = encode(goa.observe(state, seat))      # uint8, LAYOUT names its parts
    view(row, "ships")                          # the ships of all seats, the viewer's first
    mask = action_mask(observation.offered)     # one byte for each choice of goa.CATALOGUE

A row is made from an observation alone, so it shows nothing hidden.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from goa.core.choices import Choice
from goa.rows.encode_row import mask_of, row_of_observation
from goa.rows.layout import ACTIONS, LAYOUT, SIZE
from goa.views.observation import Observation

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]  # as Gymnasium's spaces expect it
Floats = npt.NDArray[np.float32]

HIGHEST_VALUES: Final[Floats] = np.concatenate([np.full(part.size, part.full, np.float32) for part in LAYOUT.values()])
_SCALE: Final[Floats] = np.reciprocal(HIGHEST_VALUES)


def encode(observation: Observation, *, counted_ducats: bool = False) -> Bytes:
    """A row of SIZE bytes; with counted ducats also the money that can be counted (SET-7)."""
    return np.frombuffer(bytearray(row_of_observation(observation, counted_ducats)), np.uint8)


def encode_many(
    observations: Iterable[Observation], *, counted_ducats: bool = False, out: Bytes | None = None
) -> Bytes:
    """A row for each observation; written into the first rows of `out` if it is given."""
    rows = [row_of_observation(observation, counted_ducats) for observation in observations]
    made = np.frombuffer(bytearray(b"".join(rows)), np.uint8).reshape(len(rows), SIZE)
    if out is None:
        return made
    out[: len(rows)] = made
    return out


def action_mask(offered: Sequence[Choice]) -> Mask:
    """One byte for each choice of the catalogue: 1 if it is offered."""
    return np.frombuffer(bytearray(mask_of(list(offered))), np.int8)


def mask_many(offers: Iterable[Sequence[Choice]]) -> Mask:
    masks = [mask_of(list(offered)) for offered in offers]
    return np.frombuffer(bytearray(b"".join(masks)), np.int8).reshape(len(masks), ACTIONS)


def view(rows: npt.NDArray[np.generic], part: str) -> npt.NDArray[np.generic]:
    """A named part of a row or of a stack of rows, in the part's shape; a NumPy view, not a copy."""
    named = LAYOUT[part]
    return rows[..., named.slice].reshape(*rows.shape[:-1], *named.shape)


def scaled(rows: Bytes) -> Floats:
    """Rows divided by what counts as full: numbers near 0 to 1, for networks."""
    return rows * _SCALE
