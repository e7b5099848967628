"""Bots of another package, as goa finds them when it is installed: good ones and bad ones."""

import os
import time
from collections.abc import Sequence

from goa.bots.players.random_bot import RandomBot
from goa.core.choices import BID, Choice
from goa.views.observation import Observation

NOTHING = 0


class DucatsBot:
    """Loves ducats: passes, taxes, and sells whatever it has.

    The second line is not for the list.
    """

    def __init__(self, seed: int) -> None:
        self.likes = ("taxes", "pass", "take ducats", "build ships")

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        for text in self.likes:
            for choice in offered:
                if choice.text == text:
                    return choice
        return offered[0]


def careful(seed: int, highest: str = "3") -> "CarefulBot":
    """Never bids more than its argument."""
    if not highest.isdecimal():
        raise ValueError(f'expected the highest bid, came "{highest}"')
    return CarefulBot(seed, int(highest))


class CarefulBot(RandomBot):
    def __init__(self, seed: int, highest: int) -> None:
        super().__init__(seed)
        self.highest = highest

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        return super().choose(observation, [each for each in offered if each not in BID[self.highest :]])


class OtherRandomBot(RandomBot):
    """As random, with dice of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed ^ 0x5EED)


class SlowBot(RandomBot):
    """Takes its time: so many seconds for each decision."""

    def __init__(self, seed: int, seconds: str = "0.01") -> None:
        super().__init__(seed)
        self.seconds = float(seconds)

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        time.sleep(self.seconds)
        return super().choose(observation, offered)


class FailingBot(RandomBot):
    decisions = 0

    def is_time_to_fail(self) -> bool:
        self.decisions += 1
        return self.decisions == 6 and self.seed % 2 == 0


class RaisingBot(FailingBot):
    """Raises in some games."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if self.is_time_to_fail():
            raise ZeroDivisionError("one over nothing")
        return super().choose(observation, offered)


class CheatingBot(FailingBot):
    """Answers in some games what was not offered."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        return BID[198] if self.is_time_to_fail() else super().choose(observation, offered)


class MumblingBot(FailingBot):
    """Answers in some games what is no choice at all."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if self.is_time_to_fail():
            return "pass"  # type: ignore[return-value]  # that is the point
        return super().choose(observation, offered)


class DyingBot(FailingBot):
    """Takes its process with it in some games."""

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if self.is_time_to_fail():
            os._exit(7)
        return super().choose(observation, offered)


class UnmadeBot(RandomBot):
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no weights")
