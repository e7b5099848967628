"""Search: plays the best-looking choices out on imagined tables and keeps the better half, until time is up."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from goa.bots.explanation import Opinion
from goa.bots.heuristic import HeuristicBot, dice_at
from goa.bots.judgement import Judgement
from goa.bots.selfplay import play_on
from goa.bots.tuning import judgement_for
from goa.core.choices import Choice
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.auction import BidOnLot, LastWord
from goa.views.imagine import imagine
from goa.views.observation import Observation

MOST_CANDIDATES: Final = 8
WORTH_A_LOOK: Final = 4.0  # points behind the best rating
MARGIN_OF_TIME: Final = 0.9  # of the budget, so that the last table played out does not go over it


class SearchBot:
    """Thinks for a set time, half a second by default; auctions are left to the exact solver."""

    def __init__(self, seed: int, seconds: str = "0.5", clock: Callable[[], float] = perf_counter) -> None:
        self.seed = seed
        self.seconds = _seconds(seconds)
        self.clock = clock
        self.heuristic = HeuristicBot(seed)

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        deadline = self.clock() + self.seconds * MARGIN_OF_TIME
        dice = dice_at(self.seed, observation)
        table = imagine(observation, dice)
        judgement = judgement_for(table.edition, table.seats)
        ratings = judgement.rate(table)
        if isinstance(table.agenda[-1], BidOnLot | LastWord):
            return offered[ratings.index(max(ratings))]
        return offered[self._search(observation, judgement, candidates(ratings), dice, deadline)]

    def explain(self, observation: Observation, offered: Sequence[Choice]) -> list[Opinion]:
        return self.heuristic.explain(observation, offered)

    def _search(
        self, observation: Observation, judgement: Judgement, open_to: list[int], dice: int, deadline: float
    ) -> int:
        """Sequential halving with common random numbers: every choice left is tried on the same imagined tables."""
        totals = dict.fromkeys(open_to, 0.0)
        started = self.clock()
        stages = max(1, (len(open_to) - 1).bit_length())
        for stage in range(stages):
            if len(open_to) == 1:
                break
            until = started + (deadline - started) * (stage + 1) / stages
            while self.clock() < until:
                dice = rolled(dice)
                world = imagine(observation, dice)
                tried: dict[int, float] = {}
                for number in open_to:
                    if self.clock() >= deadline:
                        break
                    tried[number] = _outcome(judgement, world, number, dice)
                if len(tried) == len(open_to):  # an unfinished row would compare unlike with like
                    for number, worth in tried.items():
                        totals[number] += worth
            open_to = sorted(open_to, key=lambda number: -totals[number])[: max(1, (len(open_to) + 1) // 2)]
        return open_to[0]


def candidates(ratings: list[float]) -> list[int]:
    """The choices worth playing out, best first."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number])
    return [number for number in order[:MOST_CANDIDATES] if ratings[number] > ratings[order[0]] - WORTH_A_LOOK]


def _outcome(judgement: Judgement, world: State, number: int, dice: int) -> float:
    """How far ahead the seat is after this choice and the rest of the round."""
    frame = world.agenda[-1]
    assert isinstance(frame, Decision)
    table = world.copy()
    advance(table, world.offered[number])
    play_on(judgement, table, dice)
    ours = judgement.evaluation.worth(table, frame.seat)
    others = [judgement.evaluation.worth(table, seat) for seat in range(table.seats) if seat != frame.seat]
    return ours - (max(others) + sum(others) / len(others)) / 2


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 600:  # noqa: PLR2004 - ten minutes a choice try anyone's patience
        raise ValueError(f'expected seconds between 0 and 600, came "{text}"')
    return seconds
