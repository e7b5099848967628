"""Every feature has words in every language."""

import pytest

from goa.bots.evaluation.features import NAMES
from goa.bots.explain.feature_labels import reason_words
from goa.locales import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("feature", NAMES)
def test_every_feature_has_words(feature: str, language: str) -> None:
    assert reason_words(feature, language)


def test_words_speak_of_the_thing() -> None:
    assert reason_words("ships in row 3") == "ships marker in row 3"
    assert reason_words("chance to found madras") == "the chance to found Madras"
    assert reason_words("tile vice-king") == "Vice-king"


def test_another_name_is_refused() -> None:
    with pytest.raises(ValueError, match="came 'luck'"):
        reason_words("luck")
