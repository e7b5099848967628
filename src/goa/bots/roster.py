"""The bots by the names under which they take a seat."""

from collections.abc import Callable
from typing import Final

from goa.bots.base import Bot
from goa.bots.random_bot import RandomBot
from goa.core.dice import MASK, STRIDE

ROSTER: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
}

THROWS_APART: Final = 1_000_003  # more than any game throws, so no two seats nor the table itself see the same dice


def seat_bot(name: str, game_seed: int, seat: int) -> Bot:
    """A bot for a seat; the same game, the same seat, the same dice."""
    return ROSTER[name]((game_seed + (seat + 1) * THROWS_APART * STRIDE) & MASK)
