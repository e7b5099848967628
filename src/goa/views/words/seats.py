"""What seats are called."""

from collections.abc import Sequence
from typing import Final

from goa.locales import say

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")  # one more than seats, so that each can choose


def seat_words(names: Sequence[str], seat: int, language: str = "en") -> str:
    """The name of a seat, or its colour where no name is given."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return say("seat", language, colour=COLOURS[seat])
