"""A bot that chooses evenly among what is offered."""

from collections.abc import Sequence

from goa.bots.players.protocol import dice_at
from goa.core.choices import Choice
from goa.core.dice import face
from goa.views.observation import Observation


class RandomBot:
    """Chooses evenly among what is offered."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        return offered[face(dice_at(self.seed, observation), len(offered))]
