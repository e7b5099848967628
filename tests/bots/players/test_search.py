"""Search: keeps its time, skips what is forced, and is repeatable."""

from typing import Any

import pytest
from tests.table import table

import goa
from goa.bots.evaluation.lookahead import Lookahead, best_rated, difference
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.search import SHARE_OF_TIME, SearchBot

ROLLOUT = 0.01  # seconds


class TickingClock:
    """Moves on whenever it is looked at, so that the number of rollouts does not depend on the machine."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * 0.01


class Work:
    """Stands in for lookahead: every rollout takes a hundredth of a second, and no candidate is dropped early."""

    def __init__(self) -> None:
        self.candidates: list[int] = []
        self.rollouts: list[int] = []  # by how many candidates were left
        self.now = 100.0
        self.samples = 0

    def clock(self) -> float:
        return self.now

    def start(self, *_: object) -> None:
        self.candidates = [0, 1, 2, 3, 4]

    def roll_out_next(self) -> None:
        self.now += ROLLOUT
        self.rollouts.append(len(self.candidates))

    def halve(self) -> None:
        self.candidates = self.candidates[: (len(self.candidates) + 1) // 2]

    def best(self) -> int:
        return self.candidates[0]


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    monkeypatch.setattr("goa.bots.players.search.Lookahead", lambda *_: work)
    return work


@pytest.mark.parametrize("seconds", [0.1, 0.5, 2.0])
def test_it_uses_its_time_and_no_more(work: Work, seconds: float) -> None:
    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    assert SearchBot(1, str(seconds), work.clock).choose(seen, seen.offered) in seen.offered
    used = work.now - 100
    assert seconds * SHARE_OF_TIME - 1.5 * ROLLOUT < used < seconds * SHARE_OF_TIME + 0.001


def test_each_stage_has_an_equal_share_of_the_time_and_halves_the_candidates(work: Work) -> None:
    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    SearchBot(1, "2", work.clock).choose(seen, seen.offered)
    stages = [work.rollouts.count(candidates) for candidates in (5, 3, 2)]
    assert sum(stages) == len(work.rollouts)
    assert max(stages) - min(stages) <= 2


def test_a_clock_that_stands_still_does_not_keep_it_from_ending() -> None:
    """Candidates are dropped once they are surely worse or as good as equal, whatever time is left."""
    state = table("third action", part="B", round=4, extra_actions=[0] * 4, ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    assert SearchBot(3, "0.5", lambda: 0.0).choose(seen, seen.offered) in seen.offered


def test_with_the_same_seed_and_clock_it_makes_the_same_choice() -> None:
    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    clocks = [TickingClock(), TickingClock()]
    answers = [SearchBot(3, "1", clock).choose(seen, seen.offered) for clock in clocks]
    assert answers[0] is answers[1]
    assert clocks[0].looks == clocks[1].looks > 10


def test_the_number_of_positions_can_be_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a clock that stands still does not matter, and faster machines do not play better."""
    seen = goa.observe(table(ducats=[9, 9, 9, 9]), 0)
    made: list[Lookahead] = []

    def noted(*arguments: Any) -> Lookahead:
        made.append(Lookahead(*arguments))
        return made[0]

    monkeypatch.setattr("goa.bots.players.search.Lookahead", noted)
    SearchBot(3, "0.5,4", lambda: 0.0).choose(seen, seen.offered)
    assert made[0].samples == 4


@pytest.mark.parametrize("positions", ["0", "-1", "some", ""])
def test_positions_out_of_range_are_refused(positions: str) -> None:
    with pytest.raises(ValueError, match="expected a number of positions from 1"):
        SearchBot(1, f"0.5,{positions}")


def test_a_forced_choice_takes_no_time() -> None:
    state = table()
    only = state.offered[:1]
    clock = TickingClock()
    assert SearchBot(1, "600", clock).choose(goa.observe(state, 0), only) is only[0]
    assert clock.looks == 0


def test_candidates_are_the_best_rated_and_none_far_behind() -> None:
    assert best_rated([1.0, 9.0, 8.0, 2.0], 8, 4.0) == [1, 2]
    assert len(best_rated([float(number) / 10 for number in range(30)], 8, 4.0)) == 8


def test_the_difference_is_that_of_pairs() -> None:
    mean, error = difference([3.0, 5.0, 7.0], [1.0, 4.0, 4.0])
    assert mean == pytest.approx(2.0)
    assert error == pytest.approx((2 / 3 / 2) ** 0.5)  # of 2, 1 and 3: variance 1, over three pairs


def test_of_two_choices_with_equal_outcomes_one_is_dropped() -> None:
    """Twice the same choice: the second is dropped after the fewest samples that make anything sure."""
    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    lookahead = Lookahead(rater_for(state.edition, 4), seen, 5)
    lookahead.start(8, 4.0)
    best = lookahead.candidates[0]
    lookahead.candidates, lookahead.outcomes = [best, best], [[], []]
    tries = 0
    while len(lookahead.candidates) > 1:
        lookahead.roll_out_next()
        tries += 1
    assert tries == 16
    assert lookahead.best() == best


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "601"])
def test_a_time_out_of_range_is_refused(seconds: str) -> None:
    with pytest.raises(ValueError, match="expected seconds between 0 and 600"):
        SearchBot(1, seconds)
