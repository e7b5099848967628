"""Every message is used, and every used message exists."""

import re

from tests.locales.keys import (
    KEY,
    SENTENCES,
    calls,
    client_texts,
    declared_texts,
    is_put_together,
    names,
    patterns,
    python_texts,
    scripts,
)

from goa.core.choices import RULE_OF_ADDED_ANSWER
from goa.locales import catalogue


def test_every_sentence_is_used() -> None:
    written_out = python_texts() | client_texts() | declared_texts()
    assert sorted(key for key in SENTENCES - written_out if not is_put_together(key)) == []


def test_every_key_in_the_package_is_in_the_catalogue() -> None:
    asked = {text for text in python_texts() if KEY.fullmatch(text)}
    assert sorted(asked - catalogue("en").keys()) == []


def test_every_key_in_the_client_is_in_the_catalogue() -> None:
    assert len(scripts()) > 1
    asked = {text for text in client_texts() if KEY.fullmatch(text)}
    assert sorted(asked - catalogue("en").keys()) == []


def test_every_key_put_together_can_be_found() -> None:
    keys = catalogue("en")
    assert sorted(each for each in patterns() if not any(re.fullmatch(each, key) for key in keys)) == []


def test_no_pattern_excuses_a_whole_section() -> None:
    assert sorted(each for each in patterns() if len(each.partition("[")[0].split(r"\.")) < 2) == []


def test_every_call_gives_the_values_that_its_sentence_needs() -> None:
    of_python = {key for key in SENTENCES if key in python_texts()}
    assert len({key for key, _ in calls()}) > len(of_python) / 2
    wrong = [(key, given) for key, given in calls() if given != names(catalogue("en")[key])]
    assert wrong == []


def test_every_moment_is_used() -> None:
    moments = {key.removeprefix("term.when.") for key in catalogue("en") if key.startswith("term.when.")}
    assert moments <= python_texts() | {text.replace(" ", "_") for text in RULE_OF_ADDED_ANSWER}
