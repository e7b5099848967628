"""A small network that learns Goa by playing against itself, with numpy alone: python examples/train.py [batches].

One hidden layer, a policy over the offered choices and a guess at the final margin. After each batch of finished games
every choice becomes likelier or less likely by how much better the game ended than the network had guessed.
"""

import sys
import time
from pathlib import Path

import numpy as np

from goa.env.encode import scaled
from goa.env.layout import ACTIONS, SIZE
from goa.env.vector import VectorGames

PLAYERS = 2
GAMES = 128
BATCH = 8_192  # decisions for one round of learning
HIDDEN = 96
STEP = 1e-3
POINTS = 20.0  # a margin that counts as one
NEAR = 0.2  # how far the chance of a choice may move in one round of learning
EPOCHS = 2
CURIOSITY = 0.003  # reward for keeping several choices likely


class Network:
    """Weights by name; the last axis of every array that comes out is by choice."""

    def __init__(self, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights = {
            "hidden": (dice.standard_normal((SIZE, HIDDEN)) / 20).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, ACTIONS), np.float32),
            "policy_bias": np.zeros(ACTIONS, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self.momentum = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.spread = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.updates = 0

    def look(self, rows, masks):
        """The probabilities of all choices, the guess at the margin, and the hidden layer."""
        inputs = scaled(rows)
        hidden = np.maximum(inputs @ self.weights["hidden"] + self.weights["hidden_bias"], 0)
        logits = np.where(masks, hidden @ self.weights["policy"] + self.weights["policy_bias"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, np.tanh(hidden @ self.weights["value"]), hidden, inputs

    def learn(self, rows, masks, actions, chances_then, results) -> None:
        """One step of Adam along the policy gradient; choices that moved far already are left alone (as in PPO)."""
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
        by_hidden = by_logit @ self.weights["policy"].T + np.outer(by_guess, self.weights["value"])
        by_hidden *= hidden > 0
        slopes = {
            "hidden": inputs.T @ by_hidden,
            "hidden_bias": by_hidden.sum(axis=0),
            "policy": hidden.T @ by_logit,
            "policy_bias": by_logit.sum(axis=0),
            "value": hidden.T @ by_guess,
        }
        self.updates += 1
        for name, slope in slopes.items():
            slope /= len(actions)
            self.momentum[name] += 0.1 * (slope - self.momentum[name])
            self.spread[name] += 0.01 * (slope**2 - self.spread[name])
            pace = STEP * np.sqrt(1 - 0.99**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] -= pace * self.momentum[name] / (np.sqrt(self.spread[name]) + 1e-8)


def sample(chances, dice):
    """One choice for each row, drawn by its chances."""
    return (chances.cumsum(axis=1) > dice.random((len(chances), 1))).argmax(axis=1)


def train(network: Network, batches: int, seed: int = 1, say=print) -> None:
    dice = np.random.default_rng(seed)
    games = VectorGames(GAMES, seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    open_choices: list[list[tuple]] = [[] for _ in range(GAMES)]  # of the games that are still being played
    batch: list[tuple] = []
    started, ended, points = time.monotonic(), 0, 0.0
    while batches:
        chances = network.look(games.observations, games.masks)[0]
        actions = sample(chances, dice)
        chosen = chances[np.arange(GAMES), actions]
        for number in range(GAMES):
            seen = games.observations[number].copy(), games.masks[number].copy()
            open_choices[number].append((*seen, actions[number], chosen[number], games.seats[number]))
        games.step(actions)
        for number in np.flatnonzero(games.terminated):
            results = np.clip(games.rewards[number] / POINTS, -1, 1)
            batch += [(*choice, results[seat]) for *choice, seat in open_choices[number]]
            open_choices[number] = []
            ended += 1
            points += games.points[number, :PLAYERS].mean()
        if len(batch) >= BATCH:
            order = np.concatenate([dice.permutation(len(batch)) for _ in range(EPOCHS)])
            for part in np.array_split(order, len(order) // 1024):
                network.learn(*(np.array(column) for column in zip(*(batch[number] for number in part), strict=True)))
            say(f"{time.monotonic() - started:5.0f} s  {ended:6} games  {points / ended:5.1f} points")
            batch, ended, points, batches = [], 0, 0.0, batches - 1


def play_random(network: Network, rounds: int, seed: int = 10_000_000) -> tuple[float, float]:
    """The share of victories against random play, and the margin in points, from both seats."""
    dice = np.random.default_rng(seed)
    games = VectorGames(GAMES, seed=seed, players=PLAYERS, rewards="margin", skip_lone_choices=True)
    own = np.arange(GAMES) % PLAYERS
    margins: list[float] = []
    while len(margins) < rounds:
        actions = games.random_actions(dice)
        mine = games.seats == own
        chances = network.look(games.observations[mine], games.masks[mine])[0]
        actions[mine] = sample(chances, dice)
        games.step(actions)
        margins += [games.rewards[number, own[number]] for number in np.flatnonzero(games.terminated)]
    return float(np.mean(np.array(margins) > 0)), float(np.mean(margins))


if __name__ == "__main__":
    learner = Network(seed=1)
    train(learner, batches=int(sys.argv[1]) if len(sys.argv) > 1 else 60)
    share, margin = play_random(learner, 400)
    print(f"wins {share:.0%} of its games against random play, by {margin:.1f} points")
    np.savez_compressed(Path("goa-network.npz"), **learner.weights)
