"""Every question declares itself, once: a number, a task, and words for both."""

from dataclasses import fields

import pytest
from tests.questions import all_questions, declared

from goa.core.frames import Decision, Question
from goa.locales import catalogue
from goa.rules.interruption_windows import (
    AFTER_ACTION,
    BEFORE_ACTION,
    DURING_EXPEDITION,
    DURING_FOUNDING,
    DURING_HARVEST,
    NO_WINDOW,
)
from goa.rules.questions import QUESTIONS
from goa.views.words.questions import _SPECIAL

CLASSES = sorted(all_questions(), key=lambda kind: kind.__name__)


def test_each_kind_has_a_question_of_its_own() -> None:
    assert sorted(declared(kind).number for kind in CLASSES) == list(range(len(QUESTIONS)))
    assert len({asked.task for asked in QUESTIONS}) == len(QUESTIONS)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_a_question_has_its_words_and_its_amount(kind: type) -> None:
    asked = declared(kind)
    assert f"term.task.{asked.task}" in catalogue("en")
    assert kind in _SPECIAL or asked.wording in catalogue("en")
    assert not asked.done or asked.done in catalogue("en")
    assert asked.done_help in catalogue("en")
    names = {field.name for field in fields(kind)}
    assert "seat" in names
    assert not asked.amount or asked.amount in names
    assert not asked.colony or asked.colony in names
    assert not asked.picks_left or hasattr(kind, asked.picks_left) or asked.picks_left in names


def test_the_questions_that_cards_and_tiles_may_interrupt() -> None:
    """ACT-9: before and after the action, between sacks, between draws, and before a founding is settled."""
    windows = {asked.task: asked.window for asked in QUESTIONS if asked.window != NO_WINDOW}
    assert windows == {
        "take_action": BEFORE_ACTION,
        "harvest_sack": DURING_HARVEST,
        "mix_sack": DURING_HARVEST,
        "draw_card": DURING_EXPEDITION,
        "recruit": DURING_FOUNDING,
        "finish_turn": AFTER_ACTION,
    }


def test_the_questions_whose_answers_belong_together() -> None:
    assert {asked.task for asked in QUESTIONS if asked.is_series} == {
        "pay_spice",
        "harvest_sack",
        "mix_sack",
        "put_spice",
        "take_spice",
        "sell_spice",
        "deliver_sack",
        "fill_places",
    }


def test_the_questions_that_are_asked_again_after_an_answer_took_effect() -> None:
    """A payment has no effect before its last sack; a draw is repeated, but its answers are no series."""
    repeated = {asked.task for asked in QUESTIONS if asked.is_repeated}
    assert repeated ^ {asked.task for asked in QUESTIONS if asked.is_series} == {"pay_spice", "draw_card"}


def test_the_questions_that_begin_something() -> None:
    assert {asked.task for asked in QUESTIONS if not asked.is_follow_up} == {
        "place_flag",
        "place_marker",
        "bid_on_lot",
        "last_word",
        "take_action",
        "finish_turn",
        "spend_extra_action",
    }


def test_a_number_is_given_once() -> None:
    with pytest.raises(AssertionError, match="question 3 is there twice"):
        Question(3, "another")


def test_a_decision_that_declares_nothing_says_so() -> None:
    with pytest.raises(AssertionError, match="does not say how it is asked"):
        Decision().question()
