"""The chances of founding each colony, as they are sent; founding_chances.py has the arithmetic."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.core.choices import FOUND
from goa.core.state import State
from goa.tables.choosing.founding_chances import (
    chance_of_success,
    colonies_to_found,
    recruits_of_marker,
    shown_on_cards,
)
from goa.tables.payloads.payload import Payload
from goa.views.observation import Observation, observe


class ColonyChances(Payload):
    """One colony that the seat has not founded, and the chances of founding it."""

    colony: int
    choice: Annotated[str, Meta(description="the choice that names it")]
    offered: Annotated[bool, Meta(description="whether it can be named right now")]
    needs: int
    recruits: Annotated[int, Meta(description="from the marker")]
    cards: Annotated[int, Meta(description="that would be turned over")]
    colonists: Annotated[int, Meta(description="the seat's colonists, which can make up the difference")]
    without_colonists: Annotated[float, Meta(description="chance that marker and cards are enough")]
    with_colonists: Annotated[float, Meta(description="chance that they are enough together with the colonists")]
    colonists_paid: Annotated[float, Meta(description="on average, if it succeeds")]


def colony_chances_for(state: State, seat: int) -> list[ColonyChances]:
    """For each colony that the seat could still found."""
    return colony_chances_of(observe(state, seat))


def colony_chances_of(seen: Observation) -> list[ColonyChances]:
    """For each colony that the seat could still found, from what the seat knows."""
    recruits, turned = recruits_of_marker(seen), shown_on_cards(seen)
    return [_colony_chances(seen, colony, recruits, turned) for colony in colonies_to_found(seen)]


def _colony_chances(seen: Observation, colony: int, recruits: int, turned: list[float]) -> ColonyChances:
    colonists = seen.players[seen.viewer].colonists
    lacking = seen.edition.colony_needs[colony] - recruits
    enough = sum(chance for shown, chance in enumerate(turned) if shown >= lacking)
    paid_enough = [(max(0, lacking - shown), chance) for shown, chance in enumerate(turned)]
    succeeds = sum(chance for paid, chance in paid_enough if paid <= colonists)
    paid = sum(paid * chance for paid, chance in paid_enough if paid <= colonists)
    return ColonyChances(
        colony=colony,
        choice=FOUND[colony].text,
        offered=FOUND[colony] in seen.offered,
        needs=seen.edition.colony_needs[colony],
        recruits=recruits,
        cards=seen.edition.founding_cards,
        colonists=colonists,
        without_colonists=round(enough, 4),
        with_colonists=chance_of_success(turned, lacking, colonists),
        colonists_paid=round(paid / succeeds, 2) if succeeds else 0.0,
    )
