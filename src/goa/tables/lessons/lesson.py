"""What a lesson consists of."""

from __future__ import annotations

from typing import Final, NamedTuple

STRAYED: Final = "tutorial.strayed"


class LessonStep(NamedTuple):
    """A scripted choice. Only the learner's choices have an explanation; notes are read before it."""

    seat: int
    choose: str
    key: str = ""
    notes: tuple[str, ...] = ()


class Rated(NamedTuple):
    """A choice, and how often it wins the game for the learner, as strong bots play on from it."""

    choose: str
    wins: float


class LessonQuestion(NamedTuple):
    """What would you do? The theme names its sentences: strategy.THEME, strategy.THEME_why, strategy.THEME_others."""

    theme: str
    rated: tuple[Rated, ...]  # the best first


class Lesson(NamedTuple):
    """A prepared table: what happened before, and what the learner is told or asked."""

    edition: str
    seed: int
    seats: int
    learner: int
    part: int = 0
    round: int = 1
    before: tuple[tuple[int, str], ...] = ()  # seat and choice
    script: tuple[LessonStep, ...] = ()
    afterwards: tuple[str, ...] = ()  # told before the learner's first free choices
    following: str = ""  # the lesson that comes next
    question: LessonQuestion | None = None
    number: int = 0  # of a question, from 1
    numbers: int = 0

    @property
    def steps(self) -> int:
        return self.numbers or sum(step.seat == self.learner for step in self.script) + len(set(self.afterwards))
