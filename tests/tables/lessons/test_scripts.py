"""The scripted lessons can be played, and their explanations fit them."""

import pytest
from tests.tables.lessons.opened import opened

from goa.core.choices import BY_TEXT
from goa.editions.vocabulary import COLUMNS
from goa.locales import catalogue, languages
from goa.rules.game import apply
from goa.tables.choosing.colony_chances import colony_chances_for
from goa.tables.lessons.lesson import STRAYED
from goa.tables.lessons.lessons import FIRST_ROUND, OLD_LESSON, SECOND_HALF, lesson_of

SCRIPTED = (OLD_LESSON, FIRST_ROUND, SECOND_HALF)
COLONISTS = COLUMNS.index("colonists")


@pytest.mark.parametrize("name", SCRIPTED)
def test_a_script_can_be_played(name: str) -> None:
    lesson = lesson_of(name)
    state = opened(lesson)
    assert (state.part, state.round, state.seat) == (lesson.part, lesson.round, lesson.learner)
    for step in lesson.script:
        assert state.seat == step.seat
        assert bool(step.key) == (step.seat == lesson.learner)
        assert BY_TEXT[step.choose] in state.offered, step
        apply(state, step.choose)
    assert state.seat == lesson.learner


@pytest.mark.parametrize("name", [OLD_LESSON, FIRST_ROUND])
def test_the_first_round_is_what_its_words_say(name: str) -> None:
    """The round as it is told: figures in the sentences are those of the table."""
    lesson = lesson_of(name)
    state = opened(lesson)
    kinds = set()
    for step in lesson.script:
        learner = state.players[lesson.learner]
        if step.key == "tutorial.found":
            quilon = colony_chances_for(state, lesson.learner)[0]
            assert (quilon.needs, quilon.recruits, quilon.colonists) == (6, 2, 2)
            assert quilon.with_colonists == pytest.approx(1)
        if step.key == "tutorial.recruits":
            assert state.recruits == 5
        if step.key in ("tutorial.flag_lot", "tutorial.own_lot"):
            assert max(state.bids) == {"tutorial.flag_lot": 2, "tutorial.own_lot": 3}[step.key]
        if step.key == "tutorial.extra_action":
            assert learner.extra_actions == 3
        if step.key == "tutorial.last_extra":
            assert (learner.extra_actions, learner.ducats) == (1, 0)
        if step.key == "tutorial.risk":
            cochin = colony_chances_for(state, lesson.learner)[0]
            assert (cochin.needs, cochin.recruits, cochin.colonists) == (8, 2, 1)
            assert 0.25 < cochin.with_colonists < 0.4  # about one in three
        if step.key == "tutorial.failed":
            assert (state.recruits, learner.colonists) == (6, 1)
        if step.key == "tutorial.after_failure":
            assert learner.colonists == 2
        kinds.add(step.choose.split()[0])
        apply(state, step.choose)
    assert (state.part, state.round, state.seat) == (0, 2, lesson.learner)
    if name == OLD_LESSON:
        assert state.players[lesson.learner].ducats == 9
    else:
        assert state.players[lesson.learner].rows[COLONISTS] == 2
        assert state.edition.gives[COLONISTS][2] == 4
    assert {"flag", "mark", "bid", "pass", "buy", "extra", "play", "draw"} <= kinds
    assert {"progress", "build", "harvest", "taxes", "expedition", "found"} <= kinds


def test_the_second_half_is_what_its_words_say() -> None:
    lesson = lesson_of(SECOND_HALF)
    state = opened(lesson)
    learner, green = state.players[0], state.players[2]
    assert (learner.rows[COLONISTS], learner.rows[COLUMNS.index("harvest")]) == (2, 0)
    assert all(player.rows[COLONISTS] < 3 for player in state.players)
    assert state.edition.gives[COLUMNS.index("harvest")][green.rows[COLUMNS.index("harvest")]] == 4
    apply(state, "use ducats")
    cards = len(learner.hand)
    apply(state, "progress colonists")
    assert len(state.players[0].hand) == cards + 1
    assert len(state.players[0].hand) > state.edition.hand_limit[state.players[0].rows[COLUMNS.index("expedition")]] - 1


@pytest.mark.parametrize("language", languages())
def test_every_step_is_explained(language: str) -> None:
    lessons = [lesson_of(name) for name in SCRIPTED]
    steps = [step for lesson in lessons for step in lesson.script if step.key]
    keys = {step.key for step in steps} | {note for step in steps for note in step.notes}
    keys |= {key for lesson in lessons for key in lesson.afterwards} | {STRAYED}
    assert keys == {key for key in catalogue(language) if key.startswith("tutorial.")}
    for lesson in lessons:
        own = [step.key for step in lesson.script if step.key]
        assert len(own) == len(set(own)), "each step has its own explanation"
        assert lesson.steps == len(own) + len(set(lesson.afterwards))
    assert f" {lesson_of(FIRST_ROUND).steps} " in catalogue(language)["client.home.tutorial_help"]
