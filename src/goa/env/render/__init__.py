"""Renders the table as text, or as a picture drawn with NumPy only."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.env.render.table_picture import render_picture
from goa.env.render.table_text import render_text

if TYPE_CHECKING:
    from goa.views.observation import Observation

Picture = npt.NDArray[np.uint8]

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


def render_in_mode(observation: Observation, mode: str | None) -> str | Picture | None:
    """The return value of an environment's render; "human" prints text to the terminal instead."""
    if mode == "ansi":
        return render_text(observation)
    if mode == "rgb_array":
        return render_picture(observation)
    if mode == "human":
        sys.stdout.write(render_text(observation) + "\n")
        return None
    raise ValueError(f"expected a render_mode of {', '.join(RENDER_MODES)} when the environment is made, got {mode}")


__all__ = ["RENDER_MODES", "Picture", "render_picture", "render_in_mode", "render_text"]
