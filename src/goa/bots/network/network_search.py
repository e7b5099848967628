"""Search on top of the network: the likely choices are played on by its policy, in imagined positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.bots.network.rollouts import begun, win_chances
from goa.bots.network.trained_editions import was_trained_with
from goa.bots.network.weight_file import shipped_network
from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.protocol import dice_at
from goa.bots.players.search import CLOCK, SHARE_OF_TIME, read_seconds
from goa.core.dice import rolled
from goa.rows.encode_row import row_of_observation
from goa.views.imagine import imagine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from goa.bots.network.model import Network
    from goa.core.choices import Choice
    from goa.views.observation import Observation

Doubles = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

LEAST_LIKELY: Final = 0.05  # choices that the policy makes more seldom are not searched
SURE: Final = 0.95  # a choice that the policy makes so often needs no search
MOST_CANDIDATES: Final = 8
DECISIONS_A_SEAT: Final = 6  # a rollout has so many for every seat at the table
TOGETHER: Final = 64  # rollouts in a batch
FEWEST_SAMPLES: Final = 8  # imagined positions in a batch
TEMPERATURE: Final = 0.02  # so much more win chance outweighs that the policy makes another choice e times as often
CLEARLY: Final = 2.0  # standard errors
MOST_BATCHES: Final = 1_000


class NetworkSearchBot:
    """Plays the likely choices of the network on before making one; at most a second, or as long as you say."""

    def __init__(
        self,
        seed: int,
        seconds: str = "1",
        *,
        clock: Callable[[], float] = CLOCK,
        most_batches: int = MOST_BATCHES,
        network: Network | None = None,
    ) -> None:
        self.seed = seed
        self.seconds = read_seconds(seconds)
        self.clock = clock
        self.most_batches = most_batches
        self.network = network or shipped_network()

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        if not was_trained_with(observation.edition):
            return HeuristicBot(self.seed).choose(observation, offered)
        until = self.clock() + self.seconds * SHARE_OF_TIME
        logits = self.network.logits(row_of_observation(observation, True), [choice.id for choice in offered])
        weights = np.exp(logits - logits.max(), dtype=np.float64)
        policy = weights / weights.sum()
        order: list[int] = np.argsort(-policy, kind="stable").tolist()
        likely = [number for number in order if policy[number] >= LEAST_LIKELY]
        if len(likely) < 2 or policy[likely[0]] >= SURE:  # noqa: PLR2004 - one candidate needs no comparison
            return offered[order[0]]
        likely = likely[:MOST_CANDIDATES]
        prior = TEMPERATURE * np.log(policy[likely])
        return offered[likely[self._search(observation, [offered[number] for number in likely], prior, until)]]

    def _search(self, observation: Observation, candidates: list[Choice], prior: Doubles, until: float) -> int:
        """The number of the best candidate by win chance and prior; the likeliest if there was no time at all."""
        dice = dice_at(self.seed, observation)
        noise = np.random.default_rng(dice)
        left = np.arange(len(candidates))
        found = np.zeros((len(candidates), 0))
        longest = 0.0  # between two looks at the clock
        now = self.clock()

        def is_late() -> bool:
            nonlocal longest, now
            before, now = now, self.clock()
            longest = max(longest, now - before)
            return now + longest > until

        for _ in range(self.most_batches):
            samples = []
            for _ in range(max(FEWEST_SAMPLES, TOGETHER // len(left))):
                samples.append(imagine(observation, dice))
                dice = rolled(dice)
            rollouts = begun(samples, [candidates[number] for number in left])
            decisions = DECISIONS_A_SEAT * len(observation.players)
            chances = win_chances(self.network, rollouts, observation.viewer, decisions, noise, is_late)
            if chances is None:
                break
            found = np.concatenate([found, chances], 1)
            kept = not_clearly_worse(found, prior[left])
            left, found = left[kept], found[kept]
            if len(left) == 1:
                break
        if not found.size:
            return 0
        return int(left[(found.mean(1) + prior[left]).argmax()])


def not_clearly_worse(found: Doubles, prior: Doubles) -> Bools:
    """The candidates that may still be the best, by their differences from the best in the same samples."""
    ratings = found.mean(1) + prior
    behind = found[ratings.argmax()] - found
    error = behind.std(1, ddof=1) / np.sqrt(found.shape[1])
    kept: Bools = ratings.max() - ratings <= CLEARLY * error
    kept[ratings.argmax()] = True
    return kept
