"""Noticing the features of a position.

`notice` tells a tally every feature that is not zero. The same function serves play and tuning, so a weight always
means what it was tuned for.
"""

from typing import Final

from goa.bots.features import (
    ALMOST,
    BEHIND,
    CARDS,
    CHANCE,
    COLONIES_FOUNDED,
    COLONISTS_HELD,
    COLONY,
    DUCATS_HELD,
    DUTY_SACKS,
    EFFECT,
    FIELD,
    FIELDS,
    FLAG,
    LOWEST_ROW,
    OTHER_TILES,
    POINTS,
    READY_STEPS,
    RESTING,
    RICHEST,
    ROW,
    SACK,
    SACKS,
    SEAT,
    SHIPS_HELD,
    TILE,
    TURNS,
    Tally,
)
from goa.core.places import ANY_SPICE, EMPTY, FIRST_COLONY, PLACE_COUNT, SPICE_BITS, SPICES_IN
from goa.core.sacks import ONE, count, size
from goa.core.state import Player, State
from goa.editions.names import (
    COLONIES,
    COLONISTS,
    COLUMNS,
    DUTY,
    FOREMAN,
    MISSION_2,
    MISSION_3,
    ROWS,
    SHIP,
    SPICES,
    SYMBOLS,
)
from goa.rules.action_turns import TakeAction
from goa.rules.rounds import ACTIONS_IN_A_ROUND

DEEPEST_INTERRUPTION: Final = 6  # frames that can lie above an action not yet taken

# How likely two cards show at least so many colonists, in percent, from a full deck.
AT_LEAST: Final = (100, 100, 100, 90, 67, 33, 10, 0)


def notice(state: State, seat: int, tally: Tally) -> None:
    """Tell all features of one seat."""
    player = state.players[seat]
    tally.add(SEAT, 1)
    _notice_board(player, tally)
    bag = _notice_fields(player, tally)
    _notice_steps(state, player, bag, tally)
    _notice_colonies(state, player, tally)
    _notice_goods(state, seat, player, tally)
    _notice_cards(state, player, tally)
    _notice_tiles(state, player, size(bag), tally)


def _notice_board(player: Player, tally: Tally) -> None:
    lowest = ROWS - 1
    for row in player.rows:
        lowest = min(lowest, row)
    behind = 0
    index = ROW - 1
    for row in player.rows:
        if row:
            tally.add(index + row, 1)
        if row == lowest:
            behind += 1
        index += ROWS - 1
    if lowest:
        tally.add(LOWEST_ROW + lowest - 1, 1)
    tally.add(BEHIND, behind)


def _notice_fields(player: Player, tally: Tally) -> int:
    """The bag of all sacks, which the other features need too."""
    bag = 0
    fields = 0
    for place in range(PLACE_COUNT):
        laid = player.places[place]
        if laid == EMPTY:
            continue
        bag += player.sacks[place]
        number = laid >> SPICE_BITS
        fields += number
        accepted = laid & ANY_SPICE
        spices = SPICES_IN[accepted]
        if len(spices) == len(SPICES):
            tally.add(FIELD + len(SPICES), number)
        elif len(spices) == 1:
            tally.add(FIELD + spices[0], number)
        else:
            for spice in spices:
                tally.add(FIELD + spice, number)
    sacks = size(bag)
    if sacks:
        for spice in range(len(SPICES)):
            number = count(bag, spice)
            if number:
                tally.add(SACK + spice, number)
        tally.add(SACKS, sacks)
        tally.add(SACKS + 1, min(sacks, 3))
        tally.add(SACKS + 2, min(sacks, 6))
    empty = fields - sacks
    if empty:
        tally.add(FIELDS, empty)
        tally.add(FIELDS + 1, min(empty, 3))
    return bag


def _notice_steps(state: State, player: Player, bag: int, tally: Tally) -> None:
    """Steps of the development board that the sacks could pay, apart from ships."""
    if bag == 0:
        return
    ready = 0
    almost = 0
    best = 0
    for column in range(len(COLUMNS)):
        row = player.rows[column]
        if row == ROWS - 1:
            continue
        cost = state.edition.cost[column][row]
        left = bag
        lacking = 0
        for spice in cost:
            if count(left, spice):
                left -= ONE[spice]
            else:
                lacking += 1
        if lacking == 0:
            ready += 1
            best = max(best, len(cost))
        elif lacking == 1:
            almost += 1
    if ready:
        tally.add(READY_STEPS, ready)
        tally.add(READY_STEPS + 1, best)
        tally.add(READY_STEPS + 2, min(best, player.ships))
    if almost:
        tally.add(ALMOST, almost)


def _notice_colonies(state: State, player: Player, tally: Tally) -> None:
    founded = 0
    recruits = state.edition.gives[COLONISTS][player.rows[COLONISTS]] + player.colonists
    for number in range(len(COLONIES)):
        if player.places[FIRST_COLONY + number] != EMPTY:
            founded += 1
            tally.add(COLONY + number, 1)
        else:
            lacking = state.edition.colony_needs[number] - recruits
            if lacking < len(AT_LEAST):
                tally.add(CHANCE + number, AT_LEAST[max(lacking, 0)])
    if founded:
        tally.add(COLONIES_FOUNDED + founded - 1, 1)


def _notice_goods(state: State, seat: int, player: Player, tally: Tally) -> None:
    ships = player.ships
    if ships:
        tally.add(SHIPS_HELD, ships)
        tally.add(SHIPS_HELD + 1, min(ships, 2))
        tally.add(SHIPS_HELD + 2, min(ships, 4))
        tally.add(SHIPS_HELD + 3, min(ships, 8))
    colonists = player.colonists
    if colonists:
        tally.add(COLONISTS_HELD, colonists)
        tally.add(COLONISTS_HELD + 1, min(colonists, 3))
        tally.add(COLONISTS_HELD + 2, min(colonists, 6))
    ducats = player.ducats
    if ducats:
        tally.add(DUCATS_HELD, ducats)
        tally.add(DUCATS_HELD + 1, min(ducats, 3))
        tally.add(DUCATS_HELD + 2, min(ducats, 6))
        tally.add(DUCATS_HELD + 3, min(ducats, 10))
        tally.add(DUCATS_HELD + 4, min(ducats, 16))
    most = 0
    for other, rival in enumerate(state.players):
        if other != seat and rival.ducats > most:
            most = rival.ducats
    if ducats >= most:
        tally.add(RICHEST, 1)
    tally.add(RICHEST + 1, max(-10, min(10, ducats - most)))
    turns = action_turns_left(state, seat)
    if turns:
        tally.add(TURNS, turns)
    if player.extra_actions:
        tally.add(TURNS + 1, player.extra_actions)
        tally.add(TURNS + 2, 1)
    if state.flag_holder == seat:
        tally.add(FLAG, 1)


def action_turns_left(state: State, seat: int) -> int:
    """Actions of this round that the seat has not begun to carry out, the open turn's included."""
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


def _notice_cards(state: State, player: Player, tally: Tally) -> None:
    held = len(player.hand)
    if held == 0:
        return
    equal = [0] * len(SYMBOLS)
    for card in player.hand:
        face = state.edition.cards[card]
        equal[face.symbol] += 1
        tally.add(EFFECT + face.effect, 1)
    points = 0
    for number in equal:
        points += state.edition.symbol_points[number]
    tally.add(CARDS, held)
    tally.add(CARDS + 1, min(held, 2))
    tally.add(CARDS + 2, points)


def _notice_tiles(state: State, player: Player, sacks: int, tally: Tally) -> None:
    for kind in player.tiles:
        if kind < SHIP:
            tally.add(OTHER_TILES, 1)
        else:
            tally.add(TILE + kind - SHIP, 1)
            if kind == DUTY:
                tally.add(DUTY_SACKS, min(sacks, state.edition.duty_sacks))
    for kind in player.resting:
        tally.add(RESTING + kind - SHIP, 1)
    points = 0
    for kind in player.kept:
        if kind == DUTY:
            points += state.edition.duty_points
        elif kind == MISSION_2:
            points += state.edition.mission_points[0]
        elif kind == MISSION_3:
            points += state.edition.mission_points[1]
    if points:
        tally.add(POINTS, points)
    _notice_single_plantations(player, tally)


def _notice_single_plantations(player: Player, tally: Tally) -> None:
    singles = 0
    foreman = False
    for kind in player.kept:
        if kind == FOREMAN:
            foreman = True
        elif kind < len(SPICES):
            singles += 1
    for place in range(FIRST_COLONY):
        laid = player.places[place]
        if laid >> SPICE_BITS == 1 and laid & ANY_SPICE != ANY_SPICE:
            singles += 1
    if singles:
        tally.add(POINTS + 1, singles)
        if foreman:
            tally.add(POINTS + 2, singles)
    if foreman:
        tally.add(POINTS + 3, 1)
