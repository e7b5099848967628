"""Hints come from the best evaluator, never contradicts itself, and is the same whatever is hidden."""

import math
from dataclasses import replace

import pytest
from tests.views.permute import permuted

import goa
from goa.bots.explain import estimates
from goa.bots.explain.auction_forecast import LotForecast
from goa.bots.explain.choice_explanations import ChoiceExplanation
from goa.bots.explain.estimates import ChoiceEstimate
from goa.bots.explain.hint_evaluation import ChoiceValue, corrected, hint_evaluation, values_by_network
from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BY_TEXT, CATALOGUE, Bid


def line(text: str, chance: float, preference: float) -> ChoiceEstimate:
    return ChoiceEstimate(BY_TEXT[text], preference, (chance, 1 - chance), (40.0, 40.0))


def explanation(text: str) -> ChoiceExplanation:
    return ChoiceExplanation(BY_TEXT[text], 40.0, 0.5, None, (), None, (), None)


NOW = ChoiceValue(0.4, 41.0)


def test_the_best_choice_is_worth_what_the_position_is_worth() -> None:
    lines = [line("pass", 0.30, 0.9), line("bid 1", 0.33, 0.09), line("bid 2", 0.36, 0.0)]
    found = values_by_network(lines, NOW, 0)
    assert found[BY_TEXT["pass"]] == NOW
    # Behind by half of 0.02 for every 2.7 times that it is rarer, less half of what is better right after it.
    assert found[BY_TEXT["bid 1"]].win_chance == pytest.approx(0.4 - 0.01 * math.log(10) + 0.015)
    assert found[BY_TEXT["bid 2"]].win_chance < found[BY_TEXT["bid 1"]].win_chance


@pytest.mark.parametrize(("chances", "limit"), [((0.5, 0.51, 0.499, 0.47), 2), ((0.5, 0.4, 0.3, 0.2), 4)])
def test_the_limit_is_the_highest_bid_that_is_no_worse_than_passing(chances: tuple[float, ...], limit: int) -> None:
    texts = ("pass", "bid 1", "bid 2", "bid 3")
    values = {BY_TEXT[text]: ChoiceValue(chance, 40.0) for text, chance in zip(texts, chances, strict=True)}
    forecast = LotForecast(break_even=9, winner=0, price=2, worth=(9, 4))
    found = corrected(forecast, explanation("pass"), values, 0, 4)
    assert (found.break_even, found.worth) == (limit, (limit, 4))


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_hint_is_the_same_whatever_is_hidden(edition: str) -> None:
    """The secrecy of hints: hands, the pile, Bonanza tiles and the dice are exchanged, and nothing changes."""
    state = goa.new_game(edition, players=3, seed=77)
    bot = HeuristicBot(3)
    compared: set[str] = set()
    while state.part == 0:
        seat = state.seat
        seen = goa.observe(state, seat)
        kind = type(state.agenda[-1]).__name__
        if len(seen.offered) > 1 and kind not in compared and state.round > 1:
            compared.add(kind)
            assert hint_evaluation(goa.observe(permuted(state, seat, 1), seat)) == hint_evaluation(seen)
        goa.apply(state, bot.choose(seen, seen.offered))
    assert len(compared) > 7


def test_without_the_network_the_heuristic_evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    state = goa.new_game("2012", players=3, seed=5)
    seen = goa.observe(state, state.seat)
    learned = hint_evaluation(seen)
    assert learned["outlook"]["source"] == "network"
    assert all(each["network"] for each in learned["opinions"])
    monkeypatch.setattr(estimates, "is_installed", lambda _: False)
    plain = hint_evaluation(seen)
    assert plain["outlook"]["source"] == "heuristic"
    assert not any(each["network"] for each in plain["opinions"])
    best = HeuristicBot(0).explain(seen, seen.offered)[0]
    assert CATALOGUE[plain["opinions"][0]["choice"]] is best.choice


def test_the_first_choice_is_never_above_the_limit() -> None:
    state = goa.new_game("2004", players=4, seed=9)
    bot = HeuristicBot(3)
    bids = 0
    while bids < 6:
        seen = goa.observe(state, state.seat)
        if any(isinstance(choice, Bid) for choice in seen.offered):
            bids += 1
            found = hint_evaluation(seen)
            first = CATALOGUE[found["opinions"][0]["choice"]]
            assert not isinstance(first, Bid) or first.amount <= found["appraisal"]["break_even"]
            assert found["appraisal"]["worth"][state.seat] == found["appraisal"]["break_even"]
        goa.apply(state, bot.choose(seen, seen.offered))


def test_a_custom_edition_is_evaluated_by_the_heuristic() -> None:
    seen = goa.observe(goa.new_game("2012", players=2, seed=5), 0)
    custom = replace(seen, edition=replace(seen.edition, digest="0000"))
    assert hint_evaluation(custom)["outlook"]["source"] == "heuristic"
