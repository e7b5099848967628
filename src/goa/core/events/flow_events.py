"""The flow of the game: parts, rounds, markers and auctions."""

from dataclasses import dataclass
from typing import final

from goa.core.events.event import Event


@final
@dataclass(init=False)
class PartBegan(Event):
    """The tiles of a part were laid out; the tiles put back where everyone may see them."""

    part: int
    put_back: tuple[int, ...]

    def __init__(self, part: int, put_back: tuple[int, ...]) -> None:
        self.part = part
        self.put_back = put_back


@final
@dataclass(init=False)
class RoundBegan(Event):
    """A new round of a part."""

    part: int
    round: int

    def __init__(self, part: int, round: int) -> None:
        self.part = part
        self.round = round


@final
@dataclass(init=False)
class FlagGiven(Event):
    """The first player was drawn by lot."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
@dataclass(init=False)
class FlagPlaced(Event):
    """The flag was laid on a space, with marker 1 on it."""

    seat: int
    space: int

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


@final
@dataclass(init=False)
class MarkerPlaced(Event):
    """An auction marker was laid on a tile."""

    seat: int
    number: int
    cell: int

    def __init__(self, seat: int, number: int, cell: int) -> None:
        self.seat = seat
        self.number = number
        self.cell = cell


@final
@dataclass(init=False)
class LotOpened(Event):
    """A lot came under the hammer; the flag is no tile."""

    lot: int
    auctioneer: int
    tile: int

    def __init__(self, lot: int, auctioneer: int, tile: int) -> None:
        self.lot = lot
        self.auctioneer = auctioneer
        self.tile = tile


@final
@dataclass(init=False)
class BidMade(Event):
    """A seat raised the bid."""

    seat: int
    amount: int

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


@final
@dataclass(init=False)
class Passed(Event):
    """A seat passed, in an auction or on an extra action."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
@dataclass(init=False)
class LotTaken(Event):
    """A seat took the lot, for nothing or for a price."""

    seat: int
    lot: int
    tile: int
    price: int

    def __init__(self, seat: int, lot: int, tile: int, price: int) -> None:
        self.seat = seat
        self.lot = lot
        self.tile = tile
        self.price = price


@final
@dataclass(init=False)
class BonanzaTurned(Event):
    """The Bonanza tile under a corner was turned up."""

    seat: int
    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@final
@dataclass(init=False)
class ExtraActionSpent(Event):
    """A seat spent an extra action card for one more action turn."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
@dataclass(init=False)
class RoundEnded(Event):
    """The once-a-round tiles turned face up again."""

    part: int
    round: int

    def __init__(self, part: int, round: int) -> None:
        self.part = part
        self.round = round


@final
@dataclass(init=False)
class GameEnded(Event):
    """All eight rounds were played."""

    winners: tuple[int, ...]

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners = winners
