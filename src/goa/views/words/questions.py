"""What the deciding seat is asked."""

from collections.abc import Sequence

from goa.views.observation import Observation


def question(observation: Observation, names: Sequence[str] = (), language: str = "en") -> str:
    """The open question in words for whoever decides; without names seats go by their colours."""
    return "What do you do?"
