"""The fallible bot: errs by degrees, keeps its tastes for a game, and sees nothing hidden."""

import pytest
from tests.bots.players.bot_games import play
from tests.properties.walk import ALL_TABLES, Game
from tests.table import table
from tests.views.permute import permuted

import goa
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.fallible import FallibleBot
from goa.bots.players.heuristic import HeuristicBot
from goa.core.dice import face, rolled


@pytest.mark.parametrize("game", ALL_TABLES[::4], ids=str)
def test_it_plays_every_kind_of_table_to_its_end(game: Game) -> None:
    scores = play(game.start(), ["fallible:2"] * game.players, game.seed)
    assert max(line.total for line in scores.seats) > 5


def test_without_errors_it_is_the_heuristic() -> None:
    state = goa.new_game("2012", players=3, seed=5)
    while not state.is_over:
        seen = goa.observe(state, state.seat)
        if len(state.offered) > 1:
            assert FallibleBot(7, "0").choose(seen, seen.offered) is HeuristicBot(7).choose(seen, seen.offered)
        goa.apply(state, HeuristicBot(7).choose(seen, seen.offered))


def test_more_errors_cost_more_points() -> None:
    """Three of them and a captain at one table, several seeds: the order of the points is that of the errors."""
    names = ["fallible:2", "fallible:0.9", "fallible:0.4", "captain"]
    totals = [0, 0, 0, 0]
    for seed in range(12):
        turned = names[seed % 4 :] + names[: seed % 4]
        scores = play(goa.new_game("2012", players=4, seed=seed), turned, seed)
        for name, line in zip(turned, scores.seats, strict=True):
            totals[names.index(name)] += line.total
    assert totals == sorted(totals)
    assert totals[0] < 0.75 * totals[3]


def test_it_seldom_misses_what_is_clearly_best() -> None:
    """A colony that is sure and worth many points; the alternatives are small."""
    state = table("actions", part="B", round=4, ducats=[9, 9, 9, 9], colonists=[20, 0, 0, 0])
    best = HeuristicBot(1).choose(goa.observe(state, 0), state.offered)
    ratings = sorted(rater_for(state.edition, 4).rate(state))
    assert ratings[-1] > ratings[0] + 3
    chosen = [FallibleBot(seed, "0.4").choose(goa.observe(state, 0), state.offered) for seed in range(40)]
    assert sum(choice is best or choice.text.startswith("found") for choice in chosen) >= 36


def test_a_taste_lasts_for_the_game_and_differs_between_games() -> None:
    """The same lot seems worth the same whenever it is asked about, and something else to another player."""
    state = table("auction", ducats=[12, 12, 12, 12])
    rater = rater_for(state.edition, 4)
    as_it_is = rater.rate(state)
    seeming = [FallibleBot(seed, "2").rate(rater, state) for seed in (1, 1, 2)]
    assert seeming[0] == seeming[1]
    assert seeming[0] != seeming[2]
    assert as_it_is not in seeming


def test_hidden_cards_do_not_change_its_choice() -> None:
    state = goa.new_game("2012", players=3, seed=8, quick_start=True)
    bot = FallibleBot(4, "1")
    dice = 8
    compared = 0
    while not state.is_over:
        dice = rolled(dice)
        if len(state.offered) > 1 and face(dice, 3) == 0:
            other = permuted(state, state.seat, dice)
            seen, as_well = goa.observe(state, state.seat), goa.observe(other, state.seat)
            assert bot.choose(seen, seen.offered) is bot.choose(as_well, as_well.offered)
            compared += 1
        goa.apply(state, HeuristicBot(4).choose(goa.observe(state, state.seat), state.offered))
    assert compared > 30


@pytest.mark.parametrize("points", ["-1", "many", "101"])
def test_points_out_of_range_are_refused(points: str) -> None:
    with pytest.raises(ValueError, match="expected noise of 0 to 100 points"):
        FallibleBot(1, points)
