"""What can be chosen, as the label of a button and as a sentence that explains it."""

from collections.abc import Sequence

from goa.core.choices import Choice
from goa.views.observation import Observation
from goa.views.words.things import Help


def choice_words(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> str:
    """The label of a choice for the seat that decides; without names seats go by their colours."""
    return choice.text


def choice_help(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> Help:
    """What the choice does and the rule it comes from."""
    return Help(choice.text, "ACT-1")
