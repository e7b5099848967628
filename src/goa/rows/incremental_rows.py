"""Encodes the rows of one game; what has not changed since an earlier row is not encoded again."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from goa.core.choices import SEATS
from goa.core.frames import Decision
from goa.core.state import NOBODY, NOTHING
from goa.rows.byte_pieces import PASSED_AND_PLAYED, ROUNDS, TIMES, number
from goa.rows.card_bytes import (
    colonists_on,
    colony_bytes,
    faces_of,
    founding_bytes,
    hand_bytes,
    open_card_bytes,
    unseen_bytes,
)
from goa.rows.grid_bytes import (
    EMPTY_GRID,
    EMPTY_GRID_BYTES,
    auction_bytes,
    grid_bytes_after,
    marker_bytes,
    surprise_bytes,
)
from goa.rows.phase_bytes import NO_QUESTION, passed_from, question_bytes, rules_bytes, seat_bytes, seat_from
from goa.rows.player_bytes import goods_of, places_of, rows_of, tiles_of
from goa.rows.row_memory import Numbers, SeatMemory, ViewerMemory

if TYPE_CHECKING:
    from goa.core.state import Options, State
    from goa.editions.types import Edition
    from goa.rows.card_bytes import Faces


@final
class GameRows:
    """The rows of one game, or of positions that have much in common; the position before may be any."""

    def __init__(self) -> None:
        self.edition: Edition | None = None
        self.options: Options | None = None
        self.seat_count = 0
        self.seats: list[SeatMemory] = []
        self.viewers: list[ViewerMemory | None] = []
        self.rows_version: i64 = 1
        self.places_version: i64 = 1
        self.tiles_version: i64 = 1
        self.goods_version: i64 = 1
        self.cards_version: i64 = 1
        self.faces: Faces | None = None
        self.grid: list[int] = EMPTY_GRID
        self.grid_bytes = EMPTY_GRID_BYTES
        self.markers: Numbers | None = None
        self.marker_bytes = b""
        self.corners: Numbers | None = None
        self.bonanza_seen: Numbers | None = None
        self.box: Numbers | None = None
        self.surprise_bytes = b""
        self.discards: Numbers | None = None
        self.turned: Numbers | None = None
        self.open_card_bytes = b""
        self.open_colonists: i64 = 0
        self.stacks: tuple[Numbers, ...] | None = None
        self.reached = 0
        self.colony_bytes = b""

    def row(self, state: State, viewer: int, counted_ducats: bool) -> bytes:
        """The row that a viewer may see; with counted ducats also the money that can be counted (SET-7)."""
        seats = len(state.players)
        if state.edition is not self.edition or state.options is not self.options or seats != self.seat_count:
            self._begin(state)
        self._take_table(state)
        self._take_players(state)
        memory = self._memory_of(viewer, seats)
        hand: Numbers = () if viewer == NOBODY else state.players[viewer].hand
        if memory.hand is not hand or memory.cards_version != self.cards_version:
            self._take_hand(memory, hand)
        self._order_seats(memory)
        decides, question = NOBODY, NO_QUESTION
        if state.agenda:
            frame = state.agenda[-1]
            assert isinstance(frame, Decision)
            decides, question = frame.seat, question_bytes(frame)
        if counted_ducats or decides == NOBODY or state.options.open_money:
            known = (1 << seats) - 1
        else:
            known = 0 if viewer == NOBODY else 1
        passed = passed_from(state.out_of_extras, viewer, seats)
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            memory.rules,
            TIMES[(state.part * ROUNDS + state.round) * ROUNDS + state.action],
            seat_bytes(viewer, seats, decides, state.turn, state.flag_holder, state.opener),
            PASSED_AND_PLAYED[passed * 2 + 1 if state.card_played else passed * 2],
            question,
            self.grid_bytes,
            self.marker_bytes,
            auction_bytes(viewer, seats, state.grid, state.markers, state.lot, state.opener, state.bids),
            self.surprise_bytes,
            memory.hand_bytes,
            self.open_card_bytes,
            memory.unseen,
            number(len(state.pile)),
            number(state.shuffles),
            founding_bytes(state.edition, state.founding, state.recruits),
            self.colony_bytes,
            memory.ducats(known),
            memory.goods,
            memory.rows,
            memory.places,
            memory.tiles,
        )

    def _begin(self, state: State) -> None:
        self.edition = state.edition
        self.options = state.options
        self.seat_count = len(state.players)
        self.faces = faces_of(state.edition)
        self.seats = [SeatMemory() for _ in range(SEATS)]
        self.viewers = [None] * (SEATS + 1)
        self.box = None  # what is shown of it depends on the edition, and so do the cards
        self.discards = None

    def _memory_of(self, viewer: int, seats: int) -> ViewerMemory:
        memory = self.viewers[viewer]  # NOBODY has the last one
        if memory is None:
            assert self.edition is not None
            assert self.options is not None
            ordered = self.seats[:]
            for seat in range(seats):
                ordered[seat_from(seat, viewer, seats)] = self.seats[seat]
            memory = ViewerMemory(rules_bytes(self.edition, self.options, viewer, seats), ordered)
            self.viewers[viewer] = memory
        return memory

    def _take_table(self, state: State) -> None:
        """Encode what changed of what everyone sees."""
        if state.grid != self.grid:
            self.grid_bytes = grid_bytes_after(self.grid_bytes, self.grid, state.grid)
            self.grid = state.grid[:]
        if state.markers is not self.markers:
            self.markers = state.markers
            self.marker_bytes = marker_bytes(state.markers)
        if (
            state.corners is not self.corners
            or state.bonanza_seen is not self.bonanza_seen
            or state.box is not self.box
        ):
            self.corners = state.corners
            self.bonanza_seen = state.bonanza_seen
            self.box = state.box
            shown = state.box if state.edition.put_back_tiles_are_public else ()
            self.surprise_bytes = surprise_bytes(_covered(state.corners), state.bonanza_seen, shown)
        if state.discards is not self.discards or state.turned is not self.turned:
            self.discards = state.discards
            self.turned = state.turned
            assert self.faces is not None
            self.open_card_bytes = open_card_bytes(self.faces, state.discards, state.turned)
            self.open_colonists = colonists_on(self.faces, state.discards) + colonists_on(self.faces, state.turned)
            self.cards_version += 1
        if state.stacks is not self.stacks or state.reached != self.reached:
            self.stacks = state.stacks
            self.reached = state.reached
            self.colony_bytes = colony_bytes(state.stacks, state.reached)

    def _take_players(self, state: State) -> None:
        """Encode what changed in front of the seats."""
        shuffled_in = state.shuffled_in
        shuffles = state.shuffles
        for seat, player in enumerate(state.players):
            memory = self.seats[seat]
            if memory.take_rows(player):
                self.rows_version += 1
            if memory.take_places(player):
                self.places_version += 1
            if memory.take_tiles(player):
                self.tiles_version += 1
            if memory.take_goods(player, shuffled_in, shuffles):
                self.goods_version += 1

    def _order_seats(self, memory: ViewerMemory) -> None:
        """Join what changed in front of the seats, in the order that the viewer sees them in."""
        a, b, c, d = memory.first, memory.second, memory.third, memory.fourth
        if memory.rows_version != self.rows_version:
            memory.rows_version = self.rows_version
            memory.rows = rows_of(a.board, b.board, c.board, d.board)
        if memory.places_version != self.places_version:
            memory.places_version = self.places_version
            memory.places = places_of(a.board, b.board, c.board, d.board)
        if memory.tiles_version != self.tiles_version:
            memory.tiles_version = self.tiles_version
            memory.tiles = tiles_of(a.board, b.board, c.board, d.board)
        if memory.goods_version != self.goods_version:
            memory.goods_version = self.goods_version
            memory.goods = goods_of(a.holdings, b.holdings, c.holdings, d.holdings)

    def _take_hand(self, memory: ViewerMemory, hand: Numbers) -> None:
        assert self.faces is not None
        if memory.hand is not hand:
            memory.hand = hand
            memory.hand_bytes = hand_bytes(self.faces, hand)
            memory.hand_colonists = colonists_on(self.faces, hand)
        memory.cards_version = self.cards_version
        memory.unseen = unseen_bytes(self.faces, self.open_colonists + memory.hand_colonists)


def _covered(corners: Numbers) -> int:
    """The corners under which a tile still lies, as bits."""
    bits = 0
    for corner, tile in enumerate(corners):
        if tile != NOTHING:
            bits |= 1 << corner
    return bits
