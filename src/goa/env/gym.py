"""The Gymnasium environment `goa/goa-v0`: one seat for the learner, bots in the others.

    import gymnasium

    env = gymnasium.make("goa.env.gym:goa/goa-v0", opponents="random", players=2)
    observation, info = env.reset(seed=7)
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

Opponents are names of bots, or functions that make a bot from a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsInt, Unpack

import gymnasium
import numpy as np

from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.core.dice import HIGHEST_SEED
from goa.env.config import EnvOptions, make_config
from goa.env.env_game import EnvGame, IllegalPolicy
from goa.env.render import RENDER_MODES, Picture, render_in_mode
from goa.env.spaces import action_space, row_space

if TYPE_CHECKING:
    import numpy.typing as npt

Opponent = str | Callable[[int], Bot]
Row = np.ndarray[Any, Any]
ID: Final = "goa/goa-v0"


class GoaEnv(gymnasium.Env[Row, SupportsInt]):
    """One learner among bots. The reward of an action is the sum of rewards until the learner acts again."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium declares it as an instance attribute

    def __init__(
        self,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: IllegalPolicy = "lose",
        floats: bool = False,
        **options: Unpack[EnvOptions],
    ) -> None:
        self.game = EnvGame(make_config(options), rewards, illegal, floats=floats)
        players = self.game.config.players
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"expected a seat from 0 to {players - 1}, or None for a random one, got {seat}")
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * (players - 1)
        self.opponents: Sequence[Opponent] = opponents
        others = len(self.opponents)
        if others != players - 1:
            raise ValueError(f"expected {players - 1} opponents, clockwise from the learner, got {others}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = row_space(floats=floats)
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Start a game; the seed decides the seat, the bots and the game."""
        super().reset(seed=seed)
        players = self.game.config.players
        game_seed = int(self.np_random.integers(HIGHEST_SEED))
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self.bots = {}
        for number, opponent in enumerate(self.opponents):
            seat = (self.seat + number + 1) % players
            self.bots[seat] = _bot(opponent, game_seed, seat)
        self.game.begin(game_seed)
        self._play_bots()
        return self.game.row(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        paid = self.game.take(int(action))[self.seat] + self._play_bots()
        if self.render_mode == "human":
            self.render()
        return self.game.row(self.seat), paid, self.game.is_over, False, self._info()

    def _play_bots(self) -> float:
        """Let the bots act until the learner is next; returns the learner's reward meanwhile."""
        paid = 0.0
        game = self.game
        while not game.is_over and game.state.seat != self.seat:
            seat = game.state.seat
            seen = game.observation(seat)
            choice = self.bots[seat].choose(seen, seen.offered)
            if choice not in seen.offered:
                raise ValueError(f"the bot in seat {seat} answered {choice}, which is not offered")
            paid += game.take(choice.id)[self.seat]
        return paid

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.game.mask(self.seat)}
        if self.game.is_over:
            info["points"] = self.game.points()
        if self.game.refusal:
            info["illegal"] = self.game.refusal
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of legal actions, under the name that maskable PPO expects."""
        return self.game.mask(self.seat).view(np.bool_)

    def render(self) -> str | Picture | None:
        """The table as the learner sees it."""
        return render_in_mode(self.game.observation(self.seat), self.render_mode)


def _bot(opponent: Opponent, game_seed: int, seat: int) -> Bot:
    if isinstance(opponent, str):
        return seat_bot(opponent, game_seed, seat)
    return opponent((game_seed + seat) & HIGHEST_SEED)


if ID not in gymnasium.registry:
    gymnasium.register(ID, "goa.env.gym:GoaEnv")
