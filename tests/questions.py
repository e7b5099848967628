"""Every kind of question that a seat can be asked."""

from typing import Any

from goa.core.frames import Decision, Question
from goa.record.wire import kinds


def all_questions() -> set[type]:
    """The classes that are put on the agenda; those that others are built on are left out."""
    return {kind for kind in kinds(Decision).values() if isinstance(kind, type) and not kind.__subclasses__()}


def declared(kind: Any) -> Question:
    """How a kind is asked; without a seat or anything else that it may hold."""
    question = kind.question(kind.__new__(kind))
    assert isinstance(question, Question)
    return question
