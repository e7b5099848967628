"""Clocks: they follow from the journal alone, whichever way it is read."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tables.random_games import game_with, people

from goa.core.state import NOBODY
from goa.tables.choosing.submit import propose
from goa.tables.choosing.undo import undo_entries
from goa.tables.create_game import rematch_of
from goa.tables.game_config import Game, GameConfig, Seat
from goa.tables.journal import Entry, Kind
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.timing.absence import expiry_entries, return_entries
from goa.tables.timing.clocks import SECONDS_FOR_BOTS, look_again_at
from goa.tables.timing.time_control import TIME_AFTER_RETURN, TimeControl

LIVE: Final = TimeControl("live", 600, 10)
SLOW: Final = TimeControl("correspondence", 86_400)
CONTROLS: Final = (LIVE, SLOW)
START: Final = 1_000_000


@cache
def game_at(control: TimeControl | None, seats: tuple[Seat, ...] = people(3)) -> Game:
    return replace(game_with("2012", GameConfig(seats, clock=control)), made=START)


class Played:
    """A table with its journal, played as the server does it: proposals that the table becomes, and plain entries."""

    def __init__(self, game: Game) -> None:
        self.table = Table(game)
        self.journal: list[Entry] = []
        self.now = START

    def choose(self) -> None:
        state = self.table.state
        proposal = propose(self.table, state.seat, [state.offered[-1].text], "en", now=self.now)
        self.table.become(proposal.table)
        self.journal += proposal.entries

    def answer(self) -> None:
        """Choose until another seat is asked."""
        seat = self.table.state.seat
        while self.table.state.seat == seat:
            self.choose()

    def add(self, *entries: Entry) -> None:
        stamped = [msgspec.structs.replace(entry, made=self.now) for entry in entries]
        self.table.apply_entries(stamped)
        self.journal += stamped

    def do(self, kind: Kind, seat: int, text: str = "") -> None:
        self.add(Entry(self.table.number, kind, seat, text))

    def expire(self) -> None:
        self.add(*expiry_entries(self.table, self.now))

    @property
    def left(self) -> tuple[int, ...]:
        return self.table.clocks.left_at(self.now)


def begun(control: TimeControl) -> Played:
    """A table at which the first person has answered."""
    played = Played(game_at(control))
    played.answer()
    return played


def test_without_a_time_control_nothing_runs() -> None:
    played = Played(game_at(None))
    played.answer()
    played.now += 10_000_000
    clocks = played.table.clocks
    assert (clocks.seat, clocks.left, clocks.expires) == (played.table.state.seat, (), None)
    assert expiry_entries(played.table, played.now) == ()
    assert look_again_at(played.table, played.now) is None


@pytest.mark.parametrize("control", CONTROLS)
def test_clocks_start_with_the_first_choice_of_a_person(control: TimeControl) -> None:
    played = Played(game_at(control))
    played.now += 500
    assert played.left == (control.seconds,) * 3
    assert look_again_at(played.table, played.now) is None
    played.answer()
    assert played.table.clocks.runs
    assert played.table.clocks.expires == played.now + control.seconds


def test_live_time_is_spent_and_an_answer_earns_the_increment_once() -> None:
    played = begun(LIVE)
    seat = played.table.state.seat
    played.now += 45
    assert played.left[seat] == 600 - 45
    played.answer()
    assert played.left[seat] == 600 - 45 + 10


def test_correspondence_time_starts_anew_with_each_answer() -> None:
    played = begun(SLOW)
    seat = played.table.state.seat
    played.now += 80_000
    assert played.left[seat] == 6_400
    played.answer()
    assert played.left[seat] == 86_400


@pytest.mark.parametrize("control", CONTROLS)
def test_nobody_loses_time_in_a_pause(control: TimeControl) -> None:
    played = begun(control)
    seat = played.table.state.seat
    played.now += 40
    played.do("pause", 0)
    played.now += 1_000_000
    assert not played.table.clocks.has_expired(played.now)
    assert look_again_at(played.table, played.now) is None
    played.do("resume", 1)
    played.now += 2
    assert played.left[seat] == control.seconds - 42


def test_an_undo_gives_no_time_back_and_earns_nothing() -> None:
    played = Played(game_at(LIVE))
    seat = played.table.state.seat
    played.answer()
    first = played.left[seat]
    for _ in range(5):
        played.now += 7
        played.add(*undo_entries(played.table, seat, 1))
        assert played.table.clocks.seat == seat
        played.now += 3
        played.answer()
    assert played.left[seat] == first - 5 * 3


def test_who_was_asked_before_an_undo_has_the_full_time_for_the_answer() -> None:
    played = Played(game_at(SLOW))
    seat = played.table.state.seat
    played.answer()
    asked = played.table.state.seat
    played.now += 80_000
    played.add(*undo_entries(played.table, seat, 1))
    assert played.left[asked] == SLOW.seconds


def test_choosing_and_undoing_does_not_stretch_the_time_for_an_answer() -> None:
    played = Played(game_at(SLOW))
    seat = played.table.state.seat
    played.answer()
    for _ in range(3):
        played.add(*undo_entries(played.table, seat, 1))
        played.now += 40_000
        assert not played.table.clocks.has_expired(played.now) or played.left[seat] == 0
        if played.table.clocks.has_expired(played.now):
            break
        played.answer()
    assert played.left[seat] == 0


@pytest.mark.parametrize("control", CONTROLS)
def test_a_bot_plays_on_until_the_person_is_back(control: TimeControl) -> None:
    played = begun(control)
    seat = played.table.state.seat
    expires = played.table.clocks.expires
    assert expires is not None
    played.now = expires - 1
    assert expiry_entries(played.table, played.now) == ()
    played.now = expires
    played.expire()
    assert (played.table.seats[seat].kind, played.table.seats[seat].level) == ("bot", "heuristic")
    assert played.table.stand_ins == {seat}
    assert played.table.bot_to_choose == "heuristic"
    assert not played.table.clocks.runs
    assert look_again_at(played.table, played.now) == played.now + SECONDS_FOR_BOTS
    played.answer()
    assert played.left[seat] == 0  # a bot earns nothing
    played.now += 5
    played.add(*return_entries(played.table, seat, played.now))
    assert played.table.seats[seat].kind == "human"
    assert played.table.stand_ins == set()
    assert played.left[seat] == (TIME_AFTER_RETURN if control.kind == "live" else control.seconds)
    assert return_entries(played.table, seat, played.now) == ()


def test_who_resigns_after_the_time_ran_out_does_not_come_back() -> None:
    played = begun(LIVE)
    seat = played.table.state.seat
    played.now += 10_000
    played.expire()
    played.do("resign", seat, "random")
    assert played.table.stand_ins == set()
    assert return_entries(played.table, seat, played.now) == ()


def test_an_open_seat_loses_no_time_until_it_is_taken() -> None:
    played = Played(game_at(LIVE, (people(2)[0], Seat("open", "", "blue"))))
    while played.table.seats[played.table.state.seat].kind == "human":
        played.choose()
    played.now += 5_000
    assert played.table.clocks.seat == NOBODY
    played.do("sit", 1, "blue Bea")
    played.now += 30
    assert played.left[1] == 570


def test_what_others_do_does_not_make_an_absent_person_present() -> None:
    played = Played(game_at(None))
    played.answer()
    seat, since = played.table.state.seat, played.now
    other = next(each for each in range(3) if each != seat)
    played.now += 100
    played.do("hand_over", other, "random")
    played.do("return", other)
    played.do("sit", other, "purple Eve")
    played.do("nudge", seat, str(other))
    clocks = played.table.clocks
    assert (clocks.seat, clocks.since, clocks.nudged) == (seat, since, played.now)
    played.do("sit", seat, "purple Eve")
    assert played.table.clocks.since == played.now


def test_a_clock_of_another_process_that_is_behind_takes_nothing() -> None:
    played = begun(LIVE)
    seat = played.table.state.seat
    played.now -= 100
    played.answer()
    assert played.left[seat] == 610


def test_a_rematch_keeps_the_time_control() -> None:
    next_table = Table(rematch_of(begun(LIVE).table, START))
    assert (next_table.clocks.left, next_table.clocks.runs) == ((600, 600, 600), False)


Step = Callable[[Played], None]


def maybe_undo(played: Played) -> None:
    for seat in range(3):
        if not played.table.paused and played.table.undo_targets(seat):
            played.add(*undo_entries(played.table, seat, 1))
            return


def choose(played: Played) -> None:
    if not played.table.paused and not played.table.is_over:
        played.choose()


def pause_or_resume(played: Played) -> None:
    played.do("resume" if played.table.paused else "pause", 0)


def come_back(played: Played) -> None:
    for seat in sorted(played.table.stand_ins):
        with suppress(RequestRefused):  # the time ended twice at one question
            played.add(*return_entries(played.table, seat, played.now))


STEPS: Final[tuple[Step, ...]] = (choose, choose, choose, maybe_undo, pause_or_resume, Played.expire, come_back)


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from(CONTROLS),
    st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 40_000)), max_size=30),
)
def test_reading_the_journal_from_nothing_gives_the_same_clocks(
    control: TimeControl, steps: list[tuple[Step, int]]
) -> None:
    played = Played(game_at(control))
    spent = [0, 0, 0]
    for step, seconds in steps:
        before = played.left
        played.now += seconds
        for seat in range(3):
            spent[seat] += before[seat] - played.left[seat]
            assert before[seat] == played.left[seat] or seat == played.table.state.seat
        step(played)
    replayed = Table(played.table.game)
    replayed.apply_entries(played.journal)
    assert replayed.clocks == played.table.clocks
    assert replayed.stand_ins == played.table.stand_ins
    assert replayed.seats == played.table.seats
    returns = sum(replayed.entries_of("return", seat) for seat in range(3))
    if control.kind == "live" and not returns:
        for seat in range(3):
            earned = replayed.clocks.left_at(played.now)[seat] - control.seconds + spent[seat]
            answers = sum(entry.kind == "choose" and entry.seat == seat for entry in played.journal)
            assert earned % control.increment == 0
            assert 0 <= earned <= answers * control.increment
