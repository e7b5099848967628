"""What is noted while a game is played: lots, foundings, extra actions and cards, from the events."""

from collections.abc import Sequence
from typing import Final

from goa.bots.arena.results import Lot
from goa.core.events import (
    CardPlayed,
    ColonyFounded,
    Event,
    ExtraActionSpent,
    FoundingFailed,
    LotOpened,
    LotTaken,
)

NOTED: Final = frozenset({LotOpened, LotTaken, ColonyFounded, FoundingFailed, ExtraActionSpent, CardPlayed})


class GameStats:
    """Everything but the lots is counted by seat."""

    def __init__(self, seats: int) -> None:
        self.lots: list[Lot] = []
        self.founded = [0] * seats
        self.failed = [0] * seats
        self.extra_actions = [0] * seats
        self.cards = [0] * seats
        self.auctioneer = 0

    def take(self, events: Sequence[Event], part: int) -> None:
        for event in events:
            if type(event) not in NOTED:  # most are not, and this is quicker than six questions
                continue
            if isinstance(event, LotOpened):
                self.auctioneer = event.auctioneer
            elif isinstance(event, LotTaken):
                self.lots.append(Lot(part, event.tile, event.price, event.seat, self.auctioneer))
            elif isinstance(event, ColonyFounded):
                self.founded[event.seat] += 1
            elif isinstance(event, FoundingFailed):
                self.failed[event.seat] += 1
            elif isinstance(event, ExtraActionSpent):
                self.extra_actions[event.seat] += 1
            elif isinstance(event, CardPlayed):
                self.cards[event.seat] += 1
