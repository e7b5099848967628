"""Swings of the chances to win: only large and lasting ones count, and each of them once."""

import pytest

from goa.tables.review.turning_points import LASTING, LEAST_SWING, MOST_SWINGS, lasting_swings


def swings(first_seat: list[float]) -> list[tuple[int, int]]:
    """Of a game of two in which the first seat has these chances: the standings and seats of the swings."""
    found = lasting_swings([(chance, 1 - chance) for chance in first_seat])
    return [(swing.standing, swing.seat) for swing in found]


def test_a_chance_that_rises_and_stays_is_a_turning_point_of_the_seat_that_gained() -> None:
    assert swings([0.5] * 6 + [0.7] * 6) == [(6, 0)]
    assert swings([0.5] * 6 + [0.3] * 6) == [(6, 1)]


def test_what_does_not_last_or_is_small_is_none() -> None:
    assert swings([0.5] * 6 + [0.9] * (LASTING - 1) + [0.5] * 6) == []
    assert swings([0.5] * 6 + [0.5 + LEAST_SWING * 0.9] * 6) == []
    assert swings([0.5 + 0.01 * step for step in range(40)]) == []


def test_a_swing_in_several_steps_is_one_turning_point() -> None:
    assert swings([0.2] * 6 + [0.4, 0.65, 0.8] + [0.8] * 6) == [(7, 0)]


def test_only_the_largest_are_kept_in_the_order_of_the_game() -> None:
    levels = [0.5, 0.65, 0.35, 0.6, 0.3, 0.8]
    found = swings([level for level in levels for _ in range(6)])
    assert len(found) == MOST_SWINGS
    assert found == [(12, 1), (24, 1), (30, 0)]


@pytest.mark.parametrize("length", [0, 1, 2])
def test_short_games_have_none_or_their_only_one(length: int) -> None:
    assert swings([0.2, 0.9][:length]) == [(1, 0)][: max(0, length - 1)]
