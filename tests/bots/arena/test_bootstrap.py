"""The interval of a figure contains the truth about as often as it says."""

from random import Random

import pytest

from goa.bots.arena.bootstrap import MOST_UNITS, bootstrap, bootstrap_share, draws, grouped, middle


@pytest.mark.parametrize("games_a_seed", [1, 4])
def test_the_interval_of_a_win_share_covers_the_truth(games_a_seed: int) -> None:
    """Games of one seed tend to go the same way, and the interval must allow for it."""
    dice = Random(5)
    covered = 0
    for _ in range(300):
        wins: list[float] = []
        for _ in range(60):
            luck = dice.uniform(-0.3, 0.3)  # of the seed
            wins.append(sum(dice.random() < 0.4 + luck for _ in range(games_a_seed)))
        found = bootstrap_share(wins, [games_a_seed] * 60, resamples=300)
        covered += found.low <= 0.4 <= found.high
    assert 0.90 <= covered / 300 <= 0.98


def test_the_interval_of_a_mean_covers_the_truth_with_grouped_seeds() -> None:
    dice = Random(6)
    covered = 0
    for _ in range(60):
        seats = [dice.choice((1.0, 2.0)) for _ in range(900)]
        points = [sum(dice.gauss(35, 8) for _ in range(int(number))) for number in seats]
        found = bootstrap(points, seats, resamples=200)
        covered += found.low <= 35 <= found.high
    assert 0.87 <= covered / 60 <= 1.0


def test_a_wider_spread_is_a_wider_interval_and_more_seeds_a_narrower() -> None:
    dice = Random(7)
    few = [dice.gauss(30, 5) for _ in range(50)]
    many = [dice.gauss(30, 5) for _ in range(2000)]
    wild = [30 + (value - 30) * 4 for value in few]
    width = {name: _width(values) for name, values in {"few": few, "many": many, "wild": wild}.items()}
    assert width["many"] < width["few"] / 4
    assert width["wild"] == pytest.approx(width["few"] * 4)
    assert width["many"] == pytest.approx(2 * 1.96 * 5 / 2000**0.5, rel=0.15)


def _width(values: list[float]) -> float:
    found = bootstrap(values, [1.0] * len(values))
    assert found.low <= found.value <= found.high
    return found.high - found.low


def test_a_clean_sweep_is_not_beyond_doubt() -> None:
    won = bootstrap_share([4.0] * 100, [4.0] * 100)
    assert (won.value, won.high) == (1.0, 1.0)
    assert won.low == pytest.approx(0.9638, abs=1e-4)  # Clopper and Pearson for 100 out of 100
    lost = bootstrap_share([0.0] * 100, [4.0] * 100)
    assert (lost.value, lost.low) == (0.0, 0.0)
    assert lost.high == pytest.approx(1 - 0.9638, abs=1e-4)


def test_groups_keep_the_sum_and_stay_few() -> None:
    values = [float(number) for number in range(1003)]
    assert len(grouped(values)) == MOST_UNITS
    assert sum(grouped(values)) == sum(values)
    assert grouped(values[:7]) == values[:7]


def test_draws_are_even_and_always_the_same() -> None:
    drawn = draws(10, 2000)
    counts = [sum(resample.count(unit) for resample in drawn) for unit in range(10)]
    assert all(1850 < count < 2150 for count in counts)
    draws.cache_clear()
    assert draws(10, 2000) == drawn


def test_nothing_is_nothing() -> None:
    assert bootstrap([], []).value == bootstrap_share([], []).value == 0.0
    assert middle([]) == (0.0, 0.0)
