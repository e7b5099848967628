"""A bot that errs as people do, for the weaker levels.

It rates choices like the heuristic, then makes three kinds of errors, all growing with one number of points:

- A taste that lasts for the whole game: it values each kind of tile, action or colony too highly or not highly enough.
- Choices that are worth nearly the same are confused; clearly better ones seldom are.
- Cards and tiles that could be used besides the question at hand are sometimes overlooked.
"""

import math
from collections.abc import Sequence
from typing import Final

from goa.bots.evaluation.choice_rating import ChoiceRater
from goa.bots.evaluation.weights import rater_for
from goa.bots.explain.choice_explanations import ChoiceExplanation
from goa.bots.players.heuristic import HeuristicBot, read_points
from goa.bots.players.protocol import dice_at
from goa.core.choices import Choice, TileChoice
from goa.core.dice import MASK, STRIDE, face, rolled
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE
from goa.rules.auction import BidOnLot, BuyOrPass, tile_of_lot
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.views.imagine import imagine
from goa.views.observation import Observation

STEPS: Final = 10_000  # of a random number
SHARE_OF_TASTE: Final = 0.6  # of the points: the standard deviation of how far a kind of thing is misjudged all game
SHARE_OF_CONFUSION: Final = 0.35  # of the points: choices this far apart are confused easily
OVERSIGHT_A_POINT: Final = 0.05  # how likely an extra is overlooked at one question, for each point
MOST_OVERSIGHT: Final = 0.4
TILE_TASTES: Final = (
    1_000_000  # keeps the tastes for tiles apart from those for choices, which are numbered by their ids
)


class FallibleBot:
    """Rates like the heuristic, but errs as people do, by about as many points as the number after the colon."""

    def __init__(self, seed: int, points: str = "3") -> None:
        self.seed = seed
        self.points = read_points(points)

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        dice = dice_at(self.seed, observation)
        state = imagine(observation, dice)
        ratings = self.rate(rater_for(state.edition, state.seats), state)
        best = -1
        highest = 0.0
        for number, choice in enumerate(offered):
            dice = rolled(dice)
            is_overlooked = choice.interrupts and _chance(dice) < min(MOST_OVERSIGHT, OVERSIGHT_A_POINT * self.points)
            dice = rolled(dice)
            seeming = ratings[number] + self.points * SHARE_OF_CONFUSION * _surprise(dice)
            if not is_overlooked and (best < 0 or seeming > highest):
                best = number
                highest = seeming
        return offered[max(best, 0)]

    def rate(self, rater: ChoiceRater, state: State) -> list[float]:
        """The ratings as they seem to this player, before anything is confused."""
        frame = state.agenda[-1]
        if not isinstance(frame, BidOnLot | BuyOrPass | PlaceMarker | PlaceFlag):
            return [
                rating + self._taste(_thing(choice))
                for rating, choice in zip(rater.rate(state), state.offered, strict=True)
            ]
        appraiser = rater.appraiser(state)
        is_auction = isinstance(frame, BidOnLot | BuyOrPass)
        for kind in {tile_of_lot(state)} if is_auction else set(state.grid) - {NO_TILE}:
            as_it_is = appraiser.value_with(frame.seat, kind)
            appraiser.with_tile[frame.seat][kind] = as_it_is + self._taste(TILE_TASTES + kind)
        return rater.rate_market(state, appraiser)

    def explain(self, observation: Observation, offered: Sequence[Choice]) -> list[ChoiceExplanation]:
        return HeuristicBot(self.seed).explain(observation, offered)

    def _taste(self, thing: int) -> float:
        """Points by which this thing is misjudged in the whole game; near a normal distribution."""
        dice = (self.seed ^ (thing * STRIDE)) & MASK
        total = 0.0
        for _ in range(6):
            dice = rolled(dice)
            total += _chance(dice) - 0.5
        return self.points * SHARE_OF_TASTE * total * math.sqrt(2.0)  # six of them have a variance of one half


def _thing(choice: Choice) -> int:
    """What the taste is about: a tile whatever is done with it, or the choice itself."""
    return TILE_TASTES + choice.kind if isinstance(choice, TileChoice) else choice.id


def _chance(dice: int) -> float:
    return face(dice, STEPS) / STEPS


def _surprise(dice: int) -> float:
    """Gumbel noise: with it, the best of several choices is taken with the chances of a softmax."""
    return -math.log(-math.log((face(dice, STEPS) + 0.5) / STEPS))
