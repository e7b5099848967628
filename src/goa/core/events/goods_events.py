"""What came and went: ducats, ships, colonists, sacks, tiles and development."""

from dataclasses import dataclass
from typing import final

from goa.core.events.event import Event


@final
@dataclass(init=False)
class DucatsPaid(Event):
    """Ducats changed hands; the bank is BANK."""

    payer: int
    payee: int
    amount: int

    def __init__(self, payer: int, payee: int, amount: int) -> None:
        self.payer = payer
        self.payee = payee
        self.amount = amount


@final
@dataclass(init=False)
class GoodsTaken(Event):
    """Ships, colonists or extra action cards came from the supply."""

    seat: int
    good: int
    number: int

    def __init__(self, seat: int, good: int, number: int) -> None:
        self.seat = seat
        self.good = good
        self.number = number


@final
@dataclass(init=False)
class GoodsGiven(Event):
    """Ships or colonists went back to the supply."""

    seat: int
    good: int
    number: int

    def __init__(self, seat: int, good: int, number: int) -> None:
        self.seat = seat
        self.good = good
        self.number = number


@final
@dataclass(init=False)
class SackPut(Event):
    """A sack was put on a field."""

    seat: int
    place: int
    spice: int

    def __init__(self, seat: int, place: int, spice: int) -> None:
        self.seat = seat
        self.place = place
        self.spice = spice


@final
@dataclass(init=False)
class SackGiven(Event):
    """A sack went back to the supply."""

    seat: int
    place: int
    spice: int

    def __init__(self, seat: int, place: int, spice: int) -> None:
        self.seat = seat
        self.place = place
        self.spice = spice


@final
@dataclass(init=False)
class SpicesLost(Event):
    """Sacks stayed in the supply, because no field was empty."""

    seat: int
    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@final
@dataclass(init=False)
class PlantationLaid(Event):
    """A plantation was laid on a space of the player's board."""

    seat: int
    place: int
    kind: int

    def __init__(self, seat: int, place: int, kind: int) -> None:
        self.seat = seat
        self.place = place
        self.kind = kind


@final
@dataclass(init=False)
class PlantationGivenUp(Event):
    """A plantation made room, and its sacks were lost."""

    seat: int
    place: int
    kind: int

    def __init__(self, seat: int, place: int, kind: int) -> None:
        self.seat = seat
        self.place = place
        self.kind = kind


@final
@dataclass(init=False)
class TileKept(Event):
    """A tile lies in front of a seat."""

    seat: int
    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
@dataclass(init=False)
class TileTaken(Event):
    """A tile came from the grid by Swap, or from the box by Favor."""

    seat: int
    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
@dataclass(init=False)
class TileUsed(Event):
    """A tile was used."""

    seat: int
    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
@dataclass(init=False)
class MarkerAdvanced(Event):
    """A marker of the development board moved down to a row, counted from 0."""

    seat: int
    column: int
    row: int

    def __init__(self, seat: int, column: int, row: int) -> None:
        self.seat = seat
        self.column = column
        self.row = row
