"""The network of train.py as a bot."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from train import Network, sample

from goa import Choice, Observation
from goa.env.encode import action_mask, encode

WEIGHTS = Path(__file__).with_name("goa-network.npz")


class NetworkBot:
    """A network trained by self-play."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.network = Network(dict(np.load(WEIGHTS)))

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        mask = action_mask(offered)
        chances = self.network.look(encode(observation)[None], mask[None])[0]
        drawn = int(sample(chances, self.dice)[0])
        return next(choice for choice in offered if choice.id == drawn)
