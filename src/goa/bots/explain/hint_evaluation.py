"""What a hint is made of: the evaluation of an open question, as plain data.

With the network, the first choice has the win chance of the position, which is measured against games. The others are
behind by the mean of two estimates: how much rarer the policy makes them, and the win chances right after them. Either
alone is rough, above all for choices that the network would hardly make. Without the network, the heuristic evaluates.
What a choice brings, and prices, come from the heuristic. Everything is a mean over what the seat cannot see.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from goa.bots.explain.estimates import ChoiceEstimate, estimate_choices, estimate_position
from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BUY, PASS, Bid

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from goa.bots.explain.auction_forecast import LotForecast
    from goa.bots.explain.choice_explanations import ChoiceExplanation
    from goa.core.choices import Choice
    from goa.views.observation import Observation

PREFERENCE_UNIT: Final = 0.02  # of win chance weighs as much as being chosen 2.7 times as often
LEAST_PREFERENCE: Final = 1e-3  # choices that are rarer are all behind by as much
AS_GOOD: Final = 0.002  # of win chance


@dataclass(frozen=True)
class ChoiceValue:
    """What is told of a choice."""

    win_chance: float
    points: float


def hint_evaluation(observation: Observation) -> dict[str, Any]:
    """The estimate of the position, and a line for each offered choice, the best first; keys as the API names them."""
    seat = observation.viewer
    explanations = HeuristicBot(0).explain(observation, observation.offered)
    estimate = estimate_position(observation)
    lines = {line.choice: line for line in estimate_choices(observation, observation.offered)}
    values = {each.choice: ChoiceValue(each.win_share, each.points) for each in explanations}
    forecast = explanations[0].lot_forecast
    if lines:
        now = ChoiceValue(estimate.win_chances[seat], estimate.points[seat])
        values = values_by_network(list(lines.values()), now, seat)
        explanations = sorted(explanations, key=lambda explanation: -values[explanation.choice].win_chance)
        if forecast is not None:
            forecast = corrected(forecast, explanations[0], values, seat, max(0, *observation.bids))
    return {
        "opinions": [_line(each, values[each.choice], lines.get(each.choice)) for each in explanations],
        "appraisal": None if forecast is None else asdict(forecast),
        "outlook": {"source": estimate.source, **_rounded(estimate.win_chances, estimate.points)},
    }


def values_by_network(lines: Sequence[ChoiceEstimate], now: ChoiceValue, seat: int) -> dict[Choice, ChoiceValue]:
    """By choice, from the network: the best is worth what the position is worth."""

    def rank(line: ChoiceEstimate) -> float:
        return (PREFERENCE_UNIT * math.log(max(line.preference, LEAST_PREFERENCE)) + line.win_chances[seat]) / 2

    best = max(lines, key=rank)
    return {
        line.choice: ChoiceValue(
            max(0.0, now.win_chance + rank(line) - rank(best)),
            now.points + line.points[seat] - best.points[seat],
        )
        for line in lines
    }


def corrected(
    forecast: LotForecast, best: ChoiceExplanation, values: Mapping[Choice, ChoiceValue], seat: int, highest: int
) -> LotForecast:
    """With the network's limit for the seat that asks: the highest bid that is no worse than passing."""
    limit = forecast.break_even
    offered = [choice for choice in values if isinstance(choice, Bid)]
    if offered:
        least = values[PASS].win_chance - AS_GOOD
        good = [bid.amount for bid in offered if values[bid].win_chance >= least]
        limit = max(good, default=min(limit, highest))
    elif best.choice is BUY and best.forecast is not None:
        limit = max(limit, best.forecast.price)
    worth = [limit if other == seat else price for other, price in enumerate(forecast.worth)]
    return replace(forecast, break_even=limit, worth=tuple(worth))


def _line(explanation: ChoiceExplanation, value: ChoiceValue, line: ChoiceEstimate | None) -> dict[str, Any]:
    return {
        "choice": explanation.choice.id,
        "points": round(value.points, 2),
        "win_share": round(value.win_chance, 4),
        "chance": explanation.chance and round(explanation.chance, 4),
        "reasons": [asdict(reason) for reason in explanation.reasons],
        "consequences": [{**asdict(each), "values": dict(each.values)} for each in explanation.consequences],
        "forecast": None if explanation.forecast is None else asdict(explanation.forecast),
        "network": None
        if line is None
        else {"preference": round(line.preference, 4), **_rounded(line.win_chances, line.points)},
    }


def _rounded(win_chances: Sequence[float], points: Sequence[float]) -> dict[str, list[float]]:
    return {
        "win_chances": [round(chance, 4) for chance in win_chances],
        "points": [round(value, 2) for value in points],
    }
