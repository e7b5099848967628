"""Search: keeps its time, skips what is forced, and agrees with itself."""

import time

import pytest
from tests.table import table

import goa
from goa.bots.evaluation.lookahead import Lookahead, candidates, difference
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.levels import LEVELS
from goa.bots.players.registry import make_bot
from goa.bots.players.search import SearchBot


def test_it_keeps_its_time() -> None:
    state = table(ducats=[9, 9, 9, 9], boards={0: {"plantation 1": "double ginger: ginger ginger"}})
    seen = goa.observe(state, 0)
    bot = SearchBot(1, "0.2")
    bot.choose(seen, seen.offered)  # the first call loads the weights
    started = time.perf_counter()
    assert bot.choose(seen, seen.offered) in seen.offered
    assert time.perf_counter() - started < 1.0  # far above 0.24, as a test machine may be busy


def test_a_forced_choice_takes_no_time() -> None:
    state = table()
    only = state.offered[:1]
    assert SearchBot(1, "600").choose(goa.observe(state, 0), only) is only[0]


def test_with_a_clock_that_stands_still_it_plays_every_stage_once_and_ends() -> None:
    """A clock of its own makes search repeatable: each look at it is a tick."""

    def ticking() -> float:
        ticks[0] += 0.01
        return ticks[0]

    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    answers = set()
    for _ in range(2):
        ticks = [0.0]
        answers.add(SearchBot(3, "2", ticking).choose(seen, seen.offered))
    assert len(answers) == 1


def test_candidates_are_the_best_rated_and_none_far_behind() -> None:
    assert candidates([1.0, 9.0, 8.0, 2.0], 8, 4.0) == [1, 2]
    assert len(candidates([float(number) / 10 for number in range(30)], 8, 4.0)) == 8


def test_the_difference_is_that_of_pairs() -> None:
    mean, error = difference([3.0, 5.0, 7.0], [1.0, 4.0, 4.0])
    assert mean == pytest.approx(2.0)
    assert error == pytest.approx((2 / 3 / 2) ** 0.5)  # of 2, 1 and 3: variance 1, over three pairs


def test_of_choices_that_come_to_the_same_one_is_left() -> None:
    """Twice the same choice: the second is dropped as soon as that is sure, whatever time is left."""
    state = table(ducats=[9, 9, 9, 9])
    seen = goa.observe(state, 0)
    lookahead = Lookahead(rater_for(state.edition, 4), seen, 5)
    lookahead.consider(8, 4.0)
    best = lookahead.open_to[0]
    lookahead.open_to, lookahead.outcomes = [best, best], [[], []]
    tries = 0
    while len(lookahead.open_to) > 1:
        lookahead.roll_out_next()
        tries += 1
    assert tries == 16
    assert lookahead.best() == best


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "601"])
def test_a_time_that_is_no_time_is_refused(seconds: str) -> None:
    with pytest.raises(ValueError, match="expected seconds between 0 and 600"):
        SearchBot(1, seconds)


def test_every_level_can_be_named() -> None:
    for level in LEVELS:
        assert type(make_bot(level.name, 1)) is type(make_bot(level.bot, 1))
