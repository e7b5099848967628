"""The odds of founding a colony, from the cards that the seat has not seen."""

from __future__ import annotations

from pydantic import Field

from goa.bots.odds import recruit_odds
from goa.core.choices import FOUND
from goa.core.places import EMPTY, FIRST_COLONY
from goa.core.state import State
from goa.editions.names import COLONIES, COLONISTS
from goa.record.wire import Plain
from goa.rules.tiles.espionage import NameColony
from goa.server.api.responses import Shape
from goa.views.observation import Observation, observe


class Odds(Shape):
    """One colony that the seat does not have, and what it would take."""

    colony: int
    choice: str = Field(description="what names it")
    offered: bool = Field(description="whether it can be named right now")
    needs: int
    recruits: int = Field(description="that the marker brings")
    cards: int = Field(description="that would be turned over")
    colonists: int = Field(description="cards of the seat, which may make up the difference")
    without_colonists: float = Field(description="chance that marker and cards are enough")
    with_colonists: float = Field(description="chance that they are enough together with the colonists")
    colonists_paid: float = Field(description="on average, where it succeeds")


def odds_for(state: State, seat: int) -> list[Plain]:
    """For each colony that the seat could still found."""
    seen = observe(state, seat)
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
    """How likely the next cards show 0, 1, 2, ... colonists in all.

    The pile holds only cards of the latest shuffle; each of those unseen is as likely on top as any other. Where the
    pile is too small, all of it is turned over, and the rest comes from the discards.
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


def _odds(seen: Observation, colony: int, recruits: int, turned: list[float]) -> Plain:
    colonists = seen.players[seen.viewer].colonists
    lacking = seen.edition.colony_needs[colony] - recruits
    enough = sum(chance for shown, chance in enumerate(turned) if shown >= lacking)
    paid_enough = [(max(0, lacking - shown), chance) for shown, chance in enumerate(turned)]
    succeeds = sum(chance for paid, chance in paid_enough if paid <= colonists)
    paid = sum(paid * chance for paid, chance in paid_enough if paid <= colonists)
    return {
        "colony": colony,
        "choice": FOUND[colony].text,
        "offered": FOUND[colony] in seen.offered,
        "needs": seen.edition.colony_needs[colony],
        "recruits": recruits,
        "cards": seen.edition.founding_cards,
        "colonists": colonists,
        "without_colonists": round(enough, 4),
        "with_colonists": round(succeeds, 4),
        "colonists_paid": round(paid / succeeds, 2) if succeeds else 0.0,
    }
