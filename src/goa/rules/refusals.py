"""Why a choice is not offered: the rule, and a reason in plain words. Never looks at what another seat holds."""

from difflib import get_close_matches

from goa.core.choices import BY_TEXT, Choice
from goa.core.frames import Decision
from goa.core.state import State


class IllegalChoice(ValueError):
    """A choice that is not offered; the state is untouched."""

    def __init__(self, rule: str, reason: str, offered: list[Choice]) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.offered = offered


def refuse(state: State, choice: Choice) -> IllegalChoice:
    """Say why a choice of the catalogue is not offered now."""
    if not state.agenda:
        return IllegalChoice("RND-4", "the game is over", [])
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    return IllegalChoice(frame.rule(), f'"{choice.text}" is not offered now', state.offered)


def refuse_text(state: State, text: str) -> IllegalChoice:
    """Say that a text names no choice at all."""
    near = get_close_matches(text.lower(), list(BY_TEXT), 1)
    hint = f'; did you mean "{near[0]}"?' if near else ""
    rule = "RND-4"
    if state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        rule = frame.rule()
    return IllegalChoice(rule, f'there is no choice "{text}"{hint}', state.offered)
