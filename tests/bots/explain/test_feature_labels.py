"""Every feature has a label in every language."""

import pytest

from goa.bots.evaluation.features import KEYS
from goa.bots.explain.feature_labels import reason_words
from goa.locales import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_feature_has_a_label(key: str, language: str) -> None:
    label = reason_words(key, language)
    assert label
    assert "{" not in label


@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("row.ships.3", "ships marker in row 3"),
        ("chance.madras", "the chance to found Madras"),
        ("tile.vice-king", "Vice-king"),
        ("ducats<=6", "ducats"),
        ("flag_for_sale", "the flag"),
    ],
)
def test_a_label_names_the_thing(key: str, label: str) -> None:
    assert reason_words(key) == label


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match="came 'luck'"):
        reason_words("luck")
