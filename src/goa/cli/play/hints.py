"""A hint: what the heuristic thinks of the choices, in points, with its reasons."""

from typing import Final

from goa.bots.explanation import Opinion
from goa.bots.heuristic import HeuristicBot
from goa.cli.scene import Scene
from goa.core.choices import Choice
from goa.views.words import choice_words

MOST_OPINIONS: Final = 5
SURE_ENOUGH: Final = 0.01  # points apart: else it makes no difference


def hint_lines(scene: Scene, offered: list[Choice]) -> list[str]:
    """The best choices first: what each is worth, how likely it wins, and what speaks for it."""
    observation = scene.observation
    opinions = HeuristicBot(0).explain(observation, offered)
    lines = []
    for opinion in opinions[:MOST_OPINIONS]:
        words = choice_words(observation, opinion.choice, scene.names)
        number = offered.index(opinion.choice) + 1
        lines.append(f"{words} [{number}]: {_worth(opinion)}{_because(opinion)}")
    appraisal = opinions[0].appraisal
    if appraisal is not None:
        lines.append(_price(appraisal.break_even, scene.names[appraisal.winner], appraisal.price))
    if len(opinions) > 1 and opinions[0].points - opinions[1].points < SURE_ENOUGH:
        lines.append("The first two are as good as equal.")
    return lines


def _worth(opinion: Opinion) -> str:
    worth = f"about {opinion.points:.1f} points in the end, wins {opinion.win_share:.0%}"
    return worth if opinion.chance is None else f"{worth}; succeeds {opinion.chance:.0%}"


def _because(opinion: Opinion) -> str:
    reasons = [f"{reason.feature} {reason.points:+.1f}" for reason in opinion.reasons]
    return f" ({', '.join(reasons)})" if reasons else ""


def _price(break_even: int, winner: str, price: int) -> str:
    worth = f"The lot is worth {break_even} ducats to you" if break_even > 0 else "The lot is worth nothing to you now"
    return f"{worth}; it should go to {winner} for {price}."
