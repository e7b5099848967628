"""What a bot is: it answers for a seat and knows only what the seat may know."""

from collections.abc import Sequence
from typing import Protocol

from goa.core.choices import Choice
from goa.core.dice import MASK, STRIDE
from goa.views.observation import Observation


class Bot(Protocol):
    """Answers for one seat."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        """One of the offered choices."""


def dice_at(seed: int, observation: Observation) -> int:
    """Dice for this decision, from the number of choices made; so a resumed game continues the same way."""
    made = 0 if observation.past is None else observation.past.number
    return (seed + (made + 1) * STRIDE) & MASK
