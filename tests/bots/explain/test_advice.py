"""Advice comes from the best evaluator, never contradicts itself, and is the same whatever is hidden."""

import math
from dataclasses import replace

import pytest
from tests.views.permute import permuted

import goa
from goa.bots.explain import outlook
from goa.bots.explain.advice import Judgement, advice_data, corrected, judged
from goa.bots.explain.opinions import Opinion
from goa.bots.explain.outlook import ChoiceOutlook
from goa.bots.explain.prospects import Appraisal
from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BY_TEXT, CATALOGUE, Bid


def line(text: str, chance: float, preference: float) -> ChoiceOutlook:
    return ChoiceOutlook(BY_TEXT[text], preference, (chance, 1 - chance), (40.0, 40.0))


def opinion(text: str) -> Opinion:
    return Opinion(BY_TEXT[text], 40.0, 0.5, None, (), None, (), None)


NOW = Judgement(0.4, 41.0)


def test_the_best_choice_is_worth_what_the_position_is_worth() -> None:
    lines = [line("pass", 0.30, 0.9), line("bid 1", 0.33, 0.09), line("bid 2", 0.36, 0.0)]
    found = judged(lines, NOW, 0)
    assert found[BY_TEXT["pass"]] == NOW
    # Behind by half of 0.02 for every 2.7 times that it is rarer, less half of what is better right after it.
    assert found[BY_TEXT["bid 1"]].win_chance == pytest.approx(0.4 - 0.01 * math.log(10) + 0.015)
    assert found[BY_TEXT["bid 2"]].win_chance < found[BY_TEXT["bid 1"]].win_chance


@pytest.mark.parametrize(("chances", "limit"), [((0.5, 0.51, 0.499, 0.47), 2), ((0.5, 0.4, 0.3, 0.2), 4)])
def test_the_limit_is_the_highest_bid_that_is_no_worse_than_passing(chances: tuple[float, ...], limit: int) -> None:
    texts = ("pass", "bid 1", "bid 2", "bid 3")
    judgements = {BY_TEXT[text]: Judgement(chance, 40.0) for text, chance in zip(texts, chances, strict=True)}
    appraisal = Appraisal(break_even=9, winner=0, price=2, worth=(9, 4))
    found = corrected(appraisal, opinion("pass"), judgements, 0, 4)
    assert (found.break_even, found.worth) == (limit, (limit, 4))


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_advice_is_the_same_whatever_is_hidden(edition: str) -> None:
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
            assert advice_data(goa.observe(permuted(state, seat, 1), seat)) == advice_data(seen)
        goa.apply(state, bot.choose(seen, seen.offered))
    assert len(compared) > 7


def test_without_the_network_the_heuristic_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    state = goa.new_game("2012", players=3, seed=5)
    seen = goa.observe(state, state.seat)
    learned = advice_data(seen)
    assert learned["outlook"]["source"] == "network"
    assert all(each["network"] for each in learned["opinions"])
    monkeypatch.setattr(outlook, "is_installed", lambda _: False)
    plain = advice_data(seen)
    assert plain["outlook"]["source"] == "heuristic"
    assert not any(each["network"] for each in plain["opinions"])
    best = HeuristicBot(0).explain(seen, seen.offered)[0]
    assert CATALOGUE[plain["opinions"][0]["choice"]] is best.choice


def test_the_first_opinion_is_never_above_the_limit() -> None:
    state = goa.new_game("2004", players=4, seed=9)
    bot = HeuristicBot(3)
    bids = 0
    while bids < 6:
        seen = goa.observe(state, state.seat)
        if any(isinstance(choice, Bid) for choice in seen.offered):
            bids += 1
            advice = advice_data(seen)
            first = CATALOGUE[advice["opinions"][0]["choice"]]
            assert not isinstance(first, Bid) or first.amount <= advice["appraisal"]["break_even"]
            assert advice["appraisal"]["worth"][state.seat] == advice["appraisal"]["break_even"]
        goa.apply(state, bot.choose(seen, seen.offered))


def test_a_custom_edition_is_judged_by_the_heuristic() -> None:
    seen = goa.observe(goa.new_game("2012", players=2, seed=5), 0)
    assert advice_data(replace(seen, edition=replace(seen.edition, digest="0000")))["outlook"]["source"] == "heuristic"
