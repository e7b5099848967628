"""A batch of games in this process. Each slot starts a new game when its game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goa.env.config import make_config
from goa.env.stepping.games import Games
from goa.env.stepping.rewards import kind_of

if TYPE_CHECKING:
    from goa.env.arrays import GameArrays
    from goa.env.config import EnvOptions


@dataclass(frozen=True)
class BatchConfig:
    """Settings of a batch; picklable, for worker processes."""

    options: EnvOptions
    rewards: str
    max_choices: int
    games: int


class LocalBatch:
    """The games from `first` on, as many as `arrays` holds."""

    def __init__(self, config: BatchConfig, first: int, arrays: GameArrays) -> None:
        self.config = config
        self.first = first
        self.arrays = arrays
        self.game_config = make_config(config.options)
        self.kind = kind_of(config.rewards)
        self.played: Games | None = None

    def reset(self, seed: int) -> None:
        self.played = Games(
            self.game_config.edition,
            self.game_config.options,
            self.game_config.players,
            seed,
            self.first,
            self.arrays.games,
            self.config.games,
            self.kind,
            self.game_config.counted_ducats,
            self.game_config.skip_lone_choices,
            self.config.max_choices,
        )
        self.played.show_all(*self.arrays.shown)

    def step(self) -> None:
        assert self.played is not None
        self.played.step(self.arrays.actions.tolist(), *self.arrays.shown, *self.arrays.results)

    def close(self) -> None:
        self.played = None
