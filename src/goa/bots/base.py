"""What a bot is: something that answers for a seat and knows no more than the seat may know."""

from collections.abc import Sequence
from typing import Protocol

from goa.core.choices import Choice
from goa.views.observation import Observation


class Bot(Protocol):
    """Answers for one seat."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        """One of the offered choices."""
