"""Elo finds the strengths behind the games."""

from itertools import combinations
from random import Random

import pytest
from tests.bots.arena.made_up import game

from goa.bots.arena.league import elo_intervals
from goa.bots.arena.rating import Contests, add_up, contests_of, elo, fit, head_to_head
from goa.bots.arena.results import Played

TRUE_ELO = [1700.0, 1560.0, 1500.0, 1420.0, 1320.0]  # the mean is 1500


def placings(players: int, games: int, seed: int) -> list[Played]:
    """Games between bots of known strength, drawn from the model."""
    dice = Random(seed)
    strengths = [10 ** (points / 400) for points in TRUE_ELO]
    played = []
    for number in range(games):
        seating = dice.sample(range(len(TRUE_ELO)), players)
        left = list(range(players))
        totals = [0] * players
        for total in range(60, 60 - players, -1):
            first = dice.choices(left, [strengths[seating[seat]] for seat in left])[0]
            totals[first] = total
            left.remove(first)
        played.append(game(number, seating, totals))
    return played


@pytest.mark.parametrize(("players", "games"), [(2, 3000), (4, 1200)])
def test_elo_is_found_again(players: int, games: int) -> None:
    contests = [contests_of(each) for each in placings(players, games, seed=1)]
    found = elo_intervals(len(TRUE_ELO), contests, resamples=100)
    for true, interval in zip(TRUE_ELO, found):
        assert interval.low < interval.value < interval.high
        assert interval.value == pytest.approx(true, abs=35)
        assert interval.low - 8 < true < interval.high + 8
    assert sum(interval.value for interval in found) == pytest.approx(5 * 1500)


def test_more_games_narrow_the_interval() -> None:
    games = [contests_of(each) for each in placings(4, 800, seed=2)]
    few, many = elo_intervals(5, games[:100], resamples=60), elo_intervals(5, games, resamples=60)
    assert many[0].high - many[0].low < 0.6 * (few[0].high - few[0].low)


def test_three_to_one_is_191_points() -> None:
    one, two = Contests(), Contests()
    one.add((0, 1), [0])
    two.add((0, 1), [1])
    points = elo(fit(2, add_up([one] * 3000 + [two] * 1000)))
    assert points[0] - points[1] == pytest.approx(190.85, abs=0.5)


def test_who_never_loses_is_strong_but_not_infinitely() -> None:
    games = [game(number, (0, 1), (40, 30)) for number in range(100)]
    points = elo(fit(2, add_up([contests_of(each) for each in games])))
    assert 300 < points[0] - points[1] < 2000


def test_the_expected_wins_are_the_wins() -> None:
    """What makes the fit the most likely one, apart from the imaginary contest."""
    contests = add_up([contests_of(each) for each in placings(4, 500, seed=3)])
    strengths = fit(5, contests)
    for entrant, strength in enumerate(strengths):
        expected = strength / (strength + 1)
        for at_table, count in contests.counts.items():
            expected += count * at_table.count(entrant) * strength / sum(strengths[each] for each in at_table)
        assert expected == pytest.approx(contests.wins[entrant] + 0.5, rel=1e-3)


def test_placings_are_a_row_of_contests() -> None:
    found = contests_of(game(0, (0, 1, 2), (30, 50, 40)))
    assert found.counts == {(0, 1, 2): 1, (0, 2): 1}
    assert found.wins == {1: 1.0, 2: 1.0}


def test_who_is_level_shares_the_contest() -> None:
    found = contests_of(game(0, (0, 1, 2), (50, 50, 40)))
    assert found.counts == {(0, 1, 2): 1}
    assert found.wins == {0: 0.5, 1: 0.5}


def test_a_bot_among_its_own_kind_proves_nothing() -> None:
    found = contests_of(game(0, (1, 0, 1), (30, 50, 40)))
    assert found.counts == {(0, 1, 1): 1}
    assert found.wins == {0: 1.0}


def test_head_to_head() -> None:
    games = [game(0, (0, 1, 1), (50, 40, 60)), game(1, (1, 0, 2), (30, 30, 10))]
    ahead = head_to_head(games)
    assert ahead[0, 1] == pytest.approx((1 + 0 + 0.5) / 3)
    for one, two in combinations(range(3), 2):
        if (one, two) in ahead:
            assert ahead[one, two] + ahead[two, one] == pytest.approx(1)
