"""What happened, a line of the log each."""

from collections.abc import Sequence

from goa.core.events import Event
from goa.editions.types import Edition


def event_words(edition: Edition, names: Sequence[str], event: Event, language: str = "en") -> str:
    """A line of the log, or nothing for a fact that another line tells; the event as its reader may know it."""
    return type(event).__name__
