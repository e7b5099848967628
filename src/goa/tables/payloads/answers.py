"""Answers to requests: instances are sent, and the API's documentation is generated from them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from goa.tables.payloads.payload import Payload, SeatNumber
from goa.tables.payloads.view_types import Line, View


class Presence(Payload):
    """Who is at the table now."""

    seats: tuple[SeatNumber, ...]
    spectators: int
    now: Annotated[float, Meta(description="the time at the server, in seconds since 1970; clocks count by it")]


class Link(Payload):
    """A secret link. Having it means having the seat."""

    seat: int
    token: str
    link: str


class Created(Payload):
    """A new table. The links are shown only this once."""

    id: str
    commitment: str
    seats: list[Link]
    invitation: Link | None
    spectators: Link


class Chosen(Payload):
    """What was stored, and the table after it."""

    number: int
    chosen: tuple[str, ...]
    view: View | None


class Rehearsed(Payload):
    """The choices in their notation. No view if they would reveal something hidden or depend on chance."""

    chosen: tuple[str, ...]
    view: View | None
    why: Annotated[
        str | UnsetType, Meta(description="without a view: why it is final, and whether to go on, in a sentence")
    ] = UNSET


class ViewAndPresence(View):
    """The view for callers without a socket."""

    presence: Presence
    seat: Annotated[int, Meta(description="that the token opens; -1: to watch, -2: to watch and to take an open seat")]


def with_presence(view: View, presence: Presence, seat: int) -> ViewAndPresence:
    return ViewAndPresence(
        view.game, view.number, view.question, view.tutorial, view.own, view.table, view.lines, presence, seat
    )


class SeatObservation(Payload):
    """All that the seat may know, as bots and terminals read it; the Python package turns it back into an object."""

    number: Annotated[int, Meta(description="of entries so far, as in the view")]
    observation: Annotated[dict[str, Any], Meta(description="goa.record.wire.from_wire reads it")]


class Lines(Payload):
    """Lines of the log."""

    number: int
    lines: tuple[Line, ...]


class NoteText(Payload):
    """The private note of a seat."""

    text: str


class Rematch(Payload):
    """The next game. The same tokens open it."""

    id: str


class Standing(Payload):
    """The points of all seats if the game had ended then."""

    number: Annotated[int, Meta(description="of the entry that came last")]
    part: Annotated[int, Meta(description="0 is A, 1 is B")]
    round: Annotated[int, Meta(description="1 to 4, 0 before the first")]
    totals: Annotated[tuple[int, ...], Meta(description="by seat")]


class TurningPoint(Payload):
    """A move after which a seat had a clearly better chance to win, and kept it."""

    number: Annotated[int, Meta(description="of its entry")]
    part: int
    round: int
    seat: Annotated[SeatNumber, Meta(description="whose chance rose")]
    chance_before: Annotated[int, Meta(description="to win, as bots estimate it, in percent")]
    chance_after: Annotated[int, Meta(description="after the auction or action of all seats that the move belongs to")]
    text: str


class ScoreCurve(Payload):
    """How the points of a finished game developed."""

    standings: Annotated[tuple[Standing, ...], Meta(description="at the start and after each action of all seats")]
    turning_points: Annotated[
        tuple[TurningPoint, ...], Meta(description="the largest lasting ones, at most 3, in the order of the game")
    ]


class About(Payload):
    """What a table can be created with."""

    version: str
    editions: list[str]
    bots: list[str]
    levels: Annotated[list[str], Meta(description="the bots that players choose from, weakest first")]
    languages: list[str]
