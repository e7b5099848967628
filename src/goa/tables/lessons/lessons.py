"""All lessons, by the names that stored games have."""

from __future__ import annotations

from functools import cache
from typing import Final

from goa.tables.lessons import first_round, second_half, strategy
from goa.tables.lessons.lesson import Lesson, LessonQuestion
from goa.tables.lessons.prepared import prepared

OLD_LESSON: Final = ""  # tables that were made before there were several
FIRST_ROUND: Final = "first-round"
SECOND_HALF: Final = "second-half"
STRATEGY: Final = tuple(strategy.name_of(number) for number in range(1, len(strategy.THEMES) + 1))
NAMES: Final = (FIRST_ROUND, SECOND_HALF, *STRATEGY)


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a table."""
    if name == SECOND_HALF:
        return _second_half()
    if name in STRATEGY:
        return _question(STRATEGY.index(name))
    return Lesson(
        first_round.EDITION,
        first_round.SEED,
        first_round.SEATS,
        first_round.LEARNER,
        script=first_round.OLD_SCRIPT if name == OLD_LESSON else first_round.SCRIPT,
        afterwards=first_round.AFTERWARDS,
        following="" if name == OLD_LESSON else SECOND_HALF,
    )


def _second_half() -> Lesson:
    position = prepared(second_half.POSITION)
    return Lesson(
        position.edition,
        position.seed,
        position.seats,
        position.learner,
        part=1,
        round=2,
        before=position.moves,
        script=second_half.SCRIPT,
        afterwards=second_half.AFTERWARDS,
    )


def _question(number: int) -> Lesson:
    theme = strategy.THEMES[number]
    position = prepared(theme)
    return Lesson(
        position.edition,
        position.seed,
        position.seats,
        position.learner,
        before=position.moves,
        following=STRATEGY[number + 1] if number + 1 < len(STRATEGY) else "",
        question=LessonQuestion(theme, position.rated),
        number=number + 1,
        numbers=len(STRATEGY),
    )
