"""A row straight from the table, and a mask of what is offered."""

from goa.core.choices import Choice
from goa.core.state import NOBODY, NOTHING, State
from goa.rows.byte_pieces import ONES, ZEROS, tally
from goa.rows.card_bytes import write_cards, write_colonies
from goa.rows.grid_bytes import write_auction, write_grid, write_surprises
from goa.rows.layout import ACTIONS
from goa.rows.phase_bytes import write_course, write_question, write_rules
from goa.rows.player_bytes import UNKNOWN, Holdings, write_board
from goa.rows.row_template import EMPTY_ROW


def row_of_state(state: State, viewer: int, counted_ducats: bool) -> bytes:
    """What observe allows the viewer to know, as goa.env.encode lays it out; a test compares the two."""
    row = EMPTY_ROW[:]
    seats = len(state.players)
    is_over = not state.agenda
    write_rules(row, state.edition, state.options)
    write_course(
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


def _bits_of(corners: tuple[int, ...]) -> int:
    bits = 0
    for corner, tile in enumerate(corners):
        if tile != NOTHING:
            bits |= 1 << corner
    return bits


def mask_of(offered: list[Choice]) -> bytes:
    """A byte for each choice of the catalogue, set where it is offered."""
    pieces: list[bytes] = []
    first = next_free = 0  # of a run of choices that follow one another, as bids do
    for choice in offered:
        if choice.id != next_free:
            if choice.id < next_free:  # the rules offer in catalogue order, but nothing shall hang on it
                return tally(tuple(sorted([choice.id for choice in offered])), ACTIONS)
            pieces.append(ONES[next_free - first])
            pieces.append(ZEROS[choice.id - next_free])
            first = choice.id
        next_free = choice.id + 1
    pieces.append(ONES[next_free - first])
    pieces.append(ZEROS[ACTIONS - next_free])
    return b"".join(pieces)
