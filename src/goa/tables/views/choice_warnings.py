"""Warnings about choices that lose something for good. Clients ask once more before they send such a choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from goa.core.choices import EXTRA_ACTION, FOUND, CardChoice, Choice
from goa.editions.vocabulary import COLONIES, EFFECTS
from goa.locales import say
from goa.tables.choosing.founding_chances import hopeless_colonies
from goa.views.observation import Observation
from goa.views.situation import is_last_round

_FOUND: Final = frozenset(FOUND)


def warnings_for(observation: Observation, choices: Iterable[Choice], language: str) -> dict[Choice, str]:
    """For each choice that loses something, what that is."""
    found: dict[Choice, str] = {}
    may_keep_card = not is_last_round(observation) and observation.players[observation.viewer].extra_actions == 1
    is_founding = False
    for choice in choices:
        if choice in _FOUND:
            is_founding = True
        elif choice is EXTRA_ACTION and may_keep_card:
            found[choice] = say("warning.last_extra_action", language)
        elif isinstance(choice, CardChoice) and choice.text.startswith("discard "):
            found[choice] = say("warning.discard", language, effect=EFFECTS[choice.effect])
    if is_founding:
        for colony in hopeless_colonies(observation):
            needs = observation.edition.colony_needs[colony]
            found[FOUND[colony]] = say("warning.hopeless", language, colony=COLONIES[colony], needs=needs)
    return found
