"""The questions of strategy: their answer is still what the strong bots choose."""

import pytest
from tests.tables.lessons.opened import opened

from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BY_TEXT
from goa.locales import catalogue, languages
from goa.tables.lessons.lessons import STRATEGY, lesson_of
from goa.tables.lessons.strategy import THEMES
from goa.views.observation import observe

BATCHES = 2  # of rollouts for a governor without a clock


@pytest.mark.parametrize("name", STRATEGY)
def test_a_question_can_be_answered(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.question is not None
    state = opened(lesson)
    assert state.seat == lesson.learner
    rated = lesson.question.rated
    assert len(rated) >= 2
    assert all(BY_TEXT[each.choose] in state.offered for each in rated)
    assert [each.wins for each in rated] == sorted((each.wins for each in rated), reverse=True)
    assert rated[0].wins - rated[1].wins > 0.01, "the best choice is clearly the best"


@pytest.mark.parametrize("name", STRATEGY)
def test_captain_and_admiral_choose_what_is_recommended(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.question is not None
    seen = observe(opened(lesson), lesson.learner)
    best = BY_TEXT[lesson.question.rated[0].choose]
    assert HeuristicBot(0).choose(seen, seen.offered) is best
    network = pytest.importorskip("goa.bots.network.player", reason="the network needs NumPy")
    assert network.NetworkBot(0).choose(seen, seen.offered) is best


@pytest.mark.slow
@pytest.mark.parametrize("name", STRATEGY)
def test_a_governor_chooses_what_is_recommended(name: str) -> None:
    search = pytest.importorskip("goa.bots.network.network_search", reason="the network needs NumPy")
    lesson = lesson_of(name)
    assert lesson.question is not None
    seen = observe(opened(lesson), lesson.learner)
    governor = search.NetworkSearchBot(0, clock=lambda: 0.0, most_batches=BATCHES)
    assert governor.choose(seen, seen.offered).text == lesson.question.rated[0].choose


@pytest.mark.parametrize("language", languages())
def test_every_question_has_its_sentences(language: str) -> None:
    keys = {f"strategy.{theme}{part}" for theme in THEMES for part in ("", "_why", "_others")}
    assert keys == {key for key in catalogue(language) if key.startswith("strategy.")}
