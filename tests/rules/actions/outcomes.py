"""Every way a Harvest can end, counted twice: as the engine offers it, and straight from the rules.

The second count knows no frames, no order of picks and no question that is left out. Sacks are laid anywhere there is
room, and a sale or a Duty comes before, between or after them.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tests.table import texts

import goa
from goa.core.places import FIRST_COLONY, PLACE_COUNT, SPICES_IN, accepted_by, field_count
from goa.core.sacks import count
from goa.core.state import Player, State
from goa.editions.vocabulary import DUTY, HARVEST, MIXED_HARVEST, SELL_SPICES, SPICES

Sack = tuple[int, int]  # place and spice
SAID = ("harvest", "end turn", "done", "fill ", "give ", "one ", "use duty", "play sell spices", "play mixed harvest")


class Outcome(NamedTuple):
    """What a turn with a Harvest leads to; plantations that are alike count as one."""

    boards: tuple[tuple[int, tuple[int, ...]], ...]
    ducats: int
    ships: int
    colonists: int
    duties: int
    hand: int


def _outcome(places: tuple[int, ...], sacks: list[Sack], rest: tuple[int, int, int, int, int]) -> Outcome:
    boards = [(laid, tuple(sorted(spice for on, spice in sacks if on == place))) for place, laid in enumerate(places)]
    return Outcome((*sorted(boards[:FIRST_COLONY]), *boards[FIRST_COLONY:]), *rest)


def _sacks_of(player: Player) -> list[Sack]:
    every = [(place, spice) for place in range(PLACE_COUNT) for spice in range(len(SPICES))]
    return [sack for sack in every for _ in range(count(player.sacks[sack[0]], sack[1]))]


def offered_outcomes(state: State) -> set[Outcome]:
    """By what the engine offers to the seat at its action, where Harvest is the action it takes."""
    seat = state.seat
    found: set[Outcome] = set()
    seen: set[object] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        player = state.players[seat]
        if state.turn != seat:
            duties = player.kept.count(DUTY)
            rest = (player.ducats, player.ships, player.colonists, duties, len(player.hand))
            found.add(_outcome(player.places, _sacks_of(player), rest))
            continue
        sign = (
            str(state.agenda),
            str(player.sacks),
            player.tiles,
            player.hand,
            player.ducats,
            player.ships,
            player.colonists,
        )
        if sign in seen:
            continue
        seen.add(sign)
        for text in texts(state):
            if text.startswith(SAID):
                branch = state.copy()
                goa.apply(branch, text)
                waiting.append(branch)
    return found


class _Turn(NamedTuple):
    sacks: tuple[Sack, ...]
    left: int  # pieces still to be taken, or one of the two below
    ducats: int
    ships: int
    colonists: int
    duties: int  # to be fulfilled
    sale: bool  # still in the hand
    mixture: bool
    is_mixed: bool
    card_played: bool


BEFORE, AFTER = -1, -2


def ruled_outcomes(state: State) -> set[Outcome]:
    """By the rules alone: ACT-4, ACT-9, EXP-2, EXP-3 and TIL-19."""
    player = state.players[state.seat]
    edition = state.edition
    effects = [edition.cards[card].effect for card in player.hand]
    others = len([effect for effect in effects if effect not in (SELL_SPICES, MIXED_HARVEST)])
    first = _Turn(
        tuple(_sacks_of(player)),
        BEFORE,
        player.ducats,
        player.ships,
        player.colonists,
        player.tiles.count(DUTY),
        SELL_SPICES in effects,
        MIXED_HARVEST in effects,
        False,
        state.card_played,
    )
    kept = player.kept.count(DUTY) + player.tiles.count(DUTY)
    found: set[Outcome] = set()
    seen = {first}
    waiting = [first]
    while waiting:
        turn = waiting.pop()
        if turn.left == AFTER:
            hand = others + turn.sale + turn.mixture
            rest = (turn.ducats, turn.ships, turn.colonists, kept - turn.duties, hand)
            found.add(_outcome(player.places, list(turn.sacks), rest))
        for following in _following(state, player, turn):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return found


def _following(state: State, player: Player, turn: _Turn) -> Iterator[_Turn]:
    yield from _with_fewer_sacks(state, turn)
    if turn.left == BEFORE:
        yield turn._replace(left=state.edition.gives[HARVEST][player.rows[HARVEST]])
    elif turn.left == 0:
        yield turn._replace(left=AFTER)
    elif turn.left > 0:
        yield from _with_another_piece(player, turn)


def _with_fewer_sacks(state: State, turn: _Turn) -> Iterator[_Turn]:
    """TIL-19 and EXP-2: a Duty is fulfilled, or spices are sold."""
    edition = state.edition
    if turn.duties and len(turn.sacks) >= edition.duty_sacks:
        for sacks in _without(turn.sacks, edition.duty_sacks):
            yield turn._replace(sacks=sacks, duties=turn.duties - 1)
    if turn.sale and not turn.card_played:
        for number in range(1, min(len(turn.sacks), edition.sale_limit or len(turn.sacks)) + 1):
            for sacks in _without(turn.sacks, number):
                ducats = turn.ducats + number * edition.sale_price
                yield turn._replace(sacks=sacks, ducats=ducats, sale=False, card_played=True)


def _with_another_piece(player: Player, turn: _Turn) -> Iterator[_Turn]:
    """ACT-4 and EXP-3: a sack onto any empty field, or with the card a ship or a colonist."""
    if turn.mixture and not turn.card_played:
        yield turn._replace(mixture=False, is_mixed=True, card_played=True)
    has_room = False
    for place, laid in enumerate(player.places):
        if sum(on == place for on, _ in turn.sacks) < field_count(laid):
            has_room = True
            for spice in SPICES_IN[accepted_by(laid)]:
                sacks = tuple(sorted((*turn.sacks, (place, spice))))
                yield turn._replace(sacks=sacks, left=turn.left - 1)
    if turn.is_mixed:
        yield turn._replace(ships=turn.ships + 1, left=turn.left - 1)
        yield turn._replace(colonists=turn.colonists + 1, left=turn.left - 1)
    elif not has_room:
        yield turn._replace(left=AFTER)


def _without(sacks: tuple[Sack, ...], number: int) -> set[tuple[Sack, ...]]:
    """What can be left of the sacks when so many go."""
    return set(combinations(sacks, len(sacks) - number))
