"""The heuristic: rates every choice in expected final points and makes the best one."""

from collections.abc import Sequence
from typing import Final

from goa.bots.evaluation.weights import CURRENT, rater_for
from goa.bots.explain.choice_explanations import ChoiceExplanation, average, explain
from goa.bots.players.protocol import dice_at
from goa.core.choices import Choice
from goa.core.dice import face, rolled
from goa.core.state import State
from goa.views.imagine import imagine
from goa.views.observation import Observation

SAMPLES: Final = 6  # imagined positions behind an explanation
NOISE_STEPS: Final = 10_000  # steps of the noise


class HeuristicBot:
    """Looks one step ahead, solves auctions exactly, and values positions by weights tuned in self-play."""

    def __init__(self, seed: int, noise: str = "0", weights: str = CURRENT) -> None:
        self.seed = seed
        self.noise = read_points(noise)
        self.weights = weights

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        dice = dice_at(self.seed, observation)
        return offered[self.best(imagine(observation, dice), dice)]

    def best(self, state: State, dice: int) -> int:
        """The number of the offered choice with the highest rating, noise included."""
        ratings = rater_for(state.edition, state.seats, self.weights).rate(state)
        if self.noise:
            for number in range(len(ratings)):
                dice = rolled(dice)
                ratings[number] += self.noise * face(dice, NOISE_STEPS) / NOISE_STEPS
        return ratings.index(max(ratings))

    def explain(self, observation: Observation, offered: Sequence[Choice]) -> list[ChoiceExplanation]:
        """What each choice is worth and why, the best first: the average over what may be hidden."""
        dice = dice_at(self.seed, observation)
        samples: list[list[ChoiceExplanation]] = []
        for _ in range(SAMPLES):
            state = imagine(observation, dice)
            assert list(offered) == state.offered
            samples.append(explain(rater_for(state.edition, state.seats, self.weights), state))
            dice = rolled(dice)
        return average(samples)


def read_points(noise: str) -> float:
    """Points of noise or error, as the text after the colon of a bot's name says."""
    try:
        points = float(noise)
    except ValueError:
        points = -1.0
    if not 0 <= points <= 100:  # noqa: PLR2004 - more points than any game has
        raise ValueError(f'expected noise of 0 to 100 points, came "{noise}"')
    return points
