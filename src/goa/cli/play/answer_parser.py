"""Turns a typed line into a choice, or into the reason why it is not one."""

from collections.abc import Sequence

from goa.cli.errors import CommandError, LocalizedError
from goa.cli.play.text_matching import matches, nearest
from goa.core.choices import CATALOGUE, Bid, Choice
from goa.core.state import State
from goa.locales import Value, say
from goa.rules.game import IllegalChoice, apply

SHOWN_AT_MOST = 6


class NotUnderstood(LocalizedError):
    """The line is not a choice; the message says what to type instead."""


class AmbiguousNumber(NotUnderstood):
    """A number that could be a choice or a bid; typed a second time, it is the choice."""

    def __init__(self, choice: Choice, key: str, /, **values: Value) -> None:
        super().__init__(key, **values)
        self.choice = choice


def refusal_text(problem: IllegalChoice | CommandError, language: str) -> str:
    """The reason for a refusal in a language, with the rule id if a rule forbids it."""
    if isinstance(problem, IllegalChoice):
        return f"{say(problem.key, language, **problem.values)} ({problem.rule})"
    return problem.localized(language)


def parse_choice(state: State, typed: str, labels: Sequence[str], language: str = "en") -> Choice:
    """The offered choice that a number, notation or words stand for; labels are the words on the screen."""
    offered = state.offered
    if typed.isdecimal():
        return _by_number(offered, int(typed))
    found = matches(typed, [choice.text for choice in offered]) or matches(typed, labels)
    if len(found) == 1:
        return offered[found[0]]
    if found:
        choices = _listed([offered[number] for number in found], language)
        raise NotUnderstood("terminal.no.could_be", typed=typed, choices=choices)
    raise refusal_for(state, typed)


def _by_number(offered: Sequence[Choice], number: int) -> Choice:
    bid = next((choice for choice in offered if isinstance(choice, Bid) and choice.amount == number), None)
    if not 1 <= number <= len(offered):
        key = "terminal.no.number_or_bid" if bid else "terminal.no.number"
        raise NotUnderstood(key, number=number, most=len(offered))
    choice = offered[number - 1]
    if bid is not None and bid is not choice:
        raise AmbiguousNumber(choice, "terminal.no.doubt", number=number, text=choice.text)
    return choice


def refusal_for(state: State, typed: str) -> IllegalChoice | NotUnderstood:
    """Why the typed text is not possible now: a rule, or that it was not understood."""
    texts = [choice.text for choice in CATALOGUE]
    known = matches(typed, texts)
    if not known:
        near = nearest(typed, [choice.text for choice in state.offered])
        if near is not None:
            return NotUnderstood("terminal.no.near", typed=typed, near=near)
    reasons = [rule_refusal(state, texts[number]) for number in known or []] or [rule_refusal(state, typed)]
    told = {str(reason) for reason in reasons}
    if len(told) > 1 and len(known) > 1:
        return NotUnderstood("terminal.no.fits", typed=typed)
    return reasons[0]


def rule_refusal(state: State, text: str) -> IllegalChoice:
    """The rules' refusal of a choice that is not offered."""
    try:
        apply(state.copy(), text)
    except IllegalChoice as reason:
        return reason
    raise AssertionError(f"{text} is offered")


def _listed(choices: Sequence[Choice], language: str) -> str:
    """The first few choices, and the number of the others."""
    named = [f'"{choice.text}"' for choice in choices[:SHOWN_AT_MOST]]
    if len(choices) > SHOWN_AT_MOST:
        more = len(choices) - SHOWN_AT_MOST
        return say("terminal.no.and_more", language, choices=", ".join(named), number=more)
    return say("terminal.no.or", language, choices=", ".join(named[:-1]), last=named[-1])
