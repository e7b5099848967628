"""A bot that chooses evenly among what is offered."""

from collections.abc import Sequence

from goa.bots.players.protocol import dice_at
from goa.core.choices import Choice
from goa.core.dice import face
from goa.views.observation import Observation


class RandomBot:
    """Chooses evenly among what is offered.

    Its dice are thrown anew for each number of choices made, so a game that goes on later goes on the same way.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        return offered[face(dice_at(self.seed, observation), len(offered))]
