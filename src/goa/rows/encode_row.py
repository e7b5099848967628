"""Encodes positions as rows, and offered choices as masks.

A row comes straight from the table, which is fast, or from an observation; both show what `observe` allows. Many rows
of one game are encoded faster by `goa.rows.incremental_rows`.
"""

from mypy_extensions import i64

from goa.core.choices import SEATS, Choice
from goa.core.frames import Decision
from goa.core.state import NOBODY, State
from goa.rows.byte_pieces import ONES, PASSED_AND_PLAYED, ROUNDS, TIMES, ZEROS, number, tally, tally_tiles
from goa.rows.card_bytes import (
    colonists_on,
    colony_bytes,
    faces_of,
    founding_bytes,
    hand_bytes,
    open_card_bytes,
    unseen_bytes,
)
from goa.rows.grid_bytes import auction_bytes, grid_bytes, marker_bytes, surprise_bytes
from goa.rows.incremental_rows import GameRows
from goa.rows.layout import ACTIONS
from goa.rows.phase_bytes import NO_QUESTION, passed_from, question_bytes, rules_bytes, seat_bytes, seat_from
from goa.rows.player_bytes import (
    BoardBytes,
    Holdings,
    ducats_of,
    goods_of,
    marker_row_bytes,
    place_bytes,
    places_of,
    resting_bytes,
    rows_of,
    tiles_of,
)
from goa.views.observation import Observation


def row_of_state(state: State, viewer: int, counted_ducats: bool) -> bytes:
    """The row that a viewer may see of a table; with counted ducats also the money that can be counted (SET-7)."""
    return GameRows().row(state, viewer, counted_ducats)


def row_of_observation(seen: Observation, counted_ducats: bool) -> bytes:
    """The same row from an observation, so nothing hidden can get into it."""
    viewer = seen.viewer
    seats = len(seen.players)
    grid = list(seen.grid)
    passed = passed_from(seen.out_of_extras, viewer, seats)
    corners = 0
    for corner, is_there in enumerate(seen.corners):
        if is_there:
            corners |= 1 << corner
    own = None if viewer == NOBODY else seen.players[viewer].hand
    hand = own or ()
    faces = faces_of(seen.edition)
    colonists = colonists_on(faces, hand + seen.discards + seen.turned)
    question = NO_QUESTION
    if not seen.is_over:
        frame = seen.agenda[-1]
        assert isinstance(frame, Decision)
        question = question_bytes(frame)
    return b"".join([
        rules_bytes(seen.edition, seen.options, viewer, seats),
        TIMES[(seen.part * ROUNDS + seen.round) * ROUNDS + seen.action],
        seat_bytes(viewer, seats, seen.seat, seen.turn, seen.flag_holder, seen.opener),
        PASSED_AND_PLAYED[passed * 2 + 1 if seen.card_played else passed * 2],
        question,
        grid_bytes(grid),
        marker_bytes(seen.markers),
        auction_bytes(viewer, seats, grid, seen.markers, seen.lot, seen.opener, list(seen.bids)),
        surprise_bytes(corners, seen.bonanza_seen, seen.box or ()),
        hand_bytes(faces, hand),
        open_card_bytes(faces, seen.discards, seen.turned),
        unseen_bytes(faces, colonists),
        number(seen.pile),
        number(seen.shuffles),
        founding_bytes(seen.edition, seen.founding, seen.recruits),
        colony_bytes(seen.stacks, seen.reached),
        *_holdings_seen(seen, counted_ducats),
        _boards_seen(seen),
    ])  # fmt: skip


def _holdings_seen(seen: Observation, counted_ducats: bool) -> tuple[bytes, bytes]:
    held = [Holdings() for _ in range(SEATS)]
    known = 0
    for seat, player in enumerate(seen.players):
        place = seat_from(seat, seen.viewer, len(seen.players))
        ducats = player.counted_ducats if counted_ducats else player.ducats
        if ducats is not None:
            held[place].ducats = ducats
            known |= 1 << place
        held[place].ships = player.ships
        held[place].colonists = player.colonists
        held[place].extra_actions = player.extra_actions
        held[place].hand_size = player.hand_size
        held[place].hand_from_pile = player.hand_by_shuffle[-1]
    a, b, c, d = held
    return ducats_of(a, b, c, d, known), goods_of(a, b, c, d)


def _boards_seen(seen: Observation) -> bytes:
    boards = [BoardBytes() for _ in range(SEATS)]
    for seat, player in enumerate(seen.players):
        board = boards[seat_from(seat, seen.viewer, len(seen.players))]
        board.rows = marker_row_bytes(player.rows)
        board.places = place_bytes(player.places, list(player.sacks))
        board.tiles = tally_tiles(player.tiles)
        board.resting = resting_bytes(player.resting)
        board.kept = tally_tiles(player.kept)
    a, b, c, d = boards
    return rows_of(a, b, c, d) + places_of(a, b, c, d) + tiles_of(a, b, c, d)


def mask_of(offered: list[Choice]) -> bytes:
    """A byte for each choice of the catalogue, 1 where it is offered.

    Most of what is offered are one or two runs of consecutive ids, such as bids.
    """
    mask = b""
    written: i64 = 0  # bytes of the mask
    first: i64 = 0  # id of the present run
    next_free: i64 = 0  # id after it
    for choice in offered:
        id: i64 = choice.id
        if id != next_free:
            if id < next_free:  # the rules offer in catalogue order, but the mask does not rely on it
                return tally(tuple(sorted([choice.id for choice in offered])), ACTIONS)
            if first != next_free:
                mask = b"%b%b%b" % (mask, ZEROS[first - written], ONES[next_free - first])
                written = next_free
            first = id
        next_free = id + 1
    return b"%b%b%b%b" % (mask, ZEROS[first - written], ONES[next_free - first], ZEROS[ACTIONS - next_free])
