"""Request bodies about all seats of a browser: its games, and its devices. Tokens are never in addresses."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, field

from goa.tables.requests.request_bodies import Number, RequestBody, SecretKey, clean_line

MOST_SEATS: Final = 200  # in one request; a browser saves 40 tables of at most four seats
MOST_KEPT: Final = 20  # contacts; a seat has fewer
LONGEST_DEVICE_NAME: Final = 40

GameName = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="the id of a game")]
DeviceName = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="the id of a device")]
ContactName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$(?!\n)", description="the id of a contact")]
Token = Annotated[str, Meta(max_length=100)]


class OwnSeat(RequestBody):
    """A seat, or a place to watch from, with its token."""

    game: GameName
    token: Token


class SeenSeat(OwnSeat):
    """One of the caller's seats in the list of games, with what was read of its chat."""

    heard: Annotated[Number, Meta(description="id of the last chat line that was on the screen")] = 0


class MyGamesBody(RequestBody):
    """The seats whose games are asked for."""

    seats: Annotated[list[SeenSeat], Meta(max_length=MOST_SEATS)]


class OwnSeats(RequestBody):
    """All seats of a browser."""

    seats: Annotated[list[OwnSeat], Meta(min_length=1, max_length=MOST_SEATS)]


class RevokeDevice(OwnSeats):
    """A device, or a link that has not been used, to be revoked by the holder of these seats."""

    device: DeviceName


class Redeem(RequestBody):
    """Use a link on another device."""

    secret: Token
    key: Annotated[
        SecretKey,
        Meta(description="random and secret, made by the client; a repeated request gets the same tokens"),
    ]
    name: Annotated[str, Meta(max_length=LONGEST_DEVICE_NAME, description="what the device is called in lists")] = ""

    def __post_init__(self) -> None:
        self.name = clean_line(self.name)


class RenewLink(RequestBody):
    """Revoke all links of one's own seat for a new one."""

    key: Annotated[
        SecretKey, Meta(description="random and secret, made by the client; a repeated request gets the same link")
    ]
    keep: Annotated[
        list[ContactName],
        Meta(
            max_length=MOST_KEPT, description="ids of the seat's contacts that are still called; all others are deleted"
        ),
    ] = field(default_factory=list)
