"""Many games at once: one call makes a choice in each of N games and updates the arrays in place.

    with VectorGames(1024, edition="2012", players=4, seed=7) as games:
        while training:
            games.step(policy(games.observations, games.masks))

Every row is the observation of the seat that must act in that game. The results of a step are in `rewards` (by
seat), `terminated`, `truncated` and `points`. Where a game ended, the row already shows the first question of the
next game. Every step overwrites the arrays: copy what you need to keep.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, Unpack

import numpy as np

from goa.core.choices import CATALOGUE
from goa.env.arrays import GameArrays, shared_memory
from goa.env.local_batch import BatchConfig, LocalBatch
from goa.env.worker_batch import WorkerBatch
from goa.rows.layout import ACTIONS

if TYPE_CHECKING:
    import numpy.typing as npt

    from goa.env.config import EnvOptions


class VectorGames:
    """N games. The g-th game started, counted from 0, has the seed `seed + g`, whatever the number of workers."""

    def __init__(
        self,
        games: int,
        *,
        seed: int = 0,
        rewards: str = "win",
        max_choices: int = 0,
        workers: int = 0,
        **options: Unpack[EnvOptions],
    ) -> None:
        if games < 1 or not 0 <= workers <= games:
            raise ValueError(f"expected at least 1 game and no more workers than games, got {games} and {workers}")
        if workers and not isinstance(options.get("edition", ""), str):
            raise ValueError("worker processes load the edition themselves: give its name or the path of its file")
        config = BatchConfig(options, rewards, max_choices, games)
        memory = shared_memory(games) if workers else None
        self.arrays = GameArrays(games, memory)
        self.observations = self.arrays.observations  # uint8, by goa.rows.layout
        self.masks = self.arrays.masks  # which actions of goa.CATALOGUE are offered
        self.seats = self.arrays.seats  # the seat that must act
        self.rewards = self.arrays.rewards  # by seat, of the last step
        self.terminated = self.arrays.terminated  # games that ended in the last step
        self.truncated = self.arrays.truncated  # games that were stopped because they reached max_choices
        self.points = self.arrays.points  # by seat, of the game that ended last
        own = LocalBatch(config, 0, self.arrays)  # checks the settings even if workers play
        self._batch = own if memory is None else WorkerBatch(config, memory, workers)
        self._rows = np.arange(games)
        self._bounds = np.arange(games + 1) * ACTIONS  # of their masks, one after the other
        self.reset(seed)

    def __len__(self) -> int:
        return self.arrays.games

    def reset(self, seed: int) -> None:
        """Restart all games, with seeds from `seed` on."""
        self._batch.reset(seed)
        self.arrays.clear_results()

    def step(self, actions: npt.NDArray[np.integer]) -> None:
        """Make one choice in each game, given as ids in goa.CATALOGUE; if one is illegal, change nothing."""
        if actions.min() < 0 or actions.max() >= ACTIONS:
            raise ValueError(f"expected actions from 0 to {ACTIONS - 1}, got {actions.min()} to {actions.max()}")
        offered = self.masks[self._rows, actions]
        if not offered.all():
            game = int(offered.argmin())
            raise ValueError(f"game {game}: seat {self.seats[game]} is not offered {CATALOGUE[actions[game]].text}")
        self.arrays.actions[:] = actions
        self.arrays.clear_results()
        self._batch.step()

    def random_actions(self, dice: np.random.Generator) -> npt.NDArray[np.int64]:
        """A uniformly random legal action for each game."""
        numbers = np.flatnonzero(self.masks)
        bounds = numbers.searchsorted(self._bounds)
        firsts = bounds[:-1]
        counts = bounds[1:] - firsts
        picked = firsts + (dice.random(len(self)) * counts).astype(np.int64)
        actions: npt.NDArray[np.int64] = numbers[picked] % ACTIONS
        return actions

    def close(self) -> None:
        self._batch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
