"""Whole games in every language: questions, choices, help, log and refusals."""

import random

import pytest

import goa
from goa.bots.evaluation.features import KEYS
from goa.bots.explain.hint_sentences import reason_words
from goa.core.choices import CATALOGUE
from goa.core.state import NOBODY
from goa.locales import languages
from goa.views.observation import observe
from goa.views.words import choice_help, choice_words, log_words, question

PEOPLE = ("Anna", "Bert", "Cleo", "Dirk")
REFUSED_EACH_TIME = 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_a_game_is_told_from_beginning_to_end(edition: str, language: str) -> None:
    dice = random.Random(edition + language)
    state = goa.new_game(edition, players=3, seed=4, quick_start=True, bonanza=edition == "2012")
    names = PEOPLE[: state.seats]
    told = log_words(state.edition, names, state.events, language)
    while not state.is_over:
        seen, other = observe(state, state.seat), observe(state, (state.seat + 1) % state.seats)
        assert question(seen, names, language) != question(other, names, language)
        labels = [choice_words(seen, choice, names, language) for choice in seen.offered]
        assert len(set(labels)) == len(labels)  # so that readers can tell them apart
        assert all(choice_help(seen, choice, names, language).text for choice in seen.offered)
        for choice in dice.sample(CATALOGUE, REFUSED_EACH_TIME):
            if choice not in state.offered:
                with pytest.raises(goa.IllegalChoice) as refused:
                    goa.apply(state, choice)
                assert goa.locales.say(refused.value.key, language, **refused.value.values)
        events = goa.apply(state, dice.choice(state.offered))
        told += log_words(state.edition, names, [event.seen_by(NOBODY) for event in events], language)
    assert any(name in told[-1] for name in names)
    assert question(observe(state, 0), names, language)
    assert all("{" not in line for line in told)


@pytest.mark.parametrize("language", languages())
def test_every_reason_of_a_hint_has_words(language: str) -> None:
    assert all(reason_words(feature, language) for feature in KEYS)
