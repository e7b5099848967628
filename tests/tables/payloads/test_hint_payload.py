"""What is sent of a hint: sentences that agree with the warnings beside them."""

from typing import Any

from tests.table import hand, play, table

from goa.core.choices import BY_TEXT
from goa.tables.payloads.hint_payload import hint_payload
from goa.tables.views.choice_warnings import warnings_for
from goa.views.observation import observe

NAMES = ("Ann", "Bob", "Open seat", "Dee")


def opinion_about(text: str) -> dict[str, Any]:
    """A line of an evaluation that says nothing in particular."""
    return {
        "choice": BY_TEXT[text].id,
        "points": 30.0,
        "win_share": 0.25,
        "chance": None,
        "reasons": [],
        "network": None,
        "forecast": None,
        "consequences": [],
    }


def test_a_hint_names_what_its_choice_loses_in_the_words_of_the_warning() -> None:
    state = table("actions", hands={0: ["two ships", "two colonists"]})
    play(state, "expedition")
    (first, *_) = hand(state, 0)
    discard = f"discard {first}"
    seen = observe(state, 0)
    outlook = {"source": "heuristic", "win_chances": [0.25] * 4, "points": [30.0] * 4}
    lines = [opinion_about(choice.text) for choice in seen.offered]
    hint = hint_payload({"opinions": lines, "appraisal": None, "outlook": outlook}, seen, 1, NAMES, "en")
    warnings = warnings_for(seen, seen.offered, {}, "en")
    assert BY_TEXT[discard] in warnings
    for opinion in hint.opinions:
        warning = warnings.get(BY_TEXT[opinion.text])
        assert opinion.sentences == ([] if warning is None else [warning])
