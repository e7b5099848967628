"""The games of a worker process: lanes in which one game follows another.

A lane asks only for the seats that networks play. Seats of other bots are played here, between two questions. These
bots rate the table itself with the pile reshuffled (`goa.bots.evaluation.rollout`): that is faster than observations.
They play by the frozen weights of the fixed opponents, so that runs stay comparable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from goa.bots.evaluation.rollout import CachedRater, choose
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.fixed import FROZEN_WEIGHTS
from goa.core.choices import CATALOGUE, SEATS
from goa.core.dice import HIGHEST_SEED, face, rolled, shuffle
from goa.core.engine import advance
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rows.incremental_rows import GameRows
from goa.rows.row_writer import RowWriter
from goa.rules.scoring import score
from goa.rules.setup import set_up

if TYPE_CHECKING:
    from training.selfplay.memory import Arrays

# Points of even noise on each bot's ratings: weaker opponents are no level that people play. A network's seat has none.
NOISE: Final[dict[str, float]] = {"captain": 0.0, "merchant": 3.0, "novice": 9.0}
NETWORKS: Final = ("learner", "earlier")
ROLES: Final = (*NETWORKS, *NOISE)
CHANCE_STEPS: Final = 10_000  # parts in which chances are counted
LINE_UP: Final = 0x2545F491  # keeps the dice for line-ups apart from those of the game


@dataclass(frozen=True)
class LaneKind:
    """What is played in a lane; plain, so that a worker process can be told."""

    number: int  # of the kind of game in the configuration
    edition: str
    players: tuple[str, ...]
    quick_start: float  # how likely
    bonanza: float
    open_money: float


class Lane:
    """Game k of lane n has the seed that is k * lanes + n above the first."""

    def __init__(self, kind: LaneKind, seed: int, lanes: int) -> None:
        self.kind = kind
        self.seed = seed
        self.lanes = lanes
        self.edition = load_edition(kind.edition)
        self.rater = rater_for(self.edition, len(kind.players), FROZEN_WEIGHTS)
        self.rows = GameRows()
        self.begin()

    def begin(self) -> None:
        """Set up the next game and play it to the first question for a network."""
        kind = self.kind
        dice = rolled(self.seed ^ LINE_UP)
        order = list(range(len(kind.players)))
        dice = shuffle(order, dice)
        roles = [kind.players[place] for place in order]
        chances = (kind.quick_start, kind.bonanza if self.edition.bonanza else 0.0, kind.open_money)
        wanted: list[bool] = []
        for chance in chances:
            dice = rolled(dice)
            wanted.append(face(dice, CHANCE_STEPS) < chance * CHANCE_STEPS)
        self.state = set_up(self.edition, len(roles), self.seed, Options(*wanted))
        self.learners = sum(1 << seat for seat, role in enumerate(roles) if role == "learner")  # a bit for each seat
        self.noise = [NOISE.get(role) for role in roles]
        self.cached = CachedRater(self.rater)
        self.dice = rolled(dice)
        self.seed = (self.seed + self.lanes) & HIGHEST_SEED
        self.play_bots()

    def play_bots(self) -> None:
        """Answer every question that has one answer or is for a bot."""
        state = self.state
        while state.agenda:
            offered = state.offered
            if len(offered) == 1:
                advance(state, offered[0])
                continue
            noise = self.noise[state.seat]
            if noise is None:
                return
            self.dice = rolled(self.dice)
            advance(state, choose(self.cached, state, self.dice, noise))


class Lanes:
    """Some lanes and the arrays they write into."""

    def __init__(self, kinds: list[LaneKind], first: int, lanes: int, seed: int, arrays: Arrays) -> None:
        self.arrays = arrays
        self.lanes = [Lane(kind, seed + first + place, lanes) for place, kind in enumerate(kinds)]
        writer = RowWriter(arrays.row_bytes, arrays.mask_bytes)
        for place, lane in enumerate(self.lanes):
            self._show(place, lane, writer)
        writer.finish()

    def step(self) -> None:
        """One answer in every lane; a game that ends makes room for the next."""
        self.arrays.ended.fill(0)
        writer = RowWriter(self.arrays.row_bytes, self.arrays.mask_bytes)
        for place, action in enumerate(self.arrays.actions.tolist()):
            lane = self.lanes[place]
            advance(lane.state, CATALOGUE[action])
            lane.play_bots()
            if not lane.state.agenda:
                self._note_result(place, lane)
                lane.begin()
            self._show(place, lane, writer)
        writer.finish()

    def _show(self, place: int, lane: Lane, writer: RowWriter) -> None:
        state = lane.state
        seat = state.seat
        writer.add(lane.rows.row(state, seat, counted_ducats=True), state.offered)
        self.arrays.seats[place] = seat
        self.arrays.learners[place] = lane.learners

    def _note_result(self, place: int, lane: Lane) -> None:
        scores = score(lane.state)
        absent = [0.0] * (SEATS - len(scores.seats))
        share = 1.0 / len(scores.winners)
        self.arrays.ended[place] = lane.learners
        self.arrays.wins[place] = [share * (seat in scores.winners) for seat in range(len(scores.seats))] + absent
        self.arrays.points[place] = [line.total for line in scores.seats] + absent
