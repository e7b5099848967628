"""Many games at once: N choices in one call, into arrays that are there already, ended games begun anew.

    with VectorGames(1024, edition="2012", players=4, seed=7) as games:
        while training:
            games.step(policy(games.observations, games.masks))

Every row shows the table to the seat that has to answer in that game. What a step brought stands in `rewards` (by seat),
`terminated`, `truncated` and `points`; where a game ended, the row already shows the first question of the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, Unpack

import numpy as np
import numpy.typing as npt

from goa.env.arrays import Arrays
from goa.env.compact.rewards import kind_of
from goa.env.slots import Slots
from goa.env.table import Table, TableOptions, laid_table
from goa.env.workers import Crew

if TYPE_CHECKING:
    from types import TracebackType


class VectorGames:
    """N games. The g-th game begun, counted from 0, has the seed `seed + g`, whatever the number of workers."""

    def __init__(
        self,
        games: int,
        *,
        seed: int = 0,
        rewards: str = "win",
        max_choices: int = 0,
        workers: int = 0,
        **table: Unpack[TableOptions],
    ) -> None:
        if not 0 <= workers <= games:
            raise ValueError(f"expected 0 to {games} workers, came {workers}")
        self.table: Table = laid_table(table)
        self.arrays = Arrays(games, shared=workers > 0)
        slots = Slots(self.table, games, kind_of(rewards), max_choices)
        self._crew: Slots | Crew = Crew(slots, self.arrays, workers) if workers else slots
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin N games from this seed on."""
        self._crew.reset(seed, self.arrays)
        self.arrays.clear_results()

    def step(self, actions: npt.ArrayLike) -> None:
        """One choice in each game, by its number in goa.CATALOGUE; an illegal one is refused and changes nothing."""
        self.arrays.actions[:] = actions
        self.arrays.clear_results()
        self._crew.step(self.arrays)

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """Rows as goa.env.layout lays them out, of the seats that decide."""
        return self.arrays.observations
