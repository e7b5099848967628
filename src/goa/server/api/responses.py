"""Answers of the server alone; goa.tables.payloads.answers has the others. They are msgspec structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from fastapi import Request, Response

from goa.server.live.chat import ChatLine
from goa.tables.payloads.payload import Payload
from goa.tables.views.views import TableViews


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def view_response(views: TableViews, seat: int, language: str) -> Response:
    """What a seat sees, with the newest line of the log."""
    return json_response(views.view(seat, language, list(views.table.log)[-1:]))


def base_address(request: Request) -> str:
    """The address that links to this server begin with."""
    configured: str = request.app.state.settings.public_address
    return configured.rstrip("/") if configured else str(request.base_url).rstrip("/")


class Chat(Payload):
    """The latest messages of the chat."""

    messages: list[ChatLine]


class StoredMessage(Payload):
    """The message as it was stored."""

    text: str


class Health(Payload):
    """The server runs."""

    status: Literal["alive"]


class Ready(Payload):
    """Whether choices can be stored now."""

    status: Literal["ready", "not ready", "stopping"]
    problems: tuple[str, ...]
