"""Action turns: actions, foundings and expedition cards."""

from dataclasses import dataclass
from typing import final

from goa.core.events.event import Event


@final
@dataclass(init=False)
class ActionTaken(Event):
    """A seat took one of its actions."""

    seat: int
    action: int

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@final
@dataclass(init=False)
class Spied(Event):
    """Espionage used the marker of another seat."""

    seat: int
    victim: int
    column: int

    def __init__(self, seat: int, victim: int, column: int) -> None:
        self.seat = seat
        self.victim = victim
        self.column = column


@final
@dataclass(init=False)
class ColonyNamed(Event):
    """A seat set out to found a colony."""

    seat: int
    colony: int
    recruits: int

    def __init__(self, seat: int, colony: int, recruits: int) -> None:
        self.seat = seat
        self.colony = colony
        self.recruits = recruits


@final
@dataclass(init=False)
class ColonyFounded(Event):
    """A colony was founded; which spices it accepts, as bits."""

    seat: int
    colony: int
    accepted: int

    def __init__(self, seat: int, colony: int, accepted: int) -> None:
        self.seat = seat
        self.colony = colony
        self.accepted = accepted


@final
@dataclass(init=False)
class FoundingFailed(Event):
    """Not enough colonists came, or the seat kept them."""

    seat: int
    colony: int

    def __init__(self, seat: int, colony: int) -> None:
        self.seat = seat
        self.colony = colony


@final
@dataclass(init=False)
class CardsTurned(Event):
    """Cards were turned over for everyone to see."""

    seat: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


@final
@dataclass(init=False)
class CardPlayed(Event):
    """A card was played from the hand."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@final
@dataclass(init=False)
class CardDiscarded(Event):
    """A card was discarded from the hand."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@final
@dataclass(init=False)
class CardsCounted(Event):
    """A seat drew cards that the viewer may not see."""

    seat: int
    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@final
@dataclass(init=False)
class CardsDrawn(Event):
    """A seat drew cards into its hand."""

    seat: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsCounted(self.seat, len(self.cards))


@final
@dataclass(init=False)
class PileReshuffled(Event):
    """The discarded cards became the new pile."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number
