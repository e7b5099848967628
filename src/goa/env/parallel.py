"""The PettingZoo parallel environment: all seats act in every cycle, but only the action of the next seat counts.

Goa is a game of turns, so this is for tools that support nothing else. A seat that is not next is offered "pass",
which does nothing. An action that is not offered does nothing either, unless `illegal` says otherwise.

    from goa.env import parallel

    env = parallel.parallel_env(players=2)
    observations, infos = env.reset(seed=7)
    while env.agents:
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

import numpy as np
import pettingzoo
from pettingzoo.utils.conversions import parallel_to_aec

from goa.core.choices import PASS
from goa.core.dice import HIGHEST_SEED
from goa.env.aec import ID, MaskedObservation
from goa.env.config import EnvOptions, make_config
from goa.env.env_game import EnvGame, IllegalPolicy
from goa.env.render import RENDER_MODES, Picture, render_in_mode
from goa.env.spaces import action_space, masked_space

if TYPE_CHECKING:
    from gymnasium import spaces


class GoaParallel(pettingzoo.ParallelEnv):  # type: ignore[misc]  # PettingZoo has no type annotations
    """One choice per cycle."""

    metadata: ClassVar[dict[str, Any]] = {"name": "goa_v0", "render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: IllegalPolicy = "ignore",
        max_cycles: int | None = None,
        floats: bool = False,
        **options: Unpack[EnvOptions],
    ) -> None:
        self.game = EnvGame(make_config(options), rewards, illegal, floats=floats)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) & HIGHEST_SEED
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.config.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, masked_space(floats=floats))
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], dict[str, dict[str, Any]]]:
        self.seed = (self.seed + 1 if seed is None else seed) & HIGHEST_SEED
        self.game.begin(self.seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        paid = self.game.take(int(actions[self.possible_agents[self.game.state.seat]]))
        self.cycles += 1
        is_over = self.game.is_over
        is_cut = not is_over and self.cycles == self.max_cycles
        agents = self.agents
        seen = self._seen()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            {agent: paid[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, MaskedObservation]:
        seen: dict[str, MaskedObservation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.game.mask(seat)
            if seat != self.game.state.seat:
                mask[PASS.id] = 1
            seen[agent] = {"observation": self.game.row(seat), "action_mask": mask}
        return seen

    def render(self) -> str | Picture | None:
        """The table as the seat that acts next sees it."""
        return render_in_mode(self.game.observation(self.game.state.seat), self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


def parallel_env(**options: Any) -> GoaParallel:
    return GoaParallel(**options)


def env(**options: Any) -> Any:
    """The same as an AEC environment in which every seat acts in every cycle; for turns use goa.env.aec."""
    return parallel_to_aec(GoaParallel(**options))


if ID not in pettingzoo.parallel_registry:
    pettingzoo.register("parallel", ID, "goa.env.parallel:parallel_env")
