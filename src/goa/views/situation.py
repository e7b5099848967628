"""What follows from an observation: the phase, whose lot it is, prices, and what a step still lacks."""

from typing import Final, Literal

from goa.core.sacks import ONE, count
from goa.editions.types import Edition
from goa.editions.vocabulary import ROWS
from goa.rules.round_end import EXTRA_ACTIONS_PHASE
from goa.rules.rounds import PARTS, ROUNDS_IN_A_PART
from goa.rules.tiles.supplies import TakeSupplies
from goa.views.observation import Observation, PlayerView

Phase = Literal["setup", "markers", "auctions", "actions", "extra actions", "over"]

SETUP: Final = "setup"  # of a quick start, before the first round
MARKERS: Final = "markers"
AUCTIONS: Final = "auctions"
ACTIONS: Final = "actions"
EXTRA_ACTIONS: Final = "extra actions"
OVER: Final = "over"


def phase_of(observation: Observation) -> Phase:
    if observation.is_over:
        return OVER
    if observation.round == 0:
        return SETUP
    if observation.action == EXTRA_ACTIONS_PHASE:
        return EXTRA_ACTIONS
    if observation.action:
        return ACTIONS
    return AUCTIONS if observation.lot else MARKERS


def is_last_round(observation: Observation) -> bool:
    return observation.part == PARTS - 1 and observation.round == ROUNDS_IN_A_PART


def marker_owner(observation: Observation, number: int) -> int:
    """The seat that owns this marker. The seat that placed the flag owns the first and the last."""
    return (observation.opener + number - 1) % len(observation.players)


def highest_bid(observation: Observation) -> int:
    """0 if there is none."""
    return max(0, *observation.bids) if observation.bids else 0


def buying_price(observation: Observation) -> int:
    """AUC-3: what the auctioneer pays for the lot. Below 0 if there is no bid."""
    bid = highest_bid(observation)
    return bid - 1 if observation.edition.auctioneer_pays_one_less else bid + 1


def missing_recruits(observation: Observation) -> int:
    """What the colony that is being founded still needs. Below 0 if there are more than enough."""
    return observation.edition.colony_needs[observation.founding] - observation.recruits


def recruits_on_cards(observation: Observation) -> int:
    """How many of the recruits the cards have brought. Cards that a Re-supply turned over meanwhile do not count."""
    cards = observation.turned
    frame = observation.agenda[-1]
    if isinstance(frame, TakeSupplies):
        cards = cards[: frame.open_before]
    return sum([observation.edition.cards[card].colonists for card in cards])


def missing_spices(edition: Edition, player: PlayerView, column: int) -> tuple[int, ...]:
    """ACT-2: the spices of the next step in a column that the player does not have."""
    row = player.rows[column]
    if row == ROWS - 1:
        return ()
    bag = sum(player.sacks)
    missing: list[int] = []
    for spice in edition.cost[column][row]:
        if count(bag, spice):
            bag -= ONE[spice]
        else:
            missing.append(spice)
    return tuple(missing)


def missing_ships(edition: Edition, player: PlayerView, column: int) -> int:
    """ACT-2: the ships that the player lacks for the next step in a column."""
    row = player.rows[column]
    if row == ROWS - 1:
        return 0
    return max(0, len(edition.cost[column][row]) * edition.ships_for_each_spice - player.ships)
