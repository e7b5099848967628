"""Encodes positions as rows, and offered choices as masks.

A row comes straight from the table, which is fast, or from an observation; both show what `observe` allows.
"""

from goa.core.choices import Choice
from goa.core.state import NOBODY, NOTHING, State
from goa.rows.byte_pieces import ONES, ZEROS, tally
from goa.rows.card_bytes import write_cards, write_colonies
from goa.rows.grid_bytes import write_auction, write_grid, write_surprises
from goa.rows.layout import ACTIONS
from goa.rows.phase_bytes import write_phase, write_question, write_rules
from goa.rows.player_bytes import UNKNOWN, Holdings, write_board
from goa.rows.row_template import EMPTY_ROW
from goa.views.observation import Observation


def row_of_state(state: State, viewer: int, counted_ducats: bool) -> bytes:
    """The row that a viewer may see of a table; with counted ducats also the money that can be counted (SET-7)."""
    row = EMPTY_ROW[:]
    seats = len(state.players)
    is_over = not state.agenda
    write_rules(row, state.edition, state.options)
    write_phase(
        row, viewer, seats, state.part, state.round, state.action, state.seat, state.turn, state.flag_holder,
        state.opener, state.out_of_extras, state.card_played,
    )  # fmt: skip
    if not is_over:
        write_question(row, state.agenda[-1])
    write_grid(row, state.grid, state.markers)
    write_auction(row, viewer, seats, state.grid, state.markers, state.lot, state.opener, tuple(state.bids))
    box = state.box if state.edition.put_back_tiles_are_public else ()
    write_surprises(row, _bits_of(state.corners), state.bonanza_seen, box)
    hand: tuple[int, ...] = () if viewer == NOBODY else state.players[viewer].hand
    write_cards(row, state.edition, hand, state.discards, state.turned, len(state.pile), state.shuffles)
    write_colonies(row, state.edition, state.founding, state.recruits, state.stacks, state.reached)
    _write_players(row, state, viewer, counted_ducats or is_over or state.options.open_money)
    return b"".join(row)


def _write_players(row: list[bytes], state: State, viewer: int, all_ducats: bool) -> None:
    seats = len(state.players)
    holdings = Holdings()
    for number, player in enumerate(state.players):
        seat = number if viewer == NOBODY else (number - viewer) % seats
        write_board(
            row, seat, player.rows, player.places, player.sacks, player.tiles, player.resting, player.kept
        )  # fmt: skip
        from_pile = 0
        for card in player.hand:
            if state.shuffled_in[card] == state.shuffles:
                from_pile += 1
        ducats = player.ducats if all_ducats or number == viewer else UNKNOWN
        holdings.add(
            seat, ducats, player.ships, player.colonists, player.extra_actions, len(player.hand), from_pile
        )  # fmt: skip
    holdings.write(row)


def row_of_observation(seen: Observation, counted_ducats: bool) -> bytes:
    """The same row from an observation, so nothing hidden can get into it."""
    row = EMPTY_ROW[:]
    viewer = seen.viewer
    seats = len(seen.players)
    grid = list(seen.grid)
    write_rules(row, seen.edition, seen.options)
    write_phase(
        row, viewer, seats, seen.part, seen.round, seen.action, seen.seat, seen.turn, seen.flag_holder,
        seen.opener, seen.out_of_extras, seen.card_played,
    )  # fmt: skip
    if not seen.is_over:
        write_question(row, seen.agenda[-1])
    write_grid(row, grid, seen.markers)
    write_auction(row, viewer, seats, grid, seen.markers, seen.lot, seen.opener, seen.bids)
    corners = 0
    for corner, is_there in enumerate(seen.corners):
        if is_there:
            corners |= 1 << corner
    write_surprises(row, corners, seen.bonanza_seen, seen.box or ())
    hand = None if viewer == NOBODY else seen.players[viewer].hand
    write_cards(row, seen.edition, hand or (), seen.discards, seen.turned, seen.pile, seen.shuffles)
    write_colonies(row, seen.edition, seen.founding, seen.recruits, seen.stacks, seen.reached)
    holdings = Holdings()
    for number, player in enumerate(seen.players):
        seat = number if viewer == NOBODY else (number - viewer) % seats
        write_board(
            row, seat, player.rows, player.places, list(player.sacks), player.tiles, player.resting, player.kept
        )
        ducats = player.counted_ducats if counted_ducats else player.ducats
        holdings.add(
            seat, UNKNOWN if ducats is None else ducats, player.ships, player.colonists, player.extra_actions,
            player.hand_size, player.hand_by_shuffle[-1],
        )  # fmt: skip
    holdings.write(row)
    return b"".join(row)


def _bits_of(corners: tuple[int, ...]) -> int:
    bits = 0
    for corner, tile in enumerate(corners):
        if tile != NOTHING:
            bits |= 1 << corner
    return bits


def mask_of(offered: list[Choice]) -> bytes:
    """A byte for each choice of the catalogue, 1 where it is offered."""
    pieces: list[bytes] = []
    first = next_free = 0  # of a run of consecutive ids, as bids are
    for choice in offered:
        if choice.id != next_free:
            if choice.id < next_free:  # the rules offer in catalogue order, but the mask does not rely on it
                return tally(tuple(sorted([choice.id for choice in offered])), ACTIONS)
            pieces.append(ONES[next_free - first])
            pieces.append(ZEROS[choice.id - next_free])
            first = choice.id
        next_free = choice.id + 1
    pieces.append(ONES[next_free - first])
    pieces.append(ZEROS[ACTIONS - next_free])
    return b"".join(pieces)
