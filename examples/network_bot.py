"""The network of train.py as a bot. It sees what a person in its seat would see."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from train import Network, sample

from goa import Choice, Observation
from goa.env.encode import action_mask, encode

WEIGHTS = Path(__file__).with_name("goa-network.npz")


class NetworkBot:
    """Plays with a network trained by self-play."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.network = Network(dict(np.load(WEIGHTS)))

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        mask = action_mask(offered)
        probabilities = self.network.forward(encode(observation)[None], mask[None])[0]
        drawn = int(sample(probabilities, self.dice)[0])
        return next(choice for choice in offered if choice.id == drawn)
