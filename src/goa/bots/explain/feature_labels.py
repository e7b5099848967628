"""Labels of features, from the section "reason" of the locales."""

from typing import Final

from goa.bots.evaluation.features import BY_KEY
from goa.locales import say

SHARED_LABELS: Final = {"flag_for_sale": "flag"}  # kinds that read like another; all others have a label of their own


def reason_words(key: str, language: str = "en") -> str:
    """What speaks for a choice or against it: "ships marker in row 3", "the chance to found Madras"."""
    feature = BY_KEY.get(key)
    if feature is None:
        raise ValueError(f"expected the key of a feature, came {key!r}")
    return say(f"reason.{SHARED_LABELS.get(feature.kind, feature.kind)}", language, **dict(feature.values))
