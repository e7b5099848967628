"""Trains a small network by self-play, with NumPy only: python examples/train.py [batches].

The network has one hidden layer, a policy over the legal choices and a value, its estimate of the result. After each
batch of games, a choice becomes more likely if the game ended better than estimated, and less likely otherwise.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from goa.env.encode import scaled
from goa.env.vector import VectorGames
from goa.rows.layout import ACTIONS, SIZE

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

PLAYERS = 2
GAMES = 128  # played at the same time
BATCH = 8_192  # decisions for one update
EPOCHS = 2  # how often each decision is used
MINIBATCH = 1_024  # decisions for one gradient step
LEARNING_RATE = 1e-3
CLIP = 0.2  # how far the probability of a choice may move in one update
ENTROPY_BONUS = 0.005  # reward for keeping several choices likely
HIDDEN = 64
MARGIN_SCALE = 20.0  # a margin that counts as 1


class Network:
    """Weights by name, with the moments of the Adam optimiser."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.momentum = {name: np.zeros_like(array) for name, array in weights.items()}
        self.second_moment = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def forward(self, rows: npt.NDArray[np.uint8], masks: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        """The probabilities of all choices, the estimated result, and the two layers below."""
        inputs = scaled(rows)
        hidden = np.maximum(inputs @ self.weights["hidden"] + self.weights["hidden_bias"], 0)
        logits = np.where(masks, hidden @ self.weights["policy"] + self.weights["policy_bias"], -1e9)
        probabilities = np.exp(logits - logits.max(axis=1, keepdims=True))
        probabilities /= probabilities.sum(axis=1, keepdims=True)
        return probabilities, np.tanh(hidden @ self.weights["value"]), hidden, inputs

    def learn(
        self,
        rows: npt.NDArray[np.uint8],
        masks: npt.NDArray[np.bool_],
        actions: Numbers,
        old_probabilities: Floats,
        results: Floats,
    ) -> None:
        """A policy gradient step; choices whose probability has already moved far are skipped, as in PPO."""
        probabilities, values, hidden, inputs = self.forward(rows, masks)
        error = results - values
        advantage = (error - error.mean()) / (error.std() + 1e-6)
        picked = np.arange(len(actions)), actions
        ratio = probabilities[picked] / old_probabilities
        advantage *= np.where(np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), ratio, 0)
        logit_gradient = probabilities * advantage[:, None]
        logit_gradient[picked] -= advantage
        logs = np.log(probabilities + 1e-9)
        logit_gradient += ENTROPY_BONUS * probabilities * (logs - (probabilities * logs).sum(axis=1, keepdims=True))
        value_gradient = -error * (1 - values**2)
        hidden_gradient = (
            logit_gradient @ self.weights["policy"].T + np.outer(value_gradient, self.weights["value"])
        ) * (hidden > 0)
        self.adam_step(
            {
                "hidden": inputs.T @ hidden_gradient,
                "hidden_bias": hidden_gradient.sum(axis=0),
                "policy": hidden.T @ logit_gradient,
                "policy_bias": logit_gradient.sum(axis=0),
                "value": hidden.T @ value_gradient,
            },
            len(actions),
        )

    def adam_step(self, gradients: dict[str, Floats], decisions: int) -> None:
        """One step of the Adam optimiser."""
        self.steps += 1
        rate = LEARNING_RATE * np.sqrt(1 - 0.99**self.steps) / (1 - 0.9**self.steps)
        for name, total in gradients.items():
            gradient = total / decisions
            self.momentum[name] += 0.1 * (gradient - self.momentum[name])
            self.second_moment[name] += 0.01 * (gradient**2 - self.second_moment[name])
            self.weights[name] -= (rate * self.momentum[name] / (np.sqrt(self.second_moment[name]) + 1e-8)).astype(
                np.float32
            )


def new_network(seed: int) -> Network:
    dice = np.random.default_rng(seed)
    return Network(
        {
            "hidden": (dice.standard_normal((SIZE, HIDDEN)) / 20).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, ACTIONS), np.float32),
            "policy_bias": np.zeros(ACTIONS, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
    )


def sample(probabilities: Floats, dice: np.random.Generator) -> Numbers:
    """One choice for each row, drawn by its probabilities."""
    reached = probabilities.cumsum(axis=1)
    drawn: Numbers = (reached > dice.random((len(probabilities), 1)) * reached[:, -1:]).argmax(axis=1)
    return drawn


def train(network: Network, batches: int, seed: int = 1, say: Callable[[str], None] = print) -> None:
    dice = np.random.default_rng(seed)
    games = VectorGames(GAMES, seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    unfinished: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
    batch: list[tuple[Any, ...]] = []
    ended, points, started = 0, 0.0, time.monotonic()
    while batches:
        probabilities = network.forward(games.observations, games.masks)[0]
        actions = sample(probabilities, dice)
        for game in range(GAMES):
            seen = games.observations[game].copy(), games.masks[game].copy()
            unfinished[game].append((*seen, actions[game], probabilities[game, actions[game]], games.seats[game]))
        games.step(actions)
        for game in np.flatnonzero(games.terminated).tolist():
            results = np.clip(games.rewards[game] / MARGIN_SCALE, -1, 1)
            batch += [(*choice, results[seat]) for *choice, seat in unfinished[game]]
            unfinished[game] = []
            ended, points = ended + 1, points + float(games.points[game, :PLAYERS].mean())
        if len(batch) >= BATCH:
            order = np.concatenate([dice.permutation(len(batch)) for _ in range(EPOCHS)])
            for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
                columns = zip(*(batch[number] for number in part), strict=True)
                network.learn(*(np.array(column) for column in columns))
            say(f"{time.monotonic() - started:4.0f} s: {ended} games, {points / ended:.1f} points a seat")
            batch, ended, points, batches = [], 0, 0.0, batches - 1


def against_random(network: Network, rounds: int, seed: int = 10_000_000) -> tuple[float, float]:
    """The share of games won against random play, and the mean margin, with each seat equally often."""
    dice = np.random.default_rng(seed)
    games = VectorGames(min(GAMES, rounds), seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    own = np.arange(len(games)) % PLAYERS
    margins: list[float] = []
    while len(margins) < rounds:
        actions = games.random_actions(dice)
        mine = games.seats == own
        actions[mine] = sample(network.forward(games.observations[mine], games.masks[mine])[0], dice)
        games.step(actions)
        margins += [games.rewards[game, own[game]] for game in np.flatnonzero(games.terminated).tolist()]
    return float(np.mean(np.array(margins) > 0)), float(np.mean(margins))


if __name__ == "__main__":
    learner = new_network(seed=1)
    train(learner, batches=int(sys.argv[1]) if len(sys.argv) > 1 else 250)
    share, margin = against_random(learner, 400)
    print(f"wins {share:.0%} of its games against random play, by {margin:.1f} points")
    np.savez_compressed(Path("goa-network.npz"), **learner.weights)  # type: ignore[arg-type]  # the keywords are arrays
