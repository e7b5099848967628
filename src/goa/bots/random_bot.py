"""A bot that chooses evenly among what is offered."""

from collections.abc import Sequence

from goa.core.choices import Choice
from goa.core.dice import MASK, STRIDE, face
from goa.views.observation import Observation


class RandomBot:
    """Chooses evenly among what is offered.

    Its dice are thrown anew for each number of choices made, so a game that goes on later goes on the same way.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        made = 0 if observation.past is None else observation.past.number
        dice = (self.seed + (made + 1) * STRIDE) & MASK
        return offered[face(dice, len(offered))]
