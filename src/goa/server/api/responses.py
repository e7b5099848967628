"""Responses as the documentation shows them."""

from typing import Any, Literal

import msgspec
from fastapi import Response
from pydantic import Field

from goa.server.api.view_models import Line, ResponseModel, SeatNumber, SeatOrNobody, View


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


class Link(ResponseModel):
    """A secret link. Having it means having the seat."""

    seat: int
    token: str
    link: str


class Created(ResponseModel):
    """A new table. The links are shown only this once."""

    id: str
    commitment: str
    seats: list[Link]
    invitation: Link | None
    spectators: Link


class Chosen(ResponseModel):
    """What was stored, and the table after it."""

    number: int
    chosen: list[str]
    view: View | None


class Rehearsed(ResponseModel):
    """The choices in their notation. No view if they would reveal something hidden or depend on chance."""

    chosen: list[str]
    view: View | None


class Presence(ResponseModel):
    """Who is at the table now."""

    seats: list[SeatNumber]
    spectators: int


class ViewAndPresence(View):
    """The view for callers without a socket."""

    presence: Presence


class Lines(ResponseModel):
    """Lines of the log."""

    number: int
    lines: list[Line]


class Saying(ResponseModel):
    """One message of the chat, in plain text."""

    id: int
    seat: int = Field(description="-1: a spectator, -2: someone who was invited")
    name: str
    text: str
    made: int = Field(description="seconds since 1970")


class Chat(ResponseModel):
    """The latest messages of the chat."""

    sayings: list[Saying]


class Said(ResponseModel):
    """The message as it was stored."""

    said: str


class Rematch(ResponseModel):
    """The next game. The same tokens open it."""

    id: str


class About(ResponseModel):
    """What a table can be created with."""

    version: str
    editions: list[str]
    bots: list[str]
    languages: list[str]


class Health(ResponseModel):
    """Whether the database answers."""

    database: Literal["ok", "unreachable"]


class Problem(ResponseModel):
    """A request that was refused: a word for programs, a sentence for people."""

    error: str
    sentence: str
    rule: str = Field(default="", description="id of the rule")
    key: str = Field(default="", description="of the sentence in the catalogue")
    values: dict[str, Any] = Field(default={}, description="of the sentence in the catalogue")
    choice: str = Field(default="", description="not offered: the choice")
    awaited: SeatOrNobody = Field(default=-1, description="not your choice: the seat whose choice it is")
    line: int = Field(default=0, description="record: the line that does not fit")
    may_undo: int = Field(default=0, description="no undo: how many choices could be undone")
    number: int = Field(default=0, description="stale: the current number")
    view: View | None = Field(default=None, description="stale: the current view")


class Why(ResponseModel):
    """Whether a choice is offered, and if not, why not. The other fields are null if it is offered."""

    choice: str
    offered: bool
    rule: str | None
    key: str | None = Field(description="of the sentence in the catalogue")
    values: dict[str, Any] | None = Field(description="of the sentence in the catalogue")
    sentence: str | None


class Odds(ResponseModel):
    """One colony that the seat has not founded, and the odds of founding it."""

    colony: int
    choice: str = Field(description="the choice that names it")
    offered: bool = Field(description="whether it can be named right now")
    needs: int
    recruits: int = Field(description="from the marker")
    cards: int = Field(description="that would be turned over")
    colonists: int = Field(description="the seat's colonists, which can make up the difference")
    without_colonists: float = Field(description="chance that marker and cards are enough")
    with_colonists: float = Field(description="chance that they are enough together with the colonists")
    colonists_paid: float = Field(description="on average, if it succeeds")


class Reason(ResponseModel):
    """Something that the choice changes, and how many points that is worth."""

    feature: str
    words: str
    points: float


class Opinion(ResponseModel):
    """An offered choice and how good it is."""

    text: str
    words: str
    points: float = Field(description="expected at the end")
    win_share: float = Field(description="chance to win, from 0 to 1")
    chance: float | None = Field(description="of founding the colony, own colonists included")
    reasons: list[Reason]


class Appraisal(ResponseModel):
    """What the lot being auctioned is worth."""

    break_even: int = Field(description="the highest price at which winning it is no loss; below 1 if there is none")
    winner: SeatNumber = Field(description="the seat that should win it")
    price: int = Field(description="and for how much")


class Hint(ResponseModel):
    """The offered choices, best first."""

    number: int = Field(description="of the view that it is about")
    opinions: list[Opinion]
    appraisal: Appraisal | None = Field(description="in auctions")
