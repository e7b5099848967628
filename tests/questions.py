"""Every kind of question that a seat can be asked."""

from dataclasses import fields
from typing import Any

from goa.core.frames import Decision, Question
from goa.record.wire import kinds


def all_questions() -> set[type]:
    """The classes that are put on the agenda; those that others are built on are left out."""
    return {kind for kind in kinds(Decision).values() if isinstance(kind, type) and not kind.__subclasses__()}


def declared(kind: Any) -> Question:
    """How a kind is asked, whatever its fields hold."""
    blank: list[Any] = []
    for field in fields(kind):
        words = str(field.type)
        blank.append(() if "tuple" in words else False if "bool" in words else 0)
    question = kind(*blank).question()
    assert isinstance(question, Question)
    return question
