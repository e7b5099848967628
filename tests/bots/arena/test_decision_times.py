"""The histogram of decision times."""

import pytest

from goa.bots.arena.decision_times import Timing, timing_from_plain


def test_quantiles_are_right_within_a_class() -> None:
    timing = Timing()
    for millisecond in range(1, 1001):
        timing.add(millisecond / 1000, 0.5)
    assert timing.mean == pytest.approx(0.5005)
    assert timing.quantile(0.95) == pytest.approx(0.95, rel=0.05)
    assert timing.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert timing.quantile(1.0) == timing.longest == 1.0
    assert timing.late == 400  # more than 0.6 s
    assert len(timing.classes) < 200


def test_times_add_up_and_go_through_plain_data() -> None:
    one, two, both = Timing(), Timing(), Timing()
    for number, seconds in enumerate((0.0, 0.001, 0.25, 3.0)):
        (one if number % 2 else two).add(seconds, None)
        both.add(seconds, None)
    one.add_all(two)
    assert one == both
    assert timing_from_plain(both.to_plain()) == both


def test_no_decision_takes_no_time() -> None:
    assert Timing().mean == Timing().quantile(0.95) == 0.0


def test_times_read_again_are_those_that_were_counted() -> None:
    """Otherwise a report of a finished run could say 9 µs where it said 8 µs before."""
    timing = Timing()
    for seconds in (8.4999999e-6, 1.23456789e-6, 0.1 + 0.2, 1 / 3):
        timing.add(seconds, 0.5)
    assert timing_from_plain(timing.to_plain()) == timing
