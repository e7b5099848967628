"""The chances of founding a colony, from the cards that a seat has not seen. Compiled, because views need them."""

from __future__ import annotations

from collections.abc import Iterable

from goa.bots.evaluation.recruit_chances import recruit_chances
from goa.core.choices import Choice, ColonyChoice
from goa.core.places import EMPTY, FIRST_COLONY
from goa.editions.vocabulary import COLONIES, COLONISTS
from goa.rules.tiles.espionage import NameColony
from goa.views.observation import Observation


def colonies_to_found(seen: Observation) -> list[int]:
    """The colonies that the viewer could still found."""
    colonies: list[int] = []
    player = seen.players[seen.viewer]
    if not seen.is_over:
        for colony in range(len(COLONIES)):
            if player.places[FIRST_COLONY + colony] == EMPTY and seen.stacks[colony]:
                colonies.append(colony)
    return colonies


def recruits_of_marker(seen: Observation) -> int:
    """The recruits that the viewer has without any card."""
    seat = seen.viewer
    frame = seen.agenda[-1] if seen.agenda else None
    if isinstance(frame, NameColony) and frame.seat == seat:
        return frame.recruits
    return seen.edition.gives[COLONISTS][seen.players[seat].rows[COLONISTS]]


def shown_on_cards(seen: Observation) -> list[float]:
    """The probabilities that the next cards show 0, 1, 2, ... colonists in total.

    The pile holds only cards of the latest shuffle, and each unseen one is equally likely on top. If the pile is too
    small, all of it is turned over and the rest comes from the discards.
    """
    hand = seen.players[seen.viewer].hand or ()
    known = {*hand, *seen.discards, *seen.turned}
    unseen: list[int] = []
    for card, shuffle in enumerate(seen.shuffled_in):
        if shuffle == seen.shuffles and card not in known:
            unseen.append(card)
    wanted = seen.edition.founding_cards
    of_pile = min(wanted, seen.pile)
    first = recruit_chances(seen.edition, unseen, of_pile)
    if of_pile == wanted:
        return first
    second = recruit_chances(seen.edition, list(seen.discards), wanted - of_pile)
    both = [0.0] * (len(first) + len(second) - 1)
    for one, chance in enumerate(first):
        for other, its_chance in enumerate(second):
            both[one + other] += chance * its_chance
    return both


def chance_of_success(turned: list[float], lacking: int, colonists: int) -> float:
    """That the cards show enough, together with the colonists of the seat. Rounded, as it is told."""
    succeeds = 0.0
    for shown, chance in enumerate(turned):
        if max(0, lacking - shown) <= colonists:
            succeeds += chance
    return round(succeeds, 4)


def founding_chances(seen: Observation, choices: Iterable[Choice]) -> dict[Choice, float]:
    """For each of the choices that names a colony the chance of founding it, with all colonists of the viewer."""
    chances: dict[Choice, float] = {}
    turned: list[float] = []
    for choice in choices:
        if isinstance(choice, ColonyChoice):
            turned = turned or shown_on_cards(seen)
            lacking = seen.edition.colony_needs[choice.colony] - recruits_of_marker(seen)
            chances[choice] = chance_of_success(turned, lacking, seen.players[seen.viewer].colonists)
    return chances
