"""One game as the environments play it: actions, rewards, rows and masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from goa.core.engine import advance
from goa.env.encode import scaled
from goa.env.stepping.action_choices import choice_of
from goa.env.stepping.rewards import Rewards, kind_of
from goa.rows.encode_row import mask_of
from goa.rows.incremental_rows import GameRows
from goa.rows.layout import ACTIONS
from goa.rules.refusals import IllegalChoice
from goa.rules.scoring import score
from goa.views.observation import Observation, observe

if TYPE_CHECKING:
    import numpy.typing as npt

    from goa.core.state import State
    from goa.env.config import EnvConfig

# What an illegal action does: raise an error, lose the game, or nothing.
IllegalPolicy = Literal["raise", "lose", "ignore"]
ILLEGAL_POLICIES: Final = ("raise", "lose", "ignore")
PENALTY: Final = -1.0


class EnvGame:
    """A game state with the observations and rewards of its seats."""

    def __init__(self, config: EnvConfig, rewards: str, illegal: str, *, floats: bool) -> None:
        if illegal not in ILLEGAL_POLICIES:
            raise ValueError(f"expected illegal to be one of {', '.join(ILLEGAL_POLICIES)}, got {illegal}")
        self.config = config
        self.kind = kind_of(rewards)
        self.illegal = illegal
        self.floats = floats
        self.state: State
        self.rewards: Rewards
        self.rows = GameRows()
        self.forfeit = False
        self.refusal = ""

    def begin(self, seed: int) -> None:
        self.state = self.config.begin(seed)
        self.rewards = Rewards(self.kind, self.state)
        self.forfeit = False
        self.refusal = ""

    @property
    def is_over(self) -> bool:
        return self.forfeit or not self.state.agenda

    def take(self, action: int) -> list[float]:
        """Apply an action of the seat that must act; returns the reward of each seat."""
        state = self.state
        self.refusal = ""
        try:
            choice = choice_of(state, action)
        except (IllegalChoice, ValueError) as refusal:
            return self._refuse(refusal)
        advance(state, choice)
        self.config.settle(state)
        return self.rewards.after_choice(state)

    def _refuse(self, refusal: ValueError) -> list[float]:
        if self.illegal == "raise":
            raise refusal
        self.refusal = str(refusal)
        self.forfeit = self.illegal == "lose"
        paid = [0.0] * self.config.players
        paid[self.state.seat] = PENALTY if self.forfeit else 0.0
        return paid

    def row(self, seat: int) -> npt.NDArray[np.uint8] | npt.NDArray[np.float32]:
        """The observation of a seat as an array."""
        row = np.frombuffer(bytearray(self.rows.row(self.state, seat, self.config.counted_ducats)), np.uint8)
        return scaled(row) if self.floats else row

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The mask of the seat's legal actions; empty if the seat does not act now."""
        if seat != self.state.seat or self.forfeit:
            return np.zeros(ACTIONS, np.int8)
        return np.frombuffer(bytearray(mask_of(self.state.offered)), np.int8)

    def observation(self, seat: int) -> Observation:
        return observe(self.state, seat)

    def points(self) -> list[int]:
        """The totals of the scoring sheet, by seat."""
        return [line.total for line in score(self.state).seats]
