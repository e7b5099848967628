"""The types of clocks and absence in a view."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.tables.payloads.payload import Payload, SeatOrNobody
from goa.tables.timing.time_control import ClockKind


class ClocksPayload(Payload):
    """How much time each seat has. Times are seconds since 1970; presence says what time it is at the server."""

    kind: Annotated[ClockKind, Meta(description="live: for the game; correspondence: for each answer")]
    seconds: Annotated[int, Meta(description="for the game, or for each answer")]
    increment: Annotated[int, Meta(description="seconds that are added after an answer")]
    left: Annotated[tuple[int, ...], Meta(description="seconds of each seat, at the time of since")]
    running: Annotated[SeatOrNobody, Meta(description="the seat whose time is running out")]
    since: int
    expires: Annotated[int | None, Meta(description="when the running seat has no time left")]


class Absence(Payload):
    """Who is awaited, and who may do something about it. Times are seconds since 1970."""

    awaited: Annotated[SeatOrNobody, Meta(description="the person who is to choose")]
    since: int
    acting: Annotated[SeatOrNobody, Meta(description="the seat that may remind them, and hand their seat to a bot")]
    seconds: Annotated[int, Meta(description="after which the seat may be handed to a bot or get a new link; 0: never")]
    nudged: Annotated[int, Meta(description="when the person was last reminded; 0: not yet")]
    maker: Annotated[
        SeatOrNobody, Meta(description="the seat that may renew the link of a person for whom a bot plays")
    ]
    handed_over: Annotated[
        tuple[int, ...],
        Meta(
            description="when a bot last got each seat of a person who was away, 0: never; empty if none did. While it "
            "plays, the link may be renewed after so many seconds from then on"
        ),
    ]
