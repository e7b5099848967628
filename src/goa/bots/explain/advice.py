"""Advice on an open question, from the best evaluator that is installed, as plain data.

With the network, the first choice has the win chance of the position, which is measured against games. The others are
behind by the mean of two estimates: how much rarer the policy makes them, and the win chances right after them. Either
alone is rough, above all for choices that the network would hardly make. Without the network, the heuristic judges.
What a choice brings, and prices, come from the heuristic. Everything is a mean over what the seat cannot see.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from goa.bots.explain.outlook import ChoiceOutlook, choice_outlooks, position_outlook
from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BUY, PASS, Bid

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from goa.bots.explain.opinions import Opinion
    from goa.bots.explain.prospects import Appraisal
    from goa.core.choices import Choice
    from goa.views.observation import Observation

PREFERENCE_UNIT: Final = 0.02  # of win chance weighs as much as being chosen 2.7 times as often
LEAST_PREFERENCE: Final = 1e-3  # choices that are rarer are all behind by as much
AS_GOOD: Final = 0.002  # of win chance


@dataclass(frozen=True)
class Judgement:
    """What is told of a choice."""

    win_chance: float
    points: float


def advice_data(observation: Observation) -> dict[str, Any]:
    """The outlook of the position, and a line for each offered choice, the best first."""
    seat = observation.viewer
    opinions = HeuristicBot(0).explain(observation, observation.offered)
    outlook = position_outlook(observation)
    lines = {line.choice: line for line in choice_outlooks(observation, observation.offered)}
    judgements = {opinion.choice: Judgement(opinion.win_share, opinion.points) for opinion in opinions}
    appraisal = opinions[0].appraisal
    if lines:
        now = Judgement(outlook.win_chances[seat], outlook.points[seat])
        judgements = judged(list(lines.values()), now, seat)
        opinions = sorted(opinions, key=lambda opinion: -judgements[opinion.choice].win_chance)
        if appraisal is not None:
            appraisal = corrected(appraisal, opinions[0], judgements, seat, max(0, *observation.bids))
    return {
        "opinions": [_line(opinion, judgements[opinion.choice], lines.get(opinion.choice)) for opinion in opinions],
        "appraisal": None if appraisal is None else asdict(appraisal),
        "outlook": {"source": outlook.source, **_rounded(outlook.win_chances, outlook.points)},
    }


def judged(lines: Sequence[ChoiceOutlook], now: Judgement, seat: int) -> dict[Choice, Judgement]:
    """By choice, from the network: the best is worth what the position is worth."""

    def rank(line: ChoiceOutlook) -> float:
        return (PREFERENCE_UNIT * math.log(max(line.preference, LEAST_PREFERENCE)) + line.win_chances[seat]) / 2

    best = max(lines, key=rank)
    return {
        line.choice: Judgement(
            max(0.0, now.win_chance + rank(line) - rank(best)),
            now.points + line.points[seat] - best.points[seat],
        )
        for line in lines
    }


def corrected(
    appraisal: Appraisal, best: Opinion, judgements: Mapping[Choice, Judgement], seat: int, highest: int
) -> Appraisal:
    """With the network's limit for the seat that asks: the highest bid that is no worse than passing."""
    limit = appraisal.break_even
    offered = [choice for choice in judgements if isinstance(choice, Bid)]
    if offered:
        least = judgements[PASS].win_chance - AS_GOOD
        good = [bid.amount for bid in offered if judgements[bid].win_chance >= least]
        limit = max(good, default=min(limit, highest))
    elif best.choice is BUY and best.prospect is not None:
        limit = max(limit, best.prospect.price)
    worth = [limit if other == seat else price for other, price in enumerate(appraisal.worth)]
    return replace(appraisal, break_even=limit, worth=tuple(worth))


def _line(opinion: Opinion, judgement: Judgement, line: ChoiceOutlook | None) -> dict[str, Any]:
    return {
        "choice": opinion.choice.id,
        "points": round(judgement.points, 2),
        "win_share": round(judgement.win_chance, 4),
        "chance": opinion.chance and round(opinion.chance, 4),
        "reasons": [asdict(reason) for reason in opinion.reasons],
        "things": [{**asdict(thing), "values": dict(thing.values)} for thing in opinion.things],
        "prospect": None if opinion.prospect is None else asdict(opinion.prospect),
        "network": None
        if line is None
        else {"preference": round(line.preference, 4), **_rounded(line.win_chances, line.points)},
    }


def _rounded(win_chances: Sequence[float], points: Sequence[float]) -> dict[str, list[float]]:
    return {
        "win_chances": [round(chance, 4) for chance in win_chances],
        "points": [round(value, 2) for value in points],
    }
