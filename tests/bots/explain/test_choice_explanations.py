"""Explanations: reasons are parts of the difference that a choice makes, and agree with what the heuristic does."""

import pytest
from tests.table import table, texts

import goa
from goa.bots.evaluation.features import FEATURES, TURNS, counted_alike
from goa.bots.evaluation.one_ply import value_after
from goa.bots.evaluation.weights import rater_for
from goa.bots.explain.choice_explanations import MOST_REASONS, explain, feature_changes
from goa.bots.players.heuristic import HeuristicBot


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_feature_changes_add_up_to_the_difference_of_the_values(edition: str) -> None:
    state = goa.new_game(edition, players=3, seed=5)
    rater = rater_for(state.edition, 3)
    compared = 0
    while not state.is_over and compared < 60:
        seat = state.seat
        for choice in state.offered:
            if choice.interrupts or len(state.offered) == 1:
                continue
            changes = feature_changes(rater, state, seat, choice)
            if changes and type(state.agenda[-1]).__name__ == "TakeAction" and "found" not in choice.text:
                difference = value_after(rater.evaluation, state, seat, choice) - rater.evaluation.value(state, seat)
                if "expedition" not in choice.text:  # the real game draws other cards than the trial
                    assert sum(each.points for each in changes.values()) == pytest.approx(difference, abs=1e-9), (
                        choice.text
                    )
                    compared += 1
        goa.apply(state, rater.best(state))
    assert compared >= 60


def test_reasons_are_the_largest_changes() -> None:
    state = table(hands={0: ["two ships"]}, boards={0: {"plantation 1": "double ginger: ginger ginger"}})
    rater = rater_for(state.edition, state.seats)
    given = 0
    for explanation in explain(rater, state):
        if not explanation.reasons:
            continue
        changes = feature_changes(rater, state, 0, explanation.choice)
        del changes[TURNS]
        points = {change.feature: change.points for change in changes.values()}
        largest = sorted((abs(change) for change in points.values()), reverse=True)[:MOST_REASONS]
        assert [abs(reason.points) for reason in explanation.reasons] == largest[: len(explanation.reasons)]
        assert all(points[reason.feature] == reason.points for reason in explanation.reasons)
        given += 1
    assert given > 3


def test_features_up_to_a_limit_are_one_reason() -> None:
    counted = {FEATURES[counted_alike(number)].key for number, each in enumerate(FEATURES) if each.kind == "ducats"}
    assert counted == {"ducats"}


def test_every_offered_choice_has_an_explanation_the_best_first() -> None:
    state = table(hands={0: ["two ships"]}, boards={0: {"plantation 1": "double ginger: ginger ginger"}})
    explanations = HeuristicBot(1).explain(goa.observe(state, 0), state.offered)
    assert sorted(each.choice.text for each in explanations) == sorted(texts(state))
    assert [each.points for each in explanations] == sorted((each.points for each in explanations), reverse=True)
    assert all(0 < each.win_share < 1 for each in explanations)
    taxes = next(each for each in explanations if each.choice.text == "taxes")
    assert any(reason.feature == "ducats" for reason in taxes.reasons)


def test_a_lot_has_a_break_even_price_and_an_expected_outcome() -> None:
    state = table("auction")
    explanations = HeuristicBot(1).explain(goa.observe(state, state.seat), state.offered)
    forecast = explanations[0].lot_forecast
    assert forecast is not None
    assert 0 <= forecast.winner < 4
    assert -1 <= forecast.break_even <= 10


LUCK = ("expedition", "extra action", "draw", "found ", "use re-supply", "done")


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_the_first_explanation_is_the_choice_that_the_heuristic_makes(edition: str) -> None:
    state = goa.new_game(edition, players=3, seed=21)
    bot = HeuristicBot(7)
    asked, compared = set(), 0
    while not state.is_over and state.round < 3:
        seen = goa.observe(state, state.seat)
        choice = bot.choose(seen, seen.offered)
        if len(seen.offered) > 1:
            asked.add(type(state.agenda[-1]).__name__)
            explanations = bot.explain(seen, seen.offered)
            best = [each.choice for each in explanations if each.points >= explanations[0].points - 0.001]
            # The bot looks at one imagined pile, an explanation at the average of several.
            is_luck = any(text.startswith(LUCK) for text in (choice.text, explanations[0].choice.text))
            assert choice in best or is_luck
            compared += not is_luck
        goa.apply(state, choice)
    assert {"PlaceFlag", "PlaceMarker", "BidOnLot", "BuyOrPass", "TakeAction"} <= asked
    assert compared > 40


def test_no_explanation_of_a_draw_names_a_card() -> None:
    """What is on the pile is hidden, so a reason that names a card would look like peeking."""
    draws = 0
    state = goa.new_game("2012", players=3, seed=21)
    bot = HeuristicBot(7)
    while not state.is_over and state.part == 0:
        seen = goa.observe(state, state.seat)
        for explanation in bot.explain(seen, seen.offered) if len(seen.offered) > 1 and draws < 20 else ():
            if explanation.choice.text in ("expedition", "draw"):
                draws += 1
                names = [each.feature for each in explanation.reasons]
                assert not [name for name in names if name.startswith(("effect", "symbols"))]
        goa.apply(state, bot.choose(seen, seen.offered))
    assert draws >= 20
