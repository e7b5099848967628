"""The table to look at: as text, and as a picture that is drawn with numpy alone."""

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
    """What an environment's render returns in this mode; for a human it is text on the terminal."""
    if mode == "ansi":
        return render_text(observation)
    if mode == "rgb_array":
        return render_picture(observation)
    if mode == "human":
        sys.stdout.write(render_text(observation) + "\n")
        return None
    raise ValueError(f"expected a render_mode of {', '.join(RENDER_MODES)} when the environment is made, came {mode}")


__all__ = ["RENDER_MODES", "Picture", "render_picture", "render_in_mode", "render_text"]
