"""What a line of the log needs besides its event, and the lines that course, goods and turns know."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from goa.core.events import Event
from goa.editions.types import Edition
from goa.locales import Value, say
from goa.views.words.seats import seat_words
from goa.views.words.things import card_words


@dataclass(frozen=True)
class Log:
    """The edition that was played, how the seats are called, and the language."""

    edition: Edition
    names: Sequence[str]
    language: str

    def say(self, key: str, /, **values: Value) -> str:
        return say(key, self.language, **values)

    def name(self, seat: int) -> str:
        return seat_words(self.names, seat, self.language)

    def cards(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(card_words(self.edition, card, self.language) for card in cards)


@singledispatch
def line(event: Event, log: Log) -> str:
    """A line of the log, or nothing for a fact that another line tells."""
    raise AssertionError(f"{event} has no words")
