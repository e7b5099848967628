"""SCO: points, line by line."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, plantation_kind
from goa.core.state import Player, State
from goa.editions.kinds import ANY_SPICE, PLANTATION, TILE_ROWS
from goa.editions.types import Edition
from goa.editions.vocabulary import DUTY, FOREMAN, MISSION_2, MISSION_3, SYMBOLS

# TIL-1, TIL-2: by kind of tile; Crop rotation is no single plantation
_IS_SINGLE: Final[tuple[bool, ...]] = tuple(
    [row.group == PLANTATION and row.fields == 1 and row.accepts != ANY_SPICE for row in TILE_ROWS]
)

# The lines of the scoring sheet in their order, fields of Score, each with its rule.
SCORE_LINES: Final[dict[str, str]] = {
    "markers": "SCO-1",
    "colonies": "SCO-2",
    "expedition_cards": "SCO-3",
    "most_ducats": "SCO-4",
    "single_plantations": "SCO-5",
    "duties": "SCO-6",
    "missions": "SCO-7",
}


@final
@dataclass(init=False)
class Score:
    """The points of one seat, a line of the scoring sheet each, as SCORE_LINES lists them."""

    markers: int
    colonies: int
    expedition_cards: int
    most_ducats: int
    single_plantations: int
    duties: int
    missions: int
    total: int
    ducats: int  # SCO-8: they break a tie

    # Written out: a generated one is not compiled, and every view counts points.
    def __init__(
        self,
        markers: int,
        colonies: int,
        expedition_cards: int,
        most_ducats: int,
        single_plantations: int,
        duties: int,
        missions: int,
        total: int,
        ducats: int,
    ) -> None:
        self.markers = markers
        self.colonies = colonies
        self.expedition_cards = expedition_cards
        self.most_ducats = most_ducats
        self.single_plantations = single_plantations
        self.duties = duties
        self.missions = missions
        self.total = total
        self.ducats = ducats


@dataclass(frozen=True)
class Scores:
    """The scoring sheet; several winners share the victory."""

    seats: tuple[Score, ...]
    winners: tuple[int, ...]


def score(state: State) -> Scores:
    richest = max([player.ducats for player in state.players])
    seats = tuple([score_player(state.edition, player, richest) for player in state.players])
    best = max([(line.total, line.ducats) for line in seats])
    winners = tuple([seat for seat, line in enumerate(seats) if (line.total, line.ducats) == best])
    return Scores(seats, winners)


def score_player(edition: Edition, player: Player, richest: int) -> Score:
    """The lines of one seat. Of the other seats only the ducats of the richest matter."""
    markers = sum([edition.row_points[row] for row in player.rows])
    colonies = edition.colony_points[count_colonies(player)]
    expedition_cards = _expedition_points(edition, player)
    most_ducats = edition.most_ducats_points if player.ducats == richest else 0
    for_each = edition.foreman_points if FOREMAN in player.kept else edition.single_plantation_points
    single_plantations = count_single_plantations(player) * for_each
    duties = player.kept.count(DUTY) * edition.duty_points
    missions = (
        player.kept.count(MISSION_2) * edition.mission_points[0]
        + player.kept.count(MISSION_3) * edition.mission_points[1]
    )
    total = markers + colonies + expedition_cards + most_ducats + single_plantations + duties + missions
    return Score(
        markers, colonies, expedition_cards, most_ducats, single_plantations, duties, missions, total, player.ducats
    )


def count_colonies(player: Player) -> int:
    return sum([1 for place in range(FIRST_COLONY, PLACE_COUNT) if player.places[place] != EMPTY])


def count_single_plantations(player: Player) -> int:
    """On the board or face down; Crop rotation is none, TIL-2."""
    on_board = [plantation_kind(laid) for laid in player.places[:FIRST_COLONY] if laid != EMPTY]
    return sum([1 for kind in [*on_board, *player.kept] if _IS_SINGLE[kind]])


def points_of_one_card(edition: Edition, hand: tuple[int, ...], symbol: int) -> int:
    """SCO-3: how many points fewer a hand scores without one of its cards with this symbol."""
    number = sum([1 for card in hand if edition.cards[card].symbol == symbol])
    return edition.symbol_points[number] - edition.symbol_points[number - 1] if number else 0


def _expedition_points(edition: Edition, player: Player) -> int:
    equal = [0] * len(SYMBOLS)
    for card in player.hand:
        equal[edition.cards[card].symbol] += 1
    return sum([edition.symbol_points[number] for number in equal])
