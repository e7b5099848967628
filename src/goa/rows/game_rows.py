"""Encodes the rows of one game; what has not changed since an earlier row is not encoded again."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from goa.core.choices import SEATS
from goa.core.state import NOBODY, NOTHING
from goa.rows.byte_pieces import PASSED_AND_PLAYED, ROUNDS, TIMES, number, tally_tiles
from goa.rows.card_bytes import colony_bytes, founding_bytes, hand_bytes, open_card_bytes, unseen_bytes
from goa.rows.grid_bytes import auction_bytes, grid_bytes, marker_bytes, surprise_bytes
from goa.rows.phase_bytes import NO_QUESTION, passed_from, question_bytes, rules_bytes, seat_bytes, seat_from
from goa.rows.player_bytes import UNKNOWN, Boards, Holdings, marker_row_bytes, place_bytes, resting_bytes

if TYPE_CHECKING:
    from goa.core.state import Options, Player, State
    from goa.editions.types import Edition

Numbers = tuple[int, ...]


@final
class SeatMemory:
    """What lay in front of a seat, and its bytes."""

    def __init__(self) -> None:
        self.rows: Numbers | None = None
        self.places: Numbers | None = None
        self.sacks: list[int] = []
        self.tiles: Numbers | None = None
        self.resting: Numbers | None = None
        self.kept: Numbers | None = None
        self.row_bytes = b""
        self.place_bytes = b""
        self.tile_bytes = b""
        self.resting_bytes = b""
        self.kept_bytes = b""
        self.hand: Numbers | None = None
        self.shuffled_in: Numbers | None = None
        self.shuffles = 0
        self.from_pile = 0
        self.ducats = 0
        self.ships = 0
        self.colonists = 0
        self.extra_actions = 0

    def take_board(self, player: Player) -> bool:
        """Encode what changed; whether anything did."""
        changed = False
        if player.rows is not self.rows:
            self.rows = player.rows
            self.row_bytes = marker_row_bytes(player.rows)
            changed = True
        if player.places is not self.places or player.sacks != self.sacks:
            self.places = player.places
            self.sacks = player.sacks[:]
            self.place_bytes = place_bytes(player.places, player.sacks)
            changed = True
        if player.tiles is not self.tiles:
            self.tiles = player.tiles
            self.tile_bytes = tally_tiles(player.tiles)
            changed = True
        if player.resting is not self.resting:
            self.resting = player.resting
            self.resting_bytes = resting_bytes(player.resting)
            changed = True
        if player.kept is not self.kept:
            self.kept = player.kept
            self.kept_bytes = tally_tiles(player.kept)
            changed = True
        return changed

    def take_holdings(self, player: Player, shuffled_in: Numbers, shuffles: int) -> bool:
        """Note what changed; whether anything did."""
        changed = False
        if player.hand is not self.hand or shuffled_in is not self.shuffled_in or shuffles != self.shuffles:
            self.hand = player.hand
            self.shuffled_in = shuffled_in
            self.shuffles = shuffles
            from_pile = 0
            for card in player.hand:
                if shuffled_in[card] == shuffles:
                    from_pile += 1
            self.from_pile = from_pile
            changed = True
        if (
            player.ducats != self.ducats
            or player.ships != self.ships
            or player.colonists != self.colonists
            or player.extra_actions != self.extra_actions
        ):
            self.ducats = player.ducats
            self.ships = player.ships
            self.colonists = player.colonists
            self.extra_actions = player.extra_actions
            changed = True
        return changed


@final
class ViewerMemory:
    """The bytes that depend on the viewer. Versions count from 1, so 0 is older than all of them."""

    def __init__(self, rules: bytes) -> None:
        self.rules = rules
        self.boards_version: i64 = 0
        self.boards = b""
        self.holdings_version: i64 = 0
        self.all_ducats = False
        self.holdings = b""
        self.hand: Numbers | None = None
        self.hand_bytes = b""
        self.cards_version: i64 = 0
        self.unseen = b""


@final
class GameRows:
    """The rows of one game, or of positions that have much in common; the position before may be any."""

    def __init__(self) -> None:
        self.edition: Edition | None = None
        self.options: Options | None = None
        self.seats: list[SeatMemory] = []
        self.viewers: list[ViewerMemory | None] = []
        self.boards_version: i64 = 1
        self.holdings_version: i64 = 1
        self.cards_version: i64 = 1
        self.grid: list[int] = []
        self.grid_bytes = b""
        self.markers: Numbers | None = None
        self.marker_bytes = b""
        self.corners: Numbers | None = None
        self.bonanza_seen: Numbers | None = None
        self.box: Numbers | None = None
        self.surprise_bytes = b""
        self.discards: Numbers | None = None
        self.turned: Numbers | None = None
        self.open_card_bytes = b""
        self.stacks: tuple[Numbers, ...] | None = None
        self.reached = 0
        self.colony_bytes = b""

    def row(self, state: State, viewer: int, counted_ducats: bool) -> bytes:
        """The row that a viewer may see; with counted ducats also the money that can be counted (SET-7)."""
        seats = len(state.players)
        if state.edition is not self.edition or state.options is not self.options or seats != len(self.seats):
            self._begin(state)
        self._take_table(state)
        self._take_players(state)
        memory = self._memory_of(viewer, seats)
        is_over = not state.agenda
        hand: Numbers = () if viewer == NOBODY else state.players[viewer].hand
        if memory.hand is not hand or memory.cards_version != self.cards_version:
            self._take_hand(memory, state, hand)
        all_ducats = counted_ducats or is_over or state.options.open_money
        if memory.holdings_version != self.holdings_version or memory.all_ducats != all_ducats:
            self._take_holdings(memory, state, viewer, all_ducats)
        if memory.boards_version != self.boards_version:
            self._take_boards(memory, viewer)
        passed = passed_from(state.out_of_extras, viewer, seats)
        return b"".join([
            memory.rules,
            TIMES[(state.part * ROUNDS + state.round) * ROUNDS + state.action],
            seat_bytes(viewer, seats, state.seat, state.turn, state.flag_holder, state.opener),
            PASSED_AND_PLAYED[passed * 2 + 1 if state.card_played else passed * 2],
            NO_QUESTION if is_over else question_bytes(state.agenda[-1]),
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
            memory.holdings,
            memory.boards,
        ])  # fmt: skip

    def _begin(self, state: State) -> None:
        self.edition = state.edition
        self.options = state.options
        self.seats = [SeatMemory() for _ in state.players]
        self.viewers = [None] * (SEATS + 1)
        self.box = None  # what is shown of it depends on the edition, and so do the cards
        self.discards = None

    def _memory_of(self, viewer: int, seats: int) -> ViewerMemory:
        memory = self.viewers[viewer]  # NOBODY has the last one
        if memory is None:
            assert self.edition is not None
            assert self.options is not None
            memory = ViewerMemory(rules_bytes(self.edition, self.options, viewer, seats))
            self.viewers[viewer] = memory
        return memory

    def _take_table(self, state: State) -> None:
        """Encode what changed of what everyone sees."""
        if state.grid != self.grid:
            self.grid = state.grid[:]
            self.grid_bytes = grid_bytes(state.grid)
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
            self.open_card_bytes = open_card_bytes(state.edition, state.discards, state.turned)
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
            if memory.take_board(player):
                self.boards_version += 1
            if memory.take_holdings(player, shuffled_in, shuffles):
                self.holdings_version += 1

    def _take_hand(self, memory: ViewerMemory, state: State, hand: Numbers) -> None:
        memory.hand = hand
        memory.hand_bytes = hand_bytes(state.edition, hand)
        memory.unseen = unseen_bytes(state.edition, hand, state.discards, state.turned)
        memory.cards_version = self.cards_version

    def _take_holdings(self, memory: ViewerMemory, state: State, viewer: int, all_ducats: bool) -> None:
        holdings = Holdings()
        seats = len(state.players)
        for seat, player in enumerate(state.players):
            holdings.add(
                seat_from(seat, viewer, seats),
                player.ducats if all_ducats or seat == viewer else UNKNOWN,
                player.ships,
                player.colonists,
                player.extra_actions,
                len(player.hand),
                self.seats[seat].from_pile,
            )
        memory.holdings = holdings.joined()
        memory.holdings_version = self.holdings_version
        memory.all_ducats = all_ducats

    def _take_boards(self, memory: ViewerMemory, viewer: int) -> None:
        boards = Boards()
        seats = len(self.seats)
        for seat, board in enumerate(self.seats):
            boards.add(
                seat_from(seat, viewer, seats),
                board.row_bytes,
                board.place_bytes,
                board.tile_bytes,
                board.resting_bytes,
                board.kept_bytes,
            )
        memory.boards = boards.joined()
        memory.boards_version = self.boards_version


def _covered(corners: Numbers) -> int:
    """The corners under which a tile still lies, as bits."""
    bits = 0
    for corner, tile in enumerate(corners):
        if tile != NOTHING:
            bits |= 1 << corner
    return bits
