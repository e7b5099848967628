"""Answers to requests. They are msgspec structs: instances are sent, and the documentation is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import Response
from msgspec import Meta

from goa.server.live.chat import ChatLine
from goa.server.live.messages import Presence
from goa.tables.payloads.payload import Payload
from goa.tables.payloads.view_types import Line, View


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


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


class ViewAndPresence(View):
    """The view for callers without a socket."""

    presence: Presence


def with_presence(view: View, presence: Presence) -> ViewAndPresence:
    return ViewAndPresence(
        view.game, view.number, view.question, view.tutorial, view.own, view.table, view.lines, presence
    )


class Lines(Payload):
    """Lines of the log."""

    number: int
    lines: tuple[Line, ...]


class Chat(Payload):
    """The latest messages of the chat."""

    sayings: list[ChatLine]


class Said(Payload):
    """The message as it was stored."""

    said: str


class NoteText(Payload):
    """The private note of a seat."""

    text: str


class Rematch(Payload):
    """The next game. The same tokens open it."""

    id: str


class About(Payload):
    """What a table can be created with."""

    version: str
    editions: list[str]
    bots: list[str]
    levels: Annotated[list[str], Meta(description="the bots that players choose from, weakest first")]
    languages: list[str]


class Health(Payload):
    """The server runs."""

    status: Literal["alive"]


class Ready(Payload):
    """Whether choices can be stored now."""

    status: Literal["ready", "not ready", "stopping"]
    problems: tuple[str, ...]
