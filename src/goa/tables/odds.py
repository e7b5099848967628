"""The odds of founding a colony, from the cards that the seat has not seen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.bots.evaluation.recruit_odds import recruit_odds
from goa.core.choices import FOUND
from goa.core.places import EMPTY, FIRST_COLONY
from goa.core.state import State
from goa.editions.vocabulary import COLONIES, COLONISTS
from goa.rules.tiles.espionage import NameColony
from goa.tables.payloads.payload import Payload
from goa.views.observation import Observation, observe


class Odds(Payload):
    """One colony that the seat has not founded, and the odds of founding it."""

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


def odds_for(state: State, seat: int) -> list[Odds]:
    """For each colony that the seat could still found."""
    return odds_of(observe(state, seat))


def odds_of(seen: Observation) -> list[Odds]:
    """The same from what the seat knows."""
    seat = seen.viewer
    player = seen.players[seat]
    frame = seen.agenda[-1] if seen.agenda else None
    recruits = seen.edition.gives[COLONISTS][player.rows[COLONISTS]]
    if isinstance(frame, NameColony) and frame.seat == seat:
        recruits = frame.recruits
    turned = shown_on_cards(seen)
    colonies = [
        colony
        for colony in range(len(COLONIES))
        if player.places[FIRST_COLONY + colony] == EMPTY and seen.stacks[colony] and not seen.is_over
    ]
    return [_odds(seen, colony, recruits, turned) for colony in colonies]


def shown_on_cards(seen: Observation) -> list[float]:
    """The probabilities that the next cards show 0, 1, 2, ... colonists in total.

    The pile holds only cards of the latest shuffle, and each unseen one is equally likely on top. If the pile is too
    small, all of it is turned over and the rest comes from the discards.
    """
    hand = seen.players[seen.viewer].hand or ()
    known = {*hand, *seen.discards, *seen.turned}
    unseen = [card for card, shuffle in enumerate(seen.shuffled_in) if shuffle == seen.shuffles and card not in known]
    wanted = seen.edition.founding_cards
    of_pile = min(wanted, seen.pile)
    first = recruit_odds(seen.edition, unseen, of_pile)
    if of_pile == wanted:
        return first
    second = recruit_odds(seen.edition, list(seen.discards), wanted - of_pile)
    both = [0.0] * (len(first) + len(second) - 1)
    for one, chance in enumerate(first):
        for other, its_chance in enumerate(second):
            both[one + other] += chance * its_chance
    return both


def _odds(seen: Observation, colony: int, recruits: int, turned: list[float]) -> Odds:
    colonists = seen.players[seen.viewer].colonists
    lacking = seen.edition.colony_needs[colony] - recruits
    enough = sum(chance for shown, chance in enumerate(turned) if shown >= lacking)
    paid_enough = [(max(0, lacking - shown), chance) for shown, chance in enumerate(turned)]
    succeeds = sum(chance for paid, chance in paid_enough if paid <= colonists)
    paid = sum(paid * chance for paid, chance in paid_enough if paid <= colonists)
    return Odds(
        colony=colony,
        choice=FOUND[colony].text,
        offered=FOUND[colony] in seen.offered,
        needs=seen.edition.colony_needs[colony],
        recruits=recruits,
        cards=seen.edition.founding_cards,
        colonists=colonists,
        without_colonists=round(enough, 4),
        with_colonists=round(succeeds, 4),
        colonists_paid=round(paid / succeeds, 2) if succeeds else 0.0,
    )
