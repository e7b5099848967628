"""From a typed line to a choice, or to the reason why not; a question is never lost over a slip."""

from collections.abc import Sequence

from goa.cli.play.matching import matches, nearest
from goa.core.choices import CATALOGUE, Bid, Choice
from goa.core.state import State
from goa.rules.game import IllegalChoice, apply

SHOWN_AT_MOST = 6


class NotUnderstood(Exception):
    """A sentence that says what could be typed instead."""


class InDoubt(NotUnderstood):
    """A number that could be meant as an amount; typed once more it counts."""

    def __init__(self, choice: Choice, message: str) -> None:
        super().__init__(message)
        self.choice = choice


def understand(state: State, typed: str, labels: Sequence[str]) -> Choice:
    """The offered choice that is meant by a number, by notation or by words; labels are the words on the screen."""
    offered = state.offered
    if typed.isdecimal():
        return _by_number(offered, int(typed))
    found = matches(typed, [choice.text for choice in offered]) or matches(typed, labels)
    if len(found) == 1:
        return offered[found[0]]
    if found:
        raise NotUnderstood(f'"{typed}" could be {_listed([offered[number] for number in found])}.')
    raise why_not(state, typed)


def _by_number(offered: Sequence[Choice], number: int) -> Choice:
    bid = next((choice for choice in offered if isinstance(choice, Bid) and choice.amount == number), None)
    if not 1 <= number <= len(offered):
        hint = f" To bid {number}, type b{number}." if bid else ""
        raise NotUnderstood(f"There is no number {number} here; they go from 1 to {len(offered)}.{hint}")
    choice = offered[number - 1]
    if bid is not None and bid is not choice:
        raise InDoubt(
            choice,
            f'Number {number} is "{choice.text}". Press Enter for that, or type b{number} to bid {number}.',
        )
    return choice


def why_not(state: State, typed: str) -> Exception:
    """The reason why what was typed is no choice now: a rule, or that it could not be understood."""
    texts = [choice.text for choice in CATALOGUE]
    known = matches(typed, texts)
    if not known:
        near = nearest(typed, [choice.text for choice in state.offered])
        if near is not None:
            return NotUnderstood(f'There is no choice "{typed}". Did you mean "{near}"?')
    reasons = [refusal(state, texts[number]) for number in known or []] or [refusal(state, typed)]
    told = {str(reason) for reason in reasons}
    if len(told) > 1 and len(known) > 1:
        return NotUnderstood(f'None of your choices fits "{typed}".')
    return reasons[0]


def refusal(state: State, text: str) -> IllegalChoice:
    """Why the rules refuse a text that is not offered."""
    try:
        apply(state.copy(), text)
    except IllegalChoice as reason:
        return reason
    raise AssertionError(f"{text} is offered")


def _listed(choices: Sequence[Choice]) -> str:
    named = [f'"{choice.text}"' for choice in choices[:SHOWN_AT_MOST]]
    if len(choices) > SHOWN_AT_MOST:
        return f"{', '.join(named)} and {len(choices) - SHOWN_AT_MOST} more"
    return f"{', '.join(named[:-1])} or {named[-1]}" if len(named) > 1 else named[0]
