"""The slots in which games follow one another, in this process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goa.env.stepping.games import Games
from goa.env.stepping.rewards import kind_of
from goa.env.table import laid_table

if TYPE_CHECKING:
    from goa.env.arrays import Arrays
    from goa.env.table import TableOptions


@dataclass(frozen=True)
class Course:
    """How games follow one another; plain, so that a worker process can be told."""

    table: TableOptions
    rewards: str
    max_choices: int
    games: int


class Slots:
    """Slots `first` and following of all that the course has."""

    def __init__(self, course: Course, first: int, arrays: Arrays) -> None:
        self.course = course
        self.first = first
        self.arrays = arrays
        self.table = laid_table(course.table)
        self.kind = kind_of(course.rewards)
        self.played: Games | None = None

    def reset(self, seed: int) -> None:
        self.played = Games(
            self.table.edition,
            self.table.options,
            self.table.players,
            seed,
            self.first,
            self.arrays.games,
            self.course.games,
            self.kind,
            self.table.counted_ducats,
            self.table.skip_lone_choices,
            self.course.max_choices,
        )
        self.played.show_all(*self.arrays.shown)

    def step(self) -> None:
        assert self.played is not None
        self.played.step(self.arrays.actions.tolist(), *self.arrays.shown, *self.arrays.results)

    def close(self) -> None:
        self.played = None
