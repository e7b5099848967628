"""Features of the next steps on the development board: what can be paid now, and how many actions the rest is away.

They give a Harvest or a ship the value of what it leads to, although the heuristic looks only one action ahead.
"""

from typing import Final

from mypy_extensions import i64

from goa.bots.evaluation import feature_tables
from goa.bots.evaluation.feature_tables import MOST_FIELDS, FeatureTally
from goa.core.places import ANY_SPICE, EMPTY, SPICE_BITS, SPICES_IN
from goa.core.sacks import BITS
from goa.core.state import Player, State
from goa.editions.vocabulary import HARVEST, ROWS, SHIPS

ONE_OF_EACH: Final[list[int]] = [sum(1 << spice * BITS for spice in accepted) for accepted in SPICES_IN]
FURTHEST_STEP: Final = 3  # actions: as many as a round has


def add_steps(state: State, player: Player, bag: i64, actions_left: i64, tally: FeatureTally) -> None:
    """Add what these spices lead to, together with what can be harvested and built."""
    ships_for_each: i64 = state.edition.ships_for_each_spice
    room = _room(player)
    ready: i64 = 0
    almost: i64 = 0
    best: i64 = 0
    in_one: i64 = 0
    in_two: i64 = 0
    in_three: i64 = 0
    for column, row in enumerate(player.rows):
        if row == ROWS - 1:
            continue
        cost = state.edition.cost[column][row]
        points: i64 = len(cost)
        lacking = _lacking(cost, bag)
        if lacking == 0:
            ready += 1
            best = max(best, points)
        elif lacking == 1:
            almost += 1
        actions = _actions(state, player, points * ships_for_each, lacking)
        if actions > min(actions_left, FURTHEST_STEP) or (lacking and _lacking(cost, bag + room)):
            continue
        in_three = max(in_three, points)
        if actions < FURTHEST_STEP:
            in_two = max(in_two, points)
            if actions == 1:
                in_one = max(in_one, points)
    if ready:
        tally.add(feature_tables.READY_STEPS + ready)
        tally.add(feature_tables.BEST_STEP + best)
        tally.add(feature_tables.BEST_STEP_SHIPS + min(best, i64(player.ships)))
    if almost:
        tally.add(feature_tables.ALMOST + almost)
    if in_three:
        tally.add(feature_tables.STEP_IN_ONE + in_one)
        tally.add(feature_tables.STEP_IN_TWO + in_two)
        tally.add(feature_tables.STEP_IN_THREE + in_three)


def sack_count(bag: i64) -> i64:
    """How many sacks of any spice are in the bag; as `goa.core.sacks.size`, in machine integers."""
    return (bag & 31) + (bag >> 5 & 31) + (bag >> 10 & 31) + (bag >> 15 & 31) + (bag >> 20 & 31)


def _lacking(cost: tuple[int, ...], bag: i64) -> i64:
    """How many spices of the cost are not in the bag."""
    left = bag
    lacking: i64 = 0
    for spice in cost:
        shift: i64 = i64(spice) * BITS
        if left >> shift & MOST_FIELDS:
            left -= i64(1) << shift
        else:
            lacking += 1
    return lacking


def _actions(state: State, player: Player, ships: i64, lacking: i64) -> i64:
    """The step itself, and the Harvests and ship actions that it needs before.

    A row may give nothing, so the count stops at the furthest step that is rated.
    """
    actions: i64 = 1
    if lacking:
        harvest: i64 = state.edition.gives[HARVEST][player.rows[HARVEST]]
        while lacking > 0 and actions <= FURTHEST_STEP:
            lacking -= harvest
            actions += 1
    ships -= player.ships
    if ships > 0:
        building: i64 = state.edition.gives[SHIPS][player.rows[SHIPS]]
        while ships > 0 and actions <= FURTHEST_STEP:
            ships -= building
            actions += 1
    return actions


def _room(player: Player) -> i64:
    """The sacks that could be harvested, as a bag; a field for several spices counts for each of them."""
    room: i64 = 0
    for place, on_it in enumerate(player.places):
        laid: i64 = on_it
        if laid != EMPTY:
            sacks = sack_count(player.sacks[place])
            room += ((laid >> SPICE_BITS) - sacks) * i64(ONE_OF_EACH[laid & ANY_SPICE])
    return room
