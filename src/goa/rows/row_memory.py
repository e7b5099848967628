"""What is kept between the rows of a game: of each seat, and for each viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from goa.rows.byte_pieces import tally_tiles
from goa.rows.player_bytes import BoardBytes, Holdings, ducats_of, marker_row_bytes, place_bytes, resting_bytes

if TYPE_CHECKING:
    from goa.core.state import Player

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
        self.board = BoardBytes()
        self.hand: Numbers | None = None
        self.shuffled_in: Numbers | None = None
        self.shuffles = 0
        self.holdings = Holdings()

    def take_rows(self, player: Player) -> bool:
        """Encode the rows of the markers if they changed; whether they did."""
        if player.rows is self.rows:
            return False
        self.rows = player.rows
        self.board.rows = marker_row_bytes(player.rows)
        return True

    def take_places(self, player: Player) -> bool:
        """The same for plantations, colonies and what lies on them."""
        if player.places is self.places and player.sacks == self.sacks:
            return False
        self.places = player.places
        self.sacks = player.sacks[:]
        self.board.places = place_bytes(player.places, player.sacks)
        return True

    def take_tiles(self, player: Player) -> bool:
        """The same for tiles that may be used, that were used and that count at the end."""
        if player.tiles is self.tiles and player.resting is self.resting and player.kept is self.kept:
            return False
        self.tiles = player.tiles
        self.resting = player.resting
        self.kept = player.kept
        self.board.tiles = tally_tiles(player.tiles)
        self.board.resting = resting_bytes(player.resting)
        self.board.kept = tally_tiles(player.kept)
        return True

    def take_goods(self, player: Player, shuffled_in: Numbers, shuffles: int) -> bool:
        """The same for ships, colonists, extra actions and cards. Ducats are taken too, but change so often."""
        holdings = self.holdings
        holdings.ducats = player.ducats
        ships: i64 = player.ships
        colonists: i64 = player.colonists
        extra_actions: i64 = player.extra_actions
        hand = player.hand
        is_same_hand = hand is self.hand and shuffled_in is self.shuffled_in and shuffles == self.shuffles
        if (
            is_same_hand
            and ships == holdings.ships
            and colonists == holdings.colonists
            and extra_actions == holdings.extra_actions
        ):
            return False
        holdings.ships = ships
        holdings.colonists = colonists
        holdings.extra_actions = extra_actions
        if not is_same_hand:
            self.hand = hand
            self.shuffled_in = shuffled_in
            self.shuffles = shuffles
            from_pile: i64 = 0
            for card in hand:
                if shuffled_in[card] == shuffles:
                    from_pile += 1
            holdings.hand_size = len(hand)
            holdings.hand_from_pile = from_pile
        return True


@final
class ViewerMemory:
    """The bytes that depend on the viewer. Versions count from 1, so 0 is older than all of them."""

    def __init__(self, rules: bytes, seats: list[SeatMemory]) -> None:
        self.rules = rules
        self.goods_version: i64 = 0
        self.goods = b""
        self.first, self.second, self.third, self.fourth = seats  # counted from the viewer
        self.rows_version: i64 = 0
        self.rows = b""
        self.places_version: i64 = 0
        self.places = b""
        self.tiles_version: i64 = 0
        self.tiles = b""
        self.hand: Numbers | None = None
        self.hand_bytes = b""
        self.hand_colonists: i64 = 0
        self.cards_version: i64 = 0
        self.unseen = b""

    def ducats(self, known: int) -> bytes:
        """The ducats of the seats whose bits are set."""
        return ducats_of(self.first.holdings, self.second.holdings, self.third.holdings, self.fourth.holdings, known)
