"""The PettingZoo AEC environment `goa/goa-v0`: seats act one after the other.

    from goa.env import aec

    env = aec.env(edition="2012", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

It checks the order of calls and handles illegal actions itself, so it needs no wrappers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Unpack

import numpy as np
import pettingzoo

from goa.core.dice import HIGHEST_SEED
from goa.env.config import EnvOptions, make_config
from goa.env.env_game import EnvGame, IllegalPolicy
from goa.env.render import RENDER_MODES, Picture, render_in_mode
from goa.env.spaces import action_space, masked_space

if TYPE_CHECKING:
    from gymnasium import spaces

MaskedObservation = dict[str, Any]
ID: Final = "goa/goa-v0"


class GoaAEC(pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo has no type annotations
    """One choice per step. A game ends for all agents at once."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "goa_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: IllegalPolicy = "lose",
        max_cycles: int | None = None,
        floats: bool = False,
        **options: Unpack[EnvOptions],
    ) -> None:
        super().__init__()
        self.game = EnvGame(make_config(options), rewards, illegal, floats=floats)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) & HIGHEST_SEED
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.config.players)]
        self.agents: list[str] = []
        seen = masked_space(floats=floats)
        self.observation_spaces: dict[str, spaces.Dict] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start goa.new_game(seed=seed); without a seed, use the seed after the last one."""
        self.seed = (self.seed + 1 if seed is None else seed) & HIGHEST_SEED
        self.game.begin(self.seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.state.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> MaskedObservation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.game.row(seat), "action_mask": self.game.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected an action of {agent}, got None")
        paid = self.game.take(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.agents):
            self.rewards[name] = paid[seat]
            self._cumulative_rewards[name] += paid[seat]
        if self.game.is_over:
            self._end(self.terminations)
        elif self.steps == self.max_cycles:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[self.game.state.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, reason: dict[str, bool]) -> None:
        points = self.game.points()
        for seat, agent in enumerate(self.agents):
            reason[agent] = True
            self.infos[agent] = {"points": points[seat]}
            if self.game.refusal:
                self.infos[agent]["illegal"] = self.game.refusal
        self.agent_selection = self.agents[0]

    def render(self) -> str | Picture | None:
        """The table as the agent whose turn it is sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        return render_in_mode(self.game.observation(seat), self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


def env(**options: Any) -> GoaAEC:
    """Make the environment, as PettingZoo's own modules do."""
    return GoaAEC(**options)


raw_env = env

if ID not in pettingzoo.aec_registry:
    pettingzoo.register("aec", ID, "goa.env.aec:env")
