"""What is sent about all games of a browser, and about its devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.record.marks import Mark
from goa.tables.game_config import Seat
from goa.tables.payloads.payload import Payload, SeatNumber, SeatOrNobody

Moment = Annotated[int, Meta(description="seconds since 1970")]


class MyGame(Payload):
    """A line of the list: nothing that the seat could not see at the table."""

    game: str
    seat: Annotated[int, Meta(description="-1: a spectator, -2: someone who was invited")]
    number: Annotated[int, Meta(description="of entries")]
    edition: str
    marks: tuple[Mark, ...]
    tutorial: bool
    seats: tuple[Seat, ...]
    part: Annotated[int, Meta(description="0 is A, 1 is B")]
    round: Annotated[int, Meta(description="1 to 4, 0 before the first")]
    is_over: bool
    paused: bool
    waits: Annotated[bool, Meta(description="whether the game waits for this seat")]
    awaited: Annotated[SeatOrNobody, Meta(description="the seat that is to choose")]
    since: Annotated[Moment, Meta(description="since when; seconds since 1970, 0 if it is a bot's choice")]
    expires: Annotated[int | None, Meta(description="when the time of the awaited person ends")]
    points: Annotated[tuple[int, ...], Meta(description="by seat, as far as this seat can see them")]
    winners: tuple[SeatNumber, ...]
    rematch: str | None
    unread: Annotated[int, Meta(description="chat lines of others after the one that was read last")]
    chat: Annotated[int, Meta(description="id of the newest chat line that the seat may read; 0 if none is unread")]


class MyGames(Payload):
    """The games in the order of the request; null for a token that opens nothing."""

    games: tuple[MyGame | None, ...]
    now: Annotated[float, Meta(description="the time at the server, in seconds since 1970")]


class DeviceLink(Payload):
    """A link that takes seats to another device, once. The secret is shown only here."""

    secret: str
    link: str
    expires: Moment
    seats: Annotated[int, Meta(description="how many it takes along")]


class BroughtSeat(Payload):
    """A seat, and the token that this device got for it."""

    game: str
    seat: int
    token: str


class BroughtSeats(Payload):
    """What a link brought."""

    seats: tuple[BroughtSeat, ...]


class DeviceLine(Payload):
    """A device that came by a link, or a link that has not been used."""

    id: str
    name: str
    made: Annotated[Moment, Meta(description="when the link was made; seconds since 1970")]
    expires: Moment
    redeemed: Annotated[int | None, Meta(description="when it was used; null: not yet")]
    games: Annotated[int, Meta(description="how many games it has seats in")]


class Devices(Payload):
    """Devices that got seats of this browser, however indirectly."""

    devices: tuple[DeviceLine, ...]
