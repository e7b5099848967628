"""Counts lots, foundings, extra actions and cards of a game, from its events."""

from collections.abc import Sequence
from typing import Final

from goa.bots.arena.results import LotResult
from goa.core.events import (
    CardPlayed,
    ColonyFounded,
    Event,
    ExtraActionSpent,
    FoundingFailed,
    LotOpened,
    LotTaken,
)

COUNTED: Final = frozenset({LotOpened, LotTaken, ColonyFounded, FoundingFailed, ExtraActionSpent, CardPlayed})


class GameStats:
    """Lots one by one, everything else by seat."""

    def __init__(self, seats: int) -> None:
        self.lots: list[LotResult] = []
        self.founded = [0] * seats
        self.failed = [0] * seats
        self.extra_actions = [0] * seats
        self.cards = [0] * seats
        self.auctioneer = 0

    def add(self, events: Sequence[Event], part: int) -> None:
        for event in events:
            if type(event) not in COUNTED:  # most are not; faster than six isinstance checks
                continue
            if isinstance(event, LotOpened):
                self.auctioneer = event.auctioneer
            elif isinstance(event, LotTaken):
                self.lots.append(LotResult(part, event.tile, event.price, event.seat, self.auctioneer))
            elif isinstance(event, ColonyFounded):
                self.founded[event.seat] += 1
            elif isinstance(event, FoundingFailed):
                self.failed[event.seat] += 1
            elif isinstance(event, ExtraActionSpent):
                self.extra_actions[event.seat] += 1
            elif isinstance(event, CardPlayed):
                self.cards[event.seat] += 1
