"""A lesson as it begins."""

from goa.core.state import State
from goa.rules.game import apply, new_game
from goa.tables.lessons.lesson import Lesson


def opened(lesson: Lesson) -> State:
    """The position in which the learner is asked first."""
    state = new_game(lesson.edition, players=lesson.seats, seed=lesson.seed)
    for seat, choose in lesson.before:
        assert state.seat == seat
        apply(state, choose)
    return state
