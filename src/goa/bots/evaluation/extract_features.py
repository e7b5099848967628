"""Extracts the features of a position for one seat.

Play and training use the same function, so a weight always means what it was trained for.
"""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation import feature_tables
from goa.bots.evaluation.feature_tables import MOST_AHEAD, MOST_COUNTED, MOST_FIELDS, PERCENT, FeatureTally
from goa.bots.evaluation.recruit_chances import recruit_chances
from goa.bots.evaluation.step_features import add_steps, sack_count
from goa.core.places import ANY_SPICE, EMPTY, FIRST_COLONY, SPICE_BITS
from goa.core.sacks import BITS
from goa.core.state import Player, State
from goa.editions.types import Edition
from goa.editions.vocabulary import (
    COLONISTS,
    DUTY,
    FOREMAN,
    MISSION_2,
    MISSION_3,
    ROWS,
    SIZES,
    SPICES,
    SYMBOLS,
    TILES,
)
from goa.rules.action_turns import TakeAction
from goa.rules.auction import FLAG_LOT
from goa.rules.rounds import ACTIONS_IN_A_ROUND, ROUNDS_IN_A_PART

SYMBOL_COUNT: Final = len(SYMBOLS)
DEEPEST_INTERRUPTION: Final = 6  # frames that can lie above an action not yet taken
IS_SINGLE_PLANTATION: Final = [kind in [f"{SIZES[0]} {spice}" for spice in SPICES] for kind in TILES]  # by kind of tile


@final
class FoundingChances:
    """How likely the cards of a founding show at least 0, 1, 2, ... colonists, in percent of a full deck."""

    def __init__(self) -> None:
        self.edition: Edition | None = None
        self.at_least: list[int] = []

    def read(self, edition: Edition) -> None:
        self.edition = edition
        chances = recruit_chances(edition, list(range(len(edition.cards))), edition.founding_cards)
        self.at_least = [0] * len(chances)
        chance = 0.0
        for least in range(len(chances) - 1, -1, -1):
            chance += chances[least]
            self.at_least[least] = round(PERCENT * chance)


FOUNDING_CHANCES: Final = FoundingChances()  # of the edition that was asked about last


def extract_features(state: State, seat: int, tally: FeatureTally) -> None:
    """Add all features of one seat to the tally."""
    player = state.players[seat]
    tally.add(feature_tables.SEAT)
    _add_board(player, tally)
    bag: i64 = 0
    for on_place in player.sacks:
        bag += on_place
    sacks = sack_count(bag)
    _add_places(state, player, sacks, tally)
    if bag:
        tally.add(feature_tables.SACKS + min(sacks, MOST_COUNTED))
        add_sacks(bag, tally)
    turns = action_turns_left(state, seat)
    add_steps(state, player, bag, most_actions_left(state, player, turns), tally)
    _add_goods(state, seat, player, turns, tally)
    if player.hand:
        _add_cards(state, player, tally)
    if player.tiles or player.resting:
        _add_tiles(state, player, sacks, tally)
    if player.kept:
        _add_kept(state, player, tally)


def _add_board(player: Player, tally: FeatureTally) -> None:
    lowest: i64 = ROWS - 1
    behind: i64 = 0
    entry: i64 = feature_tables.ROW
    for place in player.rows:
        row: i64 = place
        if row:
            tally.add(entry + row)
        if row < lowest:
            lowest = row
            behind = 0
        if row == lowest:
            behind += 1
        entry += ROWS
    if lowest:
        tally.add(feature_tables.LOWEST_ROW + lowest)
    tally.add(feature_tables.BEHIND + behind)


def _add_places(state: State, player: Player, sacks: i64, tally: FeatureTally) -> None:
    """Plantations and colonies, and the chance to found each colony that is missing."""
    fields: i64 = 0
    singles: i64 = 0
    founded: i64 = 0
    if state.edition is not FOUNDING_CHANCES.edition:
        FOUNDING_CHANCES.read(state.edition)
    recruits: i64 = state.edition.gives[COLONISTS][player.rows[COLONISTS]] + player.colonists
    place: i64 = -1
    for on_it in player.places:
        laid: i64 = on_it
        place += 1
        if laid != EMPTY:
            number = laid >> SPICE_BITS
            fields += number
            tally.add(feature_tables.LAID + laid)
            if place >= FIRST_COLONY:
                founded += 1
                tally.add(feature_tables.COLONY + place - FIRST_COLONY)
            elif number == 1 and laid & ANY_SPICE != ANY_SPICE:
                singles += 1
        elif place >= FIRST_COLONY:
            colony = place - FIRST_COLONY
            lacking: i64 = state.edition.colony_needs[colony] - recruits
            if lacking < len(FOUNDING_CHANCES.at_least):
                chance: i64 = FOUNDING_CHANCES.at_least[max(lacking, 0)]
                tally.add(feature_tables.CHANCE + colony * (PERCENT + 1) + chance)
    if founded:
        tally.add(feature_tables.COLONIES_FOUNDED + founded)
    if fields > sacks:
        tally.add(feature_tables.EMPTY_FIELDS + min(fields - sacks, MOST_COUNTED))
    _add_singles(player, singles, tally)


def _add_singles(player: Player, on_board: i64, tally: FeatureTally) -> None:
    singles = on_board
    foreman = False
    for kind in player.kept:
        if kind == FOREMAN:
            foreman = True
        elif IS_SINGLE_PLANTATION[kind]:
            singles += 1
    if singles:
        tally.add(feature_tables.SINGLES + singles)
        if foreman:
            tally.add(feature_tables.FOREMANS_SINGLES + singles)
    if foreman:
        tally.add(feature_tables.FOREMAN)


def add_sacks(bag: i64, tally: FeatureTally) -> None:
    """Add the sacks by spice."""
    left = bag
    entry: i64 = feature_tables.SACK
    while left:
        if left & MOST_FIELDS:
            tally.add(entry + (left & MOST_FIELDS))
        left >>= BITS
        entry += MOST_FIELDS + 1


def _add_goods(state: State, seat: int, player: Player, turns: int, tally: FeatureTally) -> None:
    if player.ships:
        tally.add(feature_tables.SHIPS + min(player.ships, MOST_COUNTED))
    if player.colonists:
        tally.add(feature_tables.COLONISTS + min(player.colonists, MOST_COUNTED))
    ducats: i64 = player.ducats
    if ducats:
        tally.add(feature_tables.DUCATS + min(ducats, MOST_COUNTED))
    lead = ducats - most_ducats_of_others(state, seat)
    if lead >= 0:
        tally.add(feature_tables.RICHEST)
    tally.add(feature_tables.AHEAD + max(-MOST_AHEAD, min(MOST_AHEAD, lead)))
    if turns:
        tally.add(feature_tables.TURNS + turns)
    if player.extra_actions:
        tally.add(feature_tables.EXTRA_ACTION_CARDS + min(player.extra_actions, MOST_COUNTED))
    if state.flag_holder == seat:
        is_for_sale = state.action == 0 and state.lot <= FLAG_LOT
        tally.add(feature_tables.FLAG_FOR_SALE if is_for_sale else feature_tables.FLAG)


def most_ducats_of_others(state: State, seat: int) -> i64:
    most: i64 = 0
    for other, rival in enumerate(state.players):
        if other != seat and rival.ducats > most:
            most = rival.ducats
    return most


def action_turns_left(state: State, seat: int) -> int:
    """Actions of this round that the seat has not begun to carry out, the open one included."""
    if state.action == 0:
        return ACTIONS_IN_A_ROUND
    left = max(0, ACTIONS_IN_A_ROUND - state.action)
    if state.turn == seat:
        for depth in range(1, min(len(state.agenda), DEEPEST_INTERRUPTION) + 1):
            if isinstance(state.agenda[-depth], TakeAction):
                return left + 1
        return left
    if state.action > ACTIONS_IN_A_ROUND:
        return left
    seats = len(state.players)
    is_to_come = (seat - state.flag_holder) % seats > (state.turn - state.flag_holder) % seats
    return left + 1 if is_to_come else left


def most_actions_left(state: State, player: Player, turns: int) -> i64:
    """How many actions can still be taken; no limit before the last round of the game."""
    if state.part == 1 and state.round == ROUNDS_IN_A_PART:
        return turns + player.extra_actions
    return MOST_COUNTED


def _add_cards(state: State, player: Player, tally: FeatureTally) -> None:
    cards = state.edition.cards
    equal = [0] * SYMBOL_COUNT
    for card in player.hand:
        face = cards[card]
        equal[face.symbol] += 1
        tally.add(feature_tables.EFFECT + face.effect)
    points: i64 = 0
    for number in equal:
        points += state.edition.symbol_points[number]
    tally.add(feature_tables.CARDS + min(len(player.hand), MOST_COUNTED))
    tally.add(feature_tables.EQUAL_SYMBOLS + min(points, MOST_COUNTED))


def _add_tiles(state: State, player: Player, sacks: i64, tally: FeatureTally) -> None:
    for kind in player.tiles:
        tally.add(feature_tables.TILE[kind])
        if kind == DUTY:
            tally.add(feature_tables.DUTY_SACKS + min(sacks, state.edition.duty_sacks))
    for kind in player.resting:
        tally.add(feature_tables.RESTING[kind])


def _add_kept(state: State, player: Player, tally: FeatureTally) -> None:
    points: i64 = 0
    for kind in player.kept:
        if kind == DUTY:
            points += state.edition.duty_points
        elif kind == MISSION_2:
            points += state.edition.mission_points[0]
        elif kind == MISSION_3:
            points += state.edition.mission_points[1]
    if points:
        tally.add(feature_tables.POINTS + min(points, MOST_COUNTED))
