"""The action and observation spaces as Gymnasium objects."""

import numpy as np
from gymnasium import spaces

from goa.env.encode import HIGHEST_VALUES
from goa.rows.layout import ACTIONS, SIZE


def row_space(*, floats: bool) -> spaces.Box:
    """The space of rows: bytes, or floats scaled by HIGHEST_VALUES."""
    if floats:
        return spaces.Box(np.zeros(SIZE, np.float32), 255 / HIGHEST_VALUES, dtype=np.float32)
    return spaces.Box(0, 255, (SIZE,), np.uint8)


def masked_space(*, floats: bool) -> spaces.Dict:
    return spaces.Dict({"observation": row_space(floats=floats), "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


def action_space() -> spaces.Discrete:
    """An action is the id of a choice in goa.CATALOGUE."""
    return spaces.Discrete(ACTIONS)
