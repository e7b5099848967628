"""Full garbage collections run when nobody plays, or when the last one is long ago."""

import gc
import time
import weakref

import pytest

from goa.server.ops.gc_schedule import NEVER, SECONDS_AT_MOST, SECONDS_WHEN_QUIET, GcSchedule, start_manual_collection


class Knot:
    """Refers to itself, so only a sweep finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_it_waits_for_a_quiet_moment(clock: list[float]) -> None:
    schedule = GcSchedule()
    clock[0] += SECONDS_WHEN_QUIET + 1
    assert not schedule.collect_if_quiet(5)  # five were written meanwhile
    assert schedule.collect_if_quiet(5)
    assert not schedule.collect_if_quiet(5)  # it was just done


def test_it_does_not_wait_for_ever(clock: list[float]) -> None:
    schedule = GcSchedule()
    clock[0] += SECONDS_AT_MOST - 1
    assert not schedule.collect_if_quiet(5)
    clock[0] += 2
    assert schedule.collect_if_quiet(6)


def test_a_sweep_finds_what_only_refers_to_itself(clock: list[float]) -> None:
    before = gc.get_threshold()
    schedule = GcSchedule()
    try:
        start_manual_collection()
        assert gc.get_threshold()[1:] == (NEVER, NEVER)
        lost = weakref.ref(Knot())
        gc.collect(0)  # young ones are looked through without being told
        assert lost() is None
        knot = Knot()
        lost = weakref.ref(knot)
        gc.collect(0)  # it grew old
        del knot
        gc.collect(0)
        assert lost() is not None
        clock[0] += SECONDS_WHEN_QUIET + 1
        assert schedule.collect_if_quiet(0)
        assert lost() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
