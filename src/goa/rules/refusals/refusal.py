"""A reason why something cannot be chosen: the rule, and a sentence of the catalogue with its values."""

from dataclasses import dataclass

from goa.core.choices import Choice
from goa.locales import Value, say


@dataclass(frozen=True)
class Refusal:
    """The key and values travel to clients, which say them in their own language."""

    rule: str
    key: str
    values: dict[str, Value]

    def reason(self, language: str = "en") -> str:
        return say(self.key, language, **self.values)


def because(rule: str, key: str, **values: Value) -> Refusal:
    return Refusal(rule, key, values)


class IllegalChoice(ValueError):
    """A choice that is not offered; the state is untouched."""

    def __init__(self, refusal: Refusal, offered: list[Choice]) -> None:
        reason = refusal.reason()
        super().__init__(f"{reason} ({refusal.rule})")
        self.rule = refusal.rule
        self.reason = reason
        self.key = refusal.key
        self.values = refusal.values
        self.offered = offered
