"""A text that names no choice at all: what it may have meant."""

from difflib import get_close_matches
from typing import Final

from goa.core.choices import BY_TEXT, HIGHEST_BID
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.refusals.refusal import IllegalChoice, Refusal, because

LONGEST_TEXT: Final = 60  # longer ones are cut, so that nobody can keep the comparison busy


def refuse_text(state: State, text: str) -> IllegalChoice:
    """Say that a text names no choice, and which one comes near."""
    return IllegalChoice(_unknown(state, " ".join(text[:LONGEST_TEXT].lower().split())), state.offered)


def _unknown(state: State, text: str) -> Refusal:
    rule = "RND-4"
    if state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        rule = frame.rule()
    amount = text.removeprefix("bid ")
    if amount != text and amount.isdecimal():
        if int(amount) == 0:
            return because("AUC-2", "refusal.bid_of_nothing")
        if int(amount) > HIGHEST_BID:
            return because("AUC-2", "refusal.bid_beyond_all", most=HIGHEST_BID)
        return because(rule, "refusal.unknown_but_near", text=text, near=f"bid {int(amount)}")
    near = get_close_matches(text, [choice.text for choice in state.offered], 1)
    if not near:
        near = get_close_matches(text, list(BY_TEXT), 1)
    if near:
        return because(rule, "refusal.unknown_but_near", text=text, near=near[0])
    return because(rule, "refusal.unknown", text=text)
