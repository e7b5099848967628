"""Warnings about choices that lose something for good. Clients ask once more before they send such a choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goa.core.choices import EXTRA_ACTION, CardChoice, Choice, ColonyChoice
from goa.editions.vocabulary import COLONIES, EFFECTS
from goa.locales import say
from goa.views.observation import Observation
from goa.views.situation import is_last_round


def warnings_for(
    observation: Observation, choices: Iterable[Choice], chances: Mapping[Choice, float], language: str
) -> dict[Choice, str]:
    """For each choice that loses something, what that is. Foundings bring their chances."""
    found: dict[Choice, str] = {}
    may_keep_card = not is_last_round(observation) and observation.players[observation.viewer].extra_actions == 1
    for choice in choices:
        if choice is EXTRA_ACTION and may_keep_card:
            found[choice] = say("warning.last_extra_action", language)
        elif isinstance(choice, CardChoice) and choice.text.startswith("discard "):
            found[choice] = say("warning.discard", language, effect=EFFECTS[choice.effect])
        elif isinstance(choice, ColonyChoice) and chances.get(choice) == 0:
            needs = observation.edition.colony_needs[choice.colony]
            found[choice] = say("warning.hopeless", language, colony=COLONIES[choice.colony], needs=needs)
    return found
