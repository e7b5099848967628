"""Search: compares the best-rated choices by rollouts on imagined positions until its time is up."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from goa.bots.evaluation.lookahead import Lookahead
from goa.bots.evaluation.weights import CURRENT, rater_for
from goa.bots.explain.choice_explanations import ChoiceExplanation
from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.protocol import dice_at
from goa.core.choices import Choice
from goa.rules.auction import BidOnLot, BuyOrPass
from goa.views.observation import Observation

MOST_CANDIDATES: Final = 8
MOST_BEHIND: Final = 4.0  # points behind the best rating
CLOCK: Final = perf_counter
ANY_NUMBER: Final = 1_000_000  # of imagined positions: only the time counts
SHARE_OF_TIME: Final = 0.8  # of the budget: a long last rollout or a busy machine must not exceed it


class SearchBot:
    """Thinks for at most a set time, half a second by default; auctions are left to the exact solver.

    After a comma the argument may bound the imagined positions as well: "0.5,4" plays on from four at most.
    """

    def __init__(
        self, seed: int, budget: str = "0.5", clock: Callable[[], float] = CLOCK, weights: str = CURRENT
    ) -> None:
        self.seed = seed
        seconds, comma, positions = budget.partition(",")
        self.seconds = read_seconds(seconds)
        self.most_positions = read_positions(positions) if comma else ANY_NUMBER
        self.clock = clock
        self.weights = weights

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        started = self.clock()
        rater = rater_for(observation.edition, len(observation.players), self.weights)
        lookahead = Lookahead(rater, observation, dice_at(self.seed, observation))
        lookahead.start(MOST_CANDIDATES, MOST_BEHIND)
        if not isinstance(observation.agenda[-1], BidOnLot | BuyOrPass):
            self._search(lookahead, started)
        return offered[lookahead.best()]

    def explain(self, observation: Observation, offered: Sequence[Choice]) -> list[ChoiceExplanation]:
        return HeuristicBot(self.seed, weights=self.weights).explain(observation, offered)

    def _search(self, lookahead: Lookahead, started: float) -> None:
        """Sequential halving: each stage has an equal share of the time and keeps the better half of the candidates."""
        stages = (len(lookahead.candidates) - 1).bit_length()
        now = self.clock()
        longest = 0.0
        for stage in range(1, stages + 1):
            until = started + self.seconds * SHARE_OF_TIME * stage / stages
            while self._may_go_on(lookahead) and now + longest < until:
                lookahead.roll_out_next()
                longest = max(longest, self.clock() - now)
                now = self.clock()
            lookahead.halve()

    def _may_go_on(self, lookahead: Lookahead) -> bool:
        return len(lookahead.candidates) > 1 and lookahead.samples < self.most_positions


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 600:  # noqa: PLR2004 - nobody waits longer than ten minutes for a choice
        raise ValueError(f'expected seconds between 0 and 600, came "{text}"')
    return seconds


def read_positions(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= ANY_NUMBER:
        raise ValueError(f'expected a number of positions from 1 to {ANY_NUMBER} after the comma, came "{text}"')
    return int(text)
