"""A small network that learns Goa by playing against itself, with numpy alone: python examples/train.py [batches].

One hidden layer, a policy over the offered choices and a guess at how the game will end. After each batch of finished
games every choice becomes likelier or less likely by how much better the game ended than the network had guessed.
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
BATCH = 8_192  # decisions in one round of learning
EPOCHS = 2  # passes over a batch
PART = 1_024  # decisions in one gradient step
STEP = 1e-3
NEAR = 0.2  # how far the probability of a choice may move in one round
CURIOSITY = 0.005  # weight of the entropy bonus
HIDDEN = 64
POINTS = 20.0  # a margin of so many points counts as 1


class Network:
    """Weights by name."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.momentum = {name: np.zeros_like(array) for name, array in weights.items()}
        self.spread = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def look(self, rows: npt.NDArray[np.uint8], masks: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        """The probabilities of all choices, the predicted outcome, and the two hidden layers."""
        inputs = scaled(rows)
        hidden = np.maximum(inputs @ self.weights["hidden"] + self.weights["hidden_bias"], 0)
        logits = np.where(masks, hidden @ self.weights["policy"] + self.weights["policy_bias"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, np.tanh(hidden @ self.weights["value"]), hidden, inputs

    def learn(
        self,
        rows: npt.NDArray[np.uint8],
        masks: npt.NDArray[np.bool_],
        actions: Numbers,
        chances_then: Floats,
        results: Floats,
    ) -> None:
        """A policy gradient step; choices whose probability has moved far already are clipped, as in PPO."""
        chances, guesses, hidden, inputs = self.look(rows, masks)
        surprise = results - guesses
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        picked = np.arange(len(actions)), actions
        moved = chances[picked] / chances_then
        advantage *= np.where(np.where(advantage > 0, moved < 1 + NEAR, moved > 1 - NEAR), moved, 0)
        by_logit = chances * advantage[:, None]
        by_logit[picked] -= advantage
        logs = np.log(chances + 1e-9)
        by_logit += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        by_guess = -surprise * (1 - guesses**2)
        by_hidden = (by_logit @ self.weights["policy"].T + np.outer(by_guess, self.weights["value"])) * (hidden > 0)
        self.descend(
            {
                "hidden": inputs.T @ by_hidden,
                "hidden_bias": by_hidden.sum(axis=0),
                "policy": hidden.T @ by_logit,
                "policy_bias": by_logit.sum(axis=0),
                "value": hidden.T @ by_guess,
            },
            len(actions),
        )

    def descend(self, slopes: dict[str, Floats], decisions: int) -> None:
        """One step of Adam."""
        self.steps += 1
        pace = STEP * np.sqrt(1 - 0.99**self.steps) / (1 - 0.9**self.steps)
        for name, total in slopes.items():
            slope = total / decisions
            self.momentum[name] += 0.1 * (slope - self.momentum[name])
            self.spread[name] += 0.01 * (slope**2 - self.spread[name])
            self.weights[name] -= (pace * self.momentum[name] / (np.sqrt(self.spread[name]) + 1e-8)).astype(np.float32)


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


def sample(chances: Floats, dice: np.random.Generator) -> Numbers:
    """One choice for each row, sampled by its probabilities."""
    reached = chances.cumsum(axis=1)
    drawn: Numbers = (reached > dice.random((len(chances), 1)) * reached[:, -1:]).argmax(axis=1)
    return drawn


def train(network: Network, batches: int, seed: int = 1, say: Callable[[str], None] = print) -> None:
    dice = np.random.default_rng(seed)
    games = VectorGames(GAMES, seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    under_way: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
    batch: list[tuple[Any, ...]] = []
    ended, points, started = 0, 0.0, time.monotonic()
    while batches:
        chances = network.look(games.observations, games.masks)[0]
        actions = sample(chances, dice)
        for game in range(GAMES):
            seen = games.observations[game].copy(), games.masks[game].copy()
            under_way[game].append((*seen, actions[game], chances[game, actions[game]], games.seats[game]))
        games.step(actions)
        for game in np.flatnonzero(games.terminated).tolist():
            results = np.clip(games.rewards[game] / POINTS, -1, 1)
            batch += [(*choice, results[seat]) for *choice, seat in under_way[game]]
            under_way[game] = []
            ended, points = ended + 1, points + float(games.points[game, :PLAYERS].mean())
        if len(batch) >= BATCH:
            order = np.concatenate([dice.permutation(len(batch)) for _ in range(EPOCHS)])
            for part in np.array_split(order, max(1, len(order) // PART)):
                columns = zip(*(batch[number] for number in part), strict=True)
                network.learn(*(np.array(column) for column in columns))
            say(f"{time.monotonic() - started:4.0f} s: {ended} games, {points / ended:.1f} points a seat")
            batch, ended, points, batches = [], 0, 0.0, batches - 1


def against_random(network: Network, rounds: int, seed: int = 10_000_000) -> tuple[float, float]:
    """The share of games won against random play and the mean margin, over both seats."""
    dice = np.random.default_rng(seed)
    games = VectorGames(min(GAMES, rounds), seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    own = np.arange(len(games)) % PLAYERS
    margins: list[float] = []
    while len(margins) < rounds:
        actions = games.random_actions(dice)
        mine = games.seats == own
        actions[mine] = sample(network.look(games.observations[mine], games.masks[mine])[0], dice)
        games.step(actions)
        margins += [games.rewards[game, own[game]] for game in np.flatnonzero(games.terminated).tolist()]
    return float(np.mean(np.array(margins) > 0)), float(np.mean(margins))


if __name__ == "__main__":
    learner = new_network(seed=1)
    train(learner, batches=int(sys.argv[1]) if len(sys.argv) > 1 else 250)
    share, margin = against_random(learner, 400)
    print(f"wins {share:.0%} of its games against random play, by {margin:.1f} points")
    np.savez_compressed(Path("goa-network.npz"), **learner.weights)  # type: ignore[arg-type]  # arrays by name
