"""A month of correspondence games, small: bench/month.py has 200 people at 300 tables."""

from dataclasses import replace
from pathlib import Path

import pytest
from bench.month import run_month
from bench.month_calls import Arrival
from bench.month_notices import Row, SeatTurn, arrival_problems, notice_problems
from bench.month_people import DAY, HABITS, HOUR, Person
from bench.month_tables import CalledSeat
from tests.server.cluster import missing

START = 1_800_000_000


CONTACT = CalledSeat("c", ("game", 7), 1, "push", not_before=0, surely_from=4)
TURN = SeatTurn(1, 5, START, START + 2 * HOUR)
ROW = Row("n", "c", "turn", "sent", START)
ARRIVAL = Arrival("n", "game", 7, "push", "topic", START + 30, kills=0)


@pytest.mark.slow
@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgres"])
def test_every_game_of_a_month_ends_and_nothing_is_lost(tmp_path: Path, postgres: bool) -> None:
    """Kills in the middle of requests and notices; clocks and awaited seats as the database alone gives them."""
    if postgres and missing():
        pytest.skip(missing())
    report = run_month(tmp_path, people=6, tables=2, kills=3, seed=8, postgres=postgres)
    assert report.problems == []
    assert len(report.ended_on) == 2
    assert report.kinds["choose"] > report.choices > 100
    assert report.kinds["expire"] > 0  # one person vanishes
    assert report.orders > 0  # and one leaves orders
    assert report.kills > 0
    assert report.compared == 2 * (report.kills + 1)
    assert report.notices["push turn sent"] > 10
    assert report.notices["mail turn sent"] > 10
    assert len(report.arrivals) >= sum(count for name, count in report.notices.items() if name.endswith("sent"))


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([ROW], ""),
        ([], "push c: the turn of entry 5 has no notice"),
        ([ROW._replace(status="passed")], "push c: the notice of entry 5 is passed after 7200 s"),
        ([ROW, ROW._replace(id="m")], "push c: notice m has no turn"),
        ([ROW, ROW._replace(id="m", contact="d")], "notices of an unknown contact d"),
    ],
)
def test_a_turn_without_its_notice_is_found(rows: list[Row], problem: str) -> None:
    assert notice_problems([(CONTACT, [TURN])], rows) == ([problem] if problem else [])


def test_before_somebody_asked_to_be_called_there_need_not_be_a_notice() -> None:
    early = TURN._replace(entry=3)
    assert notice_problems([(CONTACT, [early])], []) == []
    assert notice_problems([(CONTACT, [early])], [ROW]) == []
    assert notice_problems([(replace(CONTACT, not_before=4), [early])], [ROW]) == ["push c: notice n has no turn"]


@pytest.mark.parametrize(
    ("arrivals", "problem"),
    [
        ([ARRIVAL], ""),
        ([ARRIVAL, replace(ARRIVAL, kills=2)], ""),
        ([], "notice n never came"),
        ([ARRIVAL, ARRIVAL], "notice n came 2 times without a kill in between"),
        ([ARRIVAL, replace(ARRIVAL, kills=2, topic="another")], "notice n came under two topics"),
        ([replace(ARRIVAL, person=8)], "notice n reached somebody else"),
        ([ARRIVAL, replace(ARRIVAL, id="m")], "notice m came from nowhere"),
    ],
)
def test_what_came_wrongly_is_found(arrivals: list[Arrival], problem: str) -> None:
    assert arrival_problems(arrivals, {"n": ROW}, {"c": CONTACT}) == ([problem] if problem else [])


def test_two_mails_within_an_hour_are_found() -> None:
    mail = replace(ARRIVAL, channel="mail", topic="")
    rows = {"n": ROW, "m": ROW._replace(id="m")}
    early, late = (replace(mail, id="m", at=mail.at + seconds) for seconds in (HOUR / 2, HOUR))
    assert arrival_problems([mail, late], rows, {"c": CONTACT}) == []
    assert arrival_problems([mail, early], rows, {"c": CONTACT}) == ["mails about game to person 7 within 1800 s"]


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
