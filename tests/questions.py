"""Every kind of question that a seat can be asked."""

from goa.core.frames import Decision
from goa.record.wire import kinds


def all_questions() -> set[type]:
    """The classes that are put on the agenda; those that others are built on are left out."""
    return {kind for kind in kinds(Decision).values() if isinstance(kind, type) and not kind.__subclasses__()}
