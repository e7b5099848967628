"""Bots that fail in every way they can."""

import os
import time
from collections.abc import Sequence

from goa import CATALOGUE, Choice, Observation


class Failing:
    """Fails as it was told to."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Crashing(Failing):
    """Takes its process with it."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        os._exit(3)


class Raising(Failing):
    """Has a bug."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        raise RuntimeError("a bug")


class Sleeping(Failing):
    """Thinks for ever."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        time.sleep(3600)
        return offered[0]


class Cheating(Failing):
    """Answers what is not offered."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        return next(choice for choice in CATALOGUE if choice not in offered)
