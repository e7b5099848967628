"""OpenSpiel's observers: public information, one player's observation, and one player's history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from goa.core.state import NOBODY
from goa.env.encode import encode, scaled, view
from goa.env.render import render_text
from goa.rows.layout import LAYOUT, SIZE
from goa.views.observation import observe

if TYPE_CHECKING:
    from goa.env.openspiel import GoaState


class GoaObserver:
    """Observations as tensors with named parts; with perfect recall or without public information, text only."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters for goa's observers, got {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("goa has no observer of all players' private information")
        self.has_perfect_recall = iig_obs_type.perfect_recall
        self.is_public = iig_obs_type.public_info
        self.is_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_rows = self.is_public and not self.has_perfect_recall
        self.tensor = np.zeros(SIZE, np.float32) if has_rows else None
        self.dict = {} if self.tensor is None else {name: view(self.tensor, name) for name in LAYOUT}

    def set_from(self, state: GoaState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.position.state
        if table is None:
            self.tensor.fill(0)
            return
        viewer = player if self.is_private else NOBODY
        self.tensor[:] = scaled(encode(observe(table, viewer), counted_ducats=state.position.config.counted_ducats))

    def string_from(self, state: GoaState, player: int) -> str:
        viewer = player if self.is_private else NOBODY
        if state.position.state is None:
            return "before the game"
        if self.has_perfect_recall:
            return state.position.history_text(viewer)
        seen = observe(state.position.state, viewer)
        if self.is_public:
            return render_text(seen)
        own = seen.players[player]
        return f"ducats {own.ducats}, cards {list(own.hand or ())}" if self.is_private else ""
