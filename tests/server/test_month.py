"""A month of correspondence games, small: bench/month.py has 200 people at 300 tables."""

from pathlib import Path

import pytest
from bench.month import run_month
from bench.month_people import DAY, HABITS, HOUR, Person

START = 1_800_000_000


@pytest.mark.slow
def test_every_game_of_a_month_ends_and_nothing_is_lost(tmp_path: Path) -> None:
    """Kills in the middle of requests; clocks and awaited seats as the database alone gives them."""
    report = run_month(tmp_path, people=6, tables=2, kills=2, seed=8)
    assert report.problems == []
    assert len(report.ended_on) == 2
    assert report.kinds["choose"] > report.choices > 100
    assert report.kinds["expire"] > 0  # one person vanishes
    assert report.orders > 0  # and one leaves orders
    assert report.kills > 0
    assert report.compared == 2 * (report.kills + 1)


def test_people_keep_to_their_habits() -> None:
    people = [Person(number, START, 1) for number in range(100)]
    assert {habit.name: sum(each.habit is habit for each in people) for habit in HABITS} == {
        habit.name: habit.share for habit in HABITS
    }
    for person in people:
        habit = person.habit
        at: float = START + 11 * DAY  # when all have gone who ever go
        for _ in range(50):
            came = person.answers_at(at)
            if came is None:
                assert habit.name == "vanishes"
                break
            assert came >= at + habit.soonest
            assert not person.gone_from <= came < person.gone_until
            hour = (came + person.zone) % DAY / HOUR
            assert habit.wakes <= hour < habit.sleeps + 1
            at = came
