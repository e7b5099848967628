"""A month of correspondence games, small: bench/month/month.py has 200 people at 300 tables."""

from dataclasses import replace
from pathlib import Path

import pytest
from bench.month.month import run_month
from bench.month.month_calls import Arrival
from bench.month.month_choices import says, valid_orders
from bench.month.month_clocks import wrong_times
from bench.month.month_notices import (
    Row,
    SeatTurn,
    arrival_problems,
    disturbed_looks,
    notice_problems,
    reminder_problems,
    with_looks,
)
from bench.month.month_people import DAY, HABITS, HOUR, MINUTE, Person
from bench.month.month_screens import Look
from bench.month.month_tables import CalledSeat, SentOrder
from tests.server.cluster import missing

import goa
from goa.tables.journal import Entry

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
    report = run_month(tmp_path, people=6, tables=2, kills=3, stops=2, crashes=1, seed=8, postgres=postgres)
    assert report.problems == []
    assert len(report.ended_on) == 2
    assert report.kinds["choose"] > report.choices > 100
    assert report.kinds["expire"] > 0  # one person vanishes
    assert report.orders > 0  # and one leaves orders
    assert report.kinds["choose by order"] > 0
    assert (
        report.kinds["choose by person"] + report.kinds["choose by order"] + report.kinds["choose by bot"]
        == (report.kinds["choose"])
    )
    assert report.kills > 0
    assert report.compared >= 2
    assert report.looks > 0  # some keep the page open
    assert report.notices["push turn sent"] > 10
    assert report.notices["mail turn sent"] > 10
    assert len(report.arrivals) >= sum(count for name, count in report.notices.items() if name.endswith("sent"))


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([ROW], ""),
        ([], "push c: the turn of entry 5 has no notice"),
        ([ROW._replace(status="passed")], "push c: the notice of entry 5 is passed after 7200 s and 1 tries"),
        ([ROW, ROW._replace(id="m")], "push c: notice m has no turn"),
        ([ROW, ROW._replace(id="m", contact="d")], "notices of an unknown contact d"),
    ],
)
def test_a_turn_without_its_notice_is_found(rows: list[Row], problem: str) -> None:
    assert notice_problems([(CONTACT, [TURN])], rows) == ([problem] if problem else [])


def test_a_push_that_was_never_tried_although_there_was_time_is_found() -> None:
    turn = TURN._replace(end=START + 2 * MINUTE)
    assert notice_problems([(CONTACT, [turn])], [ROW._replace(status="passed")]) == []
    untried = ROW._replace(status="passed", tries=0)
    problem = "push c: the notice of entry 5 is passed after 120 s and 0 tries"
    assert notice_problems([(CONTACT, [turn])], [untried]) == [problem]
    assert notice_problems([(replace(CONTACT, channel="mail"), [turn])], [untried]) == []


def test_a_reminder_without_its_notice_is_found() -> None:
    nudge = Entry(6, "nudge", CONTACT.seat, "0", made=START + HOUR)
    told = ROW._replace(kind="nudge", made=START + HOUR)
    assert reminder_problems([CONTACT], [nudge], [ROW, told]) == []
    assert reminder_problems([CONTACT], [nudge], [ROW]) == ["push c: the reminder 6 has no notice"]
    assert reminder_problems([CONTACT], [], [told]) == [f"a notice of c at {told.made} has no reminder"]
    assert reminder_problems([replace(CONTACT, surely_from=7)], [nudge], []) == []


def test_a_time_that_ends_too_early_or_too_late_is_found() -> None:
    asked = Entry(0, "choose", 0, "pass", made=START)
    in_time = Entry(1, "expire", 1, "random", made=START + HOUR)
    assert wrong_times(HOUR, [asked, in_time]) == []
    early = Entry(1, "expire", 1, "random", made=START + HOUR - MINUTE)
    assert wrong_times(HOUR, [asked, early]) == ["seat 1 ran out of time after 3540 of 3600 s"]
    late = Entry(1, "choose", 1, "pass", made=START + 2 * HOUR)
    problem = "the time of seat 1 did not end: choose after 7200 of 3600 s"
    assert wrong_times(HOUR, [asked, late]) == [problem]
    by_bot = Entry(2, "choose", 1, "pass", made=START + 2 * HOUR)
    assert wrong_times(HOUR, [asked, in_time, by_bot]) == []


def test_a_choice_that_no_order_says_is_found() -> None:
    """Only the last order that surely was there, and those that may have come since, can have made a choice."""
    first, second = SentOrder((1, 0, 1, 1), "bid", 2, 3, known_from=5), SentOrder((1, 0, 1, 1), "pass", 0, 8)
    state = goa.new_game("2012", players=2, seed=1)
    state.round = state.lot = 1
    assert valid_orders([first, second], state, Entry(7, "choose", 1, "bid 2")) == [first]
    assert valid_orders([first, second], state, Entry(9, "choose", 1, "pass")) == [first, second]
    known = replace(second, known_from=9)
    assert valid_orders([first, known], state, Entry(9, "choose", 1, "pass")) == [known]
    assert valid_orders([first, second], state, Entry(7, "choose", 0, "bid 2")) == []
    assert says(first, state, "bid 2")
    assert not says(first, state, "bid 3")
    assert not says(first, state, "pass")
    upto = replace(first, kind="raise")
    assert says(upto, state, "bid 1")
    assert says(upto, state, "pass")
    assert not says(upto, state, "bid 2")


def test_a_notice_may_wait_while_its_person_looks() -> None:
    look = Look(TURN.seat, TURN.start + MINUTE, TURN.start + HOUR)
    turn = with_looks(TURN, [look, Look(0, TURN.start, TURN.end)], doubt=MINUTE)
    assert turn.looked == HOUR
    passed = [ROW._replace(status="passed")]
    assert notice_problems([(CONTACT, [turn._replace(end=TURN.start + 90 * MINUTE)])], passed) == []
    assert len(notice_problems([(CONTACT, [turn])], passed)) == 1
    assert with_looks(TURN, [Look(TURN.seat, TURN.end, TURN.end + HOUR)], doubt=MINUTE) == TURN


def test_a_notice_that_came_to_somebody_who_saw_the_table_is_found() -> None:
    look = Look(CONTACT.seat, ARRIVAL.at - MINUTE, ARRIVAL.at + MINUTE)
    contacts, rows = {"c": CONTACT}, {"n": ROW}
    assert disturbed_looks([ARRIVAL], rows, contacts, {"game": [look]}) == ["push n came to a person who saw the table"]
    assert disturbed_looks([ARRIVAL], rows, contacts, {"game": [replace(look, end=ARRIVAL.at)]}) == []
    assert disturbed_looks([ARRIVAL], rows, contacts, {"game": [replace(look, seat=0)]}) == []
    assert disturbed_looks([ARRIVAL], {"n": ROW._replace(kind="confirm")}, contacts, {"game": [look]}) == []


def test_a_pause_is_no_time_of_the_person_who_is_awaited() -> None:
    asked = Entry(0, "choose", 0, "pass", made=START)
    paused, resumed = Entry(1, "pause", 0, "", made=START + MINUTE), Entry(2, "resume", 0, "", made=START + 2 * HOUR)
    answered = Entry(3, "choose", 1, "pass", made=START + 2 * HOUR + MINUTE)
    assert wrong_times(HOUR, [asked, paused, resumed, answered]) == []
    expired = Entry(3, "expire", 1, "random", made=START + 2 * HOUR + MINUTE)
    assert wrong_times(HOUR, [asked, paused, resumed, expired]) == ["seat 1 ran out of time after 120 of 3600 s"]


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
