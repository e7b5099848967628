"""What a line of the log needs besides its event."""

from collections.abc import Callable, Sequence
from typing import Any, final

from goa.editions.types import Edition
from goa.locales.catalogue import Value, say_with
from goa.views.words.component_words import card_words
from goa.views.words.seats import seat_words


@final
class Log:
    """The edition that was played, how the seats are called, and the language."""

    def __init__(self, edition: Edition, names: Sequence[str], language: str) -> None:
        self.edition = edition
        self.names = names
        self.language = language

    def say(self, key: str, /, **values: Value) -> str:
        return say_with(key, self.language, values)

    def name(self, seat: int) -> str:
        return seat_words(self.names, seat, self.language)

    def cards(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(card_words(self.edition, card, self.language, in_sentence=True) for card in cards)


LineWriter = Callable[[Any, Log], str]  # a line of the log, or nothing for a fact that another line tells
